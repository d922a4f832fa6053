import Domain
import Foundation
import GRDB
import PictureSamples
import TestSupport
import TestTraits
import Testing

@testable import Storage

@Suite struct SQLiteCertificateWalletTests {
  private let temporary: TemporaryFolder

  init() throws {
    temporary = try TemporaryFolder()
  }

  @Test(.proves(71, 78)) func `pictures are kept byte for byte and in order, also when the program begins anew`()
    async throws
  {
    let files = [PNGSample().adding(.init("tEXt", Array("a\0b".utf8))).data, JPEGSample().data, PDFSample.page]
    let page = PNGSample(width: 20, height: 40).data
    do {
      let wallet = try await open(page: page)
      #expect(try await wallet.pictures() == [])
      for (number, file) in files.enumerated() { _ = try await wallet.add(file, named: "file \(number).png") }
    }

    let wallet = try await open()
    let pictures = try await wallet.pictures()

    #expect(pictures.map(\.name) == ["file 0", "file 1", "file 2"])
    #expect(pictures.map(\.kind) == [.png, .jpeg, .pdf])
    #expect(pictures.map(\.byteCount) == files.map(\.count))
    #expect(pictures.map(\.width) == [32, 40, 20] && pictures.map(\.height) == [24, 24, 40])
    #expect(pictures.allSatisfy { $0.added == Date(timeIntervalSince1970: 1_650_000_000.5) && !$0.hasLocation })
    for (picture, file) in zip(pictures, files) {
      #expect(try await wallet.original(picture.id) == file)
      #expect(picture.id.wholeMatch(of: /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/) != nil)
    }
    #expect(try await wallet.display(pictures[0].id) == PictureBytes(bytes: files[0], mediaType: "image/png"))
    #expect(try await wallet.display(pictures[1].id) == PictureBytes(bytes: files[1], mediaType: "image/jpeg"))
    #expect(try await wallet.display(pictures[2].id) == PictureBytes(bytes: page, mediaType: "image/png"))
  }

  @Test(.proves(71)) func `what was added is in the log on disk, before any orderly end`() async throws {
    let wallet = try await open()
    let picture = try await wallet.add(PNGSample().data, named: "a")

    let copy = try TemporaryFolder()
    for name in ["sitrep.sqlite", "sitrep.sqlite-wal"] {
      try FileManager.default.copyItem(at: temporary.file(name), to: copy.file(name))
    }
    let database = try AppDatabase.open(in: DataFolder(opening: copy.url))
    let other = try await database.certificateWallet(inspector: DirectPictureInspector())

    #expect(try await other.original(picture.id) == PNGSample().data)
  }

  @Test func `the same picture is kept once`() async throws {
    let wallet = try await open()
    let first = try await wallet.add(PNGSample().data, named: "first")

    async let one = wallet.add(JPEGSample().data, named: "one")
    async let other = wallet.add(JPEGSample().data, named: "other")
    let again = try await wallet.add(PNGSample().data, named: "second")

    #expect(again == first)
    #expect(try await one == other)
    #expect(try await wallet.pictures().count == 2)
  }

  @Test(.proves(65)) func `what was removed comes back to its place, with its name`() async throws {
    let wallet = try await open()
    let pictures = try await add(3, to: wallet)
    try await wallet.rename(pictures[1].id, to: PictureName("Second"))

    try await wallet.remove(pictures[1].id)
    #expect(try await wallet.pictures().map(\.id) == [pictures[0].id, pictures[2].id])
    #expect(try await wallet.original(pictures[1].id) == nil)
    #expect(try await wallet.display(pictures[1].id) == nil)
    try await wallet.restore(pictures[1].id)

    #expect(try await wallet.pictures().map(\.id) == pictures.map(\.id))
    #expect(try await wallet.pictures()[1].name == "Second")
    #expect(try await wallet.original(pictures[1].id) == Self.file(1))
  }

  @Test(.proves(65)) func `adding what was removed brings it back`() async throws {
    let wallet = try await open()
    let picture = try await wallet.add(PNGSample().data, named: "a")
    try await wallet.remove(picture.id)

    #expect(try await wallet.add(PNGSample().data, named: "b") == picture)
    #expect(try await wallet.pictures() == [picture])
  }

