import DesignSystem
import Domain
import PortableUI

/// How much has come, and the way to stop it.
struct RefreshProgressRow: View {
  let progress: RefreshProgress
  let host: String
  let cancel: @MainActor () -> Void

  var body: some View {
    HStack(spacing: 12) {
      bar
        .accessibilityIdentifier(StatisticsID.refreshProgress)
      Button(action: cancel) { Text("Stop", bundle: .module) }
        .buttonStyle(.bordered)
        .accessibilityIdentifier(StatisticsID.refreshCancel)
    }
  }

  @ViewBuilder private var bar: some View {
    if let expected = progress.expected, expected > 0 {
      ProgressView(value: Double(min(progress.bytes, expected)), total: Double(expected)) { label }
    } else {
      ProgressView { label }
    }
  }

  private var label: Text { Text("Getting figures from \(host)…", bundle: .module) }
}

/// What became of the latest refresh.
struct RefreshOutcome: View {
  let state: RefreshState
  let asOf: Day
  let source: String
  let host: String

  var body: some View {
    if let text {
      text
        .font(.footnote)
        .accessibilityIdentifier(StatisticsID.refreshOutcome)
    }
  }

  private var text: Text? {
    switch state {
    case .idle, .running: nil
    case .succeeded(_, changedRows: 0): Text("There are no newer figures.", bundle: .module)
    case .succeeded:
      Text("Updated: figures as of \(asOf, format: .day), \(source).", bundle: .module)
    case .failed(let failure): RefreshProblemText.text(failure, from: host)
    }
  }
}
