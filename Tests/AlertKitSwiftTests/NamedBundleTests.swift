import AlertKitCode
import AlertKitCore
import AlertKitObjC
import AlertKitSwift
import Testing

/// A class that is named beside a key says whose tables the text is looked up in.
@Suite struct NamedBundleTests {
  private static func title(_ files: [String: String]) async throws -> String? {
    let tables = ["App", "Shared"].map { ("\($0)/en.lproj/Localizable.strings", "\"error\" = \"\($0) Failed\";\n") }
    let shared = ["Shared/Shared.swift": "public class Shared { public class Inner {} }\npublic class SharedScreen {}"]
    let all = Dictionary(uniqueKeysWithValues: tables).merging(shared) { $1 }.merging(files) { $1 }
    let inputs = all.map { InputFile(path: $0.key, bytes: Array($0.value.utf8)) }.sorted { $0.path < $1.path }
    let project = await Project.assemble(inputs, sources: CodeSources.reader(languages: [SwiftLanguage(), ObjCLanguage()]))
    let surface = try #require(project.surfaces.first)
    return project.localized(surface, in: LocaleTag("en")).surface.title?.text
  }

  @Test(arguments: [
    (", bundle: Bundle(for: Shared.self)", "Shared Failed"),
    (", table: \"Localizable\", bundle: Bundle(for: Shared.self)", "Shared Failed"),
    ("", "App Failed"), (", bundle: .main", "App Failed"), (", bundle: Bundle(for: Elsewhere.self)", "App Failed"),
    (", bundle: Bundle(for: Share.self)", "App Failed"),
  ])
  func theTableOfAClass(bundle: String, expected: String) async throws {
    let code = """
      func ask() {
        let alert = UIAlertController(title: String(localized: "error"\(bundle)), message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
      }
      """
    #expect(try await Self.title(["App/A.swift": code]) == expected)
  }

  @Test(arguments: [("[NSBundle bundleForClass:[Shared class]]", "Shared Failed"), ("[NSBundle mainBundle]", "App Failed")])
  func theTableOfAClassInObjectiveC(bundle: String, expected: String) async throws {
    let code = """
      @implementation Screen
      - (void)ask {
        NSString *title = NSLocalizedStringFromTableInBundle(@"error", nil, \(bundle), nil);
        [[[UIAlertView alloc] initWithTitle:title message:nil delegate:nil cancelButtonTitle:@"OK" otherButtonTitles:nil] show];
      }
      @end
      """
    #expect(try await Self.title(["App/A.m": code]) == expected)
  }
}
