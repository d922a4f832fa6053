import DesignSystem
import Domain
import Figures
import Foundation
import PortableUI

/// The world on one screen: its totals, a map, the watched countries and what changed most; shown while no country is
/// chosen.
package struct Overview: View {
  /// What lies beside its parts.
  static let padding: CGFloat = 16
  /// As wide as its parts are at most.
  static let largestWidth: CGFloat = 1500

  private let model: CountryStatsViewModel

  package init(model: CountryStatsViewModel) {
    self.model = model
  }

  package var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 0) {
        FirstStepsCard(model: model, id: .overview)
        OverviewContent(model: model)
      }
      .padding(Self.padding)
    }
    .navigationTitle(Text("Overview", bundle: .module))
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        CountryTableLink(route: model.route, identifier: OverviewID.tableLink)
          .labelStyle(.iconOnly)
      }
    }
  }
}

/// The parts of the overview once the days are read.
private struct OverviewContent: View {
  let model: CountryStatsViewModel

  @AppStorage(StatisticsSettings.rateChoices) private var choices = RateChoices()

  var body: some View {
    let world = model.world
    Group {
      switch world.state {
      case .loading: ProgressView { Text("Loading earlier days…", bundle: .module) }
      case .failed: DaysUnreadNotice(identifier: OverviewID.failed) { readAgain(world) }
      case .loaded(nil):
        Text("No earlier days to show.", bundle: .module)
          .accessibilityIdentifier(OverviewID.empty)
      case .loaded(let days?): parts(of: days)
      }
    }
    .task(id: world.request) { await world.load() }
  }

  private func readAgain(_ world: WorldFigures) {
    world.readAgain()
    Task { await world.load() }
  }

  private func parts(of world: WorldDays) -> some View {
    let day = model.overviewDay(in: world)
    let people = model.populations(with: choices).byCode.mapValues(\.people)
    return VStack(alignment: .leading, spacing: 24) {
      OverviewTotals(
        model: model, totals: world.totals(on: day), day: day,
        reporting: model.isWeekly ? world.reporting(on: day) : nil)
      OverviewMap(model: model, world: world, figure: MapFigure(world, model.overview.measure, on: day, people: people))
      WorldChart(model: model, mapDay: day)
      WatchedCountries(model: model, world: world, day: day)
      WeekChanges(model: model, world: world, day: day)
    }
    .frame(maxWidth: Overview.largestWidth, alignment: .leading)
  }
}

extension CountryStatsViewModel {
  /// The day that the overview shows: the one asked for, or that of the figures.
  func overviewDay(in world: WorldDays) -> Day {
    let day = min(max(overview.day ?? asOf, world.days.lowerBound), world.days.upperBound)
    return world.days.lowerBound.advanced(by: world.days.lowerBound.distance(to: day) / world.step * world.step)
  }

  /// A country's name; its code where there are no figures of it.
  func name(of code: CountryCode, for locale: Locale) -> String { country(code, for: locale)?.name ?? code.rawValue }

  /// Opens a country.
  func open(_ code: CountryCode) { route.selection = .country(code) }
}

/// The heading of a part of the overview.
struct OverviewHeading: View {
  let text: Text

  init(_ text: Text) {
    self.text = text
  }

  var body: some View {
    text
      .font(.title2)
      .bold()
      .accessibilityAddTraits(.isHeader)
  }
}
