import Foundation

/// A file that is open, and the path at which it was.
///
/// While it is open no other file gets its number, so a glance at the path tells whether it is still there.
struct PlacedFile: Sendable {
  private let path: String
  private let device: dev_t
  private let number: ino_t

  /// Nil, with `errno`, where there is no file.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.path = path
    device = status.st_dev
    number = status.st_ino
  }

  /// False once the file was moved or deleted, or another one has its path.
  var isInPlace: Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_dev == device && status.st_ino == number
  }
}

/// The data folder was moved, deleted or replaced while it was open: nothing can be kept until the program starts anew.
package struct DataFolderGone: Error, Hashable, CustomStringConvertible {
  package let path: String

  package var description: String {
    "The data folder \(path) was moved or deleted while sitrep was running. Nothing was saved. Restart sitrep."
  }
}
