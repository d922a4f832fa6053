import Foundation

/// What an outbreak is known by: a lower-case UUID, or `covid-19` for the one that comes with the program.
package struct OutbreakID: RawRepresentable, Hashable, Sendable {
  package let rawValue: String

  /// COVID-19 by Johns Hopkins University, which comes with the program and is in no table.
  package static let bundled = OutbreakID(checked: "covid-19")

  /// Nil for anything but `covid-19` and UUIDs in lower case, as ``random()`` makes them.
  package init?(rawValue: String) {
    guard rawValue == Self.bundled.rawValue || UUID(uuidString: rawValue)?.uuidString.lowercased() == rawValue
    else { return nil }
    self.init(checked: rawValue)
  }

  /// One that no other outbreak has.
  package static func random() -> OutbreakID {
    OutbreakID(checked: UUID().uuidString.lowercased())
  }

  private init(checked: String) {
    rawValue = checked
  }
}

extension OutbreakID: LosslessStringConvertible {
  package init?(_ description: String) {
    self.init(rawValue: description)
  }

  package var description: String { rawValue }
}
