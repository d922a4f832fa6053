import AppPages
import Domain
import PortableUITesting
import Statistics
import TestTraits
import Testing

/// What the screens say while the data folder is not where it was opened.
@Suite(.timeLimit(.minutes(10))) struct FolderGoneUITests {
  private static let gone = SaveProblem.folderGone(path: "/data/sitrep")
  private static let english =
    "The data folder /data/sitrep was moved or deleted while Sitrep was running. Nothing was saved. Restart Sitrep."
  private static let russian =
    "Папка данных /data/sitrep была перемещена или удалена, пока работал Sitrep. Ничего не сохранено. "
    + "Перезапустите Sitrep."

  @Test(.proves("S6")) func `a refused change of the watch list says that the data folder is gone`() async throws {
    let problem = WatchListProblem(country: try #require(CountryCode("CL")), change: .watch, cause: Self.gone)
    let watchList = await StoredWatchList(problem: problem)
    for (language, text) in [("en", Self.english), ("ru", Self.russian)] {
      let driver = InProcessDriver(try await AppFixture.responder(watchList: watchList), language: language)

      try await driver.open("/statistics")

      #expect(try await driver.element(.alertDialog).text.contains(text))
    }
  }

  @Test(.proves("S6")) func `a refused country says that the data folder is gone`() async throws {
    let app = try await AppFixture.responder(worldStore: InMemoryWorldStore(problem: Self.gone))
    let driver = InProcessDriver(app, runsScript: true)
    let form = try await CountryFormPage.open("/world/asia/add", on: driver)
    try await form.fill("A", "10")
    try await form.add()

    try await form.waitForAlert("Your last change was not saved")

    #expect(try await driver.element(.alertDialog).text.contains(Self.english))
    try await form.answer("OK")
    #expect(try await ContinentPage.shown(.asia, on: driver).names == [])
  }

  @Test(.proves("S6"), arguments: [(gone, english), (.diskFull, "It will be lost when Sitrep is closed.")])
  func `a setting that was not saved is told in every tab until it was read`(
    problem: SaveProblem, text: String
  ) async throws {
    let responder = try await AppFixture.responder(settingsStore: InMemorySettingsStore(problem: problem))
    let driver = InProcessDriver(responder)
    try await driver.open("/statistics")
    try await ThemeScenarios.choose("Dark", on: driver)
    for tab in ["/statistics", "/world", "/certificates", "/guidance", "/workspaces"] {
      try await driver.open(tab)
      #expect(try await driver.element(.alertDialog, named: "The setting was not saved").text.contains(text))
    }

    try await driver.element(.button, named: "OK").tap()

    #expect(try await driver.element(.alertDialog).exists == false)
    try await driver.open("/world")
    #expect(try await driver.element(.alertDialog).exists == false)
  }
}
