import Foundation
import PortableUICore
import Synchronization

/// A file that a visitor has sent; its bytes go when nobody holds it any more.
///
/// Its URL leads to it while somebody accesses it, as a link to the open file: no bytes stand under it, only the name.
final class Upload: Sendable {
  /// As the visitor's machine calls it, without folders.
  let name: String
  /// The media type that the browser supposes, such as `image/png`; may be wrong.
  let type: String
  let file: UploadedFile
  let url: URL

  private let isLinked = Mutex(false)

  /// - Parameters:
  ///   - name: What the file is called.
  ///   - type: What the browser takes it for.
  ///   - file: Its bytes.
  ///   - folder: Where it can be opened; nobody else may write there.
  init(name: String, type: String, file: UploadedFile, folder: URL) {
    self.name = name
    self.type = type
    self.file = file
    url = folder.appending(path: Nonce.make(), directoryHint: .isDirectory).appending(path: name)
  }

  deinit { isLinked.withLock { unlink(&$0) } }

  /// As screens know it.
  var received: ReceivedFile {
    ReceivedFile(name: name, contentType: type, url: url, copy: self)
  }

  /// Lets go of a file that nobody is to open any more; somebody who accesses it at this moment finds it empty.
  func discard() {
    let isAccessed = isLinked.withLock { isLinked in
      if isLinked { file.empty() } else { file.discard() }
      return isLinked
    }
    if !isAccessed { FileAccess.remove(url) }
  }

  private func unlink(_ isLinked: inout Bool) {
    guard isLinked else { return }
    isLinked = false
    Foundation.unlink(url.path)
    rmdir(url.deletingLastPathComponent().path)
  }
}

extension Upload: FileCopy {
  func data() throws -> Data { try file.data() }

  func open() -> Bool {
    isLinked.withLock { isLinked in
      guard !isLinked, let path = file.path else { return isLinked }
      let folder = url.deletingLastPathComponent().path
      guard mkdir(folder, 0o700) == 0 else { return false }
      isLinked = symlink(path, url.path) == 0
      if !isLinked { rmdir(folder) }
      return isLinked
    }
  }

  func end() {
    isLinked.withLock { isLinked in
      unlink(&isLinked)
      file.discard()
    }
  }
}
