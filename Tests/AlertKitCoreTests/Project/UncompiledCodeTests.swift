import Testing

@testable import AlertKitCore

/// Code for which a macro has to be defined that nothing defines, or a module to be missing that other code needs.
@Suite struct UncompiledCodeTests {
  private func reserve(_ text: String, _ others: [String: String] = ["A.xcodeproj/project.pbxproj": "{}"]) async
    -> SurfaceReserve?
  {
    await reserve(of: text, in: "A.m", others)
  }

  private func reserve(ofSwift text: String, _ others: [String: String]) async -> SurfaceReserve? {
    await reserve(of: text, in: "A.swift", others)
  }

  /// What becomes of an alert whose place in a file is `show`.
  private func reserve(of text: String, in path: String, _ others: [String: String]) async -> SurfaceReserve? {
    let files = others.merging([path: text]) { $1 }
    let inputs = files.map { InputFile(path: $0.key, bytes: Array($0.value.utf8)) }
    let reader = SourceReader { files in
      var reading = CodeReading()
      for file in files where file.path == path {
        let start = text.utf8.distance(from: text.startIndex, to: text.firstRange(of: "show")!.lowerBound)
        let range = SourceRange(file: file.id, start: start, end: start + 4)
        let surface = Surface<StringReference>(id: "A.show.1", kind: .alert, origin: .source, range: range)
        reading.files[file.id] = SourceReading(surfaces: [surface])
      }
      return reading
    }
    return await Project.assemble(inputs, sources: reader).surfaces.first?.reserve
  }

  @Test(arguments: [
    "#ifdef MYTESTNET\nshow\n#endif\n", "#if MYTESTNET // old\nshow\n#endif\n", "#if defined(MYTESTNET)\nshow\n#else\n#endif\n",
    "#ifndef MYTESTNET\n#else\nshow\n#endif\n", "#if !defined (MYTESTNET)\n#else\nshow\n#endif\n",
  ])
  func nothingIsSaidOfWhatNoBuildCompiles(text: String) async { #expect(await reserve(text) == .uncalled) }

  @Test(arguments: [
    "#ifndef MYTESTNET\nshow\n#endif\n", "#ifdef MYTESTNET\n#else\nshow\n#endif\n", "#ifdef RELEASE_MENU\nshow\n#endif\n",
    "#if TARGET_OS_IOS\nshow\n#endif\n", "#if MYTESTNET > 1\nshow\n#endif\n", "#if 1\nshow\n#endif\n",
    "#ifdef __IPHONE_8_0\nshow\n#endif\n", "#ifdef MYTESTNET\n#elif OTHER\nshow\n#endif\n",
    "#define MYTESTNET\n#ifdef MYTESTNET\nshow\n#endif\n",
  ])
  func whatABuildMayCompileIsAnAlertLikeAnyOther(text: String) async { #expect(await reserve(text) == nil) }

  @Test(arguments: [
    ("A.xcodeproj/project.pbxproj", "{ a = (\"MYTESTNET=1\"); }"), ("A.xcconfig", "OTHER_CFLAGS = -DMYTESTNET"),
    ("A-Prefix.pch", "#  define   MYTESTNET 1"), ("project.yml", ""),
  ])
  func settingsAndHeadersDefine(path: String, content: String) async {
    let text = "#ifdef MYTESTNET\nshow\n#endif\n"
    #expect(await reserve(text, ["A.xcodeproj/project.pbxproj": "{}"].merging([path: content]) { $1 }) == nil)
  }

  @Test func withoutAProjectNothingIsKnown() async {
    #expect(await reserve("#ifdef MYTESTNET\nshow\n#endif\n", [:]) == nil)
  }

  // MARK: Flags

  @Test(arguments: ["#if ENTERPRISE\nshow\n#endif\n", "#if !ENTERPRISE\n#else\nshow\n#endif\n"])
  func aFlagThatNothingSets(text: String) async {
    #expect(await reserve(ofSwift: text, ["A.xcodeproj/project.pbxproj": "{}"]) == .uncalled)
    for (path, content) in [
      ("A.xcodeproj/project.pbxproj", "{ SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"DEBUG ENTERPRISE\"; }"),
      ("A.xcconfig", "OTHER_SWIFT_FLAGS = -DENTERPRISE"), ("Kit/Package.swift", "swiftSettings: [.define(\"ENTERPRISE\")]"),
      ("A.xcodeproj/project.pbxproj", "{ baseConfigurationReference = A1 /* Local.xcconfig */; }"), ("project.yml", "name: A"),
      ("Project.swift", "let project = Project()"),
    ] {
      let files = ["A.xcodeproj/project.pbxproj": "{}"].merging([path: content]) { $1 }
      #expect(await reserve(ofSwift: text, files) == nil, "\(path)")
    }
    #expect(await reserve(ofSwift: text, [:]) == nil)
  }

  @Test(arguments: [
    "#if os(iOS)\nshow\n#endif\n", "#if targetEnvironment(simulator)\n#else\nshow\n#endif\n", "#if !ENTERPRISE\nshow\n#endif\n",
    "#if true\nshow\n#endif\n", "#if ENTERPRISE || DEMO\nshow\n#endif\n", "#if RELEASE_MENU\nshow\n#endif\n",
  ])
  func whatAFlagDoesNotKeepOut(text: String) async {
    #expect(await reserve(ofSwift: text, ["A.xcodeproj/project.pbxproj": "{}"]) == nil)
  }

  // MARK: Modules

  private static let lacking = "#if canImport(Auth)\nimport Auth\n#else\nshow\n#endif\n"

  @Test(arguments: [
    lacking, "#if !canImport(Auth)\nshow\n#endif\n", "#if canImport(Box)\n#if canImport(Auth)\n#else\nshow\n#endif\n#endif\n",
  ])
  func aModuleThatAnotherFileNeedsIsThere(text: String) async {
    #expect(await reserve(ofSwift: text, ["B.swift": "import UIKit\nimport Auth\n"]) == .uncalled)
    #expect(await reserve(ofSwift: text, ["B.swift": "@preconcurrency import Auth\n"]) == .uncalled)
  }

  @Test(arguments: [
    ("B.swift", "#if canImport(Auth)\nimport Auth\n#endif\n"), ("B.swift", "// import Auth\n"), ("B.swift", "import AuthUI\n"),
    ("ATests/B.swift", "import Auth\n"), ("macOS/B.swift", "import Auth\n"), ("B.swift", ""),
  ])
  func aModuleMayBeMissing(path: String, content: String) async {
    #expect(await reserve(ofSwift: Self.lacking, [path: content]) == nil)
  }

  @Test(arguments: [
    "#if canImport(Auth)\nshow\n#endif\n", "#if canImport(Auth) && DEMO\n#else\nshow\n#endif\n",
    "#if canImport(Auth)\n#elseif DEMO\nshow\n#endif\n",
  ])
  func otherPartsMayBeCompiled(text: String) async {
    #expect(await reserve(ofSwift: text, ["B.swift": "import Auth\n"]) == nil)
  }
}
