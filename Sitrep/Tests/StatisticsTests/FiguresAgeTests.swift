import Domain
import TestTraits
import Testing

@testable import Statistics

@Suite struct FiguresAgeTests {
  @Test(
    .proves("D3"),
    arguments: [
      (0, FiguresAge.today), (1, .recent), (7, .recent), (8, .old(days: 8)), (1935, .old(days: 1935)), (-1, .recent),
    ])
  func `today is said on the day itself, and figures older than a week are called old`(
    days: Int, age: FiguresAge
  ) throws {
    let day = try #require(Day(iso8601: "2021-08-04"))

    #expect(FiguresAge(of: day, today: day.advanced(by: days)) == age)
  }
}
