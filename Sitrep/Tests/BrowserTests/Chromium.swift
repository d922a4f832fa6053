import AppPages
import Foundation
import PortableUITesting
import Testing

/// A started program with the data folder of somebody who was here before, and browsers that open it.
final class Chromium {
  private let folder: URL
  private let sitrep: RunningSitrep

  /// Starts the program, after `prepare` has put into the data folder what it is to find there.
  init(prepare: (String) async throws -> Void = { _ in }) async throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "sitrep-browser-\(UUID().uuidString)")
    try await RunningSitrep.visit(folder)
    try await prepare(folder.path)
    sitrep = try await RunningSitrep("--data", folder.path)
  }

  /// Ends the program politely, so that its coverage counts, and removes its data.
  func end() async throws {
    _ = await sitrep.end()
    try FileManager.default.removeItem(at: folder)
  }

  func driver(_ settings: BrowserSettings = .init()) async throws -> BrowserDriver {
    try await BrowserDriver.start(settings, at: sitrep.address)
  }

  /// Runs a test with a program and one browser, and expects that the browser has nothing to complain about, but for
  /// messages with `expected` in them, which the test causes on purpose.
  static func run(
    _ settings: BrowserSettings = .init(), expecting expected: String? = nil,
    prepare: (String) async throws -> Void = { _ in }, _ test: (BrowserDriver) async throws -> Void
  ) async throws {
    let chromium = try await Chromium(prepare: prepare)
    let result: Result<Void, any Error>
    do {
      let driver = try await chromium.driver(settings)
      try await test(driver)
      let complaints = try await driver.complaints().filter { message in
        expected.map { !message.contains($0) } ?? true
      }
      #expect(complaints == [], "the browser has nothing to complain about")
      result = .success(())
    } catch {
      result = .failure(error)
    }
    try await chromium.end()
    try result.get()
  }
}

extension BrowserDriver {
  /// What the browser complains about.
  ///
  /// That the address of a screen was answered 404, because there is no such thing, is no complaint; nor that a field had
  /// the focus again before the browser came to `autofocus`.
  func complaints() async throws -> [String] {
    let notFound = #/http://[^/]+/(?!assets/|live/|media/)\S* - Failed to load resource:.* of 404/#
    let lateAutofocus =
      #/^INFO: .* - Autofocus processing was blocked because a document already has a focused element/#
    return try await consoleMessages().filter {
      $0.firstMatch(of: notFound) == nil && $0.firstMatch(of: lateAutofocus) == nil
    }
  }
}
