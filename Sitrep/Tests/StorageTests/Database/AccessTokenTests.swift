import Foundation
import TestSupport
import TestTraits
import Testing

@testable import Storage

/// The token of a data folder, which opens the screens to those whom the system does not know.
@Suite struct AccessTokenTests {
  private let temporary: TemporaryFolder
  private let folder: DataFolder

  init() throws {
    temporary = try TemporaryFolder()
    folder = try DataFolder(opening: temporary.file("data"))
  }

  private func token() throws -> (text: String, reports: [String]) {
    var reports: [String] = []
    let text = try folder.token { reports.append($0) }
    return (text, reports)
  }

  @Test(.proves("S3")) func `the token is 256 random bits in a file that its owner alone reads, and made once`() throws
  {
    let first = try token()
    let again = try token()

    #expect(first.text.wholeMatch(of: /[0-9a-f]{64}/) != nil)
    #expect(Set(first.text).count > 4)
    #expect(again.text == first.text)
    #expect(first.reports == [] && again.reports == [])
    #expect(try temporary.mode(of: "data/token") == 0o600)
    #expect(try String(contentsOf: temporary.file("data/token"), encoding: .utf8) == first.text + "\n")
  }

  @Test(.proves("S3")) func `two folders have two tokens`() throws {
    let other = try DataFolder(opening: temporary.file("other"))

    #expect(try other.token { _ in } != token().text)
  }

  @Test(.proves("S3"), arguments: [0o640, 0o604, 0o666])
  func `a token that others could read is replaced, and that is said`(mode: Int) throws {
    let first = try token()
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: temporary.file("data/token").path)

    let second = try token()

    #expect(second.text != first.text)
    #expect(second.reports.count == 1)
    #expect(second.reports.first?.contains("data/token was readable by others or held no token.") == true)
    #expect(try temporary.mode(of: "data/token") == 0o600)
    #expect(try token().text == second.text)
  }

  @Test(.proves("S3"), arguments: ["", "0123", String(repeating: "g", count: 64), String(repeating: "0", count: 65)])
  func `a file that holds no token is replaced`(contents: String) throws {
    try Data(contents.utf8).write(to: temporary.file("data/token"))
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: temporary.file("data/token").path)

    let made = try token()

    #expect(made.text.count == 64 && made.text != contents)
    #expect(made.reports.count == 1)
  }

  @Test(.proves("S3")) func `a folder in the place of the token is an error that names the data folder`() throws {
    try FileManager.default.createDirectory(at: temporary.file("data/token"), withIntermediateDirectories: false)

    let error = try #require(throws: DataFolderError.self) { try token() }

    let names = try FileManager.default.contentsOfDirectory(atPath: temporary.file("data").path)
    #expect(error == .unusable(path: temporary.file("data").path, reason: "Is a directory"))
    #expect(names.sorted() == ["sitrep.lock", "token"])
  }

  @Test(.proves("S3")) func `a name that an interrupted start left does not stand in the way`() throws {
    try Data().write(to: temporary.file("data/token.new"))

    #expect(try token().text.count == 64)
    #expect(!FileManager.default.fileExists(atPath: temporary.file("data/token.new").path))
  }
}
