import DesignSystem
import Domain
import Figures
import PortableUI

/// The map with its choices: what it shows, and of which day; and the same figures as a table.
struct OverviewMap: View {
  @Bindable var model: CountryStatsViewModel
  let world: WorldDays
  let figure: MapFigure

  @Environment(\.locale) private var locale

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      OverviewHeading(Text("World map", bundle: .module))
      Picker(selection: $model.overview.measure) {
        ForEach(MapMeasure.allCases, id: \.self) { $0.title.tag($0) }
      } label: {
        Text("Measure", bundle: .module)
      }
      .accessibilityIdentifier(OverviewID.measure)
      if figure.measure.isRate, figure.countries.allSatisfy({ $0.value == nil }) {
        PopulationsNotice(gap: .everywhere, request: $model.route.populationRequest)
      }
      WorldMapView(figure: figure, name: { model.name(of: $0, for: locale) }, open: { model.open($0) })
      DaySlider(day: day, days: world.days, stride: world.step)
      if model.overviewDay(in: world) != model.asOf {
        Button(action: { model.choose(model.overviewDay(in: world)) }) {
          Text("Show this day everywhere", bundle: .module)
        }
        .buttonStyle(.bordered)
        .accessibilityIdentifier(OverviewID.everywhere)
      }
      MapLegend(figure: figure, padding: Overview.padding, largestWidth: Overview.largestWidth)
      Text(
        "Boundaries as controlled on the ground (Natural Earth). Disputed areas are counted where the source counts them.",
        bundle: .module
      )
      .font(.footnote)
      .foregroundStyle(.secondary)
      OverviewTable(model: model, figure: figure)
    }
  }

  private var day: Binding<Day> {
    Binding(get: { model.overviewDay(in: world) }, set: { model.overview.day = $0 == model.asOf ? nil : $0 })
  }
}

/// Chooses a day: by a slider, a day at a time, or one week after another by itself.
private struct DaySlider: View {
  @Binding var day: Day
  let days: ClosedRange<Day>
  /// How many days lie between two counts: 1 or 7.
  let stride: Int

  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @State private var isPlaying = false

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Slider(value: position, in: 0...Double(max(days.count - 1, 1)), step: Double(stride)) {
        Text("Day of the map", bundle: .module)
      }
      .accessibilityValue(Text(day, format: .day))
      .accessibilityIdentifier(OverviewID.slider)
      HStack(spacing: 8) {
        step(-stride, "chevron.backward", earlier, OverviewID.earlier)
        Text(day, format: .shortDay)
          .monospacedDigit()
        step(stride, "chevron.forward", later, OverviewID.later)
        Spacer(minLength: 8)
        if !reducesMotion { playButton }
      }
      .buttonStyle(.bordered)
    }
    .task(id: isPlaying) { await play() }
  }

  private var earlier: Text {
    stride > 1 ? Text("One week earlier", bundle: .module) : Text("One day earlier", bundle: .module)
  }

  private var later: Text {
    stride > 1 ? Text("One week later", bundle: .module) : Text("One day later", bundle: .module)
  }

  private var position: Binding<Double> {
    Binding(
      get: { Double(days.lowerBound.distance(to: day)) },
      set: { day = days.lowerBound.advanced(by: Int($0)) })
  }

  private func step(_ count: Int, _ symbol: String, _ name: Text, _ identifier: String) -> some View {
    Button(action: { day = day.advanced(by: count) }) {
      Image(systemName: symbol).accessibilityLabel(name)
    }
    .disabled(!days.contains(day.advanced(by: count)))
    .accessibilityIdentifier(identifier)
  }

  private var playButton: some View {
    Button(action: { isPlaying.toggle() }) {
      Image(systemName: isPlaying ? "stop.fill" : "play.fill")
        .accessibilityLabel(isPlaying ? Text("Stop", bundle: .module) : Text("Play", bundle: .module))
    }
    .accessibilityIdentifier(OverviewID.play)
  }

  /// Shows a week after another; from the end it begins anew.
  private func play() async {
    guard isPlaying else { return }
    if day == days.upperBound { day = days.lowerBound }
    while isPlaying, day < days.upperBound {
      do { try await Task.sleep(for: .milliseconds(300)) } catch { return }
      day = min(day.advanced(by: 7), days.upperBound)
    }
    isPlaying = false
  }
}

/// The figures of the map for those who can’t see it, the largest first.
private struct OverviewTable: View {
  @Bindable var model: CountryStatsViewModel
  let figure: MapFigure

  var body: some View {
    Button(action: { model.overview.showsTable.toggle() }) {
      model.overview.showsTable ? Text("Hide table", bundle: .module) : Text("Show table", bundle: .module)
    }
    .buttonStyle(.bordered)
    .accessibilityIdentifier(OverviewID.tableButton)
    if model.overview.showsTable {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(sorted) { country in
          CountryLine(
            model: model, code: country.code, value: figure.measure.text(country.value),
            identifier: OverviewID.row(country.code))
        }
      }
      .frame(maxWidth: 480, alignment: .leading)
    }
  }

  private var sorted: [MapFigure.Country] {
    figure.countries.sorted { ($0.value ?? -.infinity, $1.code) > ($1.value ?? -.infinity, $0.code) }
  }
}

/// A country's name, which opens it, and a figure of it.
struct CountryLine: View {
  let model: CountryStatsViewModel
  let code: CountryCode
  let value: Text
  let identifier: String

  @Environment(\.locale) private var locale

  var body: some View {
    HStack {
      Button(action: { model.open(code) }) { Text(verbatim: model.name(of: code, for: locale)) }
        .accessibilityIdentifier(identifier)
      Spacer(minLength: 8)
      value
        .monospacedDigit()
    }
  }
}
