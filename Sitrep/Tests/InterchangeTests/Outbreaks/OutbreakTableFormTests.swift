import Domain
import Foundation
import Interchange
import Testing

/// Tables as teams write them.
@Suite struct OutbreakTableFormTests {
  @Test func `a row for each place and day`() throws {
    let read = try OutbreakFileSamples.read(
      """
      District,Date,New cases,Deaths (new)
      North,2024-05-01,3,0
      north,2024-05-02,4,1
      South,2024-05-01,,
      South,2024-05-02,0,0
      """, named: "cholera.csv")

    #expect(read.form == OutbreakForm(publisher: nil, layout: .long) && read.period == .day)
    #expect(read.level == .named(label: "District") && read.counts.places.map(\.name) == ["North", "South"])
    #expect(read.counting == nil && read.questions == [.disease(named: [], proposed: .known(.cholera))])
    #expect(try read.series("North").new == [3, 4] && read.series("North").total == [3, 7])
    #expect(try read.series("South").new == [nil, 0] && read.emptyCells == 2)
  }

  @Test func `a column for each day, with the year of the title`() throws {
    let read = try OutbreakFileSamples.read(
      """
      Cholera, weekly report 2024
      District;W1;W2;W3;W4;Total
      North;3;1;4;1;9
      South;2;;1;8;12
      Итого;5;1;5;9;20
      """)

    #expect(read.form.layout == .periodsAcross && read.disease == .known(.cholera) && read.questions == [])
    #expect(read.titles == ["Cholera, weekly report 2024"] && read.name == "Cholera")
    #expect(read.days == Day("2024-01-01")!...Day("2024-01-28")!)
    #expect(try read.series("South").new == [2, nil, 1, 8])
    #expect(read.ownTotals == .differ(line: 4, theirs: 12, ours: 11) && read.leftOut.map(\.line) == [5])
  }

  @Test func `a column for each day, with points in its date`() throws {
    let read = try OutbreakFileSamples.read(
      "Район;01.02.2024;02.02.2024;03.02.2024\nЛенинский;5;2;7\nКировский;1;;3\n",
      OutbreakChoices(disease: .known(.influenza), counting: .new))

    #expect(read.form.layout == .periodsAcross && read.questions == [])
    #expect(read.days == Day("2024-02-01")!...Day("2024-02-03")!)
    #expect(try read.series("Ленинский").new == [5, 2, 7] && read.series("Кировский").new == [1, nil, 3])
  }

  @Test func `weeks without a year are asked about`() throws {
    let table = """
      Place,S1,S2,S3
      Alpha,1,2,1
      """
    #expect(try OutbreakFileSamples.read(table).questions.contains(.year(example: "S1")))

    let read = try OutbreakFileSamples.read(table, OutbreakChoices(year: 2023))
    #expect(read.days.lowerBound == Day("2023-01-02"))
  }

  @Test func `counts without a word are told by their values, or asked about`() throws {
    let rising = try OutbreakFileSamples.read(
      "district,date,cases\n" + (1...20).map { "A,2024-01-\($0 < 10 ? "0" : "")\($0),\($0 * 3)\n" }.joined())
    #expect(rising.counting?.counting == .cumulative && rising.counting?.steps == 19)
    #expect(rising.role("cases") == .count(.cases(.all), .cumulative))

    let few = try OutbreakFileSamples.read("district,date,cases\nA,2024-01-01,3\nA,2024-01-02,4\n")
    #expect(few.questions.contains(.counting(columns: ["cases"])))
    #expect(few.outbreak(id: .random(), received: Date()) == nil)

    let said = try OutbreakFileSamples.read(
      "district,date,cases\nA,2024-01-01,3\nA,2024-01-02,4\n",
      OutbreakChoices(disease: .known(.cholera), counting: .new))
    #expect(said.questions == [] && said.counting?.reason == .chosen)
    #expect(try said.series("A").total == [3, 7])
  }

  @Test func `weeks of many places without cases are not cumulative`() throws {
    let rows = (0..<40).flatMap { site in
      (1...9).map { "Site \(site),2024-W0\($0),\(site == $0 ? 1 : 0)\n" }
    }
    let read = try OutbreakFileSamples.read("site,week,cases\n" + rows.joined())
    #expect(read.counting?.counting == .new)
  }

