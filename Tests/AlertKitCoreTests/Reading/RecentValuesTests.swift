import Testing

@testable import AlertKitCore

@Suite struct RecentValuesTests {
  @Test func workedOutOnceWhileKept() {
    let recent = RecentValues<String, Int>(most: 2)
    #expect(recent.value(for: "a") { 1 } == 1)
    #expect(recent.value(for: "a") { 2 } == 1)
    #expect(recent.value(for: "b") { 3 } == 3)
    #expect(recent.value(for: "a") { 4 } == 1)
  }

  @Test func forgetsWhatIsTooMuch() {
    let recent = RecentValues<Int, Int>(most: 2)
    for key in 0..<3 { _ = recent.value(for: key) { key } }
    #expect(recent.value(for: 0) { 10 } == 10)
    #expect(recent.value(for: 2) { 12 } == 2)
  }
}
