import DesignSystem
import Domain
import PortableUI

/// The last step of a line list: what would be kept, and every row that would not, with its reason.
struct CasePreviewStep: View {
  let plan: CaseImport

  /// Nil where no case has a day.
  let curve: CasePreviewCurve?

  @Environment(\.locale) private var locale

  var body: some View {
    Section {
      if let disease = plan.disease {
        row(Text("Disease", bundle: .module), Text(verbatim: disease.title(for: locale)), OutbreaksID.diseaseRead)
      }
      row(Text("Days", bundle: .module), days, OutbreaksID.days)
      row(Text("Places", bundle: .module), count(plan.cases.places.count), OutbreaksID.places)
      row(Text("Deaths", bundle: .module), count(deaths), OutbreaksID.deathsRead)
    } header: {
      Text(verbatim: plan.name)
    }
    if let curve { CasePreviewCurveSection(curve: curve) }
    Section {
      row(Text("Rows read", bundle: .module), count(plan.rows), OutbreaksID.rows)
      row(Text("Rows kept", bundle: .module), count(plan.kept), OutbreaksID.kept)
      row(Text("Rows left out", bundle: .module), count(plan.leftOut.count), OutbreaksID.leftOut)
    } footer: {
      CaseQualityNote(plan: plan)
    }
    LeftOutRowsSection(rows: plan.leftOut, files: plan.provenance.files) {
      LeftOutParts(
        file: $0.file, line: $0.line, reason: LeftOutText.text($0.reason), place: $0.place, day: $0.day)
    }
  }

  private func row(_ name: Text, _ value: Text, _ identifier: String) -> some View {
    LabeledContent {
      value.accessibilityIdentifier(identifier)
    } label: {
      name
    }
  }

  private func count(_ number: Int) -> Text { Text(number, format: .count) }

  private var deaths: Int { plan.cases.records.count { $0.outcome == .died } }

  private var days: Text {
    Text("\(plan.days.lowerBound, format: .day) to \(plan.days.upperBound, format: .day)", bundle: .module)
  }
}

/// How good the list is, in a few lines.
private struct CaseQualityNote: View {
  let plan: CaseImport

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      if personal > 0 {
        Text("\(personal) columns name people. None of their values is kept.", bundle: .module)
      }
      ForEach(unclear.indices, id: \.self) { index in
        Text("“\(unclear[index].name)”: \(unclear[index].notUnderstood) values aren’t understood.", bundle: .module)
      }
      if case .differ(let line, let theirs, let ours) = plan.ownTotals {
        Text(
          "The file’s own total on line \(line) is \(theirs, format: .count). The sum of its rows is \(ours, format: .count).",
          bundle: .module)
      }
    }
  }

  private var personal: Int { plan.columns.count { $0.role.isPrivate || $0.isPersonal } }

  private var unclear: [CaseQuality.Column] { plan.quality.columns.filter { $0.notUnderstood > 0 } }
}

extension LeftOutText {
  /// Why a row of a line list was left out.
  static func text(_ reason: CaseLeftOutReason) -> Text {
    switch reason {
    case .total: text(LeftOutReason.total)
    case .sentTwice(let line): text(LeftOutReason.repeated(line: line))
    case .enteredAgain(let line): Text("entered again on line \(line)", bundle: .module)
    case .discarded: Text("not a case", bundle: .module)
    }
  }
}
