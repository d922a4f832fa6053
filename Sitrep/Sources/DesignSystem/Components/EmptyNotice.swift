import PortableUI

/// What a screen says where there is nothing to show: what is missing, and what to do.
package struct EmptyNotice: View {
  private let title: Text
  private let message: Text
  private let symbol: String

  package init(_ title: Text, message: Text, symbol: String) {
    self.title = title
    self.message = message
    self.symbol = symbol
  }

  package var body: some View {
    VStack(spacing: 8) {
      Image(systemName: symbol)
        .font(.largeTitle)
        .foregroundStyle(.secondary)
        .accessibilityHidden(true)
      title
        .font(.title2)
        .bold()
      message
        .foregroundStyle(.secondary)
    }
    .multilineTextAlignment(.center)
    .accessibilityElement(children: .combine)
    .padding(16)
    .frame(maxWidth: .infinity)
  }
}
