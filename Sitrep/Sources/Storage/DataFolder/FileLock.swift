import Foundation

/// An exclusive lock on a file that holds the owner's process number, kept for as long as the value lives.
final class FileLock: Sendable {
  /// The folder it stands for, as messages name it.
  let folder: String

  let path: String
  private let descriptor: Int32

  /// Takes the lock without waiting.
  ///
  /// - Parameters:
  ///   - path: The lock file, created with mode 0600 if need be. It is never removed: another process may have it open
  ///     and be about to lock it.
  ///   - folder: The folder it stands for, named in errors.
  /// - Throws: ``DataFolderError/locked(path:pid:)`` if another process has it.
  init(taking path: String, of folder: String) throws(DataFolderError) {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o600)
    guard descriptor >= 0 else {
      throw errno == ELOOP ? .symbolicLink(path: path) : DataFolderError(errno: errno, path: folder)
    }
    self.descriptor = descriptor
    self.path = path
    self.folder = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder

    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      guard errno == EWOULDBLOCK else { throw DataFolderError(errno: errno, path: folder) }
      throw .locked(path: folder, pid: Self.processNumber(in: descriptor))
    }
    let line = Array("\(getpid())\n".utf8)
    guard ftruncate(descriptor, 0) == 0, pwrite(descriptor, line, line.count, 0) == line.count else {
      throw DataFolderError(errno: errno, path: folder)
    }
  }

  deinit {
    // Closing alone would not do: a process that is being started at this moment holds a copy of the descriptor until it
    // runs its own program, and with it the lock.
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }

  /// False once the lock file, or a folder above it, was moved or deleted, or another one has its path.
  var isInPlace: Bool {
    var (own, there) = (stat(), stat())
    return fstat(descriptor, &own) == 0 && stat(path, &there) == 0 && own.st_dev == there.st_dev
      && own.st_ino == there.st_ino
  }

  private static func processNumber(in descriptor: Int32) -> Int32? {
    var bytes = [UInt8](repeating: 0, count: 16)
    let count = pread(descriptor, &bytes, bytes.count, 0)
    return Int32(String(decoding: bytes.prefix(max(count, 0)).prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self))
  }
}
