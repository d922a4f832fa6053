import Domain
import Foundation
import PortableUI

/// The map: areas coloured by a rate, or circles as large as a count, since a filled area misleads there.
///
/// A country that is pointed at says its name and value; a press opens it.
package struct WorldMapView: View {
  private let figure: MapFigure
  private let name: (CountryCode) -> String
  private let open: @MainActor (CountryCode) -> Void

  /// - Parameters:
  ///   - figure: What is shown.
  ///   - name: A country's name in the user's language.
  ///   - open: Called with the country that was pressed.
  package init(
    figure: MapFigure, name: @escaping (CountryCode) -> String, open: @escaping @MainActor (CountryCode) -> Void
  ) {
    self.figure = figure
    self.name = name
    self.open = open
  }

  package var body: some View {
    ZStack {
      CountryArea(outlines: land.flatMap(\.outlines)).fill(MapLook.land)
        .allowsHitTesting(false)
      ForEach(shown) { country in
        if let place = WorldMap.world[country.code] {
          CountryButton(country: country, place: place, measure: figure.measure, name: name(country.code), open: open)
        }
      }
      CountryHatching(outlines: hatched.flatMap(\.outlines)).stroke(MapLook.hatching, lineWidth: 1)
        .allowsHitTesting(false)
    }
    .drawingGroup()
    .aspectRatio(WorldMap.proportions, contentMode: .fit)
    .accessibilityElement(children: .contain)
    .accessibilityLabel(Text("World map", bundle: .module))
    .accessibilityIdentifier(MapID.map)
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
  let country: MapFigure.Country
  let place: WorldMap.Place
  let measure: MapMeasure
  let name: String
  let open: @MainActor (CountryCode) -> Void

  var body: some View {
    Button(action: { open(country.code) }) { drawing }
      .buttonStyle(.plain)
      .accessibilityLabel(Text("\(name): \(measure.text(country.value))", bundle: .module))
      .accessibilityIdentifier(MapID.country(country.code))
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

/// What the classes of the map mean: those that any country is in.
package struct MapLegend: View {
  private let figure: MapFigure
  private let padding: CGFloat
  private let largestWidth: CGFloat

  /// - Parameters:
  ///   - figure: What the map shows.
  ///   - padding: What lies beside the map, on each side.
  ///   - largestWidth: As wide as the map is at most.
  package init(figure: MapFigure, padding: CGFloat, largestWidth: CGFloat) {
    self.figure = figure
    self.padding = padding
    self.largestWidth = largestWidth
  }

  package var body: some View {
    LazyVGrid(
      columns: [GridItem(.adaptive(minimum: 130), spacing: 8, alignment: .leading)], alignment: .leading, spacing: 4
    ) {
      ForEach(Set(figure.countries.compactMap(\.level)).sorted(), id: \.self) { level in
        HStack(spacing: 8) {
          sample(level)
            .accessibilityHidden(true)
          figure.measure.range(of: level)
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
    .accessibilityIdentifier(MapID.legend)
  }

  @ViewBuilder private func sample(_ level: Int) -> some View {
    if figure.measure.isRate {
      RoundedRectangle(cornerRadius: 3).fill(MapLook.color(level)).frame(width: 28, height: 14)
        .frame(width: 44, height: 16)
    } else {
      Circle().fill(MapLook.circle)
        .aspectRatio(1, contentMode: .fit)
        .frame(maxWidth: MapLook.width(level) * largestWidth)
        .containerRelativeFrame(.horizontal) { width, _ in MapLook.width(level) * (width - 2 * padding) }
        .frame(minWidth: 44, minHeight: 16)
    }
  }
}
