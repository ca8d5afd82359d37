internal import CICU

/// Measures texts, one after another, in buffers that it keeps.
struct TextMeasurer {
  /// For each UTF-16 unit what its character adds to the text's width, in points; 0 in the middle of a character.
  private(set) var advances: [Double] = []
  /// For each unit what of its and later characters' advances falls away where a line begins with it: the figures of groups
  /// that the break parts.
  private(set) var carried: [Double] = []
  private var language = ""
  private var run: [(code: UInt32, unit: Int)] = []
  private var kernsKana = false
  private var window = GroupWindow()

  /// The widths that a font gives: points for each unit of a table in either weight, and what is added to each character.
  private struct Scale {
    var regular: Double
    var semibold: Double
    var tracking = 0.0

    init(points: Double, weight: TextFont.Weight, hasMedium: Bool) {
      switch weight {
      case .semibold, .heavy: (regular, semibold) = (0, points)
      case .medium where hasMedium: (regular, semibold) = (points / 2, points / 2)
      case .regular, .medium: (regular, semibold) = (points, 0)
      }
    }

    @inline(__always)
    func width(_ figure: MetricsTable.Figure) -> Double {
      regular * Double(figure.regular) + semibold * Double(figure.semibold)
    }

    @inline(__always)
    func width(_ symbol: MetricsTable.Symbol) -> Double {
      regular * Double(symbol.regular) + semibold * Double(symbol.semibold)
    }
  }

  /// Fills ``advances`` and ``carried`` for a text.
  ///
  /// - Parameter composed: The text composed, where it was given otherwise.
  mutating func measure(
    _ units: UnsafeBufferPointer<UInt16>, composed: ComposedUnits?, locale: TextLocale, font: TextFont, strategy: BreakStrategy
  ) {
    guard let composed else { return measure(units, locale: locale, font: font, strategy: strategy) }
    composed.withUnits { measure($0, locale: locale, font: font, strategy: strategy) }
    let (found, parted) = (advances, carried)
    advances = [Double](repeating: 0, count: units.count)
    carried = [Double](repeating: 0, count: units.count + 1)
    var last = -1
    composed.forEachOrigin { index, origin in
      advances[origin] += found[index]
      if origin != last { carried[origin] = parted[index] }
      last = origin
    }
  }

  private mutating func measure(
    _ units: UnsafeBufferPointer<UInt16>, locale: TextLocale, font: TextFont, strategy: BreakStrategy
  ) {
    kernsKana = strategy == .greedy
    language = locale.language
    advances.fill(with: 0, count: units.count)
    carried.fill(with: 0, count: units.count + 1)
    let inter = table(.inter)
    var scale = Scale(points: font.size * font.widthOverInter / inter.unitsPerEm, weight: font.weight, hasMedium: true)
    scale.tracking = font.tracking
    var script = MetricsScript.none
    var last: (code: UInt32, start: Int) = (0, 0)
    var at = 0
    while at < units.count {
      let start = at
      let code = decodeScalar(units, &at)
      let symbol = inter.symbol(code)
      if isKeptWithPrevious(code) {
        if script != .inter { run.append((code, start)) }
        if code == 0xFE0F, cicu_is_emoji(Int32(last.code)) { advances[last.start] = Self.emojiAdvance * font.size }
      } else if symbol != 0 {
        if script != .inter {
          flushRun(script, locale, font)
          script = .inter
          window.clear()
        }
        add(symbol, at: start, inter, scale)
        if code | 1 == 0x201D {
          if !kernsKana, let wide = locale.quoteAdvance {
            advances[start] = wide * font.size
            window.clear()
          } else {
            advances[start] += font.quoteExcess * font.size
          }
        }
        if isCombining(code) || inter.symbols[symbol].isInvisible { advances[start] -= scale.tracking }
      } else {
        let own = MetricsScript(code)
        if own != script {
          flushRun(script, locale, font)
          script = own
        }
        if run.isEmpty { run.reserveCapacity(units.count - start) }
        run.append((code, start))
      }
      last = (code, start)
    }
    flushRun(script, locale, font)
  }

