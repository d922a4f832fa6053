import Crypto
import Foundation

/// What the browser may load and run for a page: nothing but the program's own files and the page's one style element.
///
/// Text becomes elements only by the policy `page` of the client script (Trusted Types), in the two places where it takes
/// what the server sent.
enum ContentPolicy {
  /// What no page of ours uses, so that nothing that got into one can ask for it (`Permissions-Policy`).
  static let permissions =
    "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), "
    + "microphone=(), midi=(), payment=(), serial=(), usb=()"

  /// The policy of a file or a picture: should a browser show it as a page of its own, nothing in it runs.
  static let file = "default-src 'none'; sandbox"

  /// The policy of a page whose style element has this text, and which may have no other one.
  static func text(styles: String) -> String {
    let hash = Data(SHA256.hash(data: Data(styles.utf8))).base64EncodedString()
    return "default-src 'none'; script-src 'self'; style-src 'self' 'sha256-\(hash)'; img-src 'self' data: blob:; "
      + "connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; "
      + "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types page"
  }
}
