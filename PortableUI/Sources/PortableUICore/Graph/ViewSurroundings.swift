/// What views know of their surroundings, in one object: handed on for one retain, compared by identity first.
@MainActor
final class ViewSurroundings {
  let values: EnvironmentValues

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
  private(set) lazy var look = Look.of(values)
}
