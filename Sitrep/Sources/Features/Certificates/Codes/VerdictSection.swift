import DesignSystem
import Domain
import PortableUI

/// The verdict with its reason and the trust list that it rests on; technical, never legal.
struct VerdictSection: View {
  let checking: CheckingModel
  let check: CertificateCheck
  /// The day that it is for; nil: the present moment.
  var day: Day?

  @Environment(\.timeZone) private var timeZone

  var body: some View {
    let now = checking.now
    Section {
      VStack(alignment: .leading, spacing: 4) {
        VerdictLabel(VerdictSummary(check, on: day, in: timeZone, now: now))
          .font(.title3)
          .accessibilityIdentifier(CertificatesID.verdict)
        CheckReasonText.text(of: check, at: day?.noon(in: timeZone) ?? now, in: timeZone)
          .accessibilityIdentifier(CertificatesID.reason)
      }
      if check.kind == .dcc {
        NavigationLink(value: CertificatesRoute.Step.trustList) { TrustListSummary(checking: checking) }
          .accessibilityIdentifier(CertificatesID.trustList)
      }
    } footer: {
      VerdictText.caution
        .accessibilityIdentifier(CertificatesID.caution)
    }
  }
}

/// The trust list in a line: how many keys, from which day.
struct TrustListSummary: View {
  let checking: CheckingModel

  @Environment(\.timeZone) private var timeZone

  var body: some View {
    LabeledContent {
      value
    } label: {
      Text("Trust list", bundle: .module)
    }
    .task(id: ObjectIdentifier(checking.trust)) { await checking.trust.load() }
  }

  private var value: Text {
    switch checking.trust.phase {
    case .loading: Text(verbatim: "…")
    case .loaded(nil): Text("None", bundle: .module)
    case .loaded(let list?):
      Text(
        "\(list.checker.keys.count) keys, \(Day.today(in: timeZone, now: list.file.imported), format: .day)",
        bundle: .module)
    case .failed: Text("Can’t be used", bundle: .module)
    }
  }
}
