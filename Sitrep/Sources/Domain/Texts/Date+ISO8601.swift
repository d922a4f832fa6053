import Foundation

extension Date {
  /// The moment of a date and time in ISO 8601, with a fraction of a second or without; nil for any other text.
  package init?(iso8601 text: String) {
    let moment = [false, true].lazy.compactMap { hasFraction in
      try? Date.ISO8601FormatStyle(includingFractionalSeconds: hasFraction).parse(text)
    }.first
    guard let moment else { return nil }
    self = moment
  }
}
