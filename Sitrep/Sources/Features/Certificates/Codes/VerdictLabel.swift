import Domain
import PortableUI

/// A verdict with its sign: the words say all that the colour does.
struct VerdictLabel: View {
  private let summary: VerdictSummary

  init(_ summary: VerdictSummary) {
    self.summary = summary
  }

  var body: some View {
    Label {
      summary.text
        .bold()
    } icon: {
      Image(systemName: symbol)
        .foregroundStyle(color)
        .accessibilityHidden(true)
    }
  }

  private var symbol: String {
    switch summary.sign {
    case .valid: "checkmark"
    case .unknownKey, .notChecked: "questionmark.circle"
    case .expired, .notYetValid, .wrongKeyUsage: "exclamationmark.triangle"
    case .badSignature, .invalidSchema, .malformed, .notACertificate: "xmark"
    }
  }

  private var color: Color {
    switch summary.sign {
    case .valid: .green
    case .unknownKey, .notChecked: .gray
    case .expired, .notYetValid, .wrongKeyUsage: .orange
    case .badSignature, .invalidSchema, .malformed, .notACertificate: .red
    }
  }
}
