import Foundation

/// The folder that holds everything a person keeps, open in one process at a time.
///
/// The folder stays locked for as long as the value lives. The operating system ends the lock with the process, however
/// that ends, so a lock file left over after a crash stands in nobody's way.
package final class DataFolder: Sendable {
  package let url: URL

  /// A sentence for the person if other users of the machine can open the folder, else nil.
  package let warning: String?

  private let lock: FileLock

  /// Creates the folder if need be, for its owner only (mode 0700), and locks it.
  ///
  /// The mode of a folder that exists already is left alone; the files that sitrep makes in it have mode 0600. What is
  /// in it may not be a symbolic link, by which somebody else could have a file of the person's written over.
  package init(opening url: URL) throws(DataFolderError) {
    let path = url.path(percentEncoded: false)
    try Self.create(path, for: path)
    lock = try FileLock(taking: url.appending(path: "sitrep.lock").path(percentEncoded: false), of: path)
    for name in Self.ownNames {
      let file = url.appending(path: name).path(percentEncoded: false)
      if Self.kind(of: file) == S_IFLNK { throw .symbolicLink(path: file) }
    }
    warning = Self.warning(of: path)
    self.url = url
  }

  /// The folder as messages name it.
  var path: String { lock.folder }

  /// The file that keeps other processes out.
  var lockPath: String { lock.path }

  /// Refuses what would be written into a folder that nobody finds any more.
  func checkPlace() throws(DataFolderGone) {
    guard lock.isInPlace else { throw DataFolderGone(path: path) }
  }

  /// What sitrep makes in the folder beside the lock.
  private static let ownNames = [
    "archives", "shown", "sitrep.sqlite", "sitrep.sqlite-shm", "sitrep.sqlite-wal", tokenFile, "uploads",
  ]

  /// What there is, a link for itself; nil where there is nothing.
  private static func kind(of path: String) -> mode_t? {
    var status = stat()
    return lstat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }

  private static func warning(of path: String) -> String? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & 0o077 != 0 else { return nil }
    return "Other users of this machine can open the data folder \(path). To keep them out: chmod 700 \(path)"
  }

  /// An empty folder for files that browsers send, on the disk to which they go; what an earlier process left is deleted.
  package func emptiedUploads() throws(DataFolderError) -> URL {
    let path = uploads.path(percentEncoded: false)
    deleteUploads()
    guard mkdir(path, 0o700) == 0 else { throw DataFolderError(errno: errno, path: path) }
    return uploads
  }

  /// Deletes what browsers sent, and the folder for it; a folder that is another one by now stays as it is.
  package func deleteUploads() {
    guard lock.isInPlace else { return }
    do {
      try FileManager.default.removeItem(at: uploads)
    } catch {
      // There is none, or making a new one will say what is wrong.
    }
  }

  /// Where an app keeps pictures as files for its views to load; it creates the folder.
  package var shownPictures: URL { url.appending(path: "shown", directoryHint: .isDirectory) }

  private var uploads: URL { url.appending(path: "uploads", directoryHint: .isDirectory) }

  /// Where the folder is if nobody names one: `sitrep` in the platform's folder for applications' data.
  ///
  /// That is `$XDG_DATA_HOME` or `~/.local/share` on Linux, and `~/Library/Application Support` on Apple's platforms.
  package static func standardLocation() throws -> URL {
    let parent = try FileManager.default.url(
      for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: false)
    return parent.appending(path: "sitrep", directoryHint: .isDirectory)
  }

  /// Creates `path` and the folders above it that are missing; errors name `folder`.
  private static func create(_ path: String, for folder: String) throws(DataFolderError) {
    var code = make(path)
    if code == ENOENT {
      let parent = URL(filePath: path).deletingLastPathComponent().path(percentEncoded: false)
      try create(parent, for: folder)
      code = make(path)
    }
    guard code == 0 else { throw DataFolderError(errno: code, path: folder) }
  }

  /// Creates one folder; 0 if it is there afterwards, else the system's error number.
  private static func make(_ path: String) -> Int32 {
    guard mkdir(path, 0o700) != 0 else { return 0 }
    let code = errno
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue ? 0 : code
  }
}
