import DesignSystem
import Domain
import PortableUI

/// The population's field, what it is read as, and a published figure that is only ever offered.
struct PopulationSection<Field: View>: View {
  let draft: Binding<CountryDraft>
  let reference: Population?
  @ViewBuilder let field: Field

  @Environment(\.locale) private var locale

  var body: some View {
    Section {
      field
      if let reference { offer(reference) }
    } footer: {
      parsed.accessibilityIdentifier(WorldID.parsed)
    }
  }

  private var parsed: Text {
    guard case .success(let count) = draft.wrappedValue.parsedPopulation(for: locale) else {
      return Text("A whole number, such as 83,000,000.", bundle: .module)
    }
    return Text("That’s \(peopleText(count)).", bundle: .module)
  }

  private func offer(_ reference: Population) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(
        "\(reference.source.name), \(reference.year, format: .number.grouping(.never)): \(reference.count, format: .count)",
        bundle: .module
      )
      .font(.callout)
      .foregroundStyle(.secondary)
      .accessibilityIdentifier(WorldID.reference)
      Button(action: { draft.wrappedValue.population = String(reference.count) }) {
        Text("Use this number", bundle: .module)
      }
      .buttonStyle(.bordered)
      .accessibilityIdentifier(WorldID.useReference)
    }
  }
}
