import DesignSystem
import PortableUI

/// A name and its number.
struct FactRow: View {
  private let name: Text
  private let value: Text
  private let identifier: String

  init(name: Text, count: Int?, identifier: String) {
    self.init(
      name: name, value: count.map { Text($0, format: .count) } ?? Text("no data", bundle: .module),
      identifier: identifier)
  }

  init(name: Text, value: Text, identifier: String) {
    self.name = name
    self.value = value
    self.identifier = identifier
  }

  var body: some View {
    HStack {
      name
      Spacer()
      value
        .monospacedDigit()
        .accessibilityIdentifier(identifier)
    }
  }
}
