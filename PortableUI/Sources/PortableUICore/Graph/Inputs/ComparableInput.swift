/// A type that says itself how its values are compared as inputs.
@MainActor
protocol ComparableInput {
  static func inputComparison() -> InputComparison?
}
