import Domain
import Testing

@Suite struct AgeBandsTests {
  @Test func `measles has bands of months, others of years`() {
    let usual = AgeBands(for: .known(.cholera))
    let measles = AgeBands(for: .known(.measles))

    #expect(usual.bands.map { usual.label(of: $0) } == ["0-4", "5-14", "15-49", "50+"])
    #expect(
      measles.bands.map { measles.label(of: $0) } == ["0-5 m", "6-8 m", "9-11 m", "1-4 y", "5-14 y", "15+ y"])
    #expect(AgeBands(for: .named("Nodding")) == usual)
  }

  @Test(arguments: [(0, 0), (59, 0), (60, 1), (179, 1), (180, 2), (599, 2), (600, 3), (1_440, 3)])
  func `an age is in the last band that begins by it`(months: Int, band: Int) {
    #expect(AgeBands.usual.index(ofMonths: months) == band)
  }

  @Test func `nobody is younger than 0 or older than 120 years`() {
    #expect(AgeBands.usual.index(ofMonths: -1) == nil && AgeBands.usual.index(ofMonths: 1_441) == nil)
  }

  @Test(arguments: [
    ("0-4", 0), ("0–4 ans", 0), ("<5", 0), ("under 5", 0), ("до 5 лет", 0), ("0-59 months", 0), ("5-14", 1),
    ("5 - 14 years", 1), ("15-49", 2), ("50+", 3), ("≥50", 3), ("50 and over", 3), ("50 лет и старше", 3),
  ])
  func `bands are known by their usual names`(name: String, band: Int) {
    #expect(AgeBands.usual.band(named: name) == AgeBands.usual.bands[band])
  }

  @Test(arguments: ["", "all", "0-5", "5", "total", "15-49-60", "99999999999999999999-4"])
  func `other names are of no band`(name: String) {
    #expect(AgeBands.usual.band(named: name) == nil)
  }

  @Test func `months are told from years`() {
    #expect(AgeBands.measles.band(named: "6-8 months") == AgeBand(lower: 6, upper: 9))
    #expect(AgeBands.measles.band(named: "6-8 m") == AgeBand(lower: 6, upper: 9))
    #expect(AgeBands.measles.band(named: "1-4") == AgeBand(lower: 12, upper: 60))
    #expect(AgeBands.measles.band(named: "15+ y") == AgeBand(lower: 180, upper: nil))
  }
}
