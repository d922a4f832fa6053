import AppPages
import ChildProcesses
import Domain
import Foundation
import PictureFormats
import PictureSamples
import TestSupport
import TestTraits
import Testing

@testable import sitrep

/// Pictures decoded by a child of the test's process: the built decoder, with its limits.
@Suite(.timeLimit(.minutes(10))) struct ChildPictureInspectorTests {
  @Test(.proves(62)) func `pictures are looked at by a child process`() async throws {
    let png = try await inspector().inspect(PNGSample().data)
    let jpeg = try await inspector().inspect(JPEGSample().adding(ExifSample()).data)

    #expect(png == PictureFacts(kind: .png, width: 32, height: 24, hasLocation: false))
    #expect(jpeg == PictureFacts(kind: .jpeg, width: 40, height: 24, hasLocation: true))
  }

  @Test(arguments: HostilePicture.all + HostilePicture.pdfs)
  func `a file that is no sound picture is refused with its reason, and this process lives`(
    picture: HostilePicture
  ) async throws {
    await #expect(throws: picture.problem) { try await inspector().inspect(picture.bytes) }
  }

  @Test func `a picture of 64 million pixels has room in the child's memory`() async throws {
    let facts = try await inspector().inspect(PNGSample.plain(width: 8_000, height: 8_000).data)

    #expect(facts.width == 8_000)
  }

  @Test(.proves("D35"), .enabled(if: PDFTool.path != nil, "pdftoppm is not installed"))
  func `a PDF is kept with a picture of its first page`() async throws {
    let facts = try await inspector().inspect(PDFSample.page)

    #expect(facts.kind == .pdf && facts.width == 1_000 && facts.height == 2_000)
    let page = try await inspector().inspect(#require(facts.preview))
    #expect(page == PictureFacts(kind: .png, width: 1_000, height: 2_000, hasLocation: false))
  }

  @Test(.enabled(if: PDFTool.path != nil, "pdftoppm is not installed"))
  func `a PDF with a password, a damaged one and one that draws for ever are told apart`() async throws {
    await #expect(throws: PictureProblem.pdfProtected) { try await inspector().inspect(PDFSample.protected) }
    await #expect(throws: PictureProblem.damaged(.pdf)) { try await inspector().inspect(Data("%PDF-1.4\n%%EOF".utf8)) }
    await #expect(throws: PictureProblem.tooSlow) { try await inspector().inspect(PDFSample.endless) }
  }

  @Test(.enabled(if: PDFTool.path != nil, "pdftoppm is not installed"))
  func `the codes of each page of a PDF are read, each once and with its page`() async throws {
    let found = try await inspector().codes(
      in: PDFSample.pages([.cyrillic, nil, .prefixed, .cyrillic]))

    #expect(found.codes == [.init(Data("Привет".utf8), page: 1), .init(Data("HC1:NOT A CERTIFICATE".utf8), page: 3)])
    #expect(found.firstPageLeftOut == nil)
    #expect(try await inspector().codes(in: QRSample.prefixed.png()).codes.map(\.page) == [nil])
  }

  @Test(.enabled(if: PDFTool.path != nil, "pdftoppm is not installed"))
  func `of a long PDF the first pages are looked at, and the others told`() async throws {
    let pages = [QRSample?](repeating: nil, count: PictureLimits.pages - 1) + [.prefixed]

    let whole = try await inspector().codes(in: PDFSample.pages(pages))
    #expect(whole.codes.map(\.page) == [10])
    #expect(whole.firstPageLeftOut == nil)

    let long = try await inspector().codes(in: PDFSample.pages(pages + [.cyrillic]))
    #expect(long.codes.map(\.page) == [10])
    #expect(long.firstPageLeftOut == 11)
  }

  @Test(.enabled(if: PDFTool.path != nil, "pdftoppm is not installed"))
  func `a page that draws for ever costs no code of the pages before it`() async throws {
    let found = try await inspector().codes(in: PDFSample.endlessSecondPage)

    #expect(found.codes.map(\.page) == [1])
    #expect(found.firstPageLeftOut == 2)
  }

  @Test func `a child that takes too long is killed`() async throws {
    let sleeper = inspector(program: "/bin/sleep", arguments: ["1000"], time: .milliseconds(50))

    await #expect(throws: PictureProblem.tooSlow) { try await sleeper.inspect(PNGSample().data) }
  }

  @Test func `a child that computes too long is killed by its limit`() async throws {
    let spinner = shell("ulimit -t 1; while :; do :; done")

    await #expect(throws: PictureProblem.tooSlow) { try await spinner.inspect(PNGSample().data) }
  }

  @Test(arguments: [
    "kill -SEGV $$", "kill -ABRT $$", "exit 3", "cat >/dev/null; echo nonsense", "cat >/dev/null", "echo '{}'",
  ])
  func `a child that crashes, fails or talks nonsense is told, and this process lives`(script: String) async throws {
    await #expect(throws: PictureProblem.notCheckable) {
      try await shell(script).inspect(JPEGSample(width: 900, height: 900).data)
    }
  }

  @Test func `a child that writes without end is killed`() async throws {
    await #expect(throws: PictureProblem.notCheckable) {
      try await shell("cat >/dev/null; cat /dev/zero", report: { _ in }).inspect(PNGSample().data)
    }
  }

  @Test func `a child that cannot be started is reported, without a word of the picture`() async throws {
    let reports = ReportLog()
    let missing = inspector(program: "/nowhere/sitrep", report: { reports.add($0) })

    await #expect(throws: PictureProblem.notCheckable) { try await missing.inspect(PNGSample().data) }

    #expect(reports.all.count == 1 && reports.all[0].hasPrefix("A picture could not be looked at: "))
  }

  @Test(arguments: [3, 77, 126, 127])
  func `a child that ends without an answer is reported, and the picture isn't blamed`(code: Int) async throws {
    let pictures = [PNGSample().data] + (PDFTool.path == nil || code == 3 ? [] : [PDFSample.page])
    for picture in pictures {
      let reports = ReportLog()
      let failing = shell("cat >/dev/null; exit \(code)", report: { reports.add($0) })

      await #expect(throws: PictureProblem.notCheckable) { try await failing.inspect(picture) }

      #expect(reports.all == ["A picture could not be looked at: /bin/sh ended with exit code \(code)."])
    }
  }

  @Test func `a child inherits nothing and can write no file`() async throws {
    setenv("SITREP_SECRET", "secret", 1)
    defer { unsetenv("SITREP_SECRET") }
    // What the shell sets by itself is all there is; 0, 1, 2 and what lists them are all that is open.
    let script = #"cat >/dev/null; [ -z "$SITREP_SECRET$HOME" ] && [ $(ls /proc/self/fd | wc -l) -le 4 ] && exit 9"#
    let end = await LimitedChild(program: "/bin/sh", deadline: .now + .seconds(60))
      .run(["-c", script], input: Data([1]))

    guard case .exited(9, _) = end else {
      Issue.record("The child ended otherwise: \(end)")
      return
    }
  }

  @Test func `who waits for all children goes on when they have ended`() async throws {
    let folder = try TemporaryFolder()
    let note = folder.path + "pid"
    let child = Task {
      await LimitedChild(program: "/bin/sh", deadline: .now + .seconds(60))
        .run(["-c", "echo $$ > \(note).new; mv \(note).new \(note); sleep 0.2"], input: Data())
    }
    while access(note, R_OK) != 0 { try await Task.sleep(for: .milliseconds(2)) }
    let text = try String(contentsOfFile: note, encoding: .utf8).trimmingCharacters(in: .whitespacesAndNewlines)
    let pid = try #require(Int32(text))

    // Long enough for a busy machine, on which other tests have children too.
    await LimitedChild.waitForAll(atMost: .seconds(30))

    #expect(kill(pid, 0) != 0)
    _ = await child.value
  }

  @Test func `a task that is cancelled kills its child`() async throws {
    let looking = Task { try await inspector(program: "/bin/sleep", arguments: ["1000"]).inspect(PNGSample().data) }

    looking.cancel()

    await #expect(throws: PictureProblem.cancelled) { try await looking.value }
  }

  @Test func `children that die at any moment, and tasks that end at any moment, harm nobody`() async throws {
    let bytes = JPEGSample(width: 900, height: 900).data
    let ends = await withTaskGroup(of: (Int, LimitedChild.End<Data>).self) { group in
      for number in 0..<60 {
        let delay = Double(number % 20) / 1_000
        let child = LimitedChild(program: "/bin/sh", deadline: .now + .milliseconds(number % 3 == 0 ? number : 60_000))
        let script = "sleep \(delay); \(number % 2 == 0 ? "kill -KILL $$" : "head -c 70000 /dev/zero")"
        group.addTask {
          let task = Task { await child.run(["-c", script], input: bytes) }
          if number % 5 == 0 { task.cancel() }
          return (number, await task.value)
        }
      }
      return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }

    for (number, end) in ends {
      switch end {
      case .exited(0, let output): #expect(number % 2 == 1 && output.count == 70_000)
      case .signalled(SIGKILL): #expect(number % 2 == 0)
      case .late: #expect(number % 3 == 0)
      case .cancelled: #expect(number % 5 == 0)
      default: Issue.record("Child \(number) ended otherwise: \(end)")
      }
    }
    #expect(ends.count == 60)
  }

  @Test func `two are looked at, a few wait and the rest are sent away`() async throws {
    let slots = InspectionSlots(slots: 2, waiting: 1)
    try await slots.acquire()
    try await slots.acquire()
    let waiting = Task { try await slots.acquire() }
    while await slots.queue == 0 { await Task.yield() }

    await #expect(throws: PictureProblem.busy) { try await slots.acquire() }
    await slots.release()
    try await waiting.value
    let cancelled = Task { try await slots.acquire() }
    while await slots.queue == 0 { await Task.yield() }
    cancelled.cancel()
    await #expect(throws: PictureProblem.cancelled) { try await cancelled.value }

    await slots.release()
    try await slots.acquire()
    await #expect(throws: PictureProblem.cancelled) {
      try await Task {
        withUnsafeCurrentTask { $0?.cancel() }
        try await slots.acquire()
      }.value
    }
  }

  @Test(arguments: [
    (PNGSample().data, PictureAnswer.found(PictureFacts(kind: .png, width: 32, height: 24, hasLocation: false))),
    (Data(), .problem(.empty)),
  ])
  func `what the child says is one line of JSON`(picture: Data, answer: PictureAnswer<PictureFacts>) async throws {
    let end = await LimitedChild(program: Self.decoder, deadline: .now + .seconds(60)).run(["picture"], input: picture)

    guard case .exited(0, let output) = end else {
      Issue.record("The child ended otherwise: \(end)")
      return
    }
    #expect(try JSONDecoder().decode(PictureAnswer<PictureFacts>.self, from: output) == answer)
    #expect(output.firstIndex(of: UInt8(ascii: "\n")) == output.endIndex - 1)
  }

  private static let decoder = FedProcess.path(of: DecoderProgram.name)

  private func shell(_ script: String, report: @escaping @Sendable (String) -> Void = { _ in }) -> ChildPictureInspector
  {
    inspector(program: "/bin/sh", arguments: ["-c", script], report: report)
  }

  /// Its time is longer than the app's: what these tests read must not depend on how busy the machine is.
  private func inspector(
    program: String = decoder, arguments: [String] = ["picture"],
    time: Duration = .seconds(600), report: @escaping @Sendable (String) -> Void = { Issue.record("\($0)") }
  ) -> ChildPictureInspector {
    ChildPictureInspector(program: program, arguments: arguments, time: time, report: report)
  }
}
