import Foundation

/// Why a file cannot be used, in words that name it.
struct FileFailure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }

  /// - Parameter location: The data folder that is not there.
  init(noFolder location: URL) {
    description = "There is no data folder \(location.path(percentEncoded: false)). Name the right one with --data."
  }

  /// - Parameters:
  ///   - path: The file.
  ///   - verb: What cannot be done with it, for example "read".
  ///   - code: The system's error number.
  init(_ path: String, cannotBe verb: String, code: Int32) {
    self.init(path, cannotBe: verb, reason: String(cString: strerror(code)))
  }

  /// - Parameters:
  ///   - path: The file.
  ///   - verb: What cannot be done with it, for example "read".
  ///   - reason: Why, without a full stop.
  init(_ path: String, cannotBe verb: String, reason: String) {
    description = "\(TerminalText.path(path)) cannot be \(verb) (\(reason))."
  }
}
