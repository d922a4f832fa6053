import ChildProcesses
import Domain
import Foundation
import Interchange

/// Lets workbooks be decoded by a child process with limits of its own, so that none can harm the server.
struct ChildSheetReader: SheetReader {
  private let program: String
  private let arguments: [String]
  private let time: Duration
  private let report: @Sendable (String) -> Void

  /// - Parameters:
  ///   - program: The decoder's path.
  ///   - arguments: Its subcommand.
  ///   - time: For one workbook, from the start of the child to the answer; computing is limited by the child itself.
  ///   - report: Called for system errors. Never receives anything of a workbook.
  init(
    program: String = DecoderProgram.path, arguments: [String] = ["sheet"], time: Duration = WorkbookLimits.time,
    report: @escaping @Sendable (String) -> Void
  ) {
    self.program = program
    self.arguments = arguments
    self.time = time
    self.report = report
  }

  func sheets(in file: FiguresFile, choosing name: String?) async throws(OutbreakFileProblem) -> SheetTable {
    do throws(WorkbookProblem) {
      return try await table(of: file.bytes, choosing: name)
    } catch {
      throw OutbreakFileProblem(file: file.name, .workbook(error))
    }
  }

  private func table(of bytes: Data, choosing name: String?) async throws(WorkbookProblem) -> SheetTable {
    guard bytes.count <= WorkbookLimits.file else { throw .tooLarge(limit: WorkbookLimits.file) }
    let child = LimitedChild(program: program, deadline: .now + time)
    let environment = name.map { [WorkbookAnswer.nameVariable: $0] } ?? [:]
    let end = await child.run(
      arguments, environment: environment, input: bytes, outputLimit: WorkbookLimits.outputBytes)
    guard case .exited(0, let output) = end, let (csv, answer) = WorkbookAnswer.parts(of: output) else {
      throw problem(end)
    }
    switch answer {
    case .sheet(let name, let names): return SheetTable(name: name, sheets: names, csv: csv)
    case .problem(let problem): throw problem
    }
  }

  private func problem(_ end: LimitedChild.End<Data>) -> WorkbookProblem {
    switch end {
    // At the hard limit the system kills without asking.
    case .late, .signalled(SIGXCPU), .signalled(SIGKILL): return .tooSlow
    case .cancelled: return .cancelled
    case .signalled: return .decoderStopped
    case .exited(let code, _):
      report("A workbook could not be decoded: \(program) ended with exit code \(code).")
      return .decoderStopped
    case .failed(let error):
      report("A workbook could not be decoded: \(error)")
      return .decoderStopped
    }
  }
}
