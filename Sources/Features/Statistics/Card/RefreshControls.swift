import DesignSystem
import Domain
import PortableUI

/// Asks for newer figures, and tells what became of it (R53).
///
/// The first press asks whether the network may be used at all (D26).
struct RefreshControls: View {
  let model: CountryStatsViewModel
  /// True where the figures of the day before are not there.
  let misses: Bool

  @AppStorage(NetworkSettings.mayAskForFigures) private var mayAsk = false
  @State private var asksWhether = false

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      if case .running(let progress) = library.refreshState {
        RefreshProgressRow(progress: progress, host: library.feedHost) { library.cancelRefresh() }
      } else {
        buttons
      }
      RefreshOutcome(state: library.refreshState, asOf: model.asOf, source: model.source.name, host: library.feedHost)
      if !library.canRefresh {
        Text("Sitrep was started without a source of newer figures.", bundle: .module)
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
    }
    .confirmationDialog(
      Text("Ask \(library.feedHost) for newer figures?", bundle: .module), isPresented: $asksWhether,
      titleVisibility: .visible
    ) {
      Button(action: allow) { Text("Ask \(library.feedHost)", bundle: .module) }
        .accessibilityIdentifier(StatisticsID.refreshAllow)
      Button(role: .cancel, action: {}) { Text("Cancel", bundle: .module) }
    } message: {
      Text(
        """
        Sitrep will ask \(library.feedHost) for figures over the network, with one request each time you press Refresh. \
        Nothing about you is sent, and nothing is asked by itself.
        """,
        bundle: .module)
    }
  }

  private var buttons: some View {
    VStack(alignment: .leading, spacing: 8) {
      Button(action: refresh) { Text("Refresh", bundle: .module) }
        .disabled(!library.canRefresh)
        .accessibilityIdentifier(StatisticsID.refresh)
      if misses, library.canRefresh, library.shown.origin == .feed {
        Button(action: { library.loadPreviousDay() }) { Text("Ask for the day before", bundle: .module) }
          .accessibilityIdentifier(StatisticsID.refreshBefore)
      }
    }
    .buttonStyle(.bordered)
  }

  private var library: StatisticsLibrary { model.library }

  private func refresh() {
    if mayAsk { library.refresh() } else { asksWhether = true }
  }

  private func allow() {
    mayAsk = true
    library.refresh()
  }
}

/// How much has come, and the way to stop it.
private struct RefreshProgressRow: View {
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

  private var label: Text { Text("Asking \(host)…", bundle: .module) }
}

/// What became of the latest refresh.
private struct RefreshOutcome: View {
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
    case .succeeded(_, changedRows: 0): Text("There is nothing newer.", bundle: .module)
    case .succeeded:
      Text("Refreshed: as of \(asOf, format: .day), \(source).", bundle: .module)
    case .failed(let failure): RefreshProblemText.text(failure, from: host)
    }
  }
}
