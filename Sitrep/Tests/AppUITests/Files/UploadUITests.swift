import AppPages
import Domain
import Foundation
import PortableUITesting
import TestSupport
import TestTraits
import Testing
import World

/// Where files are while screens have them.
@Suite(.timeLimit(.minutes(10))) struct UploadUITests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(.proves("S2"), arguments: [true, false])
  func `a picture is never on disk before it is saved, chosen in either way`(isFromGallery: Bool) async throws {
    let wallet = WalletFixture()
    let app = try await AppFixture.responder(wallet: wallet, uploads: folder.url)
    let driver = InProcessDriver(app, runsScript: true)
    let page = try await CertificatesPage.open(on: driver)
    wallet.close()

    if isFromGallery {
      try await page.choose(SamplePicture.code)
    } else {
      try await page.chooseFile(SamplePicture.document, named: "Document.pdf", type: "application/pdf")
    }
    try await driver.waitUntil("it is looked at") { try await page.progress.exists }
    #expect(try folder.names() == [])

    wallet.open()
    try await driver.waitUntil("it is there") { try await page.picture.exists }
    #expect(try folder.names() == [])
    #expect(try await wallet.pictures().count == 1)
  }

  @Test(.proves("S2")) func `a file that is imported is gone as soon as it was read`() async throws {
    let app = try await AppFixture.responder(uploads: folder.url)
    let driver = InProcessDriver(app, runsScript: true)
    try await WorldPage.open(on: driver).chooseFile(WorldID.importFile)
    let table = Array("continent,country,population\nAsia,A,10\n".utf8)

    try await driver.choose(Data(table), named: "world.csv", type: "text/csv", in: "file")

    try await driver.waitUntil("it was read") { try await driver.element(WorldID.takeImport).isVisible }
    #expect(try folder.names() == [])
  }
}
