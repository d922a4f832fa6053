/// What views know of their surroundings, in one object: handed on for one retain, compared by identity first.
@MainActor
final class ViewSurroundings {
  let values: EnvironmentValues
  private var knownLook: Look?

  init(_ values: EnvironmentValues) {
    self.values = values
  }

  /// True where nothing can be told apart; what cannot be compared is different.
  func isSame(as other: ViewSurroundings) -> Bool {
    if self === other { return true }
    guard let comparison = InputComparison.of(EnvironmentValues.self) else { return false }
    return comparison.isSame(values, other.values)
  }

  /// What of the surroundings is a plain value, the same object for the same values; nil where a value of the program's
  /// own is not plain.
  var look: Look? {
    if let knownLook { return knownLook }
    knownLook = Look.of(values)
    return knownLook
  }
}

/// The plain values of surroundings: nothing that belongs to one window.
@MainActor
final class Look {
  private let values: EnvironmentValues

  /// The looks met last, the latest first.
  private static var known: [Look] = []
  private static let capacity = 32

  private init(_ values: EnvironmentValues) {
    self.values = values
  }

  fileprivate static func of(_ values: EnvironmentValues) -> Look? {
    guard values.hasPlainValues, let comparison = InputComparison.of(EnvironmentValues.self) else { return nil }
    var plain = values
    plain.place = EnvironmentPlace()
    if let index = known.firstIndex(where: { comparison.isSame($0.values, plain) }) {
      let look = known[index]
      if index > 0 { known.insert(known.remove(at: index), at: 0) }
      return look
    }
    let look = Look(plain)
    known.insert(look, at: 0)
    if known.count > capacity { known.removeLast() }
    return look
  }
}
