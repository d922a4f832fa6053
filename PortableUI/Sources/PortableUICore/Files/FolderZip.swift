import Foundation

/// A folder as a zip archive: a browser can save a file only.
///
/// Nothing is compressed, and all of it is in memory: at most 65,535 files and 4 GB.
struct FolderZip {
  private var files = Data()
  private var directory = Data()
  private var count = 0

  /// - Parameters:
  ///   - folder: What goes in.
  ///   - name: The folder's name in the archive.
  /// - Returns: The archive's bytes.
  /// - Throws: `CocoaError` with the code `fileWriteOutOfSpace` where the format can't hold as much.
  static func bytes(of folder: FileWrapper, named name: String) throws -> Data {
    var zip = FolderZip()
    try zip.add(folder, at: name)
    return zip.end()
  }

  private mutating func add(_ wrapper: FileWrapper, at path: String) throws {
    if let contents = wrapper.regularFileContents { try add(contents, at: path) }
    for (name, inside) in (wrapper.fileWrappers ?? [:]).sorted(by: { $0.key < $1.key }) {
      try add(inside, at: "\(path)/\(name)")
    }
  }

  private mutating func add(_ contents: Data, at path: String) throws {
    let start = files.count
    let (name, size) = (Array(path.utf8), contents.count)
    guard count < Self.mostFiles, name.count < Self.longestName, start + size < Self.mostBytes else {
      throw CocoaError(.fileWriteOutOfSpace)
    }
    var facts = Data()
    // Of version 2.0, with UTF-8 names, not compressed, and of the format's first day, 1980-01-01.
    for number in [20, 0x800, 0, 0, 0x21] { facts.append(number, bytes: 2) }
    for number in [Int(CRC32.of(contents)), size, size] { facts.append(number, bytes: 4) }
    for number in [name.count, 0] { facts.append(number, bytes: 2) }
    files.append(0x0403_4B50, bytes: 4)
    files += facts
    files += name
    files += contents
    directory.append(0x0201_4B50, bytes: 4)
    directory.append(20, bytes: 2)
    directory += facts
    directory += Data(count: 10)
    directory.append(start, bytes: 4)
    directory += name
    count += 1
  }

  /// The archive, with what says that it is whole.
  private consuming func end() -> Data {
    let (filesSize, directorySize) = (files.count, directory.count)
    files += directory
    files.append(0x0605_4B50, bytes: 4)
    for number in [0, 0, count, count] { files.append(number, bytes: 2) }
    for number in [directorySize, filesSize] { files.append(number, bytes: 4) }
    files.append(0, bytes: 2)
    return files
  }

  private static let mostFiles = 65_535
  private static let longestName = 65_536
  private static let mostBytes = 4_000_000_000
}

extension Data {
  /// Adds a number, its lowest byte first.
  fileprivate mutating func append(_ number: Int, bytes count: Int) {
    for place in 0..<count { append(UInt8(truncatingIfNeeded: number >> (8 * place))) }
  }
}

/// The checksum of zip archives (ISO 3309).
private enum CRC32 {
  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { value, _ in value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
  }

  static func of(_ data: Data) -> UInt32 {
    table.withUnsafeBufferPointer { table in
      ~data.reduce(~UInt32(0)) { sum, byte in sum >> 8 ^ table[Int(UInt8(truncatingIfNeeded: sum) ^ byte)] }
    }
  }
}
