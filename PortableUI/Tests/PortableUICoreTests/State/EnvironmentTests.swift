import Foundation
import Observation
import Testing

@testable import PortableUICore

@MainActor
@Suite struct EnvironmentTests {
  @Test func `values of the surroundings reach the views inside, and no others`() {
    let window = Window(locale: "ru_RU") {
      Reader()
      Reader()
        .environment(\.locale, Locale(identifier: "de_DE"))
        .environment(\.mood, "good")
        .environment(\.layoutDirection, .rightToLeft)
        .environment(\.timeZone, .gmt)
        .disabled(true)
        .lineLimit(2)
        .multilineTextAlignment(.center)
    }

    #expect(
      window.texts == [
        "ru_RU none leftToRight true nil leading", "de_DE good rightToLeft false Optional(2) center",
      ])
  }

  @Test func `an observable object of the surroundings is found by its type`() {
    let person = Person(name: "Ada")
    let window = Window { Greeting().environment(person) }
    #expect(window.texts == ["Ada", "Ada"])

    person.name = "Grace"
    window.evaluate()

    #expect(window.texts == ["Grace", "Grace"])
  }

  @Test func `an optional object may be missing or taken away`() {
    #expect(Window { OptionalGreeting() }.texts == ["nobody"])
    #expect(
      Window {
        OptionalGreeting()
          .environment(nil as Person?)
          .environment(Person(name: "Ada"))
      }.texts == ["nobody"])
  }

  @Test func `an environment property outside a view has the defaults`() {
    #expect(Environment(\.isEnabled).wrappedValue)
    #expect(EnvironmentValues().mood == "none")
    #expect(EnvironmentValues().timeZone == .gmt)
    #expect(EnvironmentValues().font == nil)
  }
}

private struct MoodKey: EnvironmentKey {
  static let defaultValue = "none"
}

extension EnvironmentValues {
  fileprivate var mood: String {
    get { self[MoodKey.self] }
    set { self[MoodKey.self] = newValue }
  }
}

private struct Reader: View {
  @Environment(\.locale) private var locale
  @Environment(\.mood) private var mood
  @Environment(\.layoutDirection) private var direction
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.lineLimit) private var lineLimit
  @Environment(\.multilineTextAlignment) private var alignment

  var body: some View {
    Text(verbatim: "\(locale.identifier) \(mood) \(direction) \(isEnabled) \(text(lineLimit)) \(alignment)")
  }

  private func text(_ limit: Int?) -> String { String(describing: limit) }
}

@Observable
private final class Person {
  var name: String

  init(name: String) {
    self.name = name
  }
}

private struct Greeting: View {
  @Environment(Person.self) private var person

  var body: some View {
    Text(verbatim: person.name)
    OptionalGreeting()
  }
}

private struct OptionalGreeting: View {
  @Environment(Person.self) private var person: Person?

  var body: some View { Text(verbatim: person?.name ?? "nobody") }
}
