import AppPages
import Domain
import Foundation
import SampleData
import Testing

@testable import sitrep

/// Workbooks decoded by a child of the test's process: the built decoder, with its limits.
@Suite(.timeLimit(.minutes(10))) struct ChildSheetReaderTests {
  private static let decoder = FedProcess.path(of: DecoderProgram.name)

  private func reader(
    program: String = decoder, arguments: [String] = ["sheet"], time: Duration = .seconds(600),
    report: @escaping @Sendable (String) -> Void = { Issue.record("\($0)") }
  ) -> ChildSheetReader {
    ChildSheetReader(program: program, arguments: arguments, time: time, report: report)
  }

  private func shell(_ script: String, report: @escaping @Sendable (String) -> Void = { _ in }) -> ChildSheetReader {
    reader(program: "/bin/sh", arguments: ["-c", script], report: report)
  }

  private func file(_ bytes: Data) -> FiguresFile { FiguresFile(name: "a.xlsx", bytes: bytes) }

  private func problem(_ problem: WorkbookProblem) -> OutbreakFileProblem {
    OutbreakFileProblem(file: "a.xlsx", .workbook(problem))
  }

  @Test(.enabled(if: SharedData.isThere, SharedData.absence))
  func `a child reads the sheet that is wanted, or the largest one`() async throws {
    let url = SharedData.folder.appending(path: "outbreaks/generated/measles_ru.xlsx")
    let book = file(try Data(contentsOf: url))

    let largest = try await reader().sheets(in: book, choosing: nil)
    #expect(largest.name == "Журнал" && largest.sheets == ["Журнал", "Справочник"])
    #expect(largest.csv.count { $0 == UInt8(ascii: "\n") } == 621)
    let wanted = try await reader().sheets(in: book, choosing: "Справочник")
    #expect(wanted.csv == Data("\"Код\",\"Значение\"\n\"м\",\"мужской\"\n\"ж\",\"женский\"\n".utf8))
    await #expect(throws: problem(.noSuchSheet(named: ["Журнал", "Справочник"]))) {
      try await reader().sheets(in: book, choosing: "Other")
    }
  }

  @Test func `a file that is no workbook is refused with its reason, and this process lives`() async throws {
    let old = Data([0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1]) + Data("W\0o\0r\0k\0b\0o\0o\0k\0".utf8)

    await #expect(throws: problem(.oldForm)) { try await reader().sheets(in: file(old), choosing: nil) }
    await #expect(throws: problem(.damaged)) { try await reader().sheets(in: file(Data("PK".utf8)), choosing: nil) }
    await #expect(throws: problem(.empty)) { try await reader().sheets(in: file(Data()), choosing: nil) }
    await #expect(throws: problem(.tooLarge(limit: 64_000_000))) {
      try await reader().sheets(in: file(Data(count: 64_000_001)), choosing: nil)
    }
  }

  @Test func `a child that takes too long is killed, and so is one that nobody waits for`() async throws {
    let sleeper = reader(program: "/bin/sleep", arguments: ["1000"], time: .milliseconds(50))
    await #expect(throws: problem(.tooSlow)) { try await sleeper.sheets(in: file(Data([1])), choosing: nil) }

    let waiting = Task {
      try await reader(program: "/bin/sleep", arguments: ["1000"]).sheets(in: file(Data([1])), choosing: nil)
    }
    waiting.cancel()
    await #expect(throws: problem(.cancelled)) { try await waiting.value }
  }

  @Test(arguments: ["kill -SEGV $$", "exit 3", "cat >/dev/null; echo nonsense", "cat >/dev/null", "cat /dev/zero"])
  func `a child that crashes, fails, talks nonsense or without end is told`(script: String) async throws {
    await #expect(throws: problem(.decoderStopped)) {
      try await shell(script).sheets(in: file(Data([1])), choosing: nil)
    }
  }

  @Test func `the name of a sheet is not among the arguments`() async throws {
    let script =
      #"cat >/dev/null; [ "$SITREP_SHEET" = "Secret" ] && [ -z "$1" ] && printf 'a\0{"problem":{"_0":{"empty":{}}}}'"#
    await #expect(throws: problem(.empty)) {
      try await shell(script).sheets(in: file(Data([1])), choosing: "Secret")
    }
  }
}