  /// The width of the hyphen that a line shows when it ends at a soft hyphen, in points.
  static func hyphenWidth(locale: TextLocale, font: TextFont) -> Double {
    let inter = MetricsScript.inter.metrics(language: locale.language)
    let scale = Scale(points: font.size * font.widthOverInter / inter.unitsPerEm, weight: font.weight, hasMedium: true)
    return scale.width(inter.symbols[inter.symbol(0x2D)]) + font.tracking
  }

  /// Joiners, directional marks and variation selectors.
  @inline(__always)
  private func isKeptWithPrevious(_ code: UInt32) -> Bool {
    code >= 0x200B && (code <= 0x200F || 0xFE00...0xFE0F ~= code)
  }

  /// Marks that stand over or under the character before, which no tracking follows: Unicode's blocks of combining marks.
  @inline(__always)
  private func isCombining(_ code: UInt32) -> Bool {
    switch code {
    case 0x300...0x36F, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: true
    default: false
    }
  }

  private func table(_ script: MetricsScript) -> MetricsTable { script.metrics(language: language) }

  @inline(__always)
  private mutating func add(_ symbol: Int, at unit: Int, _ table: MetricsTable, _ scale: Scale) {
    let entry = table.symbols[symbol]
    var width = scale.width(entry) + scale.tracking
    if window.count > 0 {
      let figure = table.pair(window.last, symbol)
      if figure.regular != 0 || figure.semibold != 0 {
        let points = scale.width(figure)
        width += points
        carried[unit] += points
      }
    }
    window.push(symbol, unit)
    if entry.flags > 1, window.count > 1 {
      width += longerGroups(endingWith: entry, table, scale)
    }
    advances[unit] += width
  }

  private mutating func longerGroups(
    endingWith entry: MetricsTable.Symbol, _ table: MetricsTable, _ scale: Scale
  ) -> Double {
    var sum = 0.0
    for length in 2...5 where entry.flags & (1 << length) != 0 && window.count >= length {
      let points = scale.width(table.group(window.key(length)))
      guard points != 0 else { continue }
      sum += points
      for place in 0..<(length - 1) { carried[window.unit(fromLast: place)] += points }
    }
    return sum
  }

  /// Measures the characters collected in ``run``, which are one script's.
  private mutating func flushRun(_ script: MetricsScript, _ locale: TextLocale, _ font: TextFont) {
    guard !run.isEmpty else { return }
    defer { run.removeAll(keepingCapacity: true) }
    window.clear()
    guard script != .none else { return measureOthers(font) }
    let table = table(script)
    let isCJK = script == .cjk
    let ideograph = font.size / table.unitsPerEm * locale.ideographScale
    let scale = Scale(
      points: isCJK ? ideograph : font.size / table.unitsPerEm, weight: font.weight, hasMedium: false)
    if isCJK {
      measureIdeographs(table, scale, font)
    } else if !table.joining.isEmpty {
      measureJoined(table, scale)
    } else {
      if table.reorders { reorderLeftMarks(table) }
      for index in run.indices {
        let (code, unit) = run[index]
        let symbol = table.symbol(code)
        if symbol == 0 { addUnknown(index, font) } else { add(symbol, at: unit, table, scale) }
      }
    }
  }

  private mutating func measureIdeographs(_ table: MetricsTable, _ scale: Scale, _ font: TextFont) {
    for index in run.indices {
      let (code, unit) = run[index]
      let symbol = table.symbol(code)
      if !kernsKana || symbol == 0 { window.clear() }
      if symbol != 0 {
        add(symbol, at: unit, table, scale)
        continue
      }
      if 0xAC00...0xD7A3 ~= code {
        advances[unit] = TextLocale.hangulAdvance * font.size
      } else if code >= 0x2E80, !isKeptWithPrevious(code), code < 0xE0000 {
        advances[unit] = (scale.regular + scale.semibold) * table.unitsPerEm
      } else {
        addUnknown(index, font)
      }
    }
  }

  private mutating func measureOthers(_ font: TextFont) {
    for index in run.indices { addUnknown(index, font) }
  }

  /// An emoji's width on an iPhone in em (one picture).
  private static let emojiAdvance = 1.27

