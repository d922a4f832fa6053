import Foundation
import PortableUI
import PortableUIWeb
import Storage

/// Why a command could not do its work, in the terminal's language.
struct CommandFailure: Error, CustomStringConvertible {
  /// What a file could not be.
  enum Use {
    case read, written
  }

  let description: String

  /// - Parameters:
  ///   - text: What is wrong, and what to do.
  ///   - list: What there is to choose from, a line each.
  init(_ text: Text, list: [Text] = []) {
    description = ([TerminalText.line(text)] + list.map { "  " + TerminalText.line($0) }).joined(separator: "\n")
  }

  /// - Parameter location: The data folder that is not there.
  init(noFolder location: URL) {
    let path = location.path(percentEncoded: false)
    self.init(Text("There is no data folder \(path). Name the right one with --data.", bundle: .module))
  }

  /// - Parameters:
  ///   - path: The file.
  ///   - use: What cannot be done with it.
  ///   - code: The system's error number.
  init(_ path: String, cannotBe use: Use, code: Int32) {
    self.init(path, cannotBe: use, reason: String(cString: strerror(code)))
  }

  /// - Parameters:
  ///   - path: The file.
  ///   - use: What cannot be done with it.
  ///   - reason: Why, in the system's words.
  init(_ path: String, cannotBe use: Use, reason: String) {
    switch use {
    case .read: self.init(Text("\(path) can’t be read (\(reason)).", bundle: .module))
    case .written: self.init(Text("\(path) can’t be written (\(reason)).", bundle: .module))
    }
  }
}

extension CommandFailure {
  /// What a person is told of an error that the modules below know by its kind only; nil where it speaks for itself.
  init?(_ error: any Error) {
    switch error {
    case let error as DataFolderError: self.init(StorageProblemText.text(error))
    case let error as AppDatabaseError: self.init(StorageProblemText.text(error))
    case let error as WebServerError: self.init(ServerProblemText.text(error))
    default: return nil
    }
  }
}
