import Foundation

/// The program beside this one that decodes strangers' files.
enum DecoderProgram {
  static let name = "sitrep-decode"

  /// Where it can be started: the very file that was there first, even if another one has its name by now.
  static let path: String = {
    let file = Bundle.main.bundleURL.appending(path: name).path(percentEncoded: false)
    let descriptor = open(file, O_RDONLY | O_CLOEXEC)
    return descriptor < 0 ? file : "/proc/\(getpid())/fd/\(descriptor)"
  }()
}
