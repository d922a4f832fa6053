/// Where a ``WebServer`` listens.
public struct WebServerAddress: Sendable, Equatable, CustomStringConvertible {
  /// The port, the one that the system chose if 0 was asked for.
  public let port: Int

  /// The address of the server, for example `http://127.0.0.1:8080/`.
  public var url: String { "http://\(host)/" }

  /// The address to open in a browser: ``url``, with the token where its own user needs it.
  public var entry: String { url + query }

  private let query: String

  init(port: Int, token: AccessToken? = nil) {
    self.port = port
    query = token.map { "?\(AccessToken.queryItem)=\($0.text)" } ?? ""
  }

  /// The same as ``url``.
  public var description: String { url }

  /// The value of `Host` that a browser sends: the port is left out when it is HTTP's own.
  var host: String { port == 80 ? "127.0.0.1" : "127.0.0.1:\(port)" }
}
