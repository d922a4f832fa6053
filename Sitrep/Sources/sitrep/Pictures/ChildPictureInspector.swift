import Domain
import Foundation
import PictureCodec

/// Lets pictures be decoded by a child process with limits of its own, so that none can harm the server.
struct ChildPictureInspector: PictureInspector {
  private let program: String
  private let arguments: [String]
  private let time: Duration
  private let slots: InspectionSlots
  private let report: @Sendable (String) -> Void

  /// - Parameters:
  ///   - program: Whose `inspect-picture` is called.
  ///   - arguments: What follows the program's name.
  ///   - time: For one picture, from the start of its child to the answer.
  ///   - slots: How many are looked at at once.
  ///   - report: Told where the machine is at fault; never anything of a picture.
  init(
    program: String = LimitedChild.thisProgram, arguments: [String] = ["inspect-picture"], time: Duration = .seconds(2),
    slots: InspectionSlots = InspectionSlots(slots: 2, waiting: 4), report: @escaping @Sendable (String) -> Void
  ) {
    self.program = program
    self.arguments = arguments
    self.time = time
    self.slots = slots
    self.report = report
  }

  func inspect(_ bytes: Data) async throws(PictureProblem) -> PictureFacts {
    try PictureLimits.check(bytes)
    let kind = try PictureCheck.kind(of: bytes)
    if kind == .pdf {
      try PDFCheck.check(bytes)
      guard PDFTool.path != nil else { throw .pdfNeedsTool }
    }
    try await slots.acquire()
    let child = LimitedChild(program: program, deadline: .now + time)
    let result = await Self.result { () async throws(PictureProblem) in
      kind == .pdf ? try await drawn(bytes, child) : try await checked(bytes, kind, child)
    }
    await slots.release()
    return try result.get()
  }

  private static func result(
    _ body: () async throws(PictureProblem) -> PictureFacts
  ) async -> Result<PictureFacts, PictureProblem> {
    do throws(PictureProblem) {
      return .success(try await body())
    } catch {
      return .failure(error)
    }
  }

  private func checked(
    _ bytes: Data, _ kind: PictureKind, _ child: LimitedChild
  ) async throws(PictureProblem) -> PictureFacts {
    let end = await child.run(arguments, input: bytes)
    guard case .exited(0, let output) = end else { throw problem(end) }
    do {
      return try JSONDecoder().decode(PictureVerdict.self, from: output).get()
    } catch {
      throw error as? PictureProblem ?? .notCheckable
    }
  }

  /// A PDF is kept with a picture of its first page, which is checked as if a stranger had made it.
  private func drawn(_ bytes: Data, _ child: LimitedChild) async throws(PictureProblem) -> PictureFacts {
    let end = await child.run(arguments + ["--draw-page"], input: bytes)
    switch end {
    case .exited(0, let page) where !page.isEmpty:
      let facts = try await checked(page, .png, child)
      return PictureFacts(kind: .pdf, width: facts.width, height: facts.height, hasLocation: false, preview: page)
    case .exited(InspectPictureCommand.noTool, _): throw .pdfNeedsTool
    case .exited(InspectPictureCommand.notConfined, _): throw .notCheckable
    case .exited: throw PDFCheck.problem(ofUnreadable: bytes)
    default: throw problem(end)
    }
  }

  private func problem(_ end: LimitedChild.End) -> PictureProblem {
    switch end {
    case .late, .signalled(SIGXCPU): return .tooSlow
    case .cancelled: return .cancelled
    // At the hard limit the system kills without asking.
    case .signalled(SIGKILL): return .tooSlow
    case .signalled, .exited: return .notCheckable
    case .failed(let error):
      report("A picture could not be looked at: \(error)")
      return .notCheckable
    }
  }
}
