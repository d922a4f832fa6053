import DesignSystem
import Domain
import Figures
import Foundation
import PortableUI

#if canImport(SwiftUI)
  extension SharedFigures {
    /// The picture for programs that read no SVG; in a browser the page makes it of the drawing.
    @MainActor func png() async throws -> Data {
      let (figure, sources) = try await chartFigure()
      let picture = SharedPicture(words: words, figure: figure, chartSource: sources)
      guard let image = pngFile(of: picture, scale: 2) else { throw CocoaError(.fileWriteUnknown) }
      return image
    }
  }

  /// A country's figures and a chart, in light colours.
  private struct SharedPicture: View {
    let words: ShareWords
    let figure: ChartFigure?
    let chartSource: String

    private static let appName = "Sitrep"

    var body: some View {
      VStack(alignment: .leading, spacing: 12) {
        HStack(spacing: 12) {
          if words.heading(figure) == words.name { Text(verbatim: words.flag).font(.largeTitle) }
          Text(verbatim: words.heading(figure)).font(.largeTitle).bold()
        }
        Text(verbatim: words.subheading(figure)).foregroundStyle(.secondary)
        ForEach(words.rows, id: \.name) { row in
          HStack {
            Text(verbatim: row.name)
            Spacer()
            Text(verbatim: row.total).bold()
            Text(verbatim: row.new)
              .foregroundStyle(.secondary)
              .frame(width: 160, alignment: .trailing)
          }
        }
        if let figure {
          Text(verbatim: words.chart.title)
          ChartLegend(figure: figure, day: nil)
          ChartPlot(figure: figure, day: nil)
          Text(verbatim: chartSource).font(.footnote).foregroundStyle(.secondary)
        }
        HStack {
          Text(verbatim: words.source)
          Spacer()
          Text(verbatim: Self.appName)
        }
        .font(.footnote)
        .foregroundStyle(.secondary)
      }
      .padding(30)
      .frame(width: 600)
      .background(Color.white)
      .environment(\.colorScheme, .light)
      .environment(\.locale, words.locale)
    }
  }
#endif
