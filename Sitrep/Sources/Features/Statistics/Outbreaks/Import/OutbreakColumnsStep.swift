import DesignSystem
import Domain
import PortableUI

/// The second step: what each column means; personal columns show no samples and are never kept.
struct OutbreakColumnsStep: View {
  let reading: OutbreakReading
  let plan: OutbreakImport
  let change: (OutbreakReading) -> Void

  var body: some View {
    MissingColumnsSection(plan: reading.plan)
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
        ColumnNote(column: column)
      }
    }
    if plan.columns.isEmpty {
      Section { Text("All columns are periods.", bundle: .module) }
    }
  }

  private func role(of column: OutbreakColumn) -> Binding<ColumnRole> {
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
private struct ColumnNote: View {
  let column: OutbreakColumn

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      if column.role == .personal {
        Text("Values are not shown and not kept.", bundle: .module)
      } else if !column.samples.isEmpty {
        Text("For example: \(column.samples.joined(separator: " · "))", bundle: .module)
      }
      column.reason.text
    }
  }
}

nonisolated extension OutbreakColumn {
  /// Its meaning first, then what else it may be; every column can be left out.
  fileprivate var choices: [ColumnRole] {
    var choices = [role]
    for role in alternatives + [.leftOut] where !choices.contains(role) { choices.append(role) }
    return choices
  }
}
