import Domain
import Foundation
import Interchange
import Testing

/// Tables whose columns no list of words knows, and what a person says of them.
@Suite struct UnknownTableTests {
  /// Numbers of weeks have no year, so the person says it, too.
  private static let swahili = """
    Kata,Juma,Wagonjwa,Waliofariki
    Baro,15,90,4
    Baro,16,80,3
    Baro,17,100,4
    Kelma,15,30,2
    Kelma,16,12,1
    Kelma,17,20,2
    """

  private func read(_ text: String, _ choices: OutbreakChoices = OutbreakChoices()) throws -> AnyOutbreakImport {
    try OutbreakFileSamples.codec.readAny([FiguresFile(name: "table.csv", bytes: Data(text.utf8))], choices)
  }

  private func counts(_ text: String, _ choices: OutbreakChoices = OutbreakChoices()) throws -> OutbreakImport? {
    guard case .counts(let plan) = try read(text, choices) else { return nil }
    return plan
  }

  @Test func `nothing is guessed of headings that nobody knows, and what is needed is asked`() throws {
    let plan = try #require(try counts(Self.swahili))

    #expect(plan.questions.contains(.columns([.period, .counts])) && plan.form.layout == .long)
    #expect(plan.rows == 0 && plan.kept == 0 && plan.counts.places == [])
    #expect(plan.columns.map(\.name) == ["Kata", "Juma", "Wagonjwa", "Waliofariki"])
    #expect(plan.columns.map(\.role) == [.place, .leftOut, .leftOut, .leftOut])
    #expect(plan.columns[0].reason == .values && plan.columns[1].samples == ["15", "16", "17"])
    #expect(plan.columns[1].alternatives.contains(.week) && plan.columns[1].alternatives.contains(.place))
    #expect(plan.columns[2].alternatives.contains(.count(.deaths(.all), .new)))
    #expect(plan.outbreak(id: .random(), received: Date()) == nil)
  }

  @Test func `what is said is read as a row for each place and week`() throws {
    var choices = OutbreakChoices(disease: .known(.cholera), year: 2024)
    choices.choose(.count(.cases(.all), .new), forColumn: 2)
    #expect(try counts(Self.swahili, choices)?.questions == [.columns([.period])])
    choices.choose(.week, forColumn: 1)
    choices.choose(.count(.deaths(.all), .new), forColumn: 3)

    let plan = try #require(try counts(Self.swahili, choices))
    #expect(plan.questions == [] && plan.rows == 6 && plan.kept == 6)
    #expect(try plan.series("Baro").new == [90, 80, 100] && plan.series("Kelma", .deaths(.all)).new == [2, 1, 2])
    #expect(plan.days == Day("2024-04-08")!...Day("2024-04-28")!)
    #expect(plan.provenance.mapping.map(\.role) == ["place", "week", "new cases", "new deaths"])
  }

  @Test(arguments: ["A,B,C", "ቀበሌ,ሳምንት,ታማሚዎች"])
  func `headings in any script, or of one letter, can be said`(heading: String) throws {
    let text = heading + "\nBaro,2024-W15,3\nBaro,2024-W16,4\nKelma,2024-W15,5\n"
    let asked = try #require(try counts(text))
    #expect(asked.questions.contains(.columns([.counts])), "places and weeks are told by their values")
    #expect(asked.columns.map(\.role) == [.place, .week, .leftOut])

    let plan = try #require(try counts(text, OutbreakChoices(roles: [2: .count(.cases(.suspected), .new)])))
    #expect(try plan.series("Baro", .cases(.suspected)).new == [3, 4] && plan.kept == 3)
  }