  @Test(.proves(65)) func `the last ten that were removed can be brought back, the one before them is deleted`()
    async throws
  {
    let wallet = try await open()
    let pictures = try await add(11, to: wallet)
    try await wallet.remove(pictures[0].id)
    try await wallet.remove(pictures[0].id)
    try await wallet.remove("nothing")
    try await wallet.restore(pictures[0].id)
    for picture in pictures { try await wallet.remove(picture.id) }

    await #expect(throws: PictureProblem.gone) { try await wallet.restore(pictures[0].id) }
    for picture in pictures.dropFirst().reversed() { try await wallet.restore(picture.id) }

    #expect(try await wallet.pictures().map(\.id) == pictures.dropFirst().map(\.id))
  }

  @Test(.proves(65)) func `what was removed is deleted when the program begins anew, and stays away`() async throws {
    let id: String
    do {
      let wallet = try await open()
      id = try await wallet.add(PNGSample().data, named: "a").id
      try await wallet.remove(id)
    }
    let wallet = try await open()

    await #expect(throws: PictureProblem.gone) { try await wallet.restore(id) }
    #expect(try await wallet.pictures() == [])
  }

  @Test(.proves(65)) func `what was removed is deleted when its day is over`() async throws {
    let day = Signal()
    let wallet = try await open(day: { await day.wait() })
    let picture = try await wallet.add(PNGSample().data, named: "a")
    try await wallet.remove(picture.id)

    await day.give()

    while true {
      do {
        try await wallet.restore(picture.id)
        try await wallet.remove(picture.id)
        await day.give()
      } catch {
        #expect(error == .gone)
        break
      }
    }
  }

  @Test func `nothing of a deleted picture is left in the folder`() async throws {
    var sample = PNGSample()
    let mark = Array("certificate of Ann Example, born 1970-01-01, once and again".utf8)
    sample = sample.adding(.init("prVt", (0..<200).flatMap { _ in mark }))
    let wallet = try await open()
    let marked = try await wallet.add(sample.data, named: "a")
    let others = try await add(PictureLimits.removed, to: wallet)
    #expect(try filesHolding(Data(mark)) != [])

    for picture in [marked] + others { try await wallet.remove(picture.id) }

    #expect(try filesHolding(Data(mark)) == [])
  }

  @Test func `a picture gets another name, and one that is not there does not`() async throws {
    let wallet = try await open()
    let picture = try await wallet.add(PNGSample().data, named: "a")
    let name = try PictureName("  Second   dose ")

    try await wallet.rename(picture.id, to: name)

    #expect(try await wallet.pictures().map(\.name) == ["Second dose"])
    await #expect(throws: PictureProblem.gone) { try await wallet.rename("nothing", to: name) }
    try await wallet.remove(picture.id)
    await #expect(throws: PictureProblem.gone) { try await wallet.rename(picture.id, to: name) }
  }

  @Test(arguments: HostilePicture.all)
  func `a file that is no sound picture leaves nothing behind`(picture: HostilePicture) async throws {
    let wallet = try await open()

    await #expect(throws: picture.problem) { try await wallet.add(picture.bytes, named: picture.name) }

    #expect(try await wallet.pictures() == [])
  }

  @Test func `a wallet has room for fifty pictures`() async throws {
    let wallet = try await open()
    let pictures = try await add(PictureLimits.pictures, to: wallet)

    await #expect(throws: PictureProblem.tooMany(limit: 50)) { try await wallet.add(JPEGSample().data, named: "a") }
    #expect(try await wallet.add(Self.file(7), named: "a") == pictures[7])
    try await wallet.remove(pictures[3].id)
    _ = try await wallet.add(JPEGSample().data, named: "a")

    #expect(try await wallet.pictures().count == PictureLimits.pictures)
  }

  @Test func `where the disk is full nothing of a picture is kept, and the rest stays`() async throws {
    let database = try temporary.database()
    let wallet = try await wallet(of: database)
    let first = try await wallet.add(PNGSample().data, named: "a")
    try await database.pool.writeWithoutTransaction { db in
      let pages = try #require(try Int.fetchOne(db, sql: "PRAGMA page_count"))
      try db.execute(sql: "PRAGMA max_page_count = \(pages + 4)")
    }
    let large = PNGSample().adding(.init("prVt", [UInt8](repeating: 7, count: 100_000))).data

    await #expect(throws: PictureProblem.storageFull) { try await wallet.add(large, named: "b") }

    #expect(try await wallet.pictures() == [first])
    #expect(try await wallet.original(first.id) == PNGSample().data)
    let counts = try await database.pool.read { db in
      try ["certificatePicture", "certificateBytes"].map { try Int.fetchOne(db, sql: "SELECT COUNT(*) FROM \($0)") }
    }
    #expect(counts == [1, 1])
  }

