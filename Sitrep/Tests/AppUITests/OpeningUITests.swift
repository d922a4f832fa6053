import AppPages
import AppShell
import Foundation
import PortableUI
import PortableUITesting
import PortableUIWeb
import SitrepApp
import TestSupport
import Testing

/// What an app shows before its data is open, which the program that serves pages never does.
@Suite struct OpeningUITests {
  private let parent: TemporaryFolder
  private let folder: URL

  init() throws {
    parent = try TemporaryFolder()
    folder = parent.url.appending(path: "data", directoryHint: .isDirectory)
  }

  @MainActor private func driver(_ root: @MainActor () -> some View, language: String = "en") -> InProcessDriver {
    let configuration = WebApplicationConfiguration(
      programName: "Sitrep", addressKey: "place", languages: AppScene.languages, knowsAddress: { _ in true })
    let pages = WebApplication(
      scene: WindowGroup { root() }, notFound: EmptyView(), configuration: configuration)
    return InProcessDriver(pages, language: language, runsScript: true)
  }

  private func damage() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("no database, whatever it is called".utf8).write(to: folder.appending(path: "sitrep.sqlite"))
  }

  @Test func `the app is there once it is open, in every window`() async throws {
    let launch = await AppLaunch(in: folder)
    for _ in 0..<2 {
      let driver = await driver { SitrepRoot(launch) }
      try await driver.open("/world")
      try await driver.waitUntil("the app is open") { try await driver.headings.first == "World" }
    }
  }

  @Test(arguments: [("en", "Opening…"), ("ru", "Открываем…")])
  func `while it is opened, a screen says so`(language: String, text: String) async throws {
    let driver = await driver({ OpeningScreen() }, language: language)
    try await driver.open("/statistics")
    #expect(try await driver.element(OpeningID.progress).isVisible)
    #expect(await driver.source.contains(text))
  }

  @Test(
    arguments: [
      (OpeningProblem.diskFull, "Free some space", "Освободите"), (.newer, "newer version", "новой версией"),
      (.damaged, "damaged", "повреждена"), (.failed(reason: "no such device"), "no such device", "no such device"),
    ], ["en", "ru"])
  func `each problem is said with what to do`(
    problem: (kind: OpeningProblem, english: String, russian: String), language: String
  ) async throws {
    let driver = await driver({ OpeningFailureScreen(problem.kind, tryAgain: {}, openAnew: {}) }, language: language)
    try await driver.open("/statistics")
    #expect(await driver.source.contains(language == "ru" ? problem.russian : problem.english))
    #expect(try await driver.element(OpeningID.tryAgain).isVisible)
    #expect(try await driver.element(OpeningID.openAnew).exists == (problem.kind == .damaged))
  }

  @Test func `a folder that was mended opens when a person tries again`() async throws {
    try Data().write(to: folder)
    let driver = await driver { SitrepRoot(AppLaunch(in: folder)) }
    try await driver.open("/statistics")
    try await driver.waitUntil("the problem is said") { try await driver.element(OpeningID.tryAgain).exists }

    try FileManager.default.removeItem(at: folder)
    try await driver.element(OpeningID.tryAgain).tap()

    try await driver.waitUntil("the app is open") { try await driver.headings.first == "Covid19 Stats" }
  }

  @Test func `a damaged database gives way only to who wants that`() async throws {
    try damage()
    let driver = await driver { SitrepRoot(AppLaunch(in: folder)) }
    try await driver.open("/statistics")
    try await driver.waitUntil("the problem is said") { try await driver.element(OpeningID.openAnew).exists }

    try await driver.element(OpeningID.openAnew).tap()
    try await driver.element(.button, named: "Cancel").tap()
    #expect(try await driver.element(OpeningID.openAnew).isVisible)

    try await driver.element(OpeningID.openAnew).tap()
    try await driver.element(.button, named: "Start over").tap()
    try await driver.waitUntil("the app is open") { try await driver.headings.first == "Covid19 Stats" }
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))
    #expect(files.contains { $0.hasPrefix("sitrep.sqlite.damaged-") })
  }
}
