import AppPages
import Certificates
import Domain
import Foundation
import TestSupport
import TestTraits
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10))) struct CertificatesModelTests {
  private let wallet = WalletFixture()
  private let model: CertificatesModel

  init() {
    model = CertificatesModel(CertificatesDependencies.fixture(wallet: wallet))
  }

  /// Adds the sample pictures, one after the other.
  private func addBoth() async throws -> (CertificatePicture, CertificatePicture) {
    let first = try #require(await model.add(SamplePicture.code, named: "First.png"))
    return (first, try #require(await model.add(SamplePicture.stripes, named: "Second.png")))
  }

  @Test(.proves(62, 71)) func `what is added is shown, and is in the wallet`() async throws {
    let (first, second) = try await addBoth()

    #expect(model.pictures == [first, second])
    #expect(try await wallet.pictures() == [first, second])
    #expect(try await wallet.original(first.id) == SamplePicture.code)
    #expect(model.picture(second.id) == second)
    #expect(model.picture("none") == first)
    #expect(model.picture(nil) == first)
    #expect(model.failure == nil)
    #expect(model.pending == 0)
  }

  @Test func `the same picture is there once`() async throws {
    let (first, second) = try await addBoth()
    let again = await model.add(SamplePicture.code, named: "Again.png")

    #expect(again == first)
    #expect(model.pictures == [first, second])
  }

  @Test func `while a picture is looked at the model says so, and its screen may go`() async throws {
    wallet.close()
    let adding = Task { await model.add(SamplePicture.code, named: "a") }
    while model.pending == 0 { await Task.yield() }
    adding.cancel()
    wallet.open()

    #expect(await adding.value != nil)
    #expect(model.pictures.count == 1)
    #expect(model.pending == 0)
  }

  @Test(.proves(65)) func `a picture that was removed comes back to its place, in the wallet too`() async throws {
    let (first, second) = try await addBoth()

    model.remove(first.id)
    #expect(model.pictures == [second])
    #expect(model.removed == first)
    await model.waitForChanges()
    #expect(try await wallet.pictures() == [second])

    #expect(model.undo(first.id))
    #expect(model.removed == nil)
    await model.waitForChanges()
    #expect(model.pictures == [first, second])
    #expect(try await wallet.pictures() == [first, second])
    #expect(!model.undo(first.id))
    model.remove("none")
    #expect(model.pictures == [first, second])
  }

  @Test(.proves(65)) func `a second removal costs nothing: both come back, the last one first`() async throws {
    let (first, second) = try await addBoth()
    model.remove(first.id)
    model.remove(second.id)
    #expect(model.pictures == [])
    #expect(model.removed == second)

    #expect(!model.undo(first.id), "a press that meant another one brings nothing back")
    model.undo(second.id)
    #expect(model.removed == first)
    model.undo(second.id)
    #expect(model.removed == first)
    model.undo(first.id)
    await model.waitForChanges()

    #expect(model.pictures == [first, second])
    #expect(try await wallet.pictures() == [first, second])
    #expect(model.failure == nil)
  }

  @Test(.proves("U10")) func `Clear pressed twice takes away the picture with which it was shown, and no other one`()
    async throws
  {
    let (first, second) = try await addBoth()

    model.remove(first.id)
    model.remove(first.id)

    #expect(model.pictures == [second])
  }

  @Test(.proves("U11")) func `a picture that is refused is named after its file`() async {
    #expect(await model.add(Data("GIF89a".utf8), named: "Certificate 3", from: "holiday.gif") == nil)

    #expect(model.failure == CertificateFailure(.add, name: "holiday.gif", .notAPicture(found: .gif)))
  }

  @Test func `a name for a picture that another window took away is told`() async throws {
    let (first, _) = try await addBoth()
    model.remove(first.id)
    model.rename(first.id, to: try PictureName("Mother"))

    #expect(model.failure == CertificateFailure(.rename, name: "Mother", .gone))
  }

  @Test func `changes reach the wallet in their order, however fast they come`() async throws {
    let (first, second) = try await addBoth()
    wallet.close()
    for _ in 0..<5 {
      model.remove(first.id)
      model.undo(first.id)
    }
    model.remove(second.id)
    wallet.open()
    await model.waitForChanges()

    #expect(model.pictures == [first])
    #expect(try await wallet.pictures() == [first])
    #expect(model.failure == nil)
  }

  @Test func `choosing a picture again that was removed brings it back to its place`() async throws {
    let (first, second) = try await addBoth()
    model.remove(first.id)
    await model.waitForChanges()

    #expect(await model.add(SamplePicture.code, named: "x") == first)
    #expect(model.pictures == [first, second])
    #expect(model.removed == nil)
  }

  @Test func `a notice of what was removed can be put away`() async throws {
    let (first, _) = try await addBoth()
    model.remove(first.id)
    model.dismissRemoved()

    #expect(model.removed == nil)
  }

  @Test func `another name is seen at once and kept`() async throws {
    let (first, _) = try await addBoth()
    let name = try PictureName(" Mother ")
    model.rename(first.id, to: name)

    #expect(model.pictures.first?.name == "Mother")
    await model.waitForChanges()
    #expect(try await wallet.pictures().first?.name == "Mother")
    model.rename(first.id, to: name)
    #expect(model.failure == nil)
  }

  @Test(.proves("S8")) func `the notice of a failed change ends with a later one`() async throws {
    let (first, _) = try await addBoth()
    model.couldNotSave(first, PictureProblem.gone)
    model.didSave()
    #expect(model.failure == nil)

    model.remove(first.id)
    model.couldNotRead("b.png", PictureProblem.gone)
    model.didSave()
    #expect(model.failure?.change == .add, "another file was saved")
    model.undo(first.id)

    #expect(model.failure == nil)
  }

  @Test(arguments: [PictureProblem.storageFull, .cannotKeep(reason: "broken"), .gone])
  func `what the wallet refuses is taken back, and nothing is lost`(_ problem: PictureProblem) async throws {
    let (first, second) = try await addBoth()
    let name = try PictureName("Other")
    wallet.fail(with: problem)

    model.remove(first.id)
    await model.waitForChanges()
    #expect(model.pictures == [first, second])
    #expect(model.removed == nil)
    #expect(model.failure == CertificateFailure(.remove, name: "First", problem))

    model.rename(first.id, to: name)
    await model.waitForChanges()
    #expect(model.pictures == [first, second])
    #expect(model.failure == CertificateFailure(.rename, name: "First", problem))

    #expect(await model.add(SamplePicture.document, named: "a.pdf") == nil)
    #expect(model.failure == CertificateFailure(.add, name: "a.pdf", problem))
    model.dismissFailure()
    #expect(model.failure == nil)

    wallet.fail(with: nil)
    model.remove(first.id)
    await model.waitForChanges()
    wallet.fail(with: problem)
    model.undo(first.id)
    await model.waitForChanges()
    #expect(model.pictures == [second])
    #expect(model.failure == CertificateFailure(.restore, name: "First", problem))
  }

  @Test func `a file is read, named after itself, and refused unread where it is too large`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Array(SamplePicture.code), to: "My QR.png")
    let added = await model.add(contentsOf: URL(filePath: folder.path + "My QR.png"))
    #expect(added?.name == "My QR")

    #expect(await model.add(contentsOf: URL(filePath: folder.path + "none.png")) == nil)
    guard case .cannotKeep = model.failure?.problem else { throw Unexpected() }

    let large = URL(filePath: folder.path + "large.pdf")
    #expect(FileManager.default.createFile(atPath: large.path, contents: nil))
    let handle = try FileHandle(forWritingTo: large)
    try handle.truncate(atOffset: UInt64(PictureLimits.bytes) + 1)
    try handle.close()
    #expect(await model.add(contentsOf: large) == nil)
    #expect(
      model.failure?.problem == .tooLarge(bytes: PictureLimits.bytes + 1, limit: PictureLimits.bytes))
    model.couldNotRead("b", Unexpected())
    #expect(model.failure?.name == "b")
  }

  private struct Unexpected: Error {}
}
