import Foundation

extension DataFolder {
  /// The name of the file with the token that opens the screens to those whom the system does not know.
  package static let tokenFile = "token"

  /// How many random bytes it has; the file holds them as hexadecimal digits.
  private static let tokenBytes = 32

  /// The folder's token, made at random the first time, so that addresses and cookies with it outlive a restart.
  ///
  /// - Parameter report: Told in a sentence why another one was made, if the file was not ours or may have been read by
  ///   others.
  /// - Returns: 64 hexadecimal digits.
  /// - Throws: If a new one cannot be written.
  package func token(report: (String) -> Void) throws(DataFolderError) -> String {
    let path = url.appending(path: Self.tokenFile).path(percentEncoded: false)
    var status = stat()
    guard lstat(path, &status) == 0 else { return try makeToken(at: path) }
    if status.st_mode & S_IFMT == S_IFREG, status.st_mode & 0o077 == 0, status.st_uid == geteuid(),
      let token = Self.storedToken(at: path)
    {
      return token
    }
    let token = try makeToken(at: path)
    report("\(path) was readable by others or held no token. A new one was made; older addresses with it end here.")
    return token
  }

  private static func storedToken(at path: String) -> String? {
    do throws(OpenFile.Failure) {
      let text = String(decoding: try OpenFile(path).piece(), as: UTF8.self).trimmingCharacters(in: .newlines)
      return text.utf8.count == 2 * tokenBytes && text.utf8.allSatisfy(isDigit) ? text : nil
    } catch {
      return nil
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
  }

  /// Writes a new token beside its place and renames, so that the name never stands for a part of it.
  private func makeToken(at path: String) throws(DataFolderError) -> String {
    // The system's own generator, which is meant for secrets.
    var generator = SystemRandomNumberGenerator()
    let token = (0..<Self.tokenBytes).map { _ in
      let digits = String(UInt8.random(in: .min ... .max, using: &generator), radix: 16)
      return digits.count < 2 ? "0" + digits : digits
    }.joined()
    let beside = path + ".new"
    unlink(beside)
    let descriptor = open(beside, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw DataFolderError(errno: errno, path: folderPath) }
    let bytes = Array((token + "\n").utf8)
    let isKept =
      write(descriptor, bytes, bytes.count) == bytes.count && fsync(descriptor) == 0 && rename(beside, path) == 0
    let code = errno
    close(descriptor)
    guard isKept else {
      unlink(beside)
      throw DataFolderError(errno: code, path: folderPath)
    }
    return token
  }

  private var folderPath: String { url.path(percentEncoded: false) }
}
