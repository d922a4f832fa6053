/// Which views were asked for their bodies.
@MainActor
final class Calls {
  private var names: [String] = []

  func note(_ name: String) { names.append(name) }

  /// The names since this was asked last.
  func taken() -> [String] {
    defer { names = [] }
    return names
  }
}
