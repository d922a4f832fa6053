import Foundation

/// Why a file cannot be used, in words that name it.
struct FileFailure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }

  /// - Parameters:
  ///   - path: The file.
  ///   - verb: What cannot be done with it, for example "read".
  ///   - code: The system's error number.
  init(_ path: String, cannotBe verb: String, code: Int32) {
    description = "\(Shown.path(path)) cannot be \(verb) (\(String(cString: strerror(code))))."
  }
}
