import Domain
import Foundation
import Interchange
import Testing

/// Small line lists, each with a trap.
@Suite struct CaseFormTests {
  private static let heading = "case_id,sex,age,district,date_onset,date_seen,outcome,date_outcome"

  @Test func `dates in all their forms are days`() throws {
    let dates = [
      "2024-02-04", "2024-02-04T00:00:00.000", "04/02/2024", "45326", "04-Feb-24", "4 févr. 2024", "2024-02-04 10:30",
      "4 февраля 2024", "04.02.24", "45326.0", "45326.4375",
    ]
    let rows = dates.enumerated().map { "C\($0.offset),f,4,A,\($0.element),2024-02-15,recovered," }

    let read = try CaseFileSamples.read(heading: Self.heading, rows + ["C99,f,4,A,22/02/2024,28/02/2024,,"])

    #expect(read.records.dropLast().allSatisfy { $0.onset == Day("2024-02-04") })
    #expect(read.quality.column(.onset)?.notUnderstood == 0 && read.quality.onsetAfterReport == 0)
  }

  @Test func `an order of day and month that nothing tells is asked about`() throws {
    // What is the same day in either order is no example.
    let rows = [
      "C0,f,4,A,02/02/2024,02/02/2024,,", "C1,f,4,A,03/04/2024,03/04/2024,,", "C2,m,4,A,04/04/2024,05/04/2024,,",
    ]

    let read = try CaseFileSamples.read(heading: Self.heading, rows)
    let readings = [
      DateReading(order: .monthFirst, day: try #require(Day("2024-03-04"))),
      DateReading(order: .dayFirst, day: try #require(Day("2024-04-03"))),
    ]
    #expect(read.questions.contains(.dateOrder(example: "03/04/2024", readings: readings)) && read.dateOrder != nil)
    #expect(read.outbreak(id: .random(), received: Date()) == nil)

    let said = try CaseFileSamples.read(
      heading: Self.heading, rows, OutbreakChoices(disease: .known(.cholera), dateOrder: .monthFirst))
    #expect(said.questions == [] && said.records[1].onset == Day("2024-03-04"))
    let outbreak = try #require(said.outbreak(id: .random(), received: Date()))
    #expect(outbreak.content == .cases && outbreak.period == .day && outbreak.days == said.days)
  }

  @Test func `one column of dates tells the order of another`() throws {
    let read = try CaseFileSamples.read(
      heading: Self.heading, ["C1,f,4,A,03/04/2024,14/04/2024,,", "C2,m,4,A,04/04/2024,15/04/2024,,"])

    #expect(read.questions == [.disease(proposed: nil)] && read.records[0].onset == Day("2024-04-03"))
  }

  @Test func `onsets that can't be are unknown and told`() throws {
    let read = try CaseFileSamples.read(
      heading: Self.heading,
      [
        "C1,f,4,A,2024-03-02,2024-03-01,,", "C2,f,4,A,2042-03-01,2024-03-05,,", "C3,f,4,A,2023-03-02,2024-03-05,,",
        "C4,f,4,A,??,2024-03-05,,", "C5,f,4,A,unknown,2024-03-05,,", "C6,f,4,A,2023-09-10,2024-03-05,,",
      ])

    #expect(read.records.map(\.onset) == [nil, nil, nil, nil, nil, Day("2023-09-10")])
    #expect(read.quality.onsetAfterReport == 1 && read.quality.onsetInFuture == 1)
    #expect(read.quality.onsetLongBeforeReport == 1)
    let column = try #require(read.quality.column(.onset))
    #expect(column.empty == 1 && column.notUnderstood == 1)
    #expect(read.unreadValues.map(\.role) == [.onset] && read.unreadValues[0].values == [.init(text: "??", rows: 1)])
  }

  @Test func `of one id the last row stands, and the others are told`() throws {
    let read = try CaseFileSamples.read(
      heading: Self.heading,
      [
        "C1,f,4,A,2024-03-01,2024-03-02,,", "C2,m,7,A,2024-03-01,2024-03-02,,",
        "C1,f,4,A,2024-03-01,2024-03-02,,", ",m,9,A,2024-03-01,2024-03-02,,", "NA,m,9,A,2024-03-01,2024-03-02,,",
        "C1,f,4,A,2024-03-01,2024-03-02,died,2024-03-05",
      ])

    #expect(read.kept == 4 && read.records.map(\.line) == [3, 5, 6, 7] && read.records[3].outcome == .died)
    #expect(read.leftOut.map(\.reason) == [.sentTwice(line: 7), .enteredAgain(line: 7)])
    #expect(read.leftOut[0].place == "A" && read.leftOut[0].day == Day("2024-03-01"))
    #expect(read.quality.withoutID == 2)
  }

  @Test func `numbers that begin anew in each district are no ids`() throws {
    let rows = ["A", "B"].flatMap { district in
      (1...20).map { number in
        "\(number),\(district == "A" || number % 3 == 0 ? "f" : "m"),\(number),\(district),2024-03-01,2024-03-02,,"
      }
    }

    let read = try CaseFileSamples.read(heading: Self.heading, rows)

    #expect(read.kept == 40 && read.quality.hasSharedIDs && read.leftOut == [])
  }

  @Test func `totals and blank rows are no cases`() throws {
    let read = try CaseFileSamples.read(
      heading: Self.heading,
      [
        "C1,f,4,Total Nord,2024-03-01,2024-03-02,,", "C2,f,4,A,2024-03-01,2024-03-02,,", "Итого по району,,,A,,,,2",
        ",,,,,,,", "C3,f,4,B,2024-03-01,2024-03-02,,", "Total,,,B,,,,1", "Grand total,,4,,,,,", "  ,,,,,,,",
      ])

    #expect(read.kept == 3 && read.quality.totalRows == 3 && read.quality.blankRows == 2)
    #expect(read.leftOut.map(\.line) == [4, 7, 8] && read.leftOut.allSatisfy { $0.reason == .total })
    #expect(read.ownTotals == .differ(line: 8, theirs: 4, ours: 3))
  }

  @Test func `the class comes from tests where no column has it`() throws {
    let read = try CaseFileSamples.read(
      heading: "case_id,sex,onset,culture_result,rdt_result",
      ["1,f,2024-03-01,POS,-", "2,f,2024-03-01,,+", "3,f,2024-03-01,NEG,positif", "4,f,2024-03-01,Not done,NEG"])

    #expect(read.records.map(\.caseClass) == [.confirmed, .probable, .probable, .suspected])
  }

  @Test func `what is no case isn't counted`() throws {
    let read = try CaseFileSamples.read(
      heading: "case_id,sex,onset,classification",
      ["1,f,2024-03-01,Confirmed", "2,f,2024-03-01,Not a case", "3,m,2024-03-01,", "4,m,2024-03-01,discarded"])

    #expect(read.kept == 2 && read.quality.discarded == 2 && read.records.map(\.caseClass) == [.confirmed, .all])
    #expect(read.leftOut.map(\.reason) == [.discarded, .discarded])
  }

  @Test func `a date of birth becomes an age, and makes one more precise`() throws {
    let read = try CaseFileSamples.read(
      heading: "case_id,sex,onset,birth date,age",
      [
        "1,f,2024-03-15,2023-07-16,", "2,f,2024-03-15,2023-07-16,0", "3,f,2024-03-15,2023-07-16,2",
        "4,m,2024-03-15,2025-01-01,", "5,m,2024-03-15,,8 months", "6,m,2024-03-15,15/03/81,",
      ])

    #expect(read.records.map(\.ageMonths) == [7, 7, 24, nil, 8, 516])
  }

  @Test func `a column of units tells what ages count`() throws {
    let read = try CaseFileSamples.read(
      heading: "case_id,gender,onset,age,age_unit",
      ["1,f,2024-03-15,200,months", "2,f,2024-03-15,4,years", "3,f,2024-03-15,4,", "4,f,2024-03-15,200,years"])

    #expect(read.records.map(\.ageMonths) == [200, 48, 48, nil])
    #expect(read.quality.column(.age)?.notUnderstood == 1)
  }

  @Test func `months in a column of their own are the ages of infants`() throws {
    let read = try CaseFileSamples.read(
      heading: "case_number,sex,date_onset,age_years,age_months",
      ["1,f,2024-03-15,4,", "2,f,2024-03-15,,7", "3,f,2024-03-15,0,9", "4,f,2024-03-15,,"])

    #expect(read.columns.map(\.role) == [.caseID, .sex, .onset, .age, .age])
    #expect(read.records.map(\.ageMonths) == [48, 7, 9, nil])
  }

  @Test func `beside H an M is a woman, and the person is asked`() throws {
    let rows = ["1,H,2024-03-15", "2,M,2024-03-15", "3,H,2024-03-16"]

    let read = try CaseFileSamples.read(heading: "id_caso,sexo,fecha_inicio_sintomas", rows)
    #expect(read.records.map(\.sex) == [.male, .female, .male])
    #expect(read.questions.contains(.sexOfM(column: 1, name: "sexo")))

    let said = try CaseFileSamples.read(
      heading: "id_caso,sexo,fecha_inicio_sintomas", rows, OutbreakChoices(values: [1: ["M": .sex(.male)]]))
    #expect(said.records.map(\.sex) == [.male, .male, .male] && said.questions == [.disease(proposed: nil)])
    #expect(said.unreadValues.map(\.values) == [[.init(text: "M", rows: 1)]])
  }

  @Test func `beside h an m in lower case is asked for too`() throws {
    let rows = ["1,h,2024-03-15", "2,m,2024-03-15", "3,h,2024-03-16"]
    let heading = "id_caso,sexo,fecha_inicio_sintomas"

    let read = try CaseFileSamples.read(heading: heading, rows)
    #expect(read.questions.contains(.sexOfM(column: 1, name: "sexo")))
    let said = try CaseFileSamples.read(
      heading: heading, rows, OutbreakChoices(values: [1: ["M": .sex(.male), "m": .sex(.male)]]))
    #expect(said.records.map(\.sex) == [.male, .male, .male] && said.questions == [.disease(proposed: nil)])
  }

  @Test func `names that were merged as places are in no record once the column is personal`() throws {
    let rows = (1...6).map { "\($0),Anna Ivanov\($0 == 1 ? "" : "a"),Baro,2024-03-15,f" }
    let merged = [PlaceKey(name: "Anna Ivanov"): PlaceKey(name: "Anna Ivanova")]

    let read = try CaseFileSamples.read(
      heading: "case_id,who,district,onset,sex", rows, OutbreakChoices(merged: merged, caseRoles: [1: .personal]))

    #expect(!"\(read.provenance)".lowercased().contains("ivanov"))
    #expect(read.mapping(of: OutbreakChoices(merged: merged), on: Day("2024-11-12")!).merged.isEmpty)
  }

  @Test func `what no rule understands is listed, and means what the person says`() throws {
    let rows = [
      "1,f,2024-03-15,zombie", "2,f,2024-03-15,died", "3,f,2024-03-15,zombie", "4,f,2024-03-15,recovered",
      "5,f,2024-03-15,Entlassen", "6,f,2024-03-15,recovered",
    ]
    let heading = "case_id,sex,onset,outcome"

    let read = try CaseFileSamples.read(heading: heading, rows)
    #expect(read.unreadValues.count == 1 && read.unreadValues[0].role == .outcome)
    #expect(read.unreadValues[0].values == [.init(text: "zombie", rows: 2), .init(text: "Entlassen", rows: 1)])
    #expect(read.unreadValues[0].meanings.contains(.outcome(.died)))
    #expect(read.records.map(\.outcome) == [.unknown, .died, .unknown, .recovered, .unknown, .recovered])

    let said = try CaseFileSamples.read(
      heading: heading, rows, OutbreakChoices(values: [3: ["zombie": .outcome(.died), "Entlassen": .unknown]]))
    #expect(said.records.count { $0.outcome == .died } == 3)
    #expect(said.unreadValues == read.unreadValues, "they stay, so that their meaning can be changed")
    #expect(said.quality.column(.outcome)?.notUnderstood == 0)
    #expect(said.provenance.choices.contains("column 4: zombie is died"))
  }

  @Test func `a date of death alone says that a case died`() throws {
    let read = try CaseFileSamples.read(
      heading: "case_id,onset_date,death_date,country",
      ["1,2014-03-01,2014-03-05,Guinea", "2,2014-03-01,,Liberia", "3,2014-03-02,,Guinea"])

    #expect(read.records.map(\.outcome) == [.died, .unknown, .unknown])
    #expect(read.level == .countries && read.cases.places.map(\.key.description) == ["GN", "LR"])
  }

  @Test func `a list without reports is known by its onsets`() throws {
    let read = try CaseFileSamples.read(
      heading: "case_id,sex,age,onset", ["1,f,4,2024-03-01", "2,m,5,2024-03-09", "3,m,5,"])

    #expect(read.days == Day("2024-03-01")!...Day("2024-03-09")!)
    #expect(CaseFigures(read.cases, asOf: Day("2024-03-01")).cases == 1 && CaseFigures(read.cases).cases == 3)
  }

  @Test func `two parts of one list are read together`() throws {
    let files = [("1", "A"), ("2", "B")].map { id, place in
      FiguresFile(name: "part \(id).csv", bytes: Data("case_id,sex,onset,district\n\(id),f,2024-03-01,\(place)\n".utf8))
    }

    guard case .cases(let read) = try OutbreakFileSamples.codec.readAny(files, OutbreakChoices()) else {
      Issue.record("a line list was taken for counts")
      return
    }
    #expect(read.kept == 2 && read.provenance.files.map(\.name) == ["part 1.csv", "part 2.csv"])
  }

  @Test func `places that are alike are offered, numbered ones are not`() throws {
    let names = [
      "Port Saïda", "Port Saida", "PORT-SAIDA", "Pt. Saida", "Camp Alwa", "Camp Alva", "Block 1", "Block 2",
      "Hospital A", "Hospital B", "Северный", "Северный р-н", "район Северный",
    ]
    let rows = (0..<3).flatMap { copy in
      names.enumerated().map { "\(copy)-\($0.offset),f,4,\($0.element),2024-03-01,2024-03-02,," }
    }

    let read = try CaseFileSamples.read(heading: Self.heading, rows)

    let offered = Set(read.alikePlaces.map { Set([$0.place.name, $0.other.name]) })
    #expect(offered == [["Pt. Saida", "PORT-SAIDA"], ["Camp Alwa", "Camp Alva"]])
    #expect(read.cases.places.count == 9)
    #expect(read.quality.foldedPlaces.map(\.spellings.count) == [3, 3])
  }

  @Test func `an onset after its report is in the future only after the last entry of the list`() throws {
    let read = try CaseFileSamples.read(
      heading: "case_id,sex,onset,date_seen,sample sent",
      [
        "1,f,2024-12-27,2024-01-03,2024-12-30", "2,f,2025-02-01,2024-01-03,2024-01-04",
        "3,f,2024-01-01,2024-01-03,2024-01-04", "4,f,2024-12-27,,2024-01-04",
      ])

    #expect(read.quality.onsetAfterReport == 1 && read.quality.onsetInFuture == 2)
    #expect(read.records.map(\.onset) == [nil, nil, Day("2024-01-01"), nil])
  }
}
