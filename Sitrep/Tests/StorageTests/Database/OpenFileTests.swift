import Foundation
import TestSupport
import TestTraits
import Testing

@testable import Storage

/// What may be read as a file, and what is refused at once.
@Suite(.timeLimit(.minutes(10))) struct OpenFileTests {
  private let temporary: TemporaryFolder

  init() throws {
    temporary = try TemporaryFolder()
  }

  private func reason(_ path: String) -> String? {
    do throws(OpenFile.Failure) {
      _ = try OpenFile(path)
      return nil
    } catch {
      return error.reason
    }
  }

  @Test(.proves("S8")) func `a pipe that nobody writes into is refused at once`() throws {
    let path = temporary.file("pipe").path
    try #require(mkfifo(path, 0o600) == 0)

    #expect(reason(path) == "It is a pipe or a device, not a file")
  }

  @Test(.proves("S8"), arguments: ["/dev/zero", "/dev/null"])
  func `a device is refused`(path: String) {
    #expect(reason(path) == "It is a pipe or a device, not a file")
  }

  @Test(.proves("S8")) func `a folder, and what is not there, are refused in the system's words`() {
    #expect(reason(temporary.url.path) == "Is a directory")
    #expect(reason(temporary.file("nothing").path) == "No such file or directory")
    #expect(reason("/dev/fd/-1") == "No such file or directory")
    #expect(reason("/dev/fd/999999") == "Bad file descriptor")
  }

  @Test(.proves("S8")) func `a pipe that the process was started with is read to its end`() throws {
    let pipe = Pipe()
    let path = "/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)"
    try pipe.fileHandleForWriting.write(contentsOf: Data("some text".utf8))
    try pipe.fileHandleForWriting.close()

    let file = try OpenFile(path)

    #expect(file.size == nil)
    #expect(try file.bytes(limit: 100) == Array("some text".utf8))
  }

  @Test func `bytes end not far behind the limit`() throws {
    try Data(repeating: 1, count: 600_000).write(to: temporary.file("large"))
    let path = temporary.file("large").path

    #expect(try OpenFile(path).bytes(limit: 1_000_000).count == 600_000)
    #expect((101..<600_000).contains(try OpenFile(path).bytes(limit: 100).count))
  }
}
