import Domain
import Foundation
import Interchange
import Testing

/// Weeks that are written as their first and last day, and months, which aren't read.
@Suite struct PeriodLabelTests {
  private static let firstWeeks = day(1)...day(14)

  private static func day(_ number: Int) -> Day {
    guard let day = Day(year: 2024, month: 1, day: number) else { preconditionFailure("January has no \(number)") }
    return day
  }

  @Test(arguments: [
    ["01/01/2024 - 07/01/2024", "08/01/2024 - 14/01/2024"], ["2024-01-01/2024-01-07", "2024-01-08/2024-01-14"],
    ["1–7 Jan 2024", "8–14 Jan 2024"], ["01.01.2024-07.01.2024", "08.01.2024-14.01.2024"],
    ["1 to 7 January 2024", "8 to 14 January 2024"], ["du 1 au 7 janvier 2024", "du 8 au 14 janvier 2024"],
    ["с 1 по 7 янв. 2024 г.", "с 8 по 14 янв. 2024 г."], ["01.01-07.01.2024", "08.01-14.01.2024"],
    ["01–07.01.2024", "08–14.01.2024"], ["Jan 1-7, 2024", "Jan 8-14, 2024"],
    ["2024-01-01 to 2024-01-07", "2024-01-08 to 2024-01-14"], ["1/1/2024-1/7/2024", "1/8/2024-1/14/2024"],
  ])
  func `a week is its first and last day, in rows and across`(labels: [String]) throws {
    let rows = "district|period|new cases\nA|\(labels[0])|3\nA|\(labels[1])|4\nB|\(labels[0])|1\n"
    let read = try OutbreakFileSamples.read(rows, OutbreakChoices(disease: .known(.cholera)))
    #expect(read.period == .week(start: .monday) && read.questions == [] && read.kept == 3)
    #expect(read.days == Self.firstWeeks)
    #expect(try read.series("A").new == [3, 4] && read.series("B").new == [1, nil])

    let wide = try OutbreakFileSamples.read(
      "district|\(labels[0])|\(labels[1])\nA|3|4\nB|1|\n",
      OutbreakChoices(disease: .known(.cholera), counting: .new))
    #expect(wide.form.layout == .periodsAcross && wide.period == .week(start: .monday))
    #expect(try wide.days == Self.firstWeeks && wide.series("A").new == [3, 4])
  }

  @Test func `a range that is no week is left out, and a single day among weeks too`() throws {
    let read = try OutbreakFileSamples.read(
      """
      district,period,new cases
      A,01/01/2024 - 07/01/2024,3
      A,08/01/2024 - 14/01/2024,4
      A,15/01/2024 - 19/01/2024,5
      A,22/01/2024 - 22/01/2024,6
      A,32/01/2024 - 07/02/2024,7
      """)
    #expect(read.kept == 2 && read.days == Self.firstWeeks)
    #expect(
      read.leftOut.map(\.reason) == [
        .notSevenDays("15/01/2024 - 19/01/2024"), .notSevenDays("22/01/2024 - 22/01/2024"),
        .badDate("32/01/2024 - 07/02/2024"),
      ])
  }

  @Test func `ranges of one day are days`() throws {
    let read = try OutbreakFileSamples.read(
      "district,date,new cases\nA,2024-01-01 - 2024-01-01,3\nA,2024-01-02,4\nA,2024-01-03/2024-01-09,9\n")
    #expect(read.period == .day && read.kept == 2)
    #expect(try read.series("A").new == [3, 4])
    #expect(read.leftOut.map(\.reason) == [.notSevenDays("2024-01-03/2024-01-09")])
  }

  @Test func `weeks keep their first day, and cross the end of a year`() throws {
    let sundays = try OutbreakFileSamples.read(
      "district,week,new cases\nA,29 Dec 2024 – 4 Jan 2025,3\nA,5–11 Jan 2025,4\n")
    #expect(sundays.period == .week(start: .sunday) && sundays.days.lowerBound == Day("2024-12-29"))

    let short = try OutbreakFileSamples.read("district,week,new cases\nA,29 Dec – 4 Jan 2025,3\nA,5–11 Jan 2025,4\n")
    #expect(short.days == sundays.days && short.kept == 2)

    let saturdays = try OutbreakFileSamples.read("district,week,new cases\nA,6–12 Jan 2024,3\nA,13–19 Jan 2024,4\n")
    #expect(saturdays.period == .week(start: .monday) && saturdays.days.lowerBound == Day("2024-01-08"))
    #expect(try saturdays.series("A").new == [3, 4])
  }

  @Test func `a column that the person calls weeks may be of ranges`() throws {
    let table = "Kata,Juma,Idadi\nA,1–7 Jan 2024,3\nA,8–14 Jan 2024,4\n"
    let read = try OutbreakFileSamples.read(
      table, OutbreakChoices(roles: [1: .week, 2: .count(.cases(.all), .new)]))
    #expect(read.kept == 2 && read.days == Self.firstWeeks)
  }

  @Test(arguments: ["0-4", "5-14", "2020/2021", "1/2", "12-13", "A-1", "555-1234", "10.5 - 12.5", "W1-W7"])
  func `other things with a dash are no weeks`(text: String) throws {
    let read = try OutbreakFileSamples.read("district,group,date,new cases\nA,\(text),2024-01-01,3\n")
    #expect(read.kept == 1 && read.columns[2].role == .date && read.columns[1].role != .date)
  }

  @Test(arguments: [
    ("2024-01", "2024-02"), ("Jan 2024", "Feb 2024"), ("January 2024", "February 2024"),
    ("янв. 2024", "февр. 2024"), ("01/2024", "02/2024"),
  ])
  func `counts of months are refused as such`(labels: (String, String)) {
    let months = OutbreakFileProblem.Cause.months(example: labels.0)
    for heading in ["month", "Дата", "Kipindi"] {
      #expect(
        OutbreakFileSamples.problem("district|\(heading)|cases\nA|\(labels.0)|3\nA|\(labels.1)|4\n") == months)
    }
    #expect(OutbreakFileSamples.problem("district|\(labels.0)|\(labels.1)\nA|3|4\n") == months)
    let said = OutbreakChoices(roles: [1: .week, 2: .count(.cases(.all), .new)])
    #expect(OutbreakFileSamples.problem("Kata|Kipindi|Idadi\nA|\(labels.0)|3\n", said) == months)
  }

  @Test func `months of a year in a column of their own are refused, too`() {
    for months in [["1", "2"], ["January", "February"], ["янв.", "февр."]] {
      #expect(
        OutbreakFileSamples.problem("district,year,month,cases\nA,2024,\(months[0]),3\nA,2024,\(months[1]),4\n")
          == .months(example: months[0]))
    }
  }

  @Test func `six digits stay the label of a week, and months beside days do no harm`() throws {
    let weeks = try OutbreakFileSamples.read("district,week,new cases\nA,202401,3\nA,202402,4\n")
    #expect(weeks.period == .week(start: .monday) && weeks.days == Self.firstWeeks)

    let days = try OutbreakFileSamples.read(
      "district,month,date,new cases\nA,2024-01,2024-01-30,3\nA,2024-01,2024-01-31,4\n")
    #expect(days.period == .day && days.kept == 2)
  }
}
