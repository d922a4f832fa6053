import Domain
import Foundation
import PortableUI

/// The map: areas coloured by a rate, or circles as large as a count, since a filled area misleads there.
///
/// A country that is pointed at says its name and value; a press opens it.
struct WorldMapView: View {
  let model: CountryStatsViewModel
  let figure: MapFigure

  @Environment(\.locale) private var locale

  var body: some View {
    ZStack {
      CountryArea(outlines: land.flatMap(\.outlines)).fill(MapLook.land)
        .allowsHitTesting(false)
      ForEach(shown) { country in
        if let place = WorldMap.world[country.code] {
          CountryButton(
            model: model, country: country, place: place, measure: figure.measure,
            name: model.name(of: country.code, for: locale))
        }
      }
      CountryHatching(outlines: hatched.flatMap(\.outlines)).stroke(MapLook.hatching, lineWidth: 1)
        .allowsHitTesting(false)
    }
    .drawingGroup()
    .aspectRatio(WorldMap.proportions, contentMode: .fit)
    .accessibilityElement(children: .contain)
    .accessibilityLabel(Text("World map", bundle: .module))
    .accessibilityIdentifier(OverviewID.map)
  }

  /// What has no colour of its own.
  private var land: [WorldMap.Place] {
    guard figure.measure.isRate else { return WorldMap.world.places }
    let coloured = Set(figure.countries.map(\.code))
    return WorldMap.world.places.filter { place in place.code.map { !coloured.contains($0) } ?? true }
  }

  /// Areas without figures, and disputed ones.
  private var hatched: [WorldMap.Place] {
    guard figure.measure.isRate else { return [] }
    let unknown = figure.countries.filter { $0.level == nil }.compactMap { WorldMap.world[$0.code] }
    return unknown + WorldMap.world.disputed
  }

  /// Large circles lie below small ones.
  private var shown: [MapFigure.Country] {
    guard !figure.measure.isRate else { return figure.countries }
    return figure.countries.sorted { ($0.value ?? 0, $0.code) > ($1.value ?? 0, $1.code) }
  }
}

/// A country on the map.
private struct CountryButton: View {
  let model: CountryStatsViewModel
  let country: MapFigure.Country
  let place: WorldMap.Place
  let measure: OverviewRoute.Measure
  let name: String

  var body: some View {
    Button(action: { model.open(country.code) }) { drawing }
      .buttonStyle(.plain)
      .accessibilityLabel(Text("\(name): \(measure.text(country.value))", bundle: .module))
      .accessibilityIdentifier(OverviewID.country(country.code))
  }

  @ViewBuilder private var drawing: some View {
    if measure.isRate, !place.outlines.isEmpty {
      CountryArea(outlines: place.outlines).fill(country.level.map(MapLook.color) ?? MapLook.land)
        .contentShape(CountryArea(outlines: place.outlines))
    } else {
      circle.fill(color)
        .contentShape(circle)
    }
  }

  private var circle: MapCircle { MapCircle(middle: place.middle, width: width) }

  private var color: Color {
    guard let level = country.level else { return MapLook.hatching }
    return measure.isRate ? MapLook.color(level) : MapLook.circle
  }

  private var width: CGFloat {
    guard !measure.isRate else { return MapLook.dot }
    return MapLook.width(country.level ?? 0)
  }
}

/// What the classes of the map mean.
struct MapLegend: View {
  let measure: OverviewRoute.Measure

  var body: some View {
    LazyVGrid(
      columns: [GridItem(.adaptive(minimum: 130), spacing: 8, alignment: .leading)], alignment: .leading, spacing: 4
    ) {
      ForEach(0...measure.breaks.count, id: \.self) { level in
        HStack(spacing: 8) {
          sample(level)
            .accessibilityHidden(true)
          measure.range(of: level)
        }
      }
      HStack(spacing: 8) {
        RoundedRectangle(cornerRadius: 3).stroke(MapLook.hatching, style: StrokeStyle(lineWidth: 1, dash: [2, 2]))
          .frame(width: 28, height: 14)
          .frame(width: 44, height: 16)
          .accessibilityHidden(true)
        Text("no data, or disputed", bundle: .module)
      }
    }
    .font(.caption)
    .accessibilityIdentifier(OverviewID.legend)
  }

  @ViewBuilder private func sample(_ level: Int) -> some View {
    if measure.isRate {
      RoundedRectangle(cornerRadius: 3).fill(MapLook.color(level)).frame(width: 28, height: 14)
        .frame(width: 44, height: 16)
    } else {
      Circle().fill(MapLook.circle)
        .aspectRatio(1, contentMode: .fit)
        .frame(maxWidth: MapLook.width(level) * Overview.largestWidth)
        .containerRelativeFrame(.horizontal) { width, _ in MapLook.width(level) * (width - 2 * Overview.padding) }
        .frame(minWidth: 44, minHeight: 16)
    }
  }
}
