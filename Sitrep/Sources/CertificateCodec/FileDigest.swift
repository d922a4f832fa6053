import Crypto
import Foundation

/// By what a file is known that is not kept itself.
package enum FileDigest {
  /// The file's SHA-256 as 64 hexadecimal digits in lower case.
  package static func sha256(of bytes: Data) -> String {
    SHA256.hash(data: bytes).map { byte in
      let digits = String(byte, radix: 16)
      return byte < 16 ? "0" + digits : digits
    }
    .joined()
  }
}
