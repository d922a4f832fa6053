import AppPages
import Certificates
import Foundation
import PictureSamples
import PortableUITesting
import TestSupport
import TestTraits
import Testing

/// The Certificates tab of the program as a person starts it: real files, its own children, its database.
@Suite(.inChromium, .serialized, .timeLimit(.minutes(10))) struct CertificatesProcessTests {
  @Test(.proves(71)) func `a picture that is shown is kept, also by a killed program, and Clear is too`() async throws {
    let folder = try TemporaryFolder()
    let picture = PNGSample(width: 200, height: 200).data

    try await run(in: folder, endingWith: SIGKILL) { driver in
      try await CertificatesPage.open(on: driver).add(picture)
    }
    try await run(in: folder, endingWith: SIGKILL) { driver in
      let page = try await CertificatesPage.open(on: driver)
      try await driver.waitUntil("it is shown") { try await page.picture.exists }
      #expect(try await bytes(at: page.pictureAddress, on: driver) == picture)
      try await page.clear.tap()
      try await driver.waitUntil("it is gone") { try await page.placeholder.exists }
      // The answer to another page waits for what was changed before.
      try await driver.open("/certificates")
    }
    try await run(in: folder) { driver in
      let page = try await CertificatesPage.open(on: driver)
      #expect(try await page.placeholder.exists)
    }
  }

  @Test(.proves(62))
  func `each hostile file is answered in words, none is kept, and the program lives and says nothing of them`()
    async throws
  {
    let folder = try TemporaryFolder()
    let errors = try await run(in: folder) { driver in
      let page = try await CertificatesPage.open(on: driver)
      for file in HostilePicture.all where file.bytes.count < 1_000_000 {
        try await page.choose(file.bytes, named: file.name)
        try await driver.waitUntil("\(file.name) is answered") { try await page.failure.exists }
        try await page.dismissFailure.tap()
        try await driver.waitUntil("the answer was read") { try await !page.failure.exists }
      }
      #expect(try await page.placeholder.exists)
      try await page.add(JPEGSample(width: 64, height: 64).data)
    }
    #expect(errors == "")
  }

  /// Runs the program with one browser.
  ///
  /// - Returns: What the program said on standard error.
  @discardableResult
  private func run(
    in folder: TemporaryFolder, endingWith signal: Int32 = SIGTERM, _ test: (BrowserDriver) async throws -> Void
  ) async throws -> String {
    let sitrep = try await RunningSitrep("--data", folder.path + "data")
    let driver = try await BrowserDriver.start(BrowserSettings(.phone), at: sitrep.address)
    try await test(driver)
    return await sitrep.end(signal).errors
  }

  /// What the browser gets from an address of the program.
  private func bytes(at address: String, on driver: BrowserDriver) async throws -> Data? {
    _ = try await driver.evaluate(
      """
      fetch('\(address)').then(async a => {
        window.sent = btoa(String.fromCharCode(...new Uint8Array(await a.arrayBuffer()))); })
      """)
    try await driver.waitUntil("the bytes have come") { try await driver.evaluate("!!window.sent") == true }
    return try await driver.evaluate("window.sent").string.flatMap { Data(base64Encoded: $0) }
  }
}
