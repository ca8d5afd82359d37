import AlertKitCore
import Testing

@Suite struct DeviceNameTests {
  /// Every iPhone that runs iOS 13 or later, by Apple's name, with the width of its screen.
  @Test(arguments: [
    ("iPhone 6s", 375), ("iPhone 6s Plus", 414), ("iPhone SE (1st generation)", 320), ("iPhone 7", 375), ("iPhone 7 Plus", 414),
    ("iPhone 8", 375), ("iPhone 8 Plus", 414), ("iPhone X", 375), ("iPhone XR", 414), ("iPhone XS", 375),
    ("iPhone XS Max", 414),
    ("iPhone 11", 414), ("iPhone 11 Pro", 375), ("iPhone 11 Pro Max", 414), ("iPhone SE (2nd generation)", 375),
    ("iPhone 12 mini", 375), ("iPhone 12", 390), ("iPhone 12 Pro", 390), ("iPhone 12 Pro Max", 428), ("iPhone 13 mini", 375),
    ("iPhone 13", 390), ("iPhone 13 Pro", 390), ("iPhone 13 Pro Max", 428), ("iPhone SE (3rd generation)", 375),
    ("iPhone 14", 390), ("iPhone 14 Plus", 428), ("iPhone 14 Pro", 393), ("iPhone 14 Pro Max", 430), ("iPhone 15", 393),
    ("iPhone 15 Plus", 430), ("iPhone 15 Pro", 393), ("iPhone 15 Pro Max", 430), ("iPhone 16", 393), ("iPhone 16 Plus", 430),
    ("iPhone 16 Pro", 402), ("iPhone 16 Pro Max", 440), ("iPhone 16e", 390), ("iPhone 17", 402), ("iPhone 17 Pro", 402),
    ("iPhone 17 Pro Max", 440), ("iPhone Air", 420),
  ])
  func iPhones(name: String, width: Double) {
    let device = Device.named(name)
    #expect(device?.width == width && device?.isPad == false)
  }

  @Test(arguments: [
    ("iPad (9th generation)", 810), ("iPad (10th generation)", 820), ("iPad (A16)", 820), ("iPad mini (5th generation)", 768),
    ("iPad mini (6th generation)", 744), ("iPad mini (A17 Pro)", 744), ("iPad Air (3rd generation)", 834),
    ("iPad Air (5th generation)", 820), ("iPad Air 11-inch (M2)", 820), ("iPad Air 13-inch (M3)", 1024),
    ("iPad Pro (11-inch) (2nd generation)", 834), ("iPad Pro (12.9-inch) (6th generation)", 1024),
    ("iPad Pro 13-inch (M4)", 1032), ("iPad Pro (10.5-inch)", 834), ("iPad Pro (9.7-inch)", 768),
  ])
  func iPads(name: String, width: Double) {
    let device = Device.named(name)
    #expect(device?.width == width && device?.isPad == true)
  }

  @Test(arguments: ["iphone se 3", "iPhone SE (3rd gen)", "IPHONE SE (3RD GENERATION)", "iPhone-SE 3"])
  func spellings(name: String) {
    #expect(Device.named(name)?.name == "iPhone SE (3rd generation)")
  }

  @Test func namesLeadToOneDevice() {
    #expect(Set(Device.names).count == Device.names.count)
    for name in Device.names { #expect(Device.named(name)?.name == name) }
    #expect(Device.named("iPhone 5s") == nil && Device.named("") == nil)
  }
}
