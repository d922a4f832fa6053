import Foundation

/// The program beside this one that decodes strangers' files.
enum DecoderProgram {
  static let name = "sitrep-decode"

  static var path: String { Bundle.main.bundleURL.appending(path: name).path(percentEncoded: false) }
}
