import Foundation
import HTTPTypes
import PortableUICore
import TestTraits
import Testing

@testable import PortableUIWeb

@Suite struct UploadBoxTests {
  private let folder: ScratchFolder
  private let owner: UploadBox.Owner
  private let other: UploadBox.Owner

  init() throws {
    folder = try ScratchFolder()
    owner = try Self.owner("1")
    other = try Self.owner("2")
  }

  private static func owner(_ letter: Character) throws -> UploadBox.Owner {
    UploadBox.Owner(window: try #require(WindowID(String(repeating: letter, count: 22))), control: .root)
  }

  /// What is planned for a body of a length that is told before, or is not.
  private func plan(
    _ target: String, length: Int? = nil, types: [UTType] = [.png], of box: UploadBox,
    now: ContinuousClock.Instant = .now
  ) async -> BodyPlan? {
    var head = WebRequest(method: .post, target: target)
    head.headers[.contentLength] = length.map { "\($0)" }
    let pictures = types.allSatisfy { $0.conforms(to: .image) }
    return await box.bodyPlan(for: head, now: now) { asked in
      guard asked == owner else { return nil }
      return FileFieldTraits(types, allowsMultiple: true, isEnabled: true, staysInMemory: pictures)
    }
  }

  private func box(_ change: (inout UploadBox.Limits) -> Void = { _ in }) -> UploadBox {
    var limits = UploadBox.Limits()
    change(&limits)
    return UploadBox(folder: folder.url, limits: limits)
  }

  private func request(_ address: String, name: String = "a.png", text: String = "abc") async throws -> WebRequest {
    WebRequest(
      method: .post, target: address, headers: [.fileName: name, .contentType: "image/png"],
      file: try await UploadedFile.holding(Array(text.utf8), in: .memory))
  }

  /// Sends a file and returns its token.
  private func send(
    _ text: String = "abc", to address: String, of box: UploadBox, now: ContinuousClock.Instant = .now
  ) async throws -> String {
    let response = box.receive(try await request(address, text: text), now: now)
    #expect(response.status == .ok)
    return String(decoding: response.body.dropLast(), as: UTF8.self)
  }

  @Test(.proves("S2"), arguments: [UploadDestination.memory, .folder("")])
  func `a file is found by its name while it is accessed, and never its bytes`(place: UploadDestination) async throws {
    let place = place == .memory ? place : .folder(folder.url.path)
    let file = try await UploadedFile.holding(Array("abc".utf8), in: place)
    let upload = Upload(name: "a b.png", type: "image/png", file: file, folder: folder.url)
    let url = upload.url
    #expect(try folder.names == [])
    #expect(url.lastPathComponent == "a b.png")

    #expect(upload.open() && upload.open())
    #expect(try Data(contentsOf: url) == Data("abc".utf8) && upload.data() == Data("abc".utf8))
    let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
    #expect(attributes[.type] as? FileAttributeType == .typeSymbolicLink)
    upload.end()

    #expect(try folder.names == [])
    #expect(!upload.open())
    #expect(throws: CocoaError.self) { try upload.data() }
  }

  @Test(.proves("S2")) func `a window that is closed takes its files along, and one that is accessed is empty then`()
    async throws
  {
    let budget = UploadBudget()
    var files: [Upload] = []
    for bytes: [UInt8] in [[1], [1, 2]] {
      let share = budget.share(in: .memory, bytes: bytes.count)
      let file = try await UploadedFile.holding(bytes, in: .memory, share: share)
      files.append(Upload(name: "a", type: "", file: file, folder: folder.url))
    }
    #expect(files[1].open())

    for file in files { file.discard() }

    #expect(budget.bytes.memory == 0)
    #expect(!files[0].open())
    #expect(try Data(contentsOf: files[1].url) == Data())
    #expect(throws: CocoaError.self) { try files[1].data() }
    files[1].end()
    #expect(try folder.names == [])
  }

  @Test(.proves("S2")) func `a file goes with the last who holds it, and its link with it`() async throws {
    var upload: Upload? = Upload(
      name: "a", type: "", file: try await UploadedFile.holding([1], in: .memory), folder: folder.url)
    #expect(upload?.open() == true)
    #expect(try folder.names.count == 1)

    upload = nil

    #expect(try folder.names == [])
  }

  @Test func `a file that cannot be linked is not opened`() async throws {
    let missing = folder.url.appending(path: "missing")
    let file = try await UploadedFile.holding([1], in: .memory)

    #expect(!Upload(name: "a", type: "", file: file, folder: missing).open())
    #expect(!Upload(name: String(repeating: "a", count: 300), type: "", file: file, folder: folder.url).open())
    #expect(try folder.names == [])
  }

  @Test func `a file that no browser sent stays when its reader has done with it`() throws {
    let url = folder.url.appending(path: "own.txt")
    try Data("mine".utf8).write(to: url)

    #expect(url.startAccessingSecurityScopedResource())
    url.stopAccessingSecurityScopedResource()

    #expect(FileManager.default.fileExists(atPath: url.path))
  }

  @Test func `a file is for the control that asked, once`() async throws {
    let box = box()
    let address = owner.address
    let token = try await send(to: address, of: box)

    #expect(UploadBox.Owner(target: address) == owner)
    #expect(address != other.address)
    #expect(box.claim(token, for: other) == nil)
    let files = try #require(box.claim(token, for: owner))
    #expect(files.map(\.name) == ["a.png"])
    #expect(files.map(\.received.url.lastPathComponent) == ["a.png"])
    #expect(try files.map { try $0.data() } == [Data("abc".utf8)])
    #expect(files.map(\.type) == ["image/png"])
    #expect(files.map(\.file.byteCount) == [3])
    #expect(box.claim(token, for: owner) == nil)
    #expect(box.claim("", for: owner)?.isEmpty == true)
  }

  @Test func `several files come in their order, all or none`() async throws {
    let box = box()
    let address = owner.address
    let tokens = [try await send("a", to: address, of: box), try await send("bc", to: address, of: box)]

    #expect(box.claim("\(tokens[0]),guess", for: owner) == nil)
    #expect(box.claim("\(tokens[0]),\(tokens[0])", for: owner) == nil)
    #expect(box.claim("\(tokens[1]),\(tokens[0])", for: owner)?.map(\.file.byteCount) == [2, 1])
  }

  @Test func `names from a reader are decoded and made safe`() async throws {
    let box = box()
    let address = owner.address
    var nameless = try await request(address, name: "%")
    nameless.headers[.contentType] = nil

    let first = box.receive(try await request(address, name: "..%2F%D1%8F%20b.png"))
    let second = box.receive(nameless)
    let tokens = [first, second].map { String(decoding: $0.body.dropLast(), as: UTF8.self) }

    let files = try #require(box.claim(tokens.joined(separator: ","), for: owner))
    #expect(files.map(\.name) == ["я b.png", "file"])
    #expect(files.map(\.type) == ["image/png", "application/octet-stream"])
  }

  @Test(.proves("S2")) func `pictures are planned for memory, up to 20 MB, and everything else for the disk`()
    async throws
  {
    let box = box()

    guard case .file(20_971_520, .memory, .some)? = await plan(owner.address, of: box) else {
      return #expect(Bool(false), "a picture is to stay in memory")
    }
    let disk = UploadDestination.folder(folder.url.path)
    guard case .file(104_857_600, disk, .some)? = await plan(owner.address, types: [.json, .png], of: box) else {
      return #expect(Bool(false), "an import is to go to the disk")
    }
    // What is too long by its own word is left to the server, which refuses it for that, and takes no share.
    guard case .file(_, _, nil)? = await plan(owner.address, length: 20_971_521, of: box) else {
      return #expect(Bool(false), "it has no share")
    }
  }

  @Test(.proves("S2")) func `the room is shared by what arrives, what waits and what was taken`() async throws {
    let box = box {
      $0.memoryBytes = 10
      $0.all.memory = 12
    }

    guard case .file(10, .memory, let share?)? = await plan(owner.address, length: 10, of: box) else {
      return #expect(Bool(false), "no plan for ten bytes")
    }
    guard case .refuse(let full)? = await plan(owner.address, length: 3, of: box) else {
      return #expect(Bool(false), "three bytes have no room while ten arrive")
    }
    #expect(full.status == .serviceUnavailable)
    var arriving = try await request(owner.address)
    arriving.file = try await UploadedFile.holding(Array("0123456789".utf8), in: .memory, share: share)
    let token = String(decoding: box.receive(arriving).body.dropLast(), as: UTF8.self)
    arriving.file = nil
    let taken = try #require(box.claim(token, for: owner)?.first)
    #expect(box.budget.bytes.memory == 10)
    guard case .refuse? = await plan(owner.address, length: 3, of: box) else {
      return #expect(Bool(false), "three bytes have no room while a screen has ten")
    }

    taken.discard()

    #expect(box.budget.bytes.memory == 10, "this test has the share")
    await Self.release(share)
  }

  @Test(.proves("S2")) func `a share goes back with the file`() async throws {
    let budget = UploadBudget()
    let file = try await UploadedFile.holding(
      [1, 2, 3], in: .memory, share: budget.share(in: .memory, bytes: 3))
    let large = try await UploadedFile.holding(
      [1, 2], in: .folder(folder.url.path), share: budget.share(in: .folder(""), bytes: 1))
    #expect(budget.bytes.memory == 3 && budget.bytes.disk == 2)

    file.discard()
    #expect(budget.bytes.memory == 0 && budget.bytes.disk == 2)
    large.discard()

    #expect(budget.bytes.memory == 0 && budget.bytes.disk == 0)
    await #expect(throws: BodyFile.Failure.noRoom) {
      var limits = UploadBudget.Limits()
      limits.memory = 2
      _ = try await UploadedFile.holding(
        [1, 2, 3], in: .memory, share: UploadBudget(limits).share(in: .memory, bytes: 0))
    }
  }

