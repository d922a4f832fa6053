import AppShell
import Domain
import Foundation
import SitrepApp
import Storage
import TestSupport
import Testing

/// The app's start, and its problems.
@MainActor
@Suite struct AppLaunchTests {
  private let folder: URL
  private let parent: TemporaryFolder

  init() throws {
    parent = try TemporaryFolder()
    folder = parent.url.appending(path: "data", directoryHint: .isDirectory)
  }

  @Test func `windows that ask at once get the same app`() async throws {
    let launch = AppLaunch(in: folder)
    guard case .opening = launch.phase else { throw Unexpected() }

    async let first: Void = launch.open()
    async let second: Void = launch.open()
    _ = await (first, second)
    let opened = try opened(launch)
    await launch.open()

    #expect(try self.opened(launch) === opened)
  }

  @Test func `a problem is said, and gone once it is mended`() async throws {
    try Data().write(to: folder)
    let launch = AppLaunch(in: folder)
    await launch.open()
    #expect(problem(of: launch) != nil)

    try FileManager.default.removeItem(at: folder)
    await launch.open()

    _ = try opened(launch)
  }

  @Test func `a damaged database gives way to a new one, and is kept`() async throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("no database, whatever it is called".utf8).write(to: folder.appending(path: "sitrep.sqlite"))
    let launch = AppLaunch(in: folder)
    await launch.open()
    #expect(problem(of: launch) == .damaged)

    await launch.openAnew()

    _ = try opened(launch)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))
    #expect(files.contains { $0.hasPrefix("sitrep.sqlite.damaged-") })
  }

  @Test func `a sound database gives way to nothing`() async throws {
    let launch = AppLaunch(in: folder)
    await launch.open()
    let opened = try opened(launch)

    await launch.openAnew()

    #expect(try self.opened(launch) === opened)
  }

  @Test(arguments: [
    (AppDatabaseError.diskFull(path: "/d") as any Error, OpeningProblem.diskFull),
    (DataFolderError.diskFull(path: "/d"), .diskFull),
    (AppDatabaseError.newer(path: "/d"), .newer),
    (AppDatabaseError.damaged(path: "/d", reason: "r"), .damaged),
    (AppDatabaseError.notWritable(path: "/d", reason: "r"), .failed(reason: "r")),
    (AppDatabaseError.failed(path: "/d", reason: "r"), .failed(reason: "r")),
    (DataFolderError.notWritable(path: "/d", reason: "r"), .failed(reason: "r")),
    (DataFolderError.unusable(path: "/d", reason: "r"), .failed(reason: "r")),
  ])
  func `each error of the storage is a problem that a person can do something about`(
    error: any Error, problem: OpeningProblem
  ) {
    #expect(OpeningProblem(error) == problem)
  }

  private func opened(_ launch: AppLaunch) throws -> Composition {
    guard case .open(let composition) = launch.phase else { throw Unexpected() }
    return composition
  }

  private func problem(of launch: AppLaunch) -> OpeningProblem? {
    if case .failed(let problem) = launch.phase { problem } else { nil }
  }

  private struct Unexpected: Error {}
}
