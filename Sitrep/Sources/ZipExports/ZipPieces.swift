import CLibzip

/// The bytes of an entry of a zip, one piece after the other.
package final class ZipPieces {
  private static let pieceSize = 262_144

  private let zip: ZipFile
  private let file: OpaquePointer

  /// How many there are still to be.
  private var bytesLeft: Int

  init(of file: OpaquePointer, in zip: ZipFile, size: Int) {
    self.file = file
    self.zip = zip
    bytesLeft = size
  }

  deinit {
    zip_fclose(file)
  }

  /// The next bytes; none at the end.
  ///
  /// - Returns: Nil where they can't be decompressed, or aren't those that the zip's list tells of: what came before them
  ///   is worth nothing then.
  package func next() -> [UInt8]? {
    var result = 0
    let piece = [UInt8](unsafeUninitializedCapacity: Self.pieceSize) { buffer, initialized in
      result = Int(zip_fread(file, buffer.baseAddress, UInt64(Self.pieceSize)))
      initialized = max(result, 0)
    }
    bytesLeft -= piece.count
    guard result > 0 else { return result == 0 && bytesLeft == 0 ? [] : nil }
    return bytesLeft >= 0 ? piece : nil
  }
}
