import DesignSystem
import Domain
import PortableUI

/// What the app is for and what to do first; once, until something is done or it is put away.
///
/// It stands at the top of the overview, which a wide window shows first, and below the list, whose first rows a phone
/// has room for.
struct FirstStepsCard: View {
  let model: CountryStatsViewModel
  let id: FirstStepsID

  @AppStorage(StatisticsSettings.firstStepsAreOver) private var areOver = false

  var body: some View {
    if model.sources.firstSteps.areOffered, !areOver { card }
  }

  private var card: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack(alignment: .top, spacing: 8) {
        Text(
          """
          Follow an outbreak from your own machine: figures by country, advice, certificates and your team’s messages.
          """,
          bundle: .module
        )
        .font(.subheadline)
        .accessibilityIdentifier(id.sentence)
        Spacer(minLength: 0)
        Button(action: { areOver = true }) {
          Label {
            Text("Hide this", bundle: .module)
          } icon: {
            Image(systemName: "xmark")
          }
          .labelStyle(.iconOnly)
        }
        .accessibilityIdentifier(id.hide)
      }
      FirstStepLinks(model: model, id: id)
      Text("Everything stays on this device. Nothing is sent unless you ask for it.", bundle: .module)
        .font(.footnote)
        .foregroundStyle(.secondary)
    }
    .font(.body)
    .foregroundStyle(.primary)
    .padding(12)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(Color.gray.opacity(0.12), in: RoundedRectangle(cornerRadius: 12))
    .padding(.vertical, 12)
    .accessibilityElement(children: .contain)
  }
}

/// Three things to do first.
private struct FirstStepLinks: View {
  let model: CountryStatsViewModel
  let id: FirstStepsID

  @AppStorage(StatisticsSettings.chosenCountry) private var chosen = StatisticsSettings.firstCountry
  @AppStorage(NetworkSettings.showsFlagPictures) private var showsFlagPictures = false
  @State private var choosesCountry = false

  var body: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 220), spacing: 8)], spacing: 0) {
      Button(action: { choosesCountry = true }) {
        step(Text("Choose your country", bundle: .module), symbol: "globe")
      }
      .accessibilityIdentifier(id.country)
      NavigationLink(value: CountryCode(chosen).map(StatisticsSelection.country)) {
        step(Text("Watch countries (tap the eye)", bundle: .module), symbol: "eye")
      }
      .accessibilityIdentifier(id.watch)
      Button(action: { model.route.opensWorkspaces = true }) {
        step(Text("Bring your team’s archive", bundle: .module), symbol: "bubble.left.and.bubble.right")
      }
      .accessibilityIdentifier(id.archive)
    }
    .buttonStyle(FirstStepStyle())
    .onChange(of: chosen) { model.sources.firstSteps.taken() }
    .sheet(isPresented: $choosesCountry) {
      CountryPicker(model: model, chosen: $chosen, flags: model.flagPictures(showsFlagPictures))
    }
  }

  private func step(_ title: Text, symbol: String) -> some View {
    Label {
      title
    } icon: {
      Image(systemName: symbol)
    }
  }
}

/// A line of the card that can be pressed.
private struct FirstStepStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(.tint)
      .opacity(configuration.isPressed ? 0.5 : 1)
      .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
  }
}

/// The accessibility identifiers of the first steps, which are offered in two places.
package nonisolated struct FirstStepsID: Sendable {
  package static let list = FirstStepsID(place: "statistics.first")
  package static let overview = FirstStepsID(place: "overview.first")

  private let place: String

  package var sentence: String { place }
  package var hide: String { "\(place).hide" }
  package var country: String { "\(place).country" }
  package var watch: String { "\(place).watch" }
  package var archive: String { "\(place).archive" }
}
