/// What the browser may load and run for a page: nothing but the program's own files and the page's one style element.
///
/// Text becomes elements only by the policy `page` of the client script (Trusted Types), in the two places where it takes
/// what the server sent.
enum ContentPolicy {
  /// What no page of ours uses, so that nothing that got into one can ask for it (`Permissions-Policy`).
  static let permissions =
    "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), "
    + "microphone=(), midi=(), payment=(), serial=(), usb=()"

  static func text(nonce: String) -> String {
    "default-src 'none'; script-src 'self'; style-src 'self' 'nonce-\(nonce)'; img-src 'self' data: blob:; "
      + "connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; "
      + "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types page"
  }
}
