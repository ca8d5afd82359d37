/// Answers the requests of `wrap --jsonl`, one line after another, in buffers that it keeps.
package struct WrapResponder: LineResponder {
  private var request = WrapRequest()
  private var filler = LineFiller()
  private var locales: [[UInt8]: TextLocale] = [:]
  private var lastLocale: (name: [UInt8], locale: TextLocale)?

  /// How many spellings of locales are kept.
  private static let mostLocales = 512

  package init() {}

  package mutating func answer(_ line: UnsafeBufferPointer<UInt8>, into output: inout [UInt8]) {
    if line.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { return }
    do throws(LineFault) {
      try request.read(line)
      let locale = try textLocale()
      guard let font = request.style?.font, let width = request.width else { throw LineFault("style or width is missing") }
      let strategy = request.strategy
      request.text.withUnsafeBufferPointer { units in
        filler.prepare(units, locale: locale, font: font, strategy: strategy)
        filler.fill(units, width: width, locale: locale, font: font)
      }
      writeLines(into: &output)
    } catch {
      write("{\"id\": ", &output)
      output.append(contentsOf: request.id)
      write(", \"error\": \"\(error.message)\"}\n", &output)
    }
  }

  private mutating func textLocale() throws(LineFault) -> TextLocale {
    if let lastLocale, lastLocale.name == request.locale { return lastLocale.locale }
    if let known = locales[request.locale] {
      lastLocale = (request.locale, known)
      return known
    }
    guard let tag = LocaleTag(String(decoding: request.locale, as: UTF8.self)) else { throw LineFault("unknown locale") }
    if locales.count == Self.mostLocales { locales.removeAll() }
    let locale = TextLocale(tag)
    locales[request.locale] = locale
    return locale
  }

  private func writeLines(into output: inout [UInt8]) {
    write("{\"id\": ", &output)
    output.append(contentsOf: request.id)
    write(", \"starts\": [", &output)
    for (index, line) in filler.lines.enumerated() {
      if index > 0 { write(", ", &output) }
      write(line.range.lowerBound, &output)
    }
    write("], \"widths\": [", &output)
    for (index, line) in filler.lines.enumerated() {
      if index > 0 { write(", ", &output) }
      writePoints(line.width, &output)
    }
    write("], \"natural\": ", &output)
    writePoints(filler.natural, &output)
    write("}\n", &output)
  }

  @inline(__always)
  private func write(_ text: StaticString, _ output: inout [UInt8]) {
    output.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  private func write(_ text: String, _ output: inout [UInt8]) {
    output.append(contentsOf: text.utf8)
  }

  private func write(_ number: Int, _ output: inout [UInt8]) {
    guard number >= 10 else { return output.append(UInt8(truncatingIfNeeded: 0x30 + number)) }
    let start = output.count
    var rest = number
    while rest > 0 {
      output.append(UInt8(truncatingIfNeeded: 0x30 + rest % 10))
      rest /= 10
    }
    output[start...].reverse()
  }

  /// Writes a width to two decimal places.
  private func writePoints(_ points: Double, _ output: inout [UInt8]) {
    let hundredths = Int((max(points, 0) * 100).rounded())
    write(hundredths / 100, &output)
    let (tens, ones) = (hundredths / 10 % 10, hundredths % 10)
    guard tens + ones > 0 else { return }
    output.append(0x2E)
    output.append(UInt8(0x30 + tens))
    if ones > 0 { output.append(UInt8(0x30 + ones)) }
  }
}
