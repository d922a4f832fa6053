import DesignSystem
import Domain
import PortableUI

/// The second step of a line list: what each column means; private columns show no samples and are never kept.
struct CaseColumnsStep: View {
  let reading: OutbreakReading
  let plan: CaseImport
  let change: (OutbreakReading) -> Void

  var body: some View {
    MissingColumnsSection(plan: reading.plan)
    Section {
      Text("Names, telephones, addresses, notes and case IDs are neither shown nor kept.", bundle: .module)
    }
    ForEach(plan.columns, id: \.index) { column in
      Section {
        Picker(selection: role(of: column)) {
          ForEach(column.choices, id: \.self) { $0.title.tag($0) }
        } label: {
          Text("Meaning", bundle: .module)
        }
        .accessibilityIdentifier(OutbreaksID.column(column.index))
      } header: {
        column.name.isEmpty
          ? Text("Column \(column.index + 1), without a heading", bundle: .module) : Text(verbatim: column.name)
      } footer: {
        CaseColumnNote(column: column)
      }
    }
  }

  private func role(of column: CaseColumn) -> Binding<CaseColumnRole> {
    Binding {
      column.role
    } set: { role in
      guard role != column.role else { return }
      var new = reading
      new.choices.choose(role, forColumn: column.index)
      change(new)
    }
  }
}

/// A few values of a column, and why it has its meaning.
private struct CaseColumnNote: View {
  let column: CaseColumn

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      if column.isPersonal || column.role.isPrivate {
        Text("Values are not shown and not kept.", bundle: .module)
      } else if !column.samples.isEmpty {
        Text("For example: \(column.samples.joined(separator: " · "))", bundle: .module)
      }
      column.reason.text
    }
  }
}

nonisolated extension CaseColumn {
  /// Its meaning first, then what else it may be; every column can be left out.
  fileprivate var choices: [CaseColumnRole] {
    var choices = [role]
    for role in alternatives + [.leftOut] where !choices.contains(role) { choices.append(role) }
    return choices
  }
}

extension CaseColumnRole {
  var title: Text {
    switch self {
    case .caseID: Text("Case ID: not kept", bundle: .module)
    case .place: Text("Place", bundle: .module)
    case .onset: Text("Date of onset", bundle: .module)
    case .reported: Text("Date of report", bundle: .module)
    case .outcomeDate: Text("Date of outcome", bundle: .module)
    case .age: Text("Age", bundle: .module)
    case .ageUnit: Text("Unit of age", bundle: .module)
    case .birth: Text("Date of birth: as an age", bundle: .module)
    case .sex: Text("Sex", bundle: .module)
    case .caseClass: Text("Case classification", bundle: .module)
    case .outcome: Text("Outcome", bundle: .module)
    default: laterTitle
    }
  }

  private var laterTitle: Text {
    switch self {
    case .hospitalised: Text("In hospital", bundle: .module)
    case .doses: Text("Vaccine doses", bundle: .module)
    case .vaccinated: Text("Vaccinated", bundle: .module)
    case .labConfirming: Text("Test that confirms a case", bundle: .module)
    case .labProbable: Text("Test that makes a case probable", bundle: .module)
    case .severity: Text("Severity", bundle: .module)
    case .category: Text("Your own category", bundle: .module)
    case .personal: Text("Personal: not kept", bundle: .module)
    default: Text("Leave out this column", bundle: .module)
    }
  }
}
