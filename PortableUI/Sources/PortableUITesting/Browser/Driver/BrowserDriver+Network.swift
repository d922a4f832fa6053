/// A network that is slow.
extension BrowserDriver {
  /// Lets everything that the page sends from now on wait so long before it goes to the server.
  public func delayEvents(by milliseconds: Int) async throws {
    _ = try await evaluate(
      """
      window.plainFetch ??= window.fetch;
      window.fetch = async (...all) => {
        await new Promise(done => setTimeout(done, \(milliseconds)));
        return plainFetch(...all);
      };
      window.plainSend ??= WebSocket.prototype.send;
      WebSocket.prototype.send = function (text) {
        setTimeout(() => plainSend.call(this, text), \(milliseconds));
      };
      """)
  }
}
