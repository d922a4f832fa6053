import PortableUIWeb

/// Why the server could not start, with the option that helps.
struct ServeFailure: Error, CustomStringConvertible {
  let description: String

  init(_ error: WebServerError) {
    description = "\(error) Choose another port with --port, or any free one with --port 0."
  }
}
