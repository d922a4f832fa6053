import Domain
import Foundation
import SampleData
import Storage
import Testing

/// The final release as published, read with code of its own, against the snapshot.
@Suite(.enabled(if: SharedData.isThere, SharedData.absence))
struct FinalReleaseTests {
  private static let source = SharedData.folder.appending(path: "statistics/jhu-csse")

  @Test func `every count of every day of the final release equals the published one`() throws {
    let (confirmed, deaths) = (try published("confirmed"), try published("deaths"))
    let store = try BundledStatisticsStore()
    let release = try #require(store.releases.last)

    #expect(confirmed.count == 201 && Set(confirmed.keys) == Set(deaths.keys))
    let expected = Set(confirmed.filter { !release.leftOut.contains($0.key) }.map { $0.value + (deaths[$0.key] ?? []) })
    let read = try Set(
      release.countries.map { country in
        let history = try #require(try store.history(of: country.code, in: release))
        return (history.confirmed + history.deaths).compactMap(\.self)
      })
    #expect(read == expected && read.count == 196)
  }

  @Test func `the releases differ in 27 countries, on 9,765 days of countries`() throws {
    let store = try BundledStatisticsStore()
    let final = try #require(store.releases.last)

    let differences = try store.latestReport().rows.map { row in
      let first = try #require(try store.history(of: row.id))
      let other = try #require(try store.history(of: row.id, in: final))
      return first.confirmed.indices.count {
        first.confirmed[$0] != other.confirmed[$0] || first.deaths[$0] != other.deaths[$0]
      }
    }
    #expect(differences.count { $0 > 0 } == 27)
    #expect(differences.reduce(0, +) == 9_765)
  }

  /// The sums of provinces, by name.
  ///
  /// Only the names of provinces and countries, in the first two places, have commas.
  private func published(_ kind: String) throws -> [String: [Int]] {
    let file = Self.source.appending(path: "time_series_covid19_\(kind)_global.csv")
    let (comma, quote) = (UInt8(ascii: ","), UInt8(ascii: "\""))
    var sums: [String: [Int]] = [:]
    for line in Array(try Data(contentsOf: file)).split(separator: UInt8(ascii: "\n")).dropFirst() {
      let counts = line.filter { $0 != UInt8(ascii: "\r") }.split(separator: comma).suffix(1143).map { digits in
        digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
      }
      let province =
        line.first == quote ? line.dropFirst().prefix { $0 != quote }.count + 2 : line.prefix { $0 != comma }.count
      let rest = line.dropFirst(province + 1)
      let country = rest.first == quote ? rest.dropFirst().prefix { $0 != quote } : rest.prefix { $0 != comma }
      let name = String(decoding: country, as: UTF8.self)
      sums[name] = sums[name].map { zip($0, counts).map(+) } ?? counts
    }
    return sums
  }
}
