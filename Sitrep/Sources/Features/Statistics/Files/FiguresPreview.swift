import DesignSystem
import Domain
import PortableUI

/// What an import would bring: the days, the countries, and the rows that need a look.
struct FiguresPreview<Encoding: View>: View {
  let plan: FiguresImport
  let effect: ImportEffect
  /// Chooses another encoding.
  @ViewBuilder let encoding: Encoding

  var body: some View {
    List {
      Section {
        LabeledContent {
          days.accessibilityIdentifier(StatisticsID.importDays)
        } label: {
          Text("Days", bundle: .module)
        }
        LabeledContent {
          Text(plan.set.report.rows.count, format: .count).accessibilityIdentifier(StatisticsID.importCountries)
        } label: {
          Text("Countries and territories", bundle: .module)
        }
        if !effect.isOlder {
          LabeledContent {
            Text(plan.set.report.asOf, format: .day)
          } label: {
            Text("Shown as of", bundle: .module)
          }
        }
        if let text = effect.text {
          text.accessibilityIdentifier(StatisticsID.importEffect)
        }
        encoding
      } footer: {
        Text("Source: \(plan.set.report.source.name)", bundle: .module)
      }
      ForEach(plan.files.indices, id: \.self) { index in
        FileSections(file: plan.files[index], namesSource: plan.files.count > 1)
      }
    }
    .groupedList()
  }

  private var days: Text {
    let days = plan.days
    if days.lowerBound == days.upperBound { return Text(days.lowerBound, format: .day) }
    return Text("\(days.lowerBound, format: .day) to \(days.upperBound, format: .day)", bundle: .module)
  }
}

/// What became of one file's rows.
private struct FileSections: View {
  let file: FiguresImport.File
  /// True where there are several files, whose sources may differ.
  let namesSource: Bool

  private var notes: [Text] { FiguresNotesText.lines(file.notes) }

  var body: some View {
    Section {
      Text("\(file.taken) rows to import", bundle: .module)
      ForEach(file.joined, id: \.code) { joined in
        Text("\(joined.name): \(joined.rows) rows combined", bundle: .module)
      }
      ForEach(notes.indices, id: \.self) { index in
        notes[index]
      }
    } header: {
      Text(verbatim: file.name)
    } footer: {
      if namesSource {
        Text("Source: \(file.source.name)", bundle: .module)
          .accessibilityIdentifier(StatisticsID.importSource(of: file.name))
      }
    }
    if !file.notes.unknownCells.isEmpty {
      Section {
        ForEach(file.notes.unknownCells.indices, id: \.self) { index in
          UnknownCellsRow(cells: file.notes.unknownCells[index])
        }
      } header: {
        Text("Cells that aren’t numbers", bundle: .module)
      } footer: {
        Text("Their figures are unknown. The other figures of these countries are imported.", bundle: .module)
      }
    }
    if !file.leftOut.isEmpty {
      Section {
        ForEach(file.leftOut.indices, id: \.self) { index in
          LeftOutRow(row: file.leftOut[index])
        }
      } header: {
        Text("\(file.leftOut.count) rows skipped", bundle: .module)
      }
    }
  }
}

/// Cells of a country that hold no count.
private struct UnknownCellsRow: View {
  let cells: FiguresNotes.UnknownCells

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(verbatim: cells.name)
      Text("Row \(cells.row): \(FiguresNotesText.text(cells))", bundle: .module)
        .font(.caption)
        .foregroundStyle(.secondary)
    }
  }
}

/// A row that is not taken, and why.
private struct LeftOutRow: View {
  let row: FiguresImport.LeftOut

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(verbatim: row.name)
      Text("Row \(row.row): \(FiguresProblemText.text(row.reason))", bundle: .module)
        .font(.caption)
        .foregroundStyle(.secondary)
    }
  }
}
