import DesignSystem
import Domain
import PortableUI

/// Gives a country's figures away: to another program, or as a file (R54, D33).
package struct ShareMenu: View {
  private let model: CountryStatsViewModel
  private let country: CountryStats

  @Environment(\.locale) private var locale
  @State private var saved: UTType?
  @State private var hasFailed = false

  package init(model: CountryStatsViewModel, country: CountryStats) {
    self.model = model
    self.country = country
  }

  package var body: some View {
    let figures = figures
    Menu {
      ShareLink(item: figures, preview: SharePreview(Text(verbatim: country.name))) {
        Text("Share the picture…", bundle: .module)
      }
      .accessibilityIdentifier(ShareID.picture)
      ShareLink(item: figures.words.text) { Text("Share the text…", bundle: .module) }
        .accessibilityIdentifier(ShareID.text)
      Section { SaveButtons(saved: $saved) }
    } label: {
      Label {
        Text("Share", bundle: .module)
      } icon: {
        Image(systemName: "square.and.arrow.up")
      }
    }
    .accessibilityIdentifier(ShareID.menu)
    .fileExporter(
      isPresented: isSaving, item: saved == nil ? nil : figures, contentTypes: saved.map { [$0] } ?? [],
      defaultFilename: figures.fileName
    ) { result in
      if case .failure = result { hasFailed = true }
    }
    .alert(Text("The file could not be made", bundle: .module), isPresented: $hasFailed) {
      Button(action: {}, label: { Text("OK", bundle: .module) })
    } message: {
      Text("The days before could not be read. Check the disk, then try again.", bundle: .module)
    }
  }

  private var isSaving: Binding<Bool> {
    Binding(get: { saved != nil }, set: { if !$0 { saved = nil } })
  }

  private var figures: SharedFigures {
    let (library, code) = (model.library, country.id)
    return SharedFigures(
      words: ShareWords(of: country, asOf: model.asOf, source: model.source, locale: locale), figures: country.figures,
      source: model.source
    ) { try await library.history(of: code) }
  }
}

/// The files that can be saved.
private struct SaveButtons: View {
  @Binding var saved: UTType?

  var body: some View {
    Button(action: { saved = .png }) { Text("Save as a picture (PNG)", bundle: .module) }
      .accessibilityIdentifier(ShareID.savePNG)
    Button(action: { saved = .svg }) { Text("Save as a drawing (SVG)", bundle: .module) }
      .accessibilityIdentifier(ShareID.saveSVG)
    Button(action: { saved = .commaSeparatedText }) { Text("Save all days as a table (CSV)", bundle: .module) }
      .accessibilityIdentifier(ShareID.saveCSV)
    Button(action: { saved = .plainText }) { Text("Save as text", bundle: .module) }
      .accessibilityIdentifier(ShareID.saveText)
  }
}

/// The accessibility identifiers of sharing.
package nonisolated enum ShareID {
  package static let menu = "share.menu"
  package static let picture = "share.picture"
  package static let text = "share.text"
  package static let savePNG = "share.save.png"
  package static let saveSVG = "share.save.svg"
  package static let saveCSV = "share.save.csv"
  package static let saveText = "share.save.text"
}
