import Synchronization

/// The scripts that have a table of their own.
enum MetricsScript: UInt8, CaseIterable {
  case none, inter, cjk, arabic, armenian, bengali, devanagari, ethiopic, georgian, gujarati, gurmukhi, hebrew, kannada, khmer
  case lao, malayalam, myanmar, sinhala, tamil, telugu, thai

  fileprivate var table: StaticString {
    switch self {
    case .none: ""
    case .inter: MetricsTables.inter
    case .cjk: MetricsTables.cJK
    case .arabic: MetricsTables.arabic
    case .armenian: MetricsTables.armenian
    case .bengali: MetricsTables.bengali
    case .devanagari: MetricsTables.devanagari
    case .ethiopic: MetricsTables.ethiopic
    case .georgian: MetricsTables.georgian
    case .gujarati: MetricsTables.gujarati
    case .gurmukhi: MetricsTables.gurmukhi
    case .hebrew: MetricsTables.hebrew
    case .kannada: MetricsTables.kannada
    case .khmer: MetricsTables.khmer
    case .lao: MetricsTables.lao
    case .malayalam: MetricsTables.malayalam
    case .myanmar: MetricsTables.myanmar
    case .sinhala: MetricsTables.sinhala
    case .tamil: MetricsTables.tamil
    case .telugu: MetricsTables.telugu
    case .thai: MetricsTables.thai
    }
  }

  /// Whether a table holds other forms for a language.
  @inline(__always)
  private func hasForms(of language: String) -> Bool {
    switch self {
    case .inter: language == "ca"
    case .arabic: language == "ur"
    case .devanagari: language == "ne" || language == "mr"
    default: false
    }
  }

  /// The script whose table may hold a code point that Inter lacks.
  @inline(__always)
  init(_ code: UInt32) {
    self = code < 0x20000 ? Self.blocks[Int(code >> 4)] : .cjk
  }

  private static let blocks: [MetricsScript] = {
    var blocks = [MetricsScript](repeating: .none, count: 0x20000 >> 4)
    func set(_ script: MetricsScript, _ codes: ClosedRange<Int>) {
      for block in (codes.lowerBound >> 4)...(codes.upperBound >> 4) { blocks[block] = script }
    }
    set(.cjk, 0x2000...0x1EFFF)
    set(.armenian, 0x530...0x58F)
    set(.hebrew, 0x590...0x5FF)
    set(.arabic, 0x600...0x77F)
    let indic: [MetricsScript] = [.devanagari, .bengali, .gurmukhi, .gujarati]
    for (number, script) in indic.enumerated() { set(script, (0x900 + number * 0x80)...(0x97F + number * 0x80)) }
    let southern: [MetricsScript] = [.tamil, .telugu, .kannada, .malayalam, .sinhala, .thai, .lao]
    for (number, script) in southern.enumerated() { set(script, (0xB80 + number * 0x80)...(0xBFF + number * 0x80)) }
    set(.myanmar, 0x1000...0x109F)
    set(.georgian, 0x10A0...0x10FF)
    set(.ethiopic, 0x1200...0x137F)
    set(.khmer, 0x1780...0x17FF)
    set(.georgian, 0x1C90...0x1CBF)
    set(.none, 0xD800...0xF8FF)
    set(.none, 0x1F000...0x1FFFF)
    return blocks
  }()

  /// The script's table with the forms of `language`, decoded on first use.
  func metrics(language: String) -> MetricsTable {
    guard hasForms(of: language) else { return usualTables[Int(rawValue)].table(of: self) }
    let key = MetricsKey(script: self, language: language)
    return decodedTables.withLock { tables in
      if let table = tables[key] { return table }
      let table = MetricsTable(self.table, language: key.language)
      tables[key] = table
      return table
    }
  }
}

private struct MetricsKey: Hashable {
  let script: MetricsScript
  let language: String
}

/// A script's table without any language's own forms.
private final class UsualTable: Sendable {
  private let kept = KeptValue<MetricsTable>()

  func table(of script: MetricsScript) -> MetricsTable {
    kept.value { MetricsTable(script.table, language: "") }
  }
}

private let usualTables = MetricsScript.allCases.map { _ in UsualTable() }

private let decodedTables = Mutex<[MetricsKey: MetricsTable]>([:])

/// The reference metrics' tables, one file each in `Tables/`.
enum MetricsTables {}
