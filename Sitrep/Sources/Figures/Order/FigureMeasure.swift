/// What rows of figures can be compared by: their names, or a figure of each.
///
/// The raw values are stable: they stand in addresses.
package nonisolated protocol FigureMeasure: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  associatedtype Row

  /// The measure that compares rows by their names.
  static var name: Self { get }

  /// A row's name, as it is compared.
  static func text(of row: Row) -> String

  /// A row's figure; nil where it is unknown, and of names.
  func value(of row: Row) -> Double?
}
