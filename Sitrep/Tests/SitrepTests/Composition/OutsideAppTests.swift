import Foundation
import TestSupport
import Testing

/// The app as a program outside the package builds it: `outsideapp` is compiled without the package's name.
@Suite struct OutsideAppTests {
  @Test(arguments: [
    ("/statistics", "Covid19 Stats"), ("/world", "World"), ("/certificates", "Certificates"), ("/guidance", "Guidance"),
    ("/workspaces", "Workspaces"),
  ])
  func `what is public is enough for the whole root`(address: String, title: String) async throws {
    let folder = try TemporaryFolder()

    let page = try await page(at: address, of: folder.path + "data")

    #expect(page.contains(">\(title)</h1>"))
    for tab in ["/statistics", "/world", "/certificates", "/guidance", "/workspaces"] {
      #expect(page.contains("href=\"\(tab)\""))
    }
  }

  @Test func `a folder that can't be opened is said on the screen`() async throws {
    let folder = try TemporaryFolder()
    try Data().write(to: folder.url.appending(path: "data"))

    let page = try await page(at: "/statistics", of: folder.path + "data")

    #expect(page.contains("Sitrep can’t open your data"))
    #expect(page.contains("Try again"))
  }

  private func page(at address: String, of folder: String) async throws -> String {
    let result = try await TestProcess([folder, address], of: "outsideapp").result()
    #expect(result.code == 0)
    return result.output
  }
}
