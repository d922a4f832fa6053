import Domain
import Foundation
import Interchange
import Testing

@testable import Storage

/// The importer and the script that makes the snapshot read the same table, in two languages, by two people's code.
@Suite(.enabled(if: Repository.hasData, "the figures are not at ../shared/data"))
struct ImportedFiguresTests {
  @Test func `the table of datasets-covid-19 gives the bundled figures, count by count`() async throws {
    let bundled = try BundledStatisticsStore()
    let codec = FiguresFileCodec(countries: bundled.latestReport().rows.map(\.country))
    let name = "countries-aggregated_2021-10-10.csv"
    let bytes = try Data(contentsOf: Repository.data.appending(path: "statistics/datasets-covid-19/\(name)"))

    let figures = try codec.read([FiguresFile(name: name, bytes: bytes)], asOf: bundled.latestReport().asOf)

    #expect(figures.set.report == bundled.latestReport())
    for row in bundled.latestReport().rows {
      let isSame = try figures.set.histories[row.country.code] == bundled.history(of: row.country.code)
      #expect(isSame, "\(row.country.englishName)")
    }
  }
}
