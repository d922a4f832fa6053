import ChildProcesses
import Domain
import Foundation
import PictureFormats

/// Lets pictures be decoded by a child process with limits of its own, so that none can harm the server.
struct ChildPictureInspector: PictureInspector {
  private let program: String
  private let arguments: [String]
  private let time: Duration
  private let slots: InspectionSlots
  private let report: @Sendable (String) -> Void

  /// - Parameters:
  ///   - program: The decoder's path.
  ///   - arguments: Its subcommand.
  ///   - time: For one file, from the start of its first child to the answer; computing is limited by each child itself.
  ///   - slots: How many are looked at at once.
  ///   - report: Told where the machine is at fault; never anything of a picture.
  init(
    program: String = DecoderProgram.path, arguments: [String] = ["picture"], time: Duration = PictureLimits.time,
    slots: InspectionSlots = InspectionSlots(slots: 2, waiting: 4), report: @escaping @Sendable (String) -> Void
  ) {
    self.program = program
    self.arguments = arguments
    self.time = time
    self.slots = slots
    self.report = report
  }

  func inspect(_ bytes: Data) async throws(PictureProblem) -> PictureFacts {
    try await decoded(bytes) { bytes, kind, child throws(PictureProblem) in
      guard kind == .pdf else { return try await answer(arguments, bytes, child) }
      guard let page = try await page(1, of: bytes, child) else { throw .damaged(.pdf) }
      let facts: PictureFacts = try await answer(arguments, page, child)
      return PictureFacts(kind: .pdf, width: facts.width, height: facts.height, hasLocation: false, preview: page)
    }
  }

  private func decoded<Value: Sendable>(
    _ bytes: Data, _ decode: (Data, PictureKind, LimitedChild) async throws(PictureProblem) -> Value
  ) async throws(PictureProblem) -> Value {
    try PictureLimits.check(bytes)
    let kind = try FirstBytes.pictureKind(of: bytes)
    if kind == .pdf {
      try PDFCheck.check(bytes)
      guard PDFTool.path != nil else { throw .pdfNeedsTool }
    }
    try await slots.acquire()
    let child = LimitedChild(program: program, deadline: .now + time)
    let result = await Self.result { () async throws(PictureProblem) in try await decode(bytes, kind, child) }
    await slots.release()
    return try result.get()
  }

  private static func result<Value>(
    _ body: () async throws(PictureProblem) -> Value
  ) async -> Result<Value, PictureProblem> {
    do throws(PictureProblem) {
      return .success(try await body())
    } catch {
      return .failure(error)
    }
  }

  /// What a child says of a PNG or a JPEG.
  private func answer<Value: Codable & Hashable & Sendable>(
    _ arguments: [String], _ bytes: Data, _ child: LimitedChild
  ) async throws(PictureProblem) -> Value {
    let end = await child.run(arguments, input: bytes)
    guard case .exited(0, let output) = end else { throw problem(end) }
    do {
      return try JSONDecoder().decode(PictureAnswer<Value>.self, from: output).get()
    } catch {
      throw error as? PictureProblem ?? .notCheckable
    }
  }

  /// A picture of a PDF's page, which is then looked at as if a stranger had made it; nil where it has fewer pages.
  private func page(
    _ number: Int, of bytes: Data, _ child: LimitedChild
  ) async throws(PictureProblem) -> Data? {
    let end = await child.run(arguments + ["--draw-page=\(number)"], input: bytes)
    switch end {
    case .exited(PDFTool.noSuchPage, _) where number > 1: return nil
    case .exited(0, let page) where !page.isEmpty: return page
    case .exited(DecoderExit.noTool, _): throw .pdfNeedsTool
    // A shell or the loader of programs says the last two: the decoder didn't begin.
    case .exited(DecoderExit.notConfined, _), .exited(126, _), .exited(127, _): throw problem(end)
    case .exited: throw PDFCheck.problem(ofUnreadable: bytes)
    default: throw problem(end)
    }
  }

  private func problem(_ end: LimitedChild.End<Data>) -> PictureProblem {
    switch end {
    case .late, .signalled(SIGXCPU): return .tooSlow
    case .cancelled: return .cancelled
    // At the hard limit the system kills without asking.
    case .signalled(SIGKILL): return .tooSlow
    case .signalled: return .notCheckable
    case .exited(let code, _):
      report("A picture could not be looked at: \(program) ended with exit code \(code).")
      return .notCheckable
    case .failed(let error):
      report("A picture could not be looked at: \(error)")
      return .notCheckable
    }
  }
}

extension ChildPictureInspector: CodeReader {
  func codes(in picture: Data) async throws(PictureProblem) -> FoundCodes {
    try await decoded(picture) { bytes, kind, child throws(PictureProblem) in
      guard kind == .pdf else { return FoundCodes(try await codes(in: bytes, child)) }
      return try await codes(inPagesOf: bytes, child)
    }
  }

  /// What was found on a page isn't lost where a later one can't be looked at.
  private func codes(
    inPagesOf document: Data, _ child: LimitedChild
  ) async throws(PictureProblem) -> FoundCodes {
    var found = FoundCodes()
    for number in 1...PictureLimits.pages {
      do throws(PictureProblem) {
        guard let page = try await page(number, of: document, child) else { return found }
        found.add(try await codes(in: page, child), page: number)
      } catch {
        guard number > 1, error != .cancelled else { throw error }
        found.firstPageLeftOut = number
        return found
      }
    }
    let next = PictureLimits.pages + 1
    found.firstPageLeftOut = await hasPage(next, document, child) ? next : nil
    return found
  }

  /// True also where that can't be told.
  private func hasPage(_ number: Int, _ document: Data, _ child: LimitedChild) async -> Bool {
    do throws(PictureProblem) {
      return try await page(number, of: document, child) != nil
    } catch {
      return true
    }
  }

  private func codes(in picture: Data, _ child: LimitedChild) async throws(PictureProblem) -> [Data] {
    try await answer(arguments + ["--codes"], picture, child)
  }
}
