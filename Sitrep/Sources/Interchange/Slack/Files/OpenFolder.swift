import Foundation

/// A folder that is open; what is in it is reached from it, without following symbolic links.
final class OpenFolder {
  private let descriptor: Int32

  /// Nil for what isn't a folder, or can't be opened.
  ///
  /// The path itself may be a symbolic link.
  convenience init?(_ path: String) {
    self.init(open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC))
  }

  private init?(_ descriptor: Int32) {
    guard descriptor >= 0 else { return nil }
    self.descriptor = descriptor
  }

  deinit {
    close(descriptor)
  }

  /// A folder right in this one.
  func folder(_ name: some StringProtocol) -> OpenFolder? {
    OpenFolder(openat(descriptor, String(name), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC))
  }

  /// A file in this folder or below it; nil for what isn't one, or can't be opened.
  func file(_ path: String) -> File? {
    guard let slash = path.firstIndex(of: "/") else {
      // A pipe without a writer would block.
      return File(openat(descriptor, path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC))
    }
    return folder(path[..<slash])?.file(String(path[path.index(after: slash)...]))
  }

  /// How many bytes a file has; 0 where that can't be told.
  func size(of path: String) -> Int {
    var status = stat()
    guard fstatat(descriptor, path, &status, AT_SYMLINK_NOFOLLOW) == 0, status.st_mode & S_IFMT == S_IFREG else {
      return 0
    }
    return min(Int(status.st_size), ExportLimits.mostFileBytes)
  }

  /// Gives the name of each thing in it, and whether that is a folder, until the closure answers false.
  ///
  /// - Returns: False where it can't be listed.
  func list(_ body: (_ name: String, _ isFolder: Bool) -> Bool) -> Bool {
    guard let list = fdopendir(openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)) else { return false }
    defer { closedir(list) }
    while let entry = readdir(list) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        String(cString: UnsafeRawPointer(pointer).assumingMemoryBound(to: CChar.self))
      }
      if name == "." || name == ".." { continue }
      var status = stat()
      let isThere = fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0
      guard body(name, isThere && status.st_mode & S_IFMT == S_IFDIR) else { break }
    }
    return true
  }

  /// A file of it that is open.
  final class File {
    let size: Int

    private let descriptor: Int32

    fileprivate init?(_ descriptor: Int32) {
      guard descriptor >= 0 else { return nil }
      var status = stat()
      guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
        close(descriptor)
        return nil
      }
      self.descriptor = descriptor
      size = Int(status.st_size)
    }

    deinit {
      close(descriptor)
    }

    /// The next bytes, so many at most; none at the end, nil where they can't be read.
    func bytes(_ most: Int) -> [UInt8]? {
      var count = -1
      let bytes = [UInt8](unsafeUninitializedCapacity: most) { buffer, initialized in
        repeat { count = read(descriptor, buffer.baseAddress, most) } while count < 0 && errno == EINTR
        initialized = max(count, 0)
      }
      return count < 0 ? nil : bytes
    }
  }
}
