import DesignSystem
import Domain
import Foundation
import PortableUI

/// A key of a trust list: whose it is, what it may sign, and when.
struct KeyFacts: View {
  let key: TrustedKey

  @Environment(\.timeZone) private var timeZone

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(verbatim: key.subject.visible)
      Text(
        "From \(day(key.validity.lowerBound), format: .day) to \(day(key.validity.upperBound), format: .day)",
        bundle: .module
      )
      .font(.footnote)
      .foregroundStyle(.secondary)
      if key.usage.count < CertificateContentKind.allCases.count {
        CheckReasonText.text(.keyUsage(key.usage), in: timeZone)
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
      Text(verbatim: key.id.base64EncodedString())
        .font(.footnote)
        .monospaced()
    }
  }

  private func day(_ moment: Date) -> Day { Day.today(in: timeZone, now: moment) }
}
