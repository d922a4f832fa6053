import DesignSystem
import Domain
import PortableUI

/// How far WHO's answer has come, the way to stop it, and what became of it.
struct WHORefreshRows: View {
  let library: OutbreakLibrary
  let refresh: OutbreakRefresh

  var body: some View {
    if case .running(let progress) = refresh.state {
      RefreshProgressRow(progress: progress, host: refresh.host) { refresh.cancel() }
    } else if let fed = library.fed {
      RefreshOutcome(
        state: refresh.state, asOf: fed.days.upperBound, source: fed.source.name, host: refresh.host)
    } else if case .failed(let failure) = refresh.state {
      RefreshProblemText.text(failure, from: refresh.host)
        .font(.footnote)
        .accessibilityIdentifier(StatisticsID.refreshOutcome)
    }
  }
}

/// Asks WHO for its weekly counts, which become an outbreak of their own; the first press asks whether it may.
struct WHORefreshButton: View {
  let library: OutbreakLibrary
  let refresh: OutbreakRefresh
  var hasAsked: @MainActor () -> Void = {}

  @AppStorage(NetworkSettings.mayAskWHO) private var mayAsk = false
  @State private var asksWhether = false

  var body: some View {
    Button(action: press) {
      Label {
        library.fed == nil ? Text("Get WHO’s weekly figures…", bundle: .module) : Text("Refresh", bundle: .module)
      } icon: {
        Image(systemName: "arrow.clockwise")
      }
    }
    .buttonStyle(.bordered)
    .accessibilityIdentifier(StatisticsID.refreshWHO)
    .confirmationDialog(
      Text("Get newer figures from \(refresh.host)?", bundle: .module), isPresented: $asksWhether,
      titleVisibility: .visible
    ) {
      Button(action: allow) { Text("Get figures", bundle: .module) }
        .accessibilityIdentifier(StatisticsID.refreshAllowWHO)
      Button(role: .cancel, action: {}) { Text("Cancel", bundle: .module) }
    } message: {
      Text(
        """
        Each time you press Refresh, Sitrep sends \(refresh.host) one request for about 0.6 MB. Nothing about you is \
        sent, and Sitrep never does this on its own.
        """, bundle: .module)
    }
  }

  private func press() {
    if mayAsk { ask() } else { asksWhether = true }
  }

  private func allow() {
    mayAsk = true
    ask()
  }

  private func ask() {
    hasAsked()
    refresh.refresh()
  }
}
