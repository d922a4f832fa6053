import Domain
import Testing

@Suite struct CountSeriesTests {
  private let place = PlaceKey(name: "Baro")

  @Test func `totals are the sums of new counts, and no report is no total`() throws {
    let series = CountSeries(
      place: place, measure: .cases(.all), firstDay: try day("2024-01-01"), new: [nil, 3, 0, nil, -1, 5])

    #expect(series.total == [nil, 3, 3, nil, 2, 7])
    #expect(series.new == [nil, 3, 0, nil, -1, 5])
  }

  @Test func `new counts are the steps of totals, never over a gap`() throws {
    let series = CountSeries(
      place: place, measure: .cases(.all), firstDay: try day("2024-01-01"), total: [49, 86, nil, 100, 90, 90])

    #expect(series.new == [nil, 37, nil, nil, -10, 0])
    #expect(CountSeries(place: place, measure: .recovered, firstDay: series.firstDay, total: [0, 2]).new == [0, 2])
  }

  @Test func `what was published stays, and the shorter count is filled`() throws {
    let series = CountSeries(
      place: place, measure: .cases(.all), firstDay: try day("2024-01-01"), new: [nil, 5], total: [10, 14, 20])

    #expect(series.new == [nil, 5, nil] && series.total == [10, 14, 20] && series.count == 3)
  }

  @Test func `counts that nobody can have are none`() throws {
    let first = try day("2024-01-01")
    let most = CountSeries.largestCount

    let series = CountSeries(place: place, measure: .cases(.all), firstDay: first, new: [most, most, 1, .min])

    #expect(series.new == [most, most, 1, nil] && series.total == [most, nil, nil, nil])
    let steps = CountSeries(place: place, measure: .cases(.all), firstDay: first, total: [-most, most, .max])
    #expect(steps.new == [nil, nil, nil] && steps.total == [-most, most, nil])
  }

  @Test func `an outbreak's counts are found by place and measure`() throws {
    let first = try day("2024-01-01")
    let confirmed = CountSeries(place: place, measure: .cases(.confirmed), firstDay: first, new: [1, 2])
    let twice = CountSeries(place: place, measure: .cases(.confirmed), firstDay: first, new: [9])
    let suspected = CountSeries(place: place, measure: .cases(.suspected), firstDay: first.advanced(by: 5), new: [3])

    let counts = OutbreakCounts(places: [OutbreakPlace("Baro")], series: [confirmed, twice, suspected])

    #expect(counts[place, .cases(.confirmed)] == confirmed && counts[place, .deaths(.all)] == nil)
    #expect(counts.measures == [.cases(.confirmed), .cases(.suspected)])
    #expect(counts.mainClass == .confirmed && counts.mainDeaths == .deaths(.all))
    #expect(counts.days(by: .day) == first...first.advanced(by: 5))
    #expect(counts.days(by: .week(start: .monday)) == first...first.advanced(by: 13))
    #expect(OutbreakCounts(places: [], series: []).days(by: .day) == nil)
  }
}
