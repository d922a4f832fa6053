#if canImport(SwiftUI)
  import Domain
  import Foundation
  import PortableUI

  #Preview("On its way") {
    RefreshProgressRow(progress: RefreshProgress(bytes: 40_000, expected: 100_000), host: "disease.sh", cancel: {})
  }
  #Preview("Of unknown length") {
    RefreshProgressRow(progress: RefreshProgress(bytes: 40_000, expected: nil), host: "disease.sh", cancel: {})
  }
  #Preview("Succeeded") { PreviewedOutcome(.succeeded(at: Date(), changedRows: 12)) }
  #Preview("Timed out") { PreviewedOutcome(.failed(RefreshFailure(problem: .timedOut, at: Date()))) }
  #Preview("Too often") {
    PreviewedOutcome(
      .failed(
        RefreshFailure(problem: .tooOften(until: Date() + 60), at: Date(), retryAt: Date() + 60)))
  }

  /// What became of a refresh of the sample.
  private struct PreviewedOutcome: View {
    private let state: RefreshState

    init(_ state: RefreshState) {
      self.state = state
    }

    var body: some View {
      let report = SampleStatistics().latestReport()
      RefreshOutcome(state: state, asOf: report.asOf, source: report.source.name, host: "disease.sh")
    }
  }
#endif
