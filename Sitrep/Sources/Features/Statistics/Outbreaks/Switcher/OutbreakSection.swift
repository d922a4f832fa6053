import DesignSystem
import Domain
import Foundation
import PortableUI

/// An outbreak in the sheet of all, with what can be done with it.
struct OutbreakSection: View {
  let outbreak: Outbreak
  let library: OutbreakLibrary
  let open: @MainActor () -> Void
  let rename: @MainActor () -> Void
  let delete: @MainActor () -> Void
  let export: (ExportedDocument) -> Void

  @State private var isExporting = false

  var body: some View {
    Section {
      Button(action: open) { OutbreakLines(outbreak: outbreak, cases: library.model(of: outbreak.id)?.cases) }
        .buttonStyle(.plain)
        .accessibilityIdentifier(OutbreaksID.row(outbreak.id))
      Menu {
        Button(action: rename) { Text("Rename…", bundle: .module) }
          .accessibilityIdentifier(OutbreaksID.rename(outbreak.id))
        if library.tables != nil {
          Button(action: { isExporting = true }) { Text("Export as CSV", bundle: .module) }
            .accessibilityIdentifier(OutbreaksID.export(outbreak.id))
        }
        Button(role: .destructive, action: delete) { Text("Delete", bundle: .module) }
          .accessibilityIdentifier(OutbreaksID.delete(outbreak.id))
      } label: {
        Text("Actions", bundle: .module)
      }
      .accessibilityIdentifier(OutbreaksID.actions(outbreak.id))
    }
    .task { await library.model(of: outbreak.id)?.load() }
    .task(id: isExporting) {
      guard isExporting else { return }
      if let table = await library.table(of: outbreak) {
        export(ExportedDocument(table, as: .commaSeparatedText, named: "sitrep-\(outbreak.fileName)"))
      }
      isExporting = false
    }
  }
}

/// What an outbreak is, in four lines.
private struct OutbreakLines: View {
  let outbreak: Outbreak
  let cases: Int?

  @Environment(\.locale) private var locale

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(verbatim: outbreak.name)
        .font(.headline)
      Group {
        Text(verbatim: outbreak.disease.title(for: locale))
        day
        Text("Source: \(outbreak.source.name)", bundle: .module)
      }
      .font(.footnote)
      .foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private var day: Text {
    let day = outbreak.days.upperBound
    guard let cases else { return Text("As of \(day, format: .day)", bundle: .module) }
    let count = Text("Total cases: \(cases, format: .count)", bundle: .module)
    return Text("As of \(day, format: .day) · \(count)", bundle: .module)
  }
}

/// The outbreak that came with the program, which is neither renamed nor deleted.
struct BundledOutbreakRow: View {
  let report: StatisticsReport
  let open: @MainActor () -> Void

  var body: some View {
    Button(action: open) {
      VStack(alignment: .leading, spacing: 4) {
        BundledOutbreak.name
          .font(.headline)
        Group {
          Text("As of \(report.asOf, format: .day)", bundle: .module)
          Text("Source: \(report.source.name)", bundle: .module)
        }
        .font(.footnote)
        .foregroundStyle(.secondary)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .buttonStyle(.plain)
    .accessibilityIdentifier(OutbreaksID.row(.bundled))
  }
}
