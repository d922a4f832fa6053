#if os(Linux)
  import ChildProcesses
  import Domain
  import Foundation

  extension FeedConnection {
    /// Only here: what `PATH` names may be anybody's.
    static let curl: String? = ["/usr/bin/curl", "/usr/local/bin/curl"].first { access($0, X_OK) == 0 }

    /// Asks and reads the whole answer.
    ///
    /// - Parameters:
    ///   - request: The question.
    ///   - limits: How long it may take; curl keeps to them too, should this process end before it.
    ///   - program: The path of curl; nil if it is not installed.
    ///   - progress: Told how much of the body has come.
    /// - Returns: What the server answered, whatever its status.
    /// - Throws: ``RefreshProblem``.
    static func reply(
      to request: FeedRequest, _ limits: FeedLimits, with program: String? = curl,
      _ progress: @escaping @Sendable (RefreshProgress) -> Void
    ) async throws(RefreshProblem) -> FeedReply {
      guard let program else { throw .noCurl }
      let child = LimitedChild(program: program, deadline: .now + limits.whole)
      let end = await child.run(arguments(for: request, limits), input: Data(configuration(of: request).utf8)) {
        try await CurlAnswer(output: $0, errors: $1, most: request.most, progress)
      }
      switch end {
      case .exited(let code, let answer): return try answer.reply(exit: code, most: request.most)
      case .late: throw .timedOut
      case .cancelled: throw .cancelled
      case .failed(let problem as RefreshProblem): throw problem
      case .failed(let error): throw .offline(String("\(error)".prefix(200)))
      case .signalled(let signal): throw .offline("curl was ended by signal \(signal)")
      }
    }

    /// Everybody on the machine may read a child's arguments, so they say nothing about the question.
    private static func arguments(for request: FeedRequest, _ limits: FeedLimits) -> [String] {
      [
        // This has to be the first: it keeps curl from reading a .curlrc.
        "--disable", "--config", "-",
        "--silent", "--show-error", "--no-buffer", "--dump-header", "/dev/stderr",
        "--proto", request.url.lowercased().hasPrefix("https:") ? "=https" : "=http", "--http1.1", "--tlsv1.2",
        "--noproxy", "*", "--globoff",
        // The compressed size where the server tells it: what comes out is counted as it comes.
        "--compressed", "--max-filesize", "\(request.most)",
        "--connect-timeout", seconds(limits.connect), "--max-time", seconds(limits.whole),
      ]
    }

    /// What curl reads from standard input: the address and the header fields, in its own notation.
    private static func configuration(of request: FeedRequest) -> String {
      let fields = request.fields.map { ("header", "\($0.name): \($0.value)") }
      return ([("url", request.url)] + fields)
        .filter { _, value in value.utf8.allSatisfy { (0x20...0x7E).contains($0) } }
        .map { name, value in
          let escaped = value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
          return "\(name) = \"\(escaped)\"\n"
        }
        .joined()
    }

    private static func seconds(_ duration: Duration) -> String {
      let (seconds, attoseconds) = duration.components
      return "\(seconds).\(String(1_000 + attoseconds / 1_000_000_000_000_000).dropFirst())"
    }
  }
#endif