  @Test func `places with numbers are asked for once rows stand for the same week`() throws {
    let text = "Kodi,Juma,Idadi\n101,2024-W15,3\n101,2024-W16,4\n102,2024-W15,5\n"
    let said: [Int: ColumnRole] = [1: .week, 2: .count(.cases(.all), .new)]
    let asked = try #require(try counts(text, OutbreakChoices(roles: said)))
    #expect(asked.questions.contains(.columns([.place])) && asked.columns[0].alternatives.contains(.place))

    let plan = try #require(try counts(text, OutbreakChoices(roles: said.merging([0: .place]) { $1 })))
    #expect(plan.counts.places.map(\.name) == ["101", "102"])
    let single = try #require(
      try counts("Juma,Idadi\n2024-W15,3\n2024-W16,4\n", OutbreakChoices(roles: [1: .count(.cases(.all), .new)])))
    #expect(single.kept == 2 && single.counts.places.count == 1, "a table may be of one place")
  }

  @Test func `a role moves from the column that had it, and a date takes the place of a week`() throws {
    var choices = OutbreakChoices(roles: [2: .count(.cases(.all), .new)])
    let text = "A,B,C,D\nBaro,2024-01-01,3,2024-W15\nKelma,2024-01-02,4,2024-W16\n"
    let counted = ColumnRole.count(.cases(.all), .new)
    #expect(try counts(text, choices)?.columns.map(\.role) == [.place, .leftOut, counted, .week])

    choices.choose(.date, forColumn: 1)
    #expect(try counts(text, choices)?.columns.map(\.role) == [.place, .date, counted, .leftOut])
    choices.choose(ColumnRole.place, forColumn: 1)
    #expect(try counts(text, choices)?.columns.map(\.role) == [.leftOut, .place, counted, .week])
    choices.choose(.date, forColumn: 1)
    choices.choose(.date, forColumn: 3)
    #expect(choices.roles == [2: .count(.cases(.all), .new), 3: .date])
  }

  @Test func `a table that nobody knows can be a line list`() throws {
    let text = "Namba,Tarehe,Kata\nX1,2024-03-01,Baro\nX2,2024-03-02,Baro\nX3,2024-03-02,Kelma\n"
    guard case .cases(let asked) = try read(text, OutbreakChoices(content: .cases)) else {
      Issue.record("the person said that rows are cases")
      return
    }
    #expect(asked.questions.contains(.dateColumn) && asked.rows == 0 && asked.columns.count == 3)
    #expect(asked.outbreak(id: .random(), received: Date()) == nil)

    var choices = OutbreakChoices(disease: .known(.cholera), content: .cases)
    choices.choose(.onset, forColumn: 1)
    choices.choose(CaseColumnRole.place, forColumn: 2)
    guard case .cases(let list) = try read(text, choices) else { return }
    #expect(list.kept == 3 && list.questions == [] && list.cases.places.map(\.name) == ["Baro", "Kelma"])
  }

  @Test func `a line list without a heading of dates asks for them`() throws {
    let text = "sex,age,Tarehe,Kata\nf,4,2024-03-01,Baro\nm,5,2024-03-02,Baro\n"
    guard case .cases(let asked) = try read(text) else {
      Issue.record("it was taken for counts")
      return
    }
    #expect(asked.questions.contains(.dateColumn))
    #expect(OutbreakFileSamples.problem(text) == .lineList)
  }

  @Test func `columns can be said by their headings`() throws {
    var choices = OutbreakChoices(year: 2024)
    choices.namedRoles = ["juma": .week, "Wagonjwa": .count(.cases(.all), .new)]
    #expect(try counts(Self.swahili, choices)?.kept == 6)

    choices.namedRoles["Wiki"] = .week
    #expect(
      OutbreakFileSamples.problem(Self.swahili, choices)
        == .noSuchColumn("Wiki", headings: ["Kata", "Juma", "Wagonjwa", "Waliofariki"]))
  }

  @Test(arguments: [
    "a\n1\n2\n", "a,b\n", "Dear colleagues, all is well\nIn Baro, as in Kelma, nobody is ill\n",
    "name,colour\nBaro,red\nKelma,green\n",
  ])
  func `what is no table of numbers stays refused`(text: String) {
    guard case .unknownForm = OutbreakFileSamples.problem(text) else {
      Issue.record("\(text) was taken for a table")
      return
    }
  }

  @Test func `of two files one of which nobody knows none is read`() throws {
    let files = [("a.csv", Self.swahili), ("b.csv", "district,week,new cases\nBaro,2024-W15,1\n")].map {
      FiguresFile(name: $0.0, bytes: Data($0.1.utf8))
    }
    #expect(throws: OutbreakFileProblem(file: "b.csv", .differentForms)) {
      try OutbreakFileSamples.codec.read(files, OutbreakChoices())
    }
  }
}
