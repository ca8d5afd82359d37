/// The difference between two versions of a file as `diff -u` and `git diff` write it.
enum UnifiedDiff {
  private static let context = 3

  /// One line of the difference.
  private struct Line {
    let mark: Character
    /// With its line feed, where it has one.
    let text: ArraySlice<UInt8>
  }

  /// The difference with its headers; empty for equal texts.
  ///
  /// - Parameters:
  ///   - path: relative to where the patch is applied.
  ///   - before: UTF-8, with the byte order mark, if any.
  static func text(path: String, from before: [UInt8], to after: [UInt8]) -> String {
    let lines = merged(lines(of: before), lines(of: after))
    let changed = lines.indices.filter { lines[$0].mark != " " }
    guard !changed.isEmpty else { return "" }
    var text = "--- \(name("a/", path))\n+++ \(name("b/", path))\n"
    var (seen, old, new) = (0, 0, 0)
    for range in hunks(around: changed, count: lines.count) {
      old += lines[seen..<range.lowerBound].count { $0.mark != "+" }
      new += lines[seen..<range.lowerBound].count { $0.mark != "-" }
      text += hunk(lines[range], after: (old, new))
      seen = range.lowerBound
    }
    return text
  }

  private static func lines(of text: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while start < text.count {
      let end = text[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? text.count
      lines.append(text[start..<end])
      start = end
    }
    return lines
  }

  /// Both versions' lines in one list, removed ones before those that take their place.
  private static func merged(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> [Line] {
    let difference = LineDifference(from: old, to: new)
    var lines: [Line] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if difference.removed.contains(left) {
        lines.append(Line(mark: "-", text: old[left]))
        left += 1
      } else if difference.inserted.contains(right) {
        lines.append(Line(mark: "+", text: new[right]))
        right += 1
      } else {
        lines.append(Line(mark: " ", text: old[left]))
        left += 1
        right += 1
      }
    }
    return lines
  }

  /// Runs of lines that hold the changes with what stands around them.
  private static func hunks(around changed: [Int], count: Int) -> [Range<Int>] {
    var hunks: [Range<Int>] = []
    for index in changed {
      let range = max(0, index - context)..<min(count, index + context + 1)
      if let last = hunks.last, range.lowerBound <= last.upperBound {
        hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
      } else {
        hunks.append(range)
      }
    }
    return hunks
  }

  /// - Parameter before: How many lines either version has before these.
  private static func hunk(_ lines: ArraySlice<Line>, after before: (old: Int, new: Int)) -> String {
    func span(without mark: Character, after before: Int) -> String {
      let count = lines.count { $0.mark != mark }
      return "\(count == 0 ? before : before + 1),\(count)"
    }
    var text = "@@ -\(span(without: "+", after: before.old)) +\(span(without: "-", after: before.new)) @@\n"
    for line in lines {
      text.append(line.mark)
      text += String(decoding: line.text, as: UTF8.self)
      if line.text.last != 0x0A { text += "\n\\ No newline at end of file\n" }
    }
    return text
  }

  /// A name as git reads it: in quotation marks where it has such marks or control characters in it.
  private static func name(_ prefix: String, _ path: String) -> String {
    let name = prefix + path
    guard name.utf8.contains(where: { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C || $0 == 0x7F }) else {
      return name.contains(" ") ? name + "\t" : name
    }
    let escaped = name.utf8.map { byte -> String in
      switch byte {
      case 0x22: "\\\""
      case 0x5C: "\\\\"
      case 0..<0x20, 0x7F...:
        "\\" + [6, 3, 0].map { String((byte >> $0) & 7) }.joined()
      default: String(Unicode.Scalar(byte))
      }
    }
    return "\"" + escaped.joined() + "\""
  }
}

extension FixedFile {
  /// Whether `git apply` can make the change from ``diff(relativeTo:)``: not in UTF-16, which it takes for binary.
  public var isPatchable: Bool { encoding == .utf8 }

  /// The change as a unified diff, for `git apply` in a folder; that of a file in UTF-16 shows its text, and each line starts
  /// with `#` so that a patch with it still applies.
  ///
  /// - Parameter folder: an absolute path.
  public func diff(relativeTo folder: String) -> String {
    let path = ReportPath(path, folder: folder).display
    guard !isPatchable else { return UnifiedDiff.text(path: path, from: before, to: after) }
    func text(_ bytes: [UInt8]) -> [UInt8] { SourceFile.decode(id: FileID(0), path: path, bytes: bytes).value.text }
    let diff = UnifiedDiff.text(path: path, from: text(before), to: text(after))
    return diff.utf8.split(separator: 0x0A).map { "# \(Substring($0))\n" }.joined()
  }
}
