import PortableUI
import PortableUIWeb

/// Why the server could not start, and what helps.
enum ServerProblemText {
  static func text(_ error: WebServerError) -> Text {
    switch error {
    case .invalidPort(let port):
      withAdvice(Text("\(String(port)) isn’t a port number (0 to 65535).", bundle: .module))
    case .portInUse(let port):
      withAdvice(Text("Port \(String(port)) is already in use by another program.", bundle: .module))
    case .portNotPermitted(let port):
      withAdvice(Text("Port \(String(port)) is reserved by the system.", bundle: .module))
    case .cannotListen(let port, let reason):
      withAdvice(Text("The program can’t listen on port \(String(port)) (\(reason)).", bundle: .module))
    case .tooFewFiles(let limit, let needed):
      Text(
        """
        The system lets this program open only \(String(limit)) files at a time; it needs \(String(needed)). Raise the \
        limit, for example with ulimit -n 1024, and start again.
        """, bundle: .module)
    }
  }

  private static func withAdvice(_ reason: Text) -> Text {
    Text("\(reason) Choose another port with --port, or any free one with --port 0.", bundle: .module)
  }
}