  @Test(.proves("S2")) func `a file for no control that takes files is refused before it is read`() async throws {
    let box = box()

    #expect(await plan("/statistics", of: box) == nil)
    for target in [other.address, "/live/upload/guess", owner.address + "0"] {
      guard case .refuse(let gone)? = await plan(target, of: box) else {
        return #expect(Bool(false), "\(target) has a plan")
      }
      #expect(gone.status == .gone)
    }
    #expect(box.receive(try await request("/live/upload/guess")).status == .gone)
    #expect(box.receive(try await request(owner.address)) { _ in false }.status == .gone)
    let empty = WebRequest(method: .post, target: owner.address)
    #expect(box.receive(empty).status == .badRequest)
    #expect(try folder.names == [])
  }

  @Test func `files wait ten minutes, or until their window is closed`() async throws {
    let box = box()
    let now = ContinuousClock.now
    let address = owner.address
    let old = try await send(to: address, of: box, now: now)
    let open = try await send(to: address, of: box, now: now)
    let kept = try Self.owner("3")
    let other = try await send(to: kept.address, of: box, now: now)

    #expect(box.claim(old, for: owner, now: now + .seconds(600)) == nil)
    box.removeExpired(now: now)
    box.close(owner.window)

    #expect(box.claim(open, for: owner, now: now) == nil)
    #expect(box.claim(other, for: kept, now: now)?.count == 1)
    let late = try await send(to: kept.address, of: box, now: now)
    box.removeExpired(now: now + .seconds(600))
    #expect(box.claim(late, for: kept, now: now) == nil)
  }

  @Test func `there are only so many files`() async throws {
    let box = box { $0.all.files = 1 }

    guard case .file(_, _, let share?)? = await plan(owner.address, of: box) else {
      return #expect(Bool(false), "the first file has a plan")
    }
    guard case .refuse? = await plan(owner.address, of: box) else {
      return #expect(Bool(false), "the second file has a plan")
    }
    await Self.release(share)
  }

  /// Ends the life of a share no earlier than here.
  private static func release(_ share: UploadShare) async {}
}
