import Domain

@testable import Interchange

/// What files of an export are, in a form that can be compared.
struct ReadFile: Hashable {
  let path: String
  var text: String?
  var reason: SkippedPart.Reason?

  init(_ path: String, _ text: String = "[]") {
    self.path = path
    self.text = text
  }

  init(_ path: String, _ reason: SkippedPart.Reason) {
    self.path = path
    self.reason = reason
  }

  init(_ file: ExportFile) {
    path = file.path
    switch file.contents {
    case .bytes(let bytes): text = String(decoding: bytes, as: UTF8.self)
    case .skipped(let reason): self.reason = reason
    }
  }
}

extension ExportFiles {
  /// All files that are left.
  mutating func rest() throws -> [ReadFile] {
    var files: [ReadFile] = []
    while let file = try next() { files.append(ReadFile(file)) }
    return files
  }
}
