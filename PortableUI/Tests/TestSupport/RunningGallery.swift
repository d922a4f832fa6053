import Foundation

/// The built gallery as a process of its own; one that a test leaves behind is killed with the value.
package final class RunningGallery {
  /// The process ended before it printed an address.
  public struct DidNotStart: Error {
    public var result: ProcessResult
  }

  /// What the program printed first, for example `http://127.0.0.1:40123/`.
  package let address: String

  private let process: TestProcess

  /// Starts the gallery on a port, 0 for any, and waits for its address.
  package init(port: Int = 0) async throws {
    process = try TestProcess(["--port", String(port)], of: "gallery")
    guard let line = await process.firstLine() else { throw DidNotStart(result: await process.result()) }
    address = line
  }

  /// The port in the address.
  package var port: Int { URL(string: address)?.port ?? 0 }

  /// Ends the process without asking it, as a power failure does.
  package func kill() async {
    process.signal(SIGKILL)
    _ = await process.result()
  }
}
