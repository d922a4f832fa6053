import DesignSystem
import Domain
import PortableUI

/// Four numbers, and the rows that need a look: what is replaced, what is refused, what is elsewhere too.
struct WorldImportPreview: View {
  let name: String
  let preview: WorldPreview
  let encoding: Binding<TextEncoding>

  private var notes: [Text] { TableNotesText.lines(preview.notes) }

  var body: some View {
    let plan = preview.plan
    List {
      if preview.wasOvertaken {
        Section {
          Text("Your countries have changed in the meantime. This is what the file would change now.", bundle: .module)
        }
      }
      Section {
        Text("\(plan.count { $0 == .added }) to add", bundle: .module)
        Text("\(plan.count { $0.isReplaced }) to replace", bundle: .module)
        Text("\(plan.count { $0 == .unchanged }) unchanged", bundle: .module)
        Text("\(plan.count { $0.isRefused }) with errors", bundle: .module)
      } header: {
        Text(verbatim: name)
      } footer: {
        if !preview.hasChanges { Text("Nothing to import.", bundle: .module) }
      }
      .accessibilityElement(children: .contain)
      .accessibilityIdentifier(WorldID.importSummary)
      if !notes.isEmpty {
        Section {
          ForEach(notes.indices, id: \.self) { index in notes[index] }
          if preview.notes.encoding != .utf8 {
            EncodingPicker(encoding: encoding, identifier: WorldID.importEncoding)
          }
        }
      }
      rows(Text("With errors", bundle: .module), plan.items.filter(\.outcome.isRefused))
      rows(Text("To replace", bundle: .module), plan.items.filter(\.outcome.isReplaced))
      rows(Text("Also on another continent", bundle: .module), plan.items.filter(\.isAlsoElsewhere))
      rows(Text("To add", bundle: .module), plan.items.filter { $0.outcome == .added && !$0.isAlsoElsewhere })
    }
    .groupedList()
  }

  @ViewBuilder private func rows(_ title: Text, _ items: [WorldImport.Item]) -> some View {
    if !items.isEmpty {
      Section {
        ForEach(items) { item in ImportRow(item: item) }
      } header: {
        title
      }
    }
  }
}

/// A row of the file, and what becomes of it.
private struct ImportRow: View {
  let item: WorldImport.Item

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text("\(shortened(item.row.name)) · \(shortened(item.row.continent)) · \(population)", bundle: .module)
      if let detail { detail.font(.caption).foregroundStyle(.secondary) }
    }
  }

  /// The number that is imported, or what the file holds in its place.
  private var population: Text {
    item.population.map { Text($0, format: .count) } ?? Text(verbatim: shortened(item.row.population))
  }

  /// What a file holds may be of any length, and piled up to any height.
  private func shortened(_ text: String) -> String { text.shortened(toBytes: 200) }

  private var detail: Text? {
    switch item.outcome {
    case .added, .unchanged: nil
    case .replaced(let before): Text("Currently \(before, format: .count).", bundle: .module)
    case .refused(let refusal): at(WorldFileProblemText.text(refusal))
    }
  }

  private func at(_ reason: Text) -> Text {
    guard let line = item.row.line else { return reason }
    return Text("Line \(line): \(reason)", bundle: .module)
  }
}

extension WorldImport.Outcome {
  fileprivate var isReplaced: Bool { if case .replaced = self { true } else { false } }
  fileprivate var isRefused: Bool { if case .refused = self { true } else { false } }
}