  /// Emoji have one width; other characters that no table has count for nothing.
  private mutating func addUnknown(_ index: Int, _ font: TextFont) {
    let (code, unit) = run[index]
    let followsJoiner = index > 0 && run[index - 1].code == 0x200D
    window.clear()
    guard code >= 0x2190, cicu_is_emoji(Int32(code)), !(0x1F3FB...0x1F3FF ~= code) else { return }
    let isSecondRegional = 0x1F1E6...0x1F1FF ~= code && unit >= 2 && advances[unit - 2] != 0
    if !isSecondRegional, !followsJoiner { advances[unit] = Self.emojiAdvance * font.size }
  }

  /// Puts marks that are drawn left of their letter before it, and parts those drawn on both sides.
  private mutating func reorderLeftMarks(_ table: MetricsTable) {
    var visual: [(code: UInt32, unit: Int)] = []
    visual.reserveCapacity(run.count + 8)
    for (code, unit) in run {
      let parts = Self.twoSided[code]
      let mark = parts?.left ?? code
      if let letter = visual.last, table.symbols[table.symbol(mark)].isDrawnLeft {
        visual[visual.count - 1] = (mark, unit)
        visual.append(letter)
      } else {
        visual.append((mark, unit))
      }
      if let parts { visual.append((parts.right, unit)) }
    }
    run = visual
  }

  /// Tamil vowel signs that are drawn on both sides of a letter, and their canonical decompositions.
  private static let twoSided: [UInt32: (left: UInt32, right: UInt32)] = [
    0xBCA: (0xBC6, 0xBBE), 0xBCB: (0xBC7, 0xBBE), 0xBCC: (0xBC6, 0xBD7),
  ]

  /// Measures Arabic letters in the forms that their neighbours give them.
  private mutating func measureJoined(_ table: MetricsTable, _ scale: Scale) {
    var joinsBefore = false
    for index in run.indices {
      let (code, unit) = run[index]
      let kind = table.joining.kind(code)
      var form: UInt32 = 0
      if kind != .transparent {
        let takesBefore = kind == .dual || kind == .right || kind == .causing
        let takesAfter = (kind == .dual || kind == .causing) && nextJoins(after: index, table.joining)
        form = joinsBefore && takesBefore ? (takesAfter ? 2 : 3) : (takesAfter ? 1 : 0)
        joinsBefore = takesAfter
      }
      let symbol = table.symbol(code << 2 | form)
      if kind == .transparent {
        advances[unit] = scale.width(table.symbols[symbol])
      } else if symbol != 0 {
        add(symbol, at: unit, table, scale)
      }
    }
  }

  private func nextJoins(after index: Int, _ joining: JoiningTypes) -> Bool {
    for next in run[(index + 1)...] {
      switch joining.kind(next.code) {
      case .transparent: continue
      case .dual, .right, .causing: return true
      case .none: return false
      }
    }
    return false
  }
}

/// The last five symbols of a run and where they stand.
private struct GroupWindow {
  private(set) var count = 0
  private var key: UInt64 = 0
  private var units: (Int, Int, Int, Int) = (0, 0, 0, 0)

  var last: Int { Int(key & 0xFFF) }

  mutating func clear() {
    count = 0
    key = 0
  }

  @inline(__always)
  mutating func push(_ symbol: Int, _ unit: Int) {
    key = (key << 12 | UInt64(symbol)) & 0xFFF_FFFF_FFFF_FFFF
    units = (unit, units.0, units.1, units.2)
    count += 1
  }

  /// The last `length` symbols.
  func key(_ length: Int) -> UInt64 { key & (1 << (12 * UInt64(length)) - 1) }

  func unit(fromLast place: Int) -> Int {
    switch place {
    case 0: units.0
    case 1: units.1
    case 2: units.2
    default: units.3
    }
  }
}

/// The code point at an offset, which moves past it; a lone surrogate stands for itself.
@inline(__always)
func decodeScalar(_ units: UnsafeBufferPointer<UInt16>, _ at: inout Int) -> UInt32 {
  let first = units[at]
  at += 1
  guard first & 0xFC00 == 0xD800, at < units.count, units[at] & 0xFC00 == 0xDC00 else { return UInt32(first) }
  at += 1
  return 0x10000 + (UInt32(first & 0x3FF) << 10 | UInt32(units[at - 1] & 0x3FF))
}
