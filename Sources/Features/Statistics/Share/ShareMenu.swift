import DesignSystem
import Domain
import PortableUI

/// Gives a country's figures away: to another program, or as a file (R54, D33).
package struct ShareMenu: View {
  private let model: CountryStatsViewModel
  private let country: CountryStats
  private let id: ShareID

  @Environment(\.locale) private var locale
  @State private var saved: UTType?
  @State private var hasFailed = false

  package init(model: CountryStatsViewModel, country: CountryStats, id: ShareID) {
    self.model = model
    self.country = country
    self.id = id
  }

  package var body: some View {
    let figures = figures
    Menu {
      ShareLink(item: figures, preview: SharePreview(Text(verbatim: country.name))) {
        Text("Share the picture…", bundle: .module)
      }
      .accessibilityIdentifier(id.picture)
      ShareLink(item: figures.words.text) { Text("Share the text…", bundle: .module) }
        .accessibilityIdentifier(id.text)
      Section { SaveButtons(saved: $saved, id: id) }
    } label: {
      Label {
        Text("Share", bundle: .module)
      } icon: {
        Image(systemName: "square.and.arrow.up")
      }
    }
    .accessibilityIdentifier(id.menu)
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
    let words = model.sources.shares.words(of: country, asOf: model.asOf, source: model.source, locale: locale)
    return SharedFigures(words: words, figures: country.figures, source: model.source) {
      try await library.history(of: code)
    }
  }
}

/// The files that can be saved.
private struct SaveButtons: View {
  @Binding var saved: UTType?
  let id: ShareID

  var body: some View {
    Button(action: { saved = .png }) { Text("Save as a picture (PNG)", bundle: .module) }
      .accessibilityIdentifier(id.savePNG)
    Button(action: { saved = .svg }) { Text("Save as a drawing (SVG)", bundle: .module) }
      .accessibilityIdentifier(id.saveSVG)
    Button(action: { saved = .commaSeparatedText }) { Text("Save all days as a table (CSV)", bundle: .module) }
      .accessibilityIdentifier(id.saveCSV)
    Button(action: { saved = .plainText }) { Text("Save as text", bundle: .module) }
      .accessibilityIdentifier(id.saveText)
  }
}

/// The accessibility identifiers of sharing, which is offered in two places.
package nonisolated struct ShareID: Sendable {
  package static let card = ShareID(place: "card.share")
  package static let detail = ShareID(place: "share")

  private let place: String

  package var menu: String { "\(place).menu" }
  package var picture: String { "\(place).picture" }
  package var text: String { "\(place).text" }
  package var savePNG: String { "\(place).save.png" }
  package var saveSVG: String { "\(place).save.svg" }
  package var saveCSV: String { "\(place).save.csv" }
  package var saveText: String { "\(place).save.text" }
}