  @Test func `totals of groups are not taken for cumulative counts`() throws {
    let read = try OutbreakFileSamples.read(
      """
      district,week,total cases
      A,2024-W01,9
      A,2024-W02,3
      A,2024-W03,8
      A,2024-W04,2
      A,2024-W05,7
      A,2024-W06,1
      A,2024-W07,5
      """)
    #expect(read.counting?.counting == .new && read.role("total cases") == .count(.cases(.all), .new))
    #expect(try read.series("A").total.last == 35)
  }

  @Test func `dates that may be two days are asked about`() throws {
    let table = "district,date,new cases\nA,03/04/2024,1\nA,04/04/2024,2\nA,05/04/2024,1\n"
    let read = try OutbreakFileSamples.read(table)

    guard case .dateOrder(let example, let readings)? = read.questions.last else {
      Issue.record("\(read.questions)")
      return
    }
    #expect(example == "03/04/2024")
    #expect(readings.map(\.day) == [Day("2024-03-04"), Day("2024-04-03")])
    let chosen = try OutbreakFileSamples.read(table, OutbreakChoices(dateOrder: .dayFirst))
    #expect(chosen.days == Day("2024-04-03")!...Day("2024-04-05")!)
    #expect(!chosen.questions.contains { if case .dateOrder = $0 { true } else { false } })
    let told = try OutbreakFileSamples.read(table + "A,13/04/2024,1\n")
    #expect(told.days.upperBound == Day("2024-04-13"))
  }

  @Test func `days of a week mean the week by their heading`() throws {
    let rows = "A,2024-01-07,1\nA,2024-01-14,2\nA,2024-01-21,3\n"
    let ends = try OutbreakFileSamples.read("district,week ending,new cases\n" + rows)
    #expect(ends.period == .week(start: .monday) && ends.days.lowerBound == Day("2024-01-01"))

    let starts = try OutbreakFileSamples.read("district,week starting,new cases\n" + rows)
    #expect(starts.period == .week(start: .sunday) && starts.days.lowerBound == Day("2024-01-07"))
  }

  @Test func `places that look alike are offered, and merged only if told`() throws {
    let table = """
      district,date,new cases
      Port Saïda,2024-01-01,5
      Port Saïda,2024-01-02,5
      Port Saida,2024-01-03,5
      Port Saisa,2024-01-01,2
      Baro,2024-01-01,1
      """
    let read = try OutbreakFileSamples.read(table)
    #expect(read.counts.places.map(\.name) == ["Baro", "Port Saisa", "Port Saïda"])
    #expect(read.alikePlaces.map { [$0.place.name, $0.other.name] } == [["Port Saisa", "Port Saïda"]])
    #expect(read.alikePlaces.first?.rows == 1 && read.alikePlaces.first?.otherRows == 3)

    let merged = try OutbreakFileSamples.read(
      table, OutbreakChoices(merged: [PlaceKey(name: "Port Saisa"): PlaceKey(name: "Port Saïda")]))
    #expect(merged.counts.places.map(\.name) == ["Baro", "Port Saïda"])
  }

  @Test func `a later report replaces an earlier one, and the same one is told`() throws {
    let read = try OutbreakFileSamples.read(
      """
      district,date,new cases,received
      A,2024-01-01,5,2024-01-03
      A,2024-01-01,7,2024-01-02
      B,2024-01-01,1,2024-01-02
      B,2024-01-02,1,2024-01-03
      """)
    #expect(try read.series("A").new[0] == 5)
    #expect(read.leftOut == [OutbreakImport.LeftOut(line: 3, reason: .replaced(line: 2))])

    let twice = try OutbreakFileSamples.read(
      "district,date,new cases\nA,2024-01-01,5\nA,2024-01-01,5\nA,2024-01-02,1\n")
    #expect(twice.leftOut == [OutbreakImport.LeftOut(line: 3, reason: .repeated(line: 2))])
  }

  @Test func `Russian headings in Windows-1251 are understood`() throws {
    let text = "Район;Дата;Новые случаи;Умерло за день\nЗаречный;01.02.2024;3;0\nЗаречный;13.02.2024;1 200;1\n"
    let bytes = try #require(text.data(using: .windowsCP1251))
    let read = try OutbreakFileSamples.codec.read(
      [FiguresFile(name: "корь.csv", bytes: bytes)], OutbreakChoices(locale: Locale(identifier: "ru")))

    #expect(read.provenance.encoding == "Windows-1251" && read.level == .named(label: "Район"))
    #expect(read.questions == [.disease(named: [], proposed: .known(.measles))])
    #expect(try read.series("заречный").new.last == 1_200)
    #expect(try read.series("Заречный", .deaths(.all)).new == [0] + Array(repeating: nil, count: 11) + [1])
  }

