import Foundation
import PortableUI
import PortableUIWeb
import Storage
import Testing

@testable import sitrep

/// What the program says when its data folder, its database or its port cannot be used, in both languages.
@Suite struct StorageProblemTextTests {
  private static let (english, russian) = (Locale(identifier: "en"), Locale(identifier: "ru"))

  @Test(
    arguments: [
      .notAFolder(path: "/d"), .notWritable(path: "/d", reason: "r"), .diskFull(path: "/d"),
      .locked(path: "/d", pid: nil), .symbolicLink(path: "/d"), .unusable(path: "/d", reason: "r"),
    ] as [DataFolderError])
  func `a data folder that cannot be used is named, with the option that helps`(error: DataFolderError) {
    expectAdvice(StorageProblemText.text(error), about: "/d", "--data")
  }

  @Test(
    arguments: [
      .damaged(path: "/f", reason: "r"), .newer(path: "/f"), .notWritable(path: "/f", reason: "r"),
      .diskFull(path: "/f"), .failed(path: "/f", reason: "r"),
    ] as [AppDatabaseError])
  func `a database that cannot be used is named, with the option that helps`(error: AppDatabaseError) {
    expectAdvice(StorageProblemText.text(error), about: "/f", "--data")
  }

  @Test(
    arguments: [
      .invalidPort(70_000), .portInUse(70_000), .portNotPermitted(70_000), .cannotListen(port: 70_000, reason: "r"),
    ] as [WebServerError])
  func `a port that cannot be used is named, with the option that helps`(error: WebServerError) {
    expectAdvice(ServerProblemText.text(error), about: "70000", "--port 0")
  }

  @Test func `a limit of open files that is too low is told, with the command that raises it`() {
    expectAdvice(ServerProblemText.text(.tooFewFiles(limit: 16, needed: 53)), about: "53", "ulimit -n")
  }

  @Test func `the process that has the data folder is named`() {
    let text = StorageProblemText.text(.locked(path: "/d", pid: 4_711))

    #expect(
      TerminalText.line(text, in: Self.english)
        == "The data folder /d is in use by another sitrep (process 4711). Stop that one first, or name another folder "
        + "with --data.")
    #expect(
      TerminalText.line(text, in: Self.russian)
        == "Папку данных /d использует другой sitrep (процесс 4711). Сначала остановите его или укажите другую папку с "
        + "помощью --data.")
  }

  @Test func `an error of another kind speaks for itself`() {
    #expect(CommandFailure(CancellationError()) == nil)
    #expect(CommandFailure(DataFolderError.diskFull(path: "/d"))?.description.contains("/d") == true)
    #expect(CommandFailure(AppDatabaseError.newer(path: "/f"))?.description.contains("/f") == true)
    #expect(CommandFailure(WebServerError.portInUse(1))?.description.contains("--port") == true)
  }

  private func expectAdvice(
    _ text: Text, about name: String, _ option: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let lines = [Self.english, Self.russian].map { TerminalText.line(text, in: $0) }
    for line in lines {
      #expect(line.contains(name) && line.contains(option), sourceLocation: sourceLocation)
    }
    #expect(lines[1].contains(/\p{Cyrillic}/) && lines[0] != lines[1], sourceLocation: sourceLocation)
  }
}
