import Foundation
import Testing

@testable import AlertKitCore

/// A surface has what its kind has, and nothing else.
@Suite struct SurfaceContentTests {
  private static func filled(_ kind: SurfaceKind) -> Surface<String> {
    var surface = Surface(
      drafting: "a", kind: kind, title: "title", message: "message",
      buttons: [SurfaceButton(title: "button 1", role: .default), SurfaceButton(title: "button 2", role: .cancel)],
      textFields: ["text field 1"])
    (surface.subtitle, surface.body, surface.placeholder, surface.summary) = ("subtitle", "body", "placeholder", "summary")
    surface.implicitButtons = ["Cancel"]
    surface.buttonsAreComplete = false
    surface.cases = [SurfaceCase(title: "title", buttons: [0])]
    surface.purpose = .notificationSettings
    surface.notification = NotificationContent(badge: .count(1))
    surface.category = NotificationCategory(identifier: .name("A", range: nil))
    return surface
  }

  private static let fields: [SurfaceKind: [String]] = {
    let alert = ["title", "message", "button 1", "button 2", "text field 1"]
    return [
      .alert: alert, .actionSheet: alert, .confirmationDialog: alert,
      .notification: ["title", "subtitle", "body", "button 1", "button 2", "placeholder", "summary"],
      .notificationCategory: ["button 1", "button 2", "placeholder", "summary"],
    ]
  }()

  @Test(arguments: SurfaceKind.allCases) func aKindHasItsFields(kind: SurfaceKind) {
    let surface = Self.filled(kind)
    #expect(surface.kind == kind)
    #expect(surface.texts.map(\.text) == Self.fields[kind] && surface.texts.map(\.field.description) == Self.fields[kind])
    let isAlert = kind.isAlertOrSheet
    #expect(
      surface.cases.isEmpty != isAlert && surface.implicitButtons.isEmpty != isAlert && (surface.purpose != nil) == isAlert)
    #expect((surface.notification != nil) == (kind == .notification))
    #expect((surface.category != nil) == (kind == .notificationCategory))
    #expect(surface.buttonsAreComplete == (kind == .notification))
  }

  @Test(arguments: SurfaceKind.allCases) func nothingIsLostByMappingOrCoding(kind: SurfaceKind) throws {
    var surface = Self.filled(kind)
    surface.platforms = [.iOS]
    surface.confidence = .low
    #expect(surface.map { $0 } == surface)
    #expect(surface.map { $0 + "!" }.texts.map(\.text) == Self.fields[kind]?.map { $0 + "!" })
    #expect(try JSONDecoder().decode(Surface<String>.self, from: JSONEncoder().encode(surface)) == surface)
  }

  @Test func anotherKindKeepsWhatBothHave() {
    var surface = Self.filled(.alert)
    surface.kind = .actionSheet
    #expect(surface == Self.filled(.actionSheet))
    surface.kind = .notification
    #expect(surface.texts.map(\.text) == ["title", "button 1", "button 2"])
  }

  @Test func aButtonIsChangedInItsPlace() {
    for kind in SurfaceKind.allCases {
      var surface = Self.filled(kind)
      surface.buttons[1].title = "other"
      surface.buttons.append(SurfaceButton(title: "third", role: .default))
      #expect(surface.buttons.map(\.title) == ["button 1", "other", "third"] && surface.kind == kind)
    }
  }
}
