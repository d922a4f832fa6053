import DesignSystem
import Domain
import PortableUI

/// What the app is for and what to do first, below the chosen country; once, until something is done or it is put away.
struct FirstStepsCard: View {
  let model: CountryStatsViewModel

  @AppStorage(StatisticsSettings.firstStepsAreOver) private var areOver = false

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack(alignment: .top, spacing: 8) {
        Text(
          "Sitrep follows an outbreak: figures by country, advice, certificates and your team’s messages.",
          bundle: .module
        )
        .font(.subheadline)
        .accessibilityIdentifier(StatisticsID.firstSteps)
        Spacer(minLength: 0)
        Button(action: { areOver = true }) {
          Label {
            Text("Hide this", bundle: .module)
          } icon: {
            Image(systemName: "xmark")
          }
          .labelStyle(.iconOnly)
        }
        .accessibilityIdentifier(StatisticsID.firstStepsHide)
      }
      FirstStepLinks(model: model)
      Text("Everything stays on this device. Nothing is sent unless you ask for it.", bundle: .module)
        .font(.footnote)
        .foregroundStyle(.secondary)
    }
    .font(.body)
    .padding(12)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(Color.gray.opacity(0.12), in: RoundedRectangle(cornerRadius: 12))
    .accessibilityElement(children: .contain)
  }
}

/// Three things to do first.
private struct FirstStepLinks: View {
  let model: CountryStatsViewModel

  @AppStorage(StatisticsSettings.chosenCountry) private var chosen = StatisticsSettings.firstCountry
  @AppStorage(NetworkSettings.showsFlagPictures) private var showsFlagPictures = false
  @State private var choosesCountry = false

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Button(action: { choosesCountry = true }) {
        step(Text("Choose your country", bundle: .module), symbol: "globe")
      }
      .accessibilityIdentifier(StatisticsID.firstCountry)
      NavigationLink(value: CountryCode(chosen).map(StatisticsSelection.country)) {
        step(Text("Watch countries: open one, tap the eye", bundle: .module), symbol: "eye")
      }
      .accessibilityIdentifier(StatisticsID.firstWatch)
      Button(action: { model.route.opensWorkspaces = true }) {
        step(Text("Bring your team’s archive", bundle: .module), symbol: "bubble.left.and.bubble.right")
      }
      .accessibilityIdentifier(StatisticsID.firstArchive)
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
