import AppPages
import Certificates
import DesignSystem
import Domain
import Figures
import Foundation
import PortableUITesting
import Statistics
import TestTraits
import Testing
import Workspaces

/// Each identifier names one element: on Apple's platforms that of a container which is no element would take the place
/// of those inside, and the layer does the same.
@Suite struct IdentifierTests {
  private static let team = [
    Workspace(
      id: "roofers", name: "Roofers",
      channels: [Channel(id: "tiles", name: "Tiles", messages: [message("1"), message("2")])]),
    Workspace(id: "masons", name: "Masons", channels: []),
  ]

  private static let paths = [
    "/statistics", "/statistics?search=qqqq", "/statistics?watched=1", "/statistics/FR", "/statistics/ZZ",
    "/statistics/IL?chart=daily&with=FR,DE", "/statistics/FR?asof=2022-01-24", "/statistics?asof=1999-01-01", "/world",
    "/world/asia", "/world/europe", "/world/asia/add", "/statistics/outbreaks/\(OutbreakSamples.cholera.0.id)",
    "/statistics/outbreaks/\(OutbreakSamples.cholera.0.id)/places/baro",
    "/statistics/outbreaks/\(OutbreakSamples.cholera.0.id)/table?order=cases",
    "/statistics/outbreaks/\(OutbreakSamples.who.0.id)/GR",
    "/world/asia/edit?name=Japan", "/certificates", "/certificates/\(SamplePicture.kept.id)",
    "/certificates/\(SamplePicture.kept.id)/full", "/guidance", "/guidance?search=fever",
    "/guidance?search=qqqq", "/guidance/source/nothing", "/workspaces", "/workspaces/a/roofers",
    "/workspaces/a/roofers/tiles", "/workspaces/a/roofers/tiles/1", "/workspaces/a/nothing",
  ]

  /// Parts of a row, which each row has, and what the list says as well as the country beside it.
  private static let repeated: Set<String> = [
    StatisticsID.cellFlag, StatisticsID.cellName, StatisticsID.cellTotal, StatisticsID.cellMeasure,
    WorkspacesID.member, WorkspacesID.content, WorkspacesID.posted, StatisticsID.asOf, StatisticsID.ageNotice,
    StatisticsID.source, StatisticsID.release, StatisticsID.missingDay, OutbreaksID.cellName, OutbreaksID.cellCases,
    OutbreaksID.cellRecent, OutbreaksID.figure(.cases), OutbreaksID.figure(.recent), OutbreaksID.figure(.deaths),
    OutbreaksID.figure(.fatality), OutbreaksID.figure(.population), OutbreaksID.figure(.attackRate),
  ]

  private func driver() async throws -> InProcessDriver {
    let workspaces = await WorkspacesFixture(Self.team)
    return InProcessDriver(
      try await AppFixture.responder(
        populations: [.asia: ["Japan": 125_000_000, "Nepal": 30_000_000]], pictures: [SamplePicture.kept],
        workspaces: workspaces, outbreaks: .fixture([OutbreakSamples.cholera, OutbreakSamples.who])))
  }

  @Test(.proves("L1"), arguments: paths)
  func `an identifier is found once on its page`(path: String) async throws {
    let driver = try await driver()

    try await driver.open(path)

    try await expectEachOnce(on: driver, path)
  }

  @Test(
    .proves("L1"),
    arguments: [
      ("/statistics", SettingsID.button), ("/statistics", StatisticsID.card),
      ("/statistics/IL", ChartID.compare),
      ("/statistics/IL", StatisticsID.ownPopulation), ("/statistics/IL", ChartID.tableButton),
      ("/certificates", CertificatesID.clear), ("/statistics", OutbreaksID.menu),
      ("/statistics/outbreaks/\(OutbreakSamples.cholera.0.id)/overview", OutbreaksID.populations),
    ])
  func `an identifier is found once in what a button opens`(path: String, button: String) async throws {
    let driver = try await driver()
    try await driver.open(path)

    try await driver.element(button).tap()

    try await expectEachOnce(on: driver, "\(path) after \(button)")
  }

  private func expectEachOnce(on driver: InProcessDriver, _ page: String) async throws {
    let found = try await driver.find(.identifiers(startingWith: ""))
    let counts = Dictionary(found.map { ($0.identifier, 1) }, uniquingKeysWith: +)

    #expect(!found.isEmpty)
    for (identifier, count) in counts where !Self.repeated.contains(identifier) {
      #expect(count == 1, "\(identifier) is found \(count) times on \(page)")
    }
  }

  @Test(.proves("L1")) func `the indicators of a row are found on their fields, and the row around them`() async throws
  {
    let driver = try await driver()
    for (path, row, name) in [
      ("/workspaces", WorkspacesID.workspace("roofers"), "Roofers"),
      ("/workspaces/a/roofers", WorkspacesID.channel("tiles"), "Tiles"),
    ] {
      try await driver.open(path)

      for identifier in [WorkspacesID.count(name), WorkspacesID.members(name), WorkspacesID.latest(name)] {
        let field = driver.element(row).element(identifier)
        #expect(try await field.role == .textField, "\(identifier) on \(path)")
        #expect(try await field.isDisabled)
      }
      #expect(try await driver.element(row).element(.link, named: name).exists)
    }
  }

  @Test(.proves("L1")) func `parts of a cell are found as often as there are cells`() async throws {
    let driver = try await driver()

    try await driver.open("/statistics")

    let rows = try await driver.find(.identifiers(startingWith: "statistics.row."))
    #expect(try await driver.element(StatisticsID.cellName).count == rows.count)
    #expect(try await driver.element(StatisticsID.cellTotal).count == rows.count)
  }

  private static func message(_ id: String) -> Message {
    Message(id: id, content: "Dry", posted: Date(timeIntervalSince1970: 0), member: Member(id: "m", name: "Ada"))
  }
}
