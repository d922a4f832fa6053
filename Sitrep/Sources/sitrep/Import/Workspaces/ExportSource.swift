import Domain
import Foundation
import Interchange
import Storage

/// What somebody named for an import of workspaces: a zip archive, a folder or a JSON file.
struct ExportSource: Sendable {
  /// Shown as the archive's.
  let name: String
  let file: any ByteSource
  let reader: any WorkspaceFileReader

  /// Opens it; of an export nothing is read before its parts are asked for.
  init(_ path: String) throws(CommandFailure) {
    let decoder = ChildExportDecoder { Console.writeLine($0, to: .standardError) }
    let exports = ExportReading(decoder, reader: ExportStreamReader())
    name = URL(filePath: path).lastPathComponent
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      file = decoder.parts(ofFolder: path, named: name)
      reader = exports.reader
      return
    }
    let opened = try InputFile.open(path)
    if let parts = exports.parts(of: opened, named: name) {
      (file, reader) = (parts, exports.reader)
    } else {
      (file, reader) = (opened, WorkspaceFileCodec())
    }
  }
}
