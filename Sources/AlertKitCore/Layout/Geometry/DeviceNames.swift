extension Device {
  /// The device of a name, such as `iPhone 14 Pro` or `iPhone SE (3rd generation)`: every iPhone and iPad that runs iOS 13 or
  /// later. Case, brackets, and the words *generation* and *inch* don't count.
  public static func named(_ name: String) -> Device? {
    byName[plain(name)]
  }

  /// The names of all devices, those of ``all`` first.
  public static let names: [String] = all.map(\.name) + sameScreens.flatMap(\.names)

  private static let byName: [String: Device] = {
    var devices = Dictionary(all.map { (plain($0.name), $0) }, uniquingKeysWith: { first, _ in first })
    for (screen, names) in sameScreens {
      guard let device = devices[plain(screen)] else { continue }
      for name in names where devices[plain(name)] == nil { devices[plain(name)] = Device(name, like: device) }
    }
    return devices
  }()

  /// Devices by the one of ``all`` that has the same screen.
  private static let sameScreens: [(screen: String, names: [String])] = [
    ("iPhone SE", ["iPhone 6s", "iPhone 7", "iPhone 8", "iPhone SE (2nd generation)", "iPhone SE (3rd generation)"]),
    ("iPhone 8 Plus", ["iPhone 6s Plus", "iPhone 7 Plus"]),
    ("iPhone 11 Pro", ["iPhone X", "iPhone XS"]),
    ("iPhone 13 mini", ["iPhone 12 mini"]),
    ("iPhone 11", ["iPhone XR"]),
    ("iPhone 11 Pro Max", ["iPhone XS Max"]),
    ("iPhone 14", ["iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro"]),
    ("iPhone 16e", ["iPhone 17e"]),
    ("iPhone 14 Plus", ["iPhone 12 Pro Max", "iPhone 13 Pro Max"]),
    ("iPhone 15", ["iPhone 14 Pro", "iPhone 15 Pro"]),
    ("iPhone 16 Plus", ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max"]),
    ("iPhone 17", ["iPhone 17 Pro"]),
    ("iPhone 16 Pro Max", ["iPhone 17 Pro Max"]),
    (
      "iPad 9.7", ["iPad (5th generation)", "iPad (6th generation)", "iPad Air 2", "iPad mini 4", "iPad mini (5th generation)"]
    ),
    ("iPad 9.7", ["iPad Pro (9.7-inch)"]),
    ("iPad mini", ["iPad mini (6th generation)", "iPad mini (A17 Pro)"]),
    ("iPad 10.2", ["iPad (7th generation)", "iPad (8th generation)", "iPad (9th generation)"]),
    ("iPad", ["iPad (10th generation)", "iPad (A16)", "iPad Air (4th generation)", "iPad Air (5th generation)"]),
    ("iPad", ["iPad Air 11-inch", "iPad Air 11-inch (M2)", "iPad Air 11-inch (M3)"]),
    ("iPad Pro 10.5", ["iPad Air (3rd generation)"]),
    (
      "iPad Pro 11",
      [
        "iPad Pro (11-inch) (1st generation)", "iPad Pro (11-inch) (2nd generation)",
        "iPad Pro (11-inch) (3rd generation)", "iPad Pro (11-inch) (4th generation)",
      ]
    ),
    ("iPad Pro 11 (M4)", ["iPad Pro 11-inch (M5)"]),
    (
      "iPad Pro 12.9",
      [
        "iPad Pro (12.9-inch) (1st generation)", "iPad Pro (12.9-inch) (2nd generation)",
        "iPad Pro (12.9-inch) (3rd generation)", "iPad Pro (12.9-inch) (4th generation)",
        "iPad Pro (12.9-inch) (5th generation)", "iPad Pro (12.9-inch) (6th generation)", "iPad Air 13-inch",
        "iPad Air 13-inch (M2)", "iPad Air 13-inch (M3)",
      ]
    ),
    ("iPad Pro 13", ["iPad Pro 13-inch (M4)", "iPad Pro 13-inch (M5)"]),
  ]

  /// A name without what people leave out: `iphone se 3` for `iPhone SE (3rd generation)`.
  private static func plain(_ name: String) -> String {
    let words = name.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "." }.map(String.init)
    let kept = words.filter { !["generation", "gen", "inch", "in"].contains($0) }.map { word in
      let isOrdinal = word.first?.isNumber == true && ["st", "nd", "rd", "th"].contains { word.hasSuffix($0) }
      return isOrdinal ? String(word.dropLast(2)) : word
    }
    return kept.joined(separator: " ")
  }
}
