import DesignSystem
import Domain
import Figures
import Foundation
import PortableCharts
import PortableUI

/// The new cases of all countries together, with a rule at the day of the map.
struct WorldChart: View {
  let model: CountryStatsViewModel
  let mapDay: Day

  @Environment(\.locale) private var locale
  /// The day that somebody reads the chart at.
  @State private var day: Day?

  var body: some View {
    let name = Text("World", bundle: .module).words(for: locale)
    if let figure = model.world.chart(named: name, source: model.source.name) {
      let shown = day ?? (figure.days.contains(mapDay) ? mapDay : nil)
      VStack(alignment: .leading, spacing: 12) {
        OverviewHeading(heading)
        ChartPlot(figure: figure, day: shown)
          .chartXSelection(value: $day)
          .accessibilityIdentifier(OverviewID.chart)
        ChartLegend(figure: figure, day: shown)
      }
      .frame(maxWidth: 720, alignment: .leading)
    }
  }

  private var heading: Text {
    model.isWeekly
      ? Text("All countries, week by week", bundle: .module) : Text("The world, day by day", bundle: .module)
  }
}
