import DesignSystem
import Domain
import PortableUI

/// Of which day an outbreak's figures are, who published them, and what a reader must know of them.
struct OutbreakOrigin: View {
  let outbreak: Outbreak
  let figures: OutbreakFigures
  let route: Binding<StatisticsRoute>
  let id: OutbreakOriginID

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text("As of \(figures.asOf, format: .day)", bundle: .module)
        .accessibilityIdentifier(id.asOf)
      if route.wrappedValue.asOf != nil {
        Button(action: { route.wrappedValue.asOf = nil }) {
          HStack(spacing: 6) {
            Text("As of \(figures.asOf, format: .shortDay) · chosen", bundle: .module)
            Image(systemName: "xmark")
          }
          .font(.caption)
        }
        .buttonStyle(.bordered)
        .accessibilityLabel(back)
        .accessibilityIdentifier(id.chosenDay)
      }
      if figures.isNearest {
        Text(
          """
          The nearest day is shown: figures are from \(outbreak.days.lowerBound, format: .day) to \
          \(outbreak.days.upperBound, format: .day)
          """, bundle: .module
        )
        .accessibilityIdentifier(id.nearestDay)
      }
      if figures.fallCount > 0 {
        Text("Reclassified: cumulative counts fall \(figures.fallCount) times.", bundle: .module)
          .accessibilityIdentifier(id.falls)
      }
      Text("Source: \(outbreak.source.name)", bundle: .module)
        .accessibilityIdentifier(id.source)
    }
  }

  private var back: Text {
    Text(
      "As of \(figures.asOf, format: .shortDay) · chosen. Back to \(outbreak.days.upperBound, format: .shortDay)",
      bundle: .module)
  }
}
