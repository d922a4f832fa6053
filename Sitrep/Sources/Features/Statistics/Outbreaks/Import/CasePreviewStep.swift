import DesignSystem
import Domain
import PortableUI

/// The last step of a line list: what would be kept, and every row that would not, with its reason.
struct CasePreviewStep: View {
  let reading: OutbreakReading
  let plan: CaseImport
  let show: (OutbreakReading) -> Void

  var body: some View {
    if reading.isAsLastTime {
      Section {
        Text("Columns and values are taken as last time.", bundle: .module)
          .accessibilityIdentifier(OutbreaksID.asLastTime)
        Button(action: { show(reading.at(.columns)) }) { Text("Change columns…", bundle: .module) }
          .accessibilityIdentifier(OutbreaksID.changeColumns)
      }
    }
    Section {
      row(Text("Days", bundle: .module), days, OutbreaksID.days)
      row(Text("Places", bundle: .module), count(plan.cases.places.count), OutbreaksID.places)
      row(Text("Deaths", bundle: .module), count(deaths), OutbreaksID.deathsRead)
    } header: {
      Text(verbatim: plan.name)
    }
    Section {
      row(Text("Rows read", bundle: .module), count(plan.rows), OutbreaksID.rows)
      row(Text("Rows kept", bundle: .module), count(plan.kept), OutbreaksID.kept)
      row(Text("Rows left out", bundle: .module), count(plan.leftOut.count), OutbreaksID.leftOut)
    } footer: {
      CaseQualityNote(plan: plan)
    }
    if !plan.leftOut.isEmpty {
      Section {
        ForEach(plan.leftOut.indices, id: \.self) { index in
          Text(
            "Line \(plan.leftOut[index].line): \(LeftOutText.text(plan.leftOut[index].reason))", bundle: .module)
        }
      } header: {
        Text("Rows left out, and why", bundle: .module)
      }
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
