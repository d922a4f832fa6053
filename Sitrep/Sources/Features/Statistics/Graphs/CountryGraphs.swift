import DesignSystem
import Domain
import PortableUI

/// The three bars of a country, each with its caption.
struct CountryGraphs: View, Equatable {
  let country: CountryStats
  /// What is counted.
  let kinds: Set<SeriesKind>

  var body: some View {
    confirmed
    if kinds.contains(.recovered) {
      recovered
        .padding(.top, 32)
    }
    if kinds.contains(.deaths) {
      deaths
        .padding(.top, 32)
    }
  }

  private var confirmed: some View {
    CaptionedGraph(
      kind: .confirmed, count: country.confirmed, scale: country.largestTotal, color: .purple,
      name: Text("Confirmed cases", bundle: .module),
      caption: country.confirmed.total.map { Text("Total Confirmed Cases: \($0, format: .count)", bundle: .module) }
        ?? Text("Total Confirmed Cases: no data", bundle: .module))
  }

  private var recovered: some View {
    CaptionedGraph(
      kind: .recovered, count: country.recovered, scale: country.largestTotal, color: .green,
      name: Text("Recovered", bundle: .module),
      caption: country.recovered.total.map { Text("Total Recovered: \($0, format: .count)", bundle: .module) }
        ?? Text("Total Recovered: no data", bundle: .module))
  }

  private var deaths: some View {
    CaptionedGraph(
      kind: .deaths, count: country.deaths, scale: country.largestTotal, color: .red,
      name: Text("Deaths", bundle: .module),
      caption: country.deaths.total.map { Text("Total Deaths: \($0, format: .count)", bundle: .module) }
        ?? Text("Total Deaths: no data", bundle: .module))
  }
}

/// A bar and the text below it.
private struct CaptionedGraph: View {
  let kind: StatisticsID.Graph
  let count: DailyCount
  let scale: Int?
  let color: Color
  let name: Text
  let caption: Text

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      TwoValueBarGraph(total: count.total, new: count.new, scale: scale, color: color)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(name)
        .accessibilityValue(GraphDescription.text(of: count))
        .accessibilityIdentifier(StatisticsID.bar(kind))
      caption
        .font(.caption)
        .padding(.leading, 8)
        .accessibilityIdentifier(StatisticsID.caption(kind))
    }
  }
}
