/// The files that a person sent to a window, until no screen has them any more.
struct SentFiles {
  private struct File {
    weak let upload: Upload?

    var byteCount: Int { upload?.file.byteCount ?? 0 }
  }

  private var files: [File] = []

  /// The most bytes that a window keeps beside the files that came last (200 MB).
  private static let mostBytes = 200 * 1024 * 1024

  /// Notes the files, so that they go with the window at the latest, and the oldest ones where there are too many.
  mutating func keep(_ uploads: [Upload]) {
    files.removeAll { $0.upload == nil }
    files += uploads.map { File(upload: $0) }
    while files.count > uploads.count, files.reduce(0, { $0 + $1.byteCount }) > Self.mostBytes {
      files.removeFirst().upload?.discard()
    }
  }

  /// Lets go of all of them.
  mutating func discard() {
    for file in files { file.upload?.discard() }
    files = []
  }
}
