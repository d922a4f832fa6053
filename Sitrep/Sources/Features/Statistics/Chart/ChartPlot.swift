import DesignSystem
import Domain
import PortableUI

/// The drawing with its axes; whoever does not see it hears its summary instead.
struct ChartPlot: View {
  let figure: ChartFigure

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack(spacing: 0) {
        ChartAxisLabels(scale: figure.scale)
        ChartDrawing(figure: figure)
          .aspectRatio(1.5, contentMode: .fit)
      }
      HStack(alignment: .top, spacing: 0) {
        ChartAxisRoom(scale: figure.scale)
        ChartDays(days: figure.days)
      }
    }
    .font(.caption2)
    .foregroundStyle(.secondary)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(ChartSummary.text(of: figure))
    .accessibilityIdentifier(ChartID.plot)
  }
}

/// Rules, corrections, and the lines above them.
private struct ChartDrawing: View {
  let figure: ChartFigure

  var body: some View {
    ZStack {
      ChartRules(steps: figure.scale.ticks.count - 1)
        .stroke(Color.gray.opacity(0.4), lineWidth: 1)
      if let daily = figure.daily {
        ChartLineShape(line: daily)
          .stroke(.secondary, style: StrokeStyle(lineWidth: 1, lineCap: .round, lineJoin: .round))
      }
      ForEach(figure.entries.indices, id: \.self) { index in
        ChartLineShape(line: figure.entries[index].line)
          .stroke(ChartLook.line(index).color, style: ChartLook.line(index).stroke)
      }
      if !figure.correctionPlaces.isEmpty {
        ChartMarks(places: figure.correctionPlaces)
          .fill(.primary)
      }
    }
  }
}

/// The ticks of the vertical axis; each label hangs below its rule, the lowest stands on the lower edge.
private struct ChartAxisLabels: View {
  let scale: ChartScale

  var body: some View {
    VStack(alignment: .trailing, spacing: 0) {
      ForEach(labels, id: \.self) { label in
        VStack(alignment: .trailing, spacing: 0) {
          Text(label, format: .axis)
          Spacer(minLength: 0)
          if label == labels.last { Text(scale.bottom, format: .axis) }
        }
        .frame(maxHeight: .infinity)
      }
    }
    .padding(.trailing, 6)
  }

  /// From the top down, without the lowest.
  private var labels: [Double] { scale.ticks.dropFirst().reversed() }
}

/// As much room as the labels of the vertical axis take, so that the days stand below the drawing.
private struct ChartAxisRoom: View {
  let scale: ChartScale

  var body: some View {
    VStack(spacing: 0) {
      ForEach(scale.ticks, id: \.self) { Text($0, format: .axis) }
    }
    .frame(height: 0)
    .opacity(0)
    .padding(.trailing, 6)
    .accessibilityHidden(true)
  }
}

/// The first day, the one in the middle and the last one, each where it belongs.
private struct ChartDays: View {
  let days: ClosedRange<Day>

  var body: some View {
    HStack(alignment: .top, spacing: 4) {
      Text(days.lowerBound, format: .shortDay)
        .frame(maxWidth: .infinity, alignment: .leading)
      if days.count > 2 {
        Text(days.lowerBound.advanced(by: days.count / 2), format: .shortDay)
          .frame(maxWidth: .infinity)
          .multilineTextAlignment(.center)
      }
      Text(days.upperBound, format: .shortDay)
        .frame(maxWidth: .infinity, alignment: .trailing)
        .multilineTextAlignment(.trailing)
    }
  }
}
