/// Says how much longer texts of one locale can get, keeping what it needs for every further text.
public struct RoomMeasurer: Sendable {
  /// The locale of the texts.
  public let locale: LocaleTag
  private let textLocale: TextLocale
  private let sample: String
  private var typical = SmallDictionary<TextFont, TypicalWidth>()
  /// The places of roles in the lists of scenes that were asked for.
  private var places: [PlacesInScenes] = []
  private var filler = LineFiller()

  /// A place in a scene.
  private struct PlacedSlot {
    let slot: TextSlot
    let scene: Scene
  }

  private struct PlacedRole: Hashable {
    let role: TextRole
    let isStacked: Bool
  }

  private struct PlacesInScenes {
    let scenes: [Scene]
    var byRole: [PlacedRole: [PlacedSlot]] = [:]
  }

  /// How many lists of scenes are kept.
  private static let mostLists = 16

  /// A measurer that knows no text yet.
  public init(locale: LocaleTag) {
    self.locale = locale
    textLocale = TextLocale(locale)
    sample = TypicalWidth.sample(for: locale)
  }

  /// The room of a text that stands alone: its surface's other texts are taken to be short, and an alert's button to stand beside
  /// one other.
  ///
  /// - Parameters:
  ///   - text: As it is shown, without placeholders.
  ///   - role: What it is.
  ///   - scenes: Where it may be shown; the room is that of the one with least.
  /// - Returns: Nil for a role without a limit, such as a text field's, or where there are no scenes.
  public mutating func room(of text: String, as role: TextRole, in scenes: [Scene] = Scene.defaults) -> TextRoom? {
    room(of: text, as: role, isStacked: false, in: scenes)
  }

  /// - Parameter isStacked: Whether an alert's button stands above or below others instead of beside one.
  mutating func room(of text: String, as role: TextRole, isStacked: Bool, in scenes: [Scene]) -> TextRoom? {
    let units = ICU.units(of: text)
    return units.withUnsafeBufferPointer { least(of: slots(for: role, isStacked: isStacked, in: scenes), for: $0) }
  }

  /// The room of a text of UTF-16 units.
  mutating func room(of units: UnsafeBufferPointer<UInt16>, as role: TextRole, in scenes: [Scene]) -> TextRoom? {
    least(of: slots(for: role, isStacked: false, in: scenes), for: units)
  }

  /// The room of every text of a surface that has a limit, in the order of ``Surface/texts``: each in the scene where it has
  /// least.
  ///
  /// - Parameters:
  ///   - layouts: The surface in each scene, its texts in this locale.
  ///   - unwritten: Fields whose text only stands in for one that is to be written: their room is that of an empty text.
  public mutating func rooms(in layouts: [SurfaceLayout], unwritten: Set<Field> = []) -> [(field: Field, room: TextRoom)] {
    guard let first = layouts.first else { return [] }
    var least: [FieldRest] = []
    least.reserveCapacity(6)
    first.surface.forEachText { field, _ in least.append(FieldRest(field: field)) }
    let message = least.firstIndex { $0.field == .message }
    // The first layout of each width, the fewest lines that a message may have in one, and the least height that was free where it is
    // the first one's.
    var widths: [(layout: Int, lines: Int, free: Double)] = []
    widths.reserveCapacity(4)
    for index in layouts.indices {
      let free = layouts[index].freeHeight
      // What has the same texts in no less height has no less room.
      if widths.contains(where: { free >= $0.free && layouts[index].sharesTexts(with: layouts[$0.layout]) }) { continue }
      let block = message == nil ? nil : layouts[index].block(at: .message)
      let lines = block.flatMap { layouts[index].slot(of: .message, $0)?.lines } ?? .max
      if let same = widths.indices.first(where: { layouts[widths[$0].layout].isAsWide(as: layouts[index]) }) {
        // Of one message, more lines are more room, and all else has the same.
        let isOfFirst = layouts[index].sharesTexts(with: layouts[widths[same].layout])
        guard let message, let block, lines < widths[same].lines || !isOfFirst else { continue }
        if isOfFirst { widths[same].free = free }
        widths[same].lines = min(lines, widths[same].lines)
        lessen(&least[message], block, in: layouts, index, isUnwritten: unwritten.contains(.message))
        continue
      }
      // Without a place for the message, one with more height may have it.
      widths.append((index, lines, message == nil || lines < .max ? free : .infinity))
      for number in least.indices {
        let field = least[number].field
        guard let block = layouts[index].block(at: field) else { continue }
        lessen(&least[number], block, in: layouts, index, isUnwritten: !unwritten.isEmpty && unwritten.contains(field))
      }
    }
    var rooms: [(field: Field, room: TextRoom)] = []
    rooms.reserveCapacity(least.count)
    for own in least {
      if let rest = own.rest { rooms.append((own.field, TextRoom(rest, in: layouts[own.layout].scene))) }
    }
    return rooms
  }