  @Test func `the person's roles stand above the guessed ones`() throws {
    let table = "district,facility,date,new cases,seen\nA,F1,2024-01-01,1,5\nA,F2,2024-01-01,2,6\nB,F3,2024-01-01,2,6\n"
    let read = try OutbreakFileSamples.read(table)
    #expect(try read.series("A").new == [3] && read.role("facility") == .part && read.role("seen") == .leftOut)

    let chosen = try OutbreakFileSamples.read(
      table, OutbreakChoices(roles: [0: .leftOut, 1: .place, 3: .leftOut, 4: .count(.cases(.all), .new)]))
    #expect(chosen.level == .named(label: "facility") && chosen.counts.places.map(\.name) == ["F1", "F2", "F3"])
    #expect(try chosen.series("F2").new == [6])
    #expect(chosen.columns[1].reason == .chosen && chosen.columns[0].alternatives.contains(.place))
  }

  @Test func `ages and sexes of rows are added up, and new may be a part of a name`() throws {
    let read = try OutbreakFileSamples.read(
      "district,week,age group,new cases\nA,2024-W01,0-4,3\nA,2024-W01,5+,4\nB,2024-W01,Total,1\nB,2024-W01,5+,1\n")
    #expect(try read.series("A").new == [7] && read.leftOut.map(\.reason) == [.total])

    let across = try OutbreakFileSamples.read(
      """
      date,Cases_NewZealand,Cases_Germany,Deaths_NewZealand
      2024-01-01,1,2,0
      2024-01-02,2,3,0
      2024-01-03,3,5,1
      """)
    #expect(across.level == .countries && across.counts.places.map(\.name) == ["Germany", "New Zealand"])
    #expect(try across.row("NZ").deaths?.count == 1 && across.row("NZ").cases?.count == 3)
  }

  @Test func `cumulative counts of parts do not fall where one has no report`() throws {
    let read = try OutbreakFileSamples.read(
      """
      district,site,date,cumulative cases
      A,F1,2024-01-01,10
      A,F2,2024-01-01,20
      A,F1,2024-01-02,12
      A,F1,2024-01-03,13
      A,F2,2024-01-03,25
      B,F3,2024-01-01,1
      """)
    #expect(try read.series("A").total == [30, 32, 38])
  }

  @Test func `columns with personal data show no samples`() throws {
    let read = try OutbreakFileSamples.read(
      "district,date,new cases,phone,comment\nA,2024-01-01,1,+999 1,brother of B\n")
    #expect(read.columns.filter { $0.role == .personal }.map(\.name) == ["phone", "comment"])
    #expect(read.columns.filter { $0.role == .personal }.allSatisfy { $0.samples == [] })
  }

  @Test func `files with one heading are one table, and lines tell their file`() throws {
    let files = [("2023.csv", "A,2023-12-31,1\nTotal,2023-12-31,1"), ("2024.csv", "A,2024-01-01,2\nA,x,1")].map {
      FiguresFile(name: $0.0, bytes: Data(("district,date,new cases\n" + $0.1).utf8))
    }
    let read = try OutbreakFileSamples.codec.read(files, OutbreakChoices(disease: .known(.cholera)))

    #expect(read.kept == 2 && read.questions == [] && read.provenance.files.map(\.name) == ["2023.csv", "2024.csv"])
    #expect(
      read.leftOut == [
        OutbreakImport.LeftOut(file: 0, line: 3, reason: .total),
        OutbreakImport.LeftOut(file: 1, line: 3, reason: .badDate("x")),
      ])
    #expect(try read.series("A").total == [1, 3])
  }

  @Test func `a disease that the file doesn't have is refused`() {
    let table = "district,date,disease,new cases\nA,2024-01-01,Rougeole,1\nA,2024-01-02,rougeole,1\n"
    #expect(
      OutbreakFileSamples.problem(table, OutbreakChoices(disease: .known(.cholera)))
        == .noSuchDisease(named: ["Rougeole"]))
    #expect(OutbreakFileSamples.problem(table) == nil)
  }
}
