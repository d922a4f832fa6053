import DesignSystem
import Domain
import PortableUI

/// Leads from figures of COVID-19 to an outbreak of its own.
struct OwnOutbreakButton: View {
  let action: @MainActor () -> Void

  var body: some View {
    Button(action: action) { Text("Import as an outbreak of its own…", bundle: .module) }
      .accessibilityIdentifier(OutbreaksID.own)
  }
}

/// Offers to keep figures of COVID-19 beside those that came with the program.
struct OwnOutbreakOffer: View {
  let importer: FiguresFileImport
  let chosen: ChosenFigures
  let outbreaks: OutbreakReader?

  @State private var isOwn = false

  var body: some View {
    if let outbreaks {
      OwnOutbreakButton { isOwn = true }
        .task(id: isOwn) {
          guard isOwn else { return }
          let choices = OutbreakChoices(
            encoding: chosen.choices.encoding, disease: .covid19, locale: chosen.choices.locale)
          await importer.read(chosen.files, choices, by: outbreaks)
        }
    }
  }
}
