import PortableUI
import PortableUIWeb

/// Why the server could not start, with the option that helps.
enum ServerProblemText {
  static func text(_ error: WebServerError) -> Text {
    Text("\(reason(error)) Choose another port with --port, or any free one with --port 0.", bundle: .module)
  }

  private static func reason(_ error: WebServerError) -> Text {
    switch error {
    case .invalidPort(let port): Text("\(String(port)) isn’t a port number (0 to 65535).", bundle: .module)
    case .portInUse(let port): Text("Port \(String(port)) is already in use by another program.", bundle: .module)
    case .portNotPermitted(let port): Text("Port \(String(port)) is reserved by the system.", bundle: .module)
    case .cannotListen(let port, let reason):
      Text("The program can’t listen on port \(String(port)) (\(reason)).", bundle: .module)
    }
  }
}
