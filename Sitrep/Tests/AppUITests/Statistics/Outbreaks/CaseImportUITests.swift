import AppPages
import Domain
import Foundation
import PortableUITesting
import Statistics
import Storage
import TestSupport
import TestTraits
import Testing

/// A line list, from the chooser to an outbreak of its own.
@Suite(.timeLimit(.minutes(10))) struct CaseImportUITests {
  private func driver(
    _ outbreaks: OutbreakDependencies, uploads: URL? = nil, language: String = "en-US"
  ) async throws -> InProcessDriver {
    InProcessDriver(
      try await AppFixture.responder(uploads: uploads, outbreaks: outbreaks), language: language, runsScript: true)
  }

  @Test(arguments: LineListScenarios.live) func `in process`(_ scenario: Scenario) async throws {
    try await scenario.play(try await driver(try .fixture()))
  }

  @Test func `nothing that names a person is in the data folder, and the file is not kept`() async throws {
    let (folder, uploads) = (try TemporaryFolder(), try TemporaryFolder())
    let database = try AppDatabase.open(in: DataFolder(opening: folder.url))
    let store = try await database.outbreakStore { Issue.record("\($0)") }

    try await LineListScenarios.fromAFileToAList(
      on: try await driver(try .fixture(store: store), uploads: uploads.url))

    let heading = LineListFile.heading.joined(separator: "\u{1F}")
    #expect(try await store.mapping(ofHeading: heading)?.values == [LineListFile.outcome: ["zzz": .outcome(.referred)]])
    #expect(try await store.heads().count == 1)
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    #expect(files.contains { $0.hasSuffix(".sqlite") })
    for file in files {
      guard let bytes = FileManager.default.contents(atPath: folder.path + file) else { continue }
      for secret in LineListFile.secrets {
        #expect(bytes.range(of: Data(secret.utf8)) == nil, "\(secret) in \(file)")
        #expect(bytes.range(of: Data(secret.lowercased().utf8)) == nil, "\(secret) in \(file)")
      }
    }
    let uploaded = try FileManager.default.subpathsOfDirectory(atPath: uploads.path)
    #expect(uploaded.filter { $0.hasSuffix("list.csv") } == [])
  }

  @Test func `the day on which the columns were said is told`() async throws {
    let store = InMemoryOutbreakStore()
    let driver = try await driver(try .fixture(store: store))
    let heading = LineListFile.heading.joined(separator: "\u{1F}")
    let said = OutbreakChoices(disease: .known(.cholera), dateOrder: .dayFirst)
    try await store.keep(ColumnMapping(said, [], on: Day("2024-11-12")!), ofHeading: heading)

    try await driver.importLineList(LineListFile(), named: "list.csv")

    #expect(
      try await driver.element(OutbreaksID.asLastTime).text == "Columns and values are read as on November 12, 2024.")
    #expect(try await driver.element(OutbreaksID.kept).text == "40")
    try await driver.element(OutbreaksID.step(1)).tap()
    let age = OutbreaksID.column(LineListFile.age)
    try await driver.waitUntil("the columns are shown") { try await driver.element(age).exists }
    try await driver.choose("Leave out this column", in: age) {
      try await driver.textSnapshot.contains("Your choice")
    }
    #expect(try await driver.element(OutbreaksID.asLastTime).exists, "it is so after another choice")
    try await driver.goOn(to: OutbreaksID.merge(PlaceKey(name: "Port Saidaa")))
    try await driver.goOn(to: OutbreaksID.rows)
    try await driver.takeLineList()
    let kept = try #require(try await store.mapping(ofHeading: heading))
    #expect(kept.day > Day("2024-11-12")! && kept.caseRoles == [LineListFile.age: .leftOut])
    #expect(kept.disease == .known(.cholera) && kept.dateOrder == .dayFirst)
  }

  @Test func `a list of which nothing was said is read as the last one too`() async throws {
    let store = InMemoryOutbreakStore()
    let driver = try await driver(try .fixture(store: store))
    var file = LineListFile()
    file.title = "Cholera in Baro"
    file.hasPlainDates = true
    try await driver.importLineList(file, named: "list.csv")
    try await driver.element(OutbreaksID.step(3)).tap()
    try await driver.waitUntil("the preview is shown") { try await driver.element(OutbreaksID.rows).exists }
    try await driver.takeLineList()
    #expect(try await store.mapping(ofHeading: LineListFile.heading.joined(separator: "\u{1F}")) != nil)

    try await driver.importLineList(file, named: "list.csv")

    #expect(try await driver.element(OutbreaksID.asLastTime).exists)
    #expect(try await driver.element(StatisticsID.takeImport).exists, "the preview is the first step")
  }

  @Test func `of a list that can't be kept nothing is kept, and it is told`() async throws {
    let store = InMemoryOutbreakStore(listProblem: .diskFull)
    let driver = try await driver(try .fixture(store: store))
    var file = LineListFile()
    file.title = "Cholera in Baro"
    file.hasPlainDates = true
    try await driver.importLineList(file, named: "list.csv")
    try await driver.element(OutbreaksID.step(3)).tap()
    try await driver.waitUntil("it can be taken") { try await driver.element(StatisticsID.takeImport).exists }
    try await driver.element(StatisticsID.takeImport).tap()

    let alert = driver.element(.alertDialog, named: nil)
    try await driver.waitUntil("it is told") { try await alert.isVisible }
    #expect(try await driver.textSnapshot.contains("was not imported"))
    #expect(try await store.mapping(ofHeading: LineListFile.heading.joined(separator: "\u{1F}")) == nil)
  }

  @Test func `rows that are left out can be saved, and name nobody`() async throws {
    let driver = try await driver(try .fixture())
    var file = LineListFile()
    file.title = "Cholera in Baro"
    file.hasPlainDates = true
    try await driver.importLineList(file, named: "list.csv")
    try await driver.element(OutbreaksID.step(3)).tap()
    try await driver.waitUntil("the preview is shown") { try await driver.element(OutbreaksID.saveLeftOut).exists }

    try await driver.element(OutbreaksID.saveLeftOut).tap()
    try await driver.waitUntil("the file has come") { await driver.downloads.count == 1 }

    let saved = try #require(await driver.downloads.first)
    #expect(
      String(decoding: saved.bytes, as: UTF8.self) == """
        file,line,reason,place,date\r
        list.csv,3,the same as line 43,Wadi Tir,2024-03-02\r
        list.csv,7,entered again on line 44,Wadi Tir,2024-03-06\r

        """)
  }

  @Test func `a table with tabs, in Russian`() async throws {
    var file = LineListFile()
    (file.separator, file.sexes) = ("\t", ("H", "M"))
    let driver = try await driver(try .fixture(), language: "ru-RU")
    try await driver.importLineList(file, named: "холера.tsv")
    #expect(
      try await driver.element(OutbreaksID.form).text == "Список случаев: каждая строка — один случай. Всего 42 строки."
    )
    try await driver.element(OutbreaksID.diseaseProposed).tap()
    try await driver.waitUntil("the disease is known") {
      guard try await driver.element(OutbreaksID.next).exists else { return false }
      return try await !driver.element(OutbreaksID.diseaseProposed).exists
    }
    try await driver.goOn(to: OutbreaksID.column(0))
    let columns = try await driver.textSnapshot
    #expect(columns.components(separatedBy: "Значения не показываются и не сохраняются.").count == 7 + 1)
    try await driver.expectNobody(on: "the columns")
    try await driver.goOn(to: OutbreaksID.sexOfM)
    try await driver.choose("Женский", in: OutbreaksID.sexOfM) {
      try await !driver.element(OutbreaksID.sexOfM).exists
    }
    try await driver.choose(LineListFile.secondOfMarch(in: "ru"), in: OutbreaksID.dateOrder) {
      try await !driver.element(OutbreaksID.questions).exists
    }
    try await driver.goOn(to: OutbreaksID.rows)
    let preview = try await driver.textSnapshot
    #expect(preview.contains("Строка 6: внесено повторно в строке 43"))
    #expect(preview.contains("7 столбцов с личными данными. Их значения не сохраняются."))
    try await driver.takeLineList()
  }
}
