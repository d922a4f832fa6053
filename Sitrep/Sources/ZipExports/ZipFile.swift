import CLibzip
import Domain
import Interchange

/// A zip that is open for reading, zip64 too; nothing in it is believed.
package final class ZipFile {
  /// What the zip's list says of an entry.
  package struct Entry {
    let compressedSize: Int
    package let size: Int

    /// Why it isn't read; nil where it is stored or deflated, and not encrypted: nothing else occurs in exports, and other
    /// methods may want gigabytes.
    package let obstacle: SkippedPart.Reason?
  }

  private static let pieceSize = 262_144

  private let archive: OpaquePointer
  private let size: Int

  /// - Parameter descriptor: Of a file; it is read by place and stays open.
  /// - Throws: ``ArchiveImportProblem`` for an empty file, and for what isn't a whole zip.
  convenience init(_ descriptor: Int32) throws(ArchiveImportProblem) {
    try self.init(try ZipBytes(descriptor), .export)
  }

  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - limits: What it may be like.
  /// - Throws: As ``init(_:)``.
  package convenience init(_ bytes: [UInt8], _ limits: ZipLimits) throws(ArchiveImportProblem) {
    try self.init(try ZipBytes(bytes), limits)
  }

  private init(_ bytes: ZipBytes, _ limits: ZipLimits) throws(ArchiveImportProblem) {
    let names = try ZipNames.check(bytes, limits)
    guard let source = bytes.makeSource() else { throw .unreadable }
    bytes.bytesLeft = ZipNames.mostListBytes
    guard let archive = zip_open_from_source(source, ZIP_RDONLY, nil) else {
      zip_source_free(source)
      // libzip refuses lists with entries that are encrypted in a way that it doesn't know.
      throw names.isProtected ? .protectedZip : .damagedZip
    }
    bytes.bytesLeft = .max
    size = bytes.size
    self.archive = archive
  }

  deinit {
    zip_discard(archive)
  }

  /// The names of all entries; where one isn't UTF-8, it has replacement characters.
  ///
  /// In those that were made under Windows, backslashes are slashes.
  package var names: [String] {
    (0..<max(0, zip_get_num_entries(archive, 0))).map { index in
      guard let name = zip_get_name(archive, UInt64(index), ZIP_FL_ENC_RAW).map({ String(cString: $0) }) else {
        return "\u{FFFD}"
      }
      return name.utf8.contains(UInt8(ascii: "\\")) && isOfWindows(index) ? ExportFileName.slashed(name) : name
    }
  }

  private func isOfWindows(_ index: Int64) -> Bool {
    var (system, attributes): (UInt8, UInt32) = (0, 0)
    guard zip_file_get_external_attributes(archive, UInt64(index), 0, &system, &attributes) == 0 else { return false }
    return Self.systemsOfWindows.contains(UInt32(system))
  }

  private static let systemsOfWindows: Set<UInt32> = [
    ZIP_OPSYS_DOS, ZIP_OPSYS_OS_2, ZIP_OPSYS_WINDOWS_NTFS, ZIP_OPSYS_VFAT,
  ]

  /// Sizes that can't be are cut to what can.
  package func entry(_ index: Int) -> Entry {
    var status = zip_stat_t()
    guard zip_stat_index(archive, UInt64(index), 0, &status) == 0 else {
      return Entry(compressedSize: 0, size: 0, obstacle: .damaged)
    }
    return Entry(
      compressedSize: min(size, Int(clamping: status.comp_size)), size: Int(clamping: status.size),
      obstacle: Self.obstacle(status))
  }

  private static func obstacle(_ status: zip_stat_t) -> SkippedPart.Reason? {
    guard status.encryption_method == ZIP_EM_NONE else { return .encrypted }
    return [ZIP_CM_STORE, ZIP_CM_DEFLATE].contains(Int32(status.comp_method)) ? nil : .unknownCompression
  }

  /// The bytes of an entry.
  ///
  /// - Parameters:
  ///   - index: Of the entry.
  ///   - size: How many there are to be; more of them are damage.
  ///   - count: Grows by the bytes that were decompressed, also where they are wrong.
  /// - Returns: Nil where they can't be decompressed, or aren't those that the zip's list tells of.
  func bytes(_ index: Int, size: Int, count: inout Int) -> [UInt8]? {
    guard let file = zip_fopen_index(archive, UInt64(index), 0) else { return nil }
    defer { zip_fclose(file) }
    var isWhole = false
    let bytes = [UInt8](unsafeUninitializedCapacity: size + 1) { buffer, initialized in
      while initialized <= size {
        let wanted = min(Self.pieceSize, size + 1 - initialized)
        let result = Int(zip_fread(file, buffer.baseAddress?.advanced(by: initialized), UInt64(wanted)))
        isWhole = result == 0 && initialized == size
        guard result > 0 else { break }
        initialized += result
      }
    }
    count += bytes.count
    return isWhole ? bytes : nil
  }

  /// The bytes of an entry in pieces, so that a large one needs little memory.
  ///
  /// - Parameter index: Of the entry.
  /// - Returns: Nil where they can't be decompressed.
  package func pieces(_ index: Int) -> ZipPieces? {
    zip_fopen_index(archive, UInt64(index), 0).map { ZipPieces(of: $0, in: self, size: entry(index).size) }
  }
}
