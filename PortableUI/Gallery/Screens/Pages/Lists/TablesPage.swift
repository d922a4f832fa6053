import Foundation
import PortableUI

/// A table that its headings sort.
struct TablesPage: View {
  @State private var order = [KeyPathComparator(\Lake.name)]
  @State private var lakes = Lake.all

  var body: some View {
    Table(lakes, sortOrder: $order) {
      TableColumn("Lake", value: \.name) { Text(verbatim: $0.name) }
        .width(min: 120)
      TableColumn("Area in km²", value: \.area) { lake in
        Text(lake.area, format: .number)
          .frame(maxWidth: .infinity, alignment: .trailing)
      }
      TableColumn("Depth in m", value: \.depth) { lake in
        Text(lake.depth, format: .number)
          .frame(maxWidth: .infinity, alignment: .trailing)
      }
      TableColumn("Country") { Text(verbatim: $0.country) }
    }
    .accessibilityIdentifier("lakes")
    .onChange(of: order, initial: true) { lakes.sort(using: order) }
  }
}

/// Areas and greatest depths after the lakes' articles in Wikipedia.
private nonisolated struct Lake: Identifiable {
  let name: String
  let area: Int
  let depth: Int
  let country: String

  var id: String { name }

  static let all = [
    Lake(name: "Victoria", area: 59_947, depth: 81, country: "Tanzania"),
    Lake(name: "Baikal", area: 31_722, depth: 1_642, country: "Russia"),
    Lake(name: "Ladoga", area: 17_700, depth: 230, country: "Russia"),
    Lake(name: "Titicaca", area: 8_372, depth: 281, country: "Peru"),
  ]
}
