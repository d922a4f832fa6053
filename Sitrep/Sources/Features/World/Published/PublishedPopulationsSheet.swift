import DesignSystem
import Domain
import PortableUI

extension View {
  /// Shows what adding the published populations of all countries would change, before anything is changed.
  ///
  /// - Parameters:
  ///   - isPresented: True while it is shown.
  ///   - model: The profile's world.
  /// - Returns: The view with the sheet.
  func publishedPopulations(isPresented: Binding<Bool>, _ model: WorldModel) -> some View {
    sheet(isPresented: isPresented) { PublishedPopulationsSheet(model: model, isPresented: isPresented) }
  }
}

private struct PublishedPopulationsSheet: View {
  let model: WorldModel
  @Binding var isPresented: Bool

  @Environment(\.locale) private var locale

  var body: some View {
    let plan = model.publishedPopulations(for: locale)
    NavigationStack {
      List {
        PublishedSummary(plan: plan)
        AdditionRows(additions: plan.additions)
        CountryNames(title: Text("Entered already, and kept", bundle: .module), countries: plan.entered)
        CountryNames(title: Text("No published number", bundle: .module), countries: plan.unpublished)
      }
      .groupedList()
      .navigationTitle(Text("Published populations", bundle: .module))
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button(action: { isPresented = false }) { Text("Cancel", bundle: .module) }
            .keyboardShortcut(.cancelAction)
            .accessibilityIdentifier(WorldID.cancel)
        }
        if !plan.additions.isEmpty {
          ToolbarItem(placement: .confirmationAction) {
            Button(action: add) { Text("Add \(plan.additions.count) countries", bundle: .module) }
              .accessibilityIdentifier(WorldID.addPublished)
          }
        }
      }
    }
  }

  private func add() {
    model.addPublishedPopulations(for: locale)
    isPresented = false
  }
}

/// How many numbers there are, whose they are, and what becomes of one's own.
private struct PublishedSummary: View {
  let plan: PublishedPopulations

  var body: some View {
    Section {
      Text("\(plan.additions.count) to add", bundle: .module)
      if !plan.entered.isEmpty { Text("\(plan.entered.count) unchanged", bundle: .module) }
    } footer: {
      VStack(alignment: .leading, spacing: 4) {
        ForEach(plan.sources, id: \.self) { source in
          Text("Source: \(source.name), \(source.year, format: .number.grouping(.never))", bundle: .module)
        }
        Text("You can change or delete each number afterwards, or undo them all.", bundle: .module)
      }
    }
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier(WorldID.publishedSummary)
  }
}

private struct AdditionRows: View {
  let additions: [PublishedPopulations.Addition]

  @Environment(\.locale) private var locale

  var body: some View {
    if !additions.isEmpty {
      Section {
        ForEach(additions) { addition in
          HStack(spacing: 12) {
            Text(verbatim: addition.country.flag)
              .accessibilityHidden(true)
            VStack(alignment: .leading, spacing: 4) {
              Text(verbatim: addition.country.name(for: locale))
              Text(
                "\(addition.population.source.name), \(addition.population.year, format: .number.grouping(.never))",
                bundle: .module
              )
              .font(.caption)
              .foregroundStyle(.secondary)
            }
            Spacer(minLength: 8)
            Text(addition.population.count, format: .count)
              .monospacedDigit()
              .foregroundStyle(.secondary)
          }
          .accessibilityElement(children: .combine)
          .accessibilityIdentifier(WorldID.published(addition.id))
        }
      } header: {
        Text("To add", bundle: .module)
      }
    }
  }
}

/// Countries that nothing is added for.
private struct CountryNames: View {
  let title: Text
  let countries: [Country]

  @Environment(\.locale) private var locale

  var body: some View {
    if !countries.isEmpty {
      Section {
        ForEach(countries) { Text(verbatim: $0.name(for: locale)) }
      } header: {
        title
      }
    }
  }
}
