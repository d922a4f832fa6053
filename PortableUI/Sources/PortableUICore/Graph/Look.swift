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

  static func of(_ values: EnvironmentValues) -> Look? {
    guard values.hasPlainValues, let comparison = InputComparison.of(EnvironmentValues.self) else { return nil }
    var plain = values
    plain.window = WindowValues()
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
