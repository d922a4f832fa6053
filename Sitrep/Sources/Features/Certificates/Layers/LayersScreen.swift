import DesignSystem
import Domain
import Foundation
import PortableUI

/// How a code is made, layer by layer, and which layer failed: for people who want to learn it.
struct LayersScreen: View {
  let code: CheckedCode
  /// When the certificate is to be valid.
  let moment: Date

  var body: some View {
    List {
      if code.check.kind == .dcc { OutcomesSection(check: code.check.at(moment)) }
      ForEach(code.steps.indices, id: \.self) { index in
        StepSection(step: code.steps[index], isCertificate: code.check.kind == .dcc)
      }
    }
    .groupedList()
    .navigationTitle(Text("Layer by layer", bundle: .module))
  }
}

/// Each layer with what became of it.
private struct OutcomesSection: View {
  let check: CertificateCheck

  @Environment(\.timeZone) private var timeZone

  var body: some View {
    Section {
      ForEach(CheckLayer.allCases, id: \.self) { layer in
        LabeledContent {
          OutcomeLabel(outcome: check.outcome(of: layer))
            .accessibilityIdentifier(CertificatesID.outcome(layer))
        } label: {
          CheckLayerText.name(layer)
        }
      }
    } header: {
      Text("Checked in this order", bundle: .module)
    } footer: {
      CheckReasonText.text(check.reason, in: timeZone)
    }
  }
}

private struct OutcomeLabel: View {
  let outcome: CertificateCheck.Outcome

  var body: some View {
    switch outcome {
    case .passed: label(Text("Passed", bundle: .module), "checkmark", .green)
    case .failed: label(Text("Failed", bundle: .module), "xmark", .red)
    case .notReached: Text("Not reached", bundle: .module)
    }
  }

  private func label(_ words: Text, _ symbol: String, _ color: Color) -> some View {
    Label {
      words
    } icon: {
      Image(systemName: symbol)
        .foregroundStyle(color)
        .accessibilityHidden(true)
    }
  }
}

/// What one layer lays bare, with what it is.
private struct StepSection: View {
  let step: ReadingStep
  let isCertificate: Bool

  var body: some View {
    Section {
      StepContent(content: step.content)
    } header: {
      isCertificate ? CheckLayerText.name(step.layer) : Text("Content", bundle: .module)
    } footer: {
      if isCertificate { CheckLayerText.explanation(step.layer) }
    }
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier(CertificatesID.step(step.layer))
  }
}

private struct StepContent: View {
  let content: ReadingStep.Content

  /// How many bytes are shown.
  private static let mostBytes = 1_024

  var body: some View {
    switch content {
    case .text(let text): CodeText(text: text)
    case .value(let value): CodeText(text: value.json)
    case .key(let key): KeyFacts(key: key)
    case .bytes(let bytes):
      CodeText(text: bytes.prefix(Self.mostBytes).map(\.twoHexDigits).joined(separator: " "))
      Text("\(bytes.count) bytes", bundle: .module)
        .font(.footnote)
        .foregroundStyle(.secondary)
    }
  }
}
