import PortableUITesting
import Testing

/// What a person does, under a name, to be played on any driver.
package struct Scenario: Sendable, CustomTestStringConvertible {
  package let testDescription: String
  package let play: @Sendable (any UIDriver) async throws -> Void

  package init(_ name: String, _ play: @escaping @Sendable (any UIDriver) async throws -> Void) {
    testDescription = name
    self.play = play
  }
}
