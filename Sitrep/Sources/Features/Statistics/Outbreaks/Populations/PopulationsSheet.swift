import DesignSystem
import Domain
import Foundation
import PortableUI

/// The team's own populations of an outbreak's places: entered one by one, or taken out of a file.
struct PopulationsSheet: View {
  let model: PlacesModel

  @Environment(\.dismiss) private var dismiss
  @Environment(\.locale) private var locale
  @State private var edited: OutbreakPlace?
  @State private var importer = PopulationImport()
  @State private var choosesFile = false
  @State private var chosen: [URL] = []

  var body: some View {
    NavigationStack {
      if let edited {
        PopulationForm(model: model, place: edited, close: { self.edited = nil })
      } else if importer.isPresented {
        PopulationPreview(model: model, importer: importer)
      } else {
        list
      }
    }
    .choosesFiles(
      isPresented: $choosesFile, allowedContentTypes: [.commaSeparatedText, .spreadsheet, .plainText],
      allowsMultipleSelection: false
    ) { chosen = $0 }
    .task(id: chosen) {
      guard let file = chosen.first else { return }
      await importer.read(file, for: model, locale: locale)
      chosen = []
    }
  }

  private var list: some View {
    List {
      Section {
        ForEach(model.placesByPopulation) { place in
          Button(action: { edited = place }) { PopulationRow(place: place, population: model.populations[place.key]) }
            .buttonStyle(.plain)
            .accessibilityIdentifier(OutbreaksID.populationRow(place.key))
        }
      } footer: {
        Text("Places without a population stand first. They are in no rate.", bundle: .module)
      }
      if model.tables != nil {
        Section {
          Button(action: { choosesFile = true }) { Text("Import from a file…", bundle: .module) }
            .accessibilityIdentifier(OutbreaksID.populationsFile)
        } footer: {
          Text("A table (CSV) with the columns place and population.", bundle: .module)
        }
      }
    }
    .groupedList()
    .navigationTitle(Text("Populations", bundle: .module))
    .toolbar {
      ToolbarItem(placement: .cancellationAction) {
        Button(action: { dismiss() }) { Text("Close", bundle: .module) }
          .keyboardShortcut(.cancelAction)
          .accessibilityIdentifier(OutbreaksID.populationsDone)
      }
    }
  }
}

extension PlacesModel {
  /// The places, those without a population first, each group by name.
  var placesByPopulation: [OutbreakPlace] {
    places.filter { populations[$0.key] == nil } + places.filter { populations[$0.key] != nil }
  }
}

/// A place and its people.
private struct PopulationRow: View {
  let place: OutbreakPlace
  let population: PlacePopulation?

  var body: some View {
    HStack {
      Text(verbatim: place.name)
      Spacer(minLength: 8)
      (population.map { Text($0.count, format: .count) } ?? Text("no population", bundle: .module))
        .monospacedDigit()
        .foregroundStyle(.secondary)
    }
  }
}