  /// What is left of a field's place in the layout of a number; nil as long as none has a place for it.
  private struct FieldRest {
    let field: Field
    var rest: TextRoom.Rest?
    var layout = 0
  }

  /// Notes the room of a field in a scene, where what is known already is not less.
  private mutating func lessen(
    _ least: inout FieldRest, _ block: TextBlock, in layouts: [SurfaceLayout], _ index: Int, isUnwritten: Bool
  ) {
    guard let slot = layouts[index].slot(of: least.field, block) else { return }
    // What is cut has to be set whole.
    let isWhole = block.shownEnd == nil && !isUnwritten
    if !isWhole { set(isUnwritten ? [] : ICU.units(of: block.text), in: slot) }
    let lines = isWhole ? block.ranges : filler.lines
    let rest = rest(of: slot, lines: lines, natural: isWhole ? block.natural : filler.natural)
    if let known = least.rest, known.characters <= rest.characters { return }
    (least.rest, least.layout) = (rest, index)
  }

  private mutating func set(_ units: [UInt16], in slot: TextSlot) {
    units.withUnsafeBufferPointer { units in
      filler.prepare(units, locale: textLocale, font: slot.font, strategy: .standard)
      filler.fill(units, width: slot.width, locale: textLocale, font: slot.font)
    }
  }

  private mutating func least(of places: [PlacedSlot], for units: UnsafeBufferPointer<UInt16>) -> TextRoom? {
    var least: TextRoom.Rest?
    var scene: Scene?
    var font: TextFont?
    let composed = ComposedUnits(of: units)
    for place in places {
      let slot = place.slot
      if font == nil { filler.find(units, composed: composed, locale: textLocale) }
      if font != slot.font {
        filler.measure(units, composed: composed, locale: textLocale, font: slot.font, strategy: .standard)
      }
      font = slot.font
      filler.fill(units, width: slot.width, locale: textLocale, font: slot.font)
      let rest = rest(of: slot, lines: filler.lines, natural: filler.natural)
      if let least, least.characters <= rest.characters { continue }
      (least, scene) = (rest, place.scene)
    }
    return least.flatMap { least in scene.map { TextRoom(least, in: $0) } }
  }

  /// What a text leaves of a place.
  private mutating func rest(of slot: TextSlot, lines: [TextLine], natural: Double) -> TextRoom.Rest {
    let typical = typical(in: slot.font)
    let points = slot.left(by: lines, natural: natural, lineLoss: typical.lineLoss)
    return TextRoom.Rest(
      limit: slot.limit, points: points, characters: Int((points / typical.advance).rounded(.down)))
  }

  private mutating func typical(in font: TextFont) -> TypicalWidth {
    if let known = typical[font] { return known }
    let made = TypicalWidth(of: sample, locale: locale, font: font)
    typical.set(made, for: font)
    return made
  }

  /// The places of a role, worked out by laying out a surface with hardly any text.
  private mutating func slots(for role: TextRole, isStacked: Bool, in scenes: [Scene]) -> [PlacedSlot] {
    let list = index(of: scenes)
    let placed = PlacedRole(role: role, isStacked: isStacked)
    if let known = places[list].byRole[placed] { return known }
    var layouter = SurfaceLayouter(locale: locale)
    let layouts = layouter.lay(out: role.surface(with: "–", isStacked: isStacked), in: scenes)
    let all = layouts.compactMap { layout in
      layout.slot(of: role.field).map { PlacedSlot(slot: $0, scene: layout.scene) }
    }
    let narrowest = Self.narrowest(all)
    places[list].byRole[placed] = narrowest
    return narrowest
  }

  /// Where the places in a list of scenes are kept. Mostly it is the very list that was asked for before.
  private mutating func index(of scenes: [Scene]) -> Int {
    for index in places.indices where places[index].scenes == scenes { return index }
    if places.count >= Self.mostLists { places.removeAll() }
    places.append(PlacesInScenes(scenes: scenes))
    return places.count - 1
  }

  /// The places without those in which whatever fits another one fits.
  private static func narrowest(_ places: [PlacedSlot]) -> [PlacedSlot] {
    var kept: [PlacedSlot] = []
    for place in places where !kept.contains(where: { $0.slot.isWithin(place.slot) }) {
      kept.removeAll { place.slot.isWithin($0.slot) }
      kept.append(place)
    }
    return kept
  }
}