  @Test func `a database that refuses says so`() async throws {
    let database = try temporary.database()
    let wallet = try await wallet(of: database)
    try await database.pool.write { try $0.execute(sql: "DROP TABLE certificateBytes") }

    await #expect(throws: PictureProblem.self) { try await wallet.add(PNGSample().data, named: "a") }
    do {
      _ = try await wallet.original("a")
      Issue.record("There was a picture.")
    } catch {
      guard case .cannotKeep(let reason) = error else { throw error }
      #expect(reason.contains("certificateBytes"))
    }
  }

  @Test func `a row that sitrep does not write is damage, told when the program starts`() async throws {
    let database = try temporary.database()
    _ = try await wallet(of: database).add(PNGSample().data, named: "a")
    try await database.pool.write { try $0.execute(sql: "UPDATE certificatePicture SET kind = 'gif'") }

    do {
      _ = try await wallet(of: database)
      Issue.record("There was a wallet.")
    } catch AppDatabaseError.damaged(_, let reason) {
      #expect(reason == "it holds a value that sitrep does not write")
    }
  }

  @Test func `a write that is waited for includes the wallet's`() async throws {
    let database = try temporary.database()
    let wallet = try await wallet(of: database)
    let adding = Task { try await wallet.add(PNGSample().data, named: "a") }
    let picture = try await adding.value

    await database.waitForWrites()

    #expect(try await wallet.pictures() == [picture])
  }

  @Test func `the check at the start reads no picture, and a damaged one leaves the rest usable`() async throws {
    let large = PNGSample().adding(.init("prVt", [UInt8](repeating: 7, count: 50_000))).data
    let damaged: CertificatePicture
    let sound: CertificatePicture
    do {
      let database = try temporary.database()
      let wallet = try await wallet(of: database)
      damaged = try await wallet.add(large, named: "a")
      sound = try await wallet.add(PNGSample().data, named: "b")
      try await database.pool.writeWithoutTransaction { _ = try $0.checkpoint(.truncate) }
    }
    // A page in the middle of the first picture no longer knows the next one.
    var file = try Data(contentsOf: temporary.file("sitrep.sqlite"))
    let middle = try #require(file.range(of: Data(repeating: 7, count: 3_000))).lowerBound + 20_000
    let page = middle / 4_096 * 4_096
    file.replaceSubrange(page..<(page + 4), with: [0x7F, 0xFF, 0xFF, 0xFF])
    try file.write(to: temporary.file("sitrep.sqlite"))

    let wallet = try await open()

    #expect(try await wallet.pictures() == [damaged, sound])
    #expect(try await wallet.original(sound.id) == PNGSample().data)
    await #expect(throws: PictureProblem.self) { try await wallet.original(damaged.id) }
  }

  private static func file(_ number: Int) -> Data {
    PNGSample(width: 10 + number, height: 3).data
  }

  private func add(_ count: Int, to wallet: SQLiteCertificateWallet) async throws -> [CertificatePicture] {
    var pictures: [CertificatePicture] = []
    for number in 0..<count { pictures.append(try await wallet.add(Self.file(number), named: "\(number).png")) }
    return pictures
  }

  private func open(
    page: Data? = nil,
    day: @escaping @Sendable () async throws -> Void = { try await Task.sleep(for: .seconds(86_400)) }
  ) async throws -> SQLiteCertificateWallet {
    try await wallet(of: temporary.database(), page: page, day: day)
  }

  private func wallet(
    of database: AppDatabase, page: Data? = nil,
    day: @escaping @Sendable () async throws -> Void = { try await Task.sleep(for: .seconds(86_400)) }
  ) async throws -> SQLiteCertificateWallet {
    try await database.certificateWallet(
      inspector: DirectPictureInspector(page: page), now: { Date(timeIntervalSince1970: 1_650_000_000.5) }, day: day)
  }

  /// The files of the folder in which the bytes stand.
  private func filesHolding(_ bytes: Data) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: temporary.url.path)
      .filter { try Data(contentsOf: temporary.file($0)).range(of: bytes) != nil }
  }
}

/// Lets those who wait go on, one at a time.
private actor Signal {
  private var given = 0
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func wait() async {
    if given > 0 {
      given -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  func give() {
    if waiting.isEmpty { given += 1 } else { waiting.removeFirst().resume() }
  }
}
