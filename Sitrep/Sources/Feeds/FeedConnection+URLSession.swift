#if !os(Linux)
  import Domain
  import Foundation

  extension FeedConnection {
    /// Asks and reads the whole answer.
    ///
    /// - Parameters:
    ///   - request: The question.
    ///   - limits: How long it may take; a connection has no limit of its own here.
    ///   - progress: Told how much of the body has come.
    /// - Returns: What the server answered, whatever its status.
    /// - Throws: ``RefreshProblem``.
    static func reply(
      to request: FeedRequest, _ limits: FeedLimits, _ progress: @escaping @Sendable (RefreshProgress) -> Void
    ) async throws(RefreshProblem) -> FeedReply {
      let session = URLSession(configuration: configuration(limits))
      defer { session.invalidateAndCancel() }
      do {
        return try await reply(to: request, in: session, progress)
      } catch {
        throw Task.isCancelled ? .cancelled : RefreshProblem(error)
      }
    }

    private static func reply(
      to request: FeedRequest, in session: URLSession, _ progress: @Sendable (RefreshProgress) -> Void
    ) async throws -> FeedReply {
      guard let url = URL(string: request.url) else { throw URLError(.badURL) }
      var question = URLRequest(url: url)
      for field in request.fields { question.setValue(field.value, forHTTPHeaderField: field.name) }
      // Left out, the system sends the person's languages.
      question.setValue("*", forHTTPHeaderField: "Accept-Language")
      let (bytes, response) = try await session.bytes(for: question, delegate: NoRedirection())
      guard let response = response as? HTTPURLResponse else { throw RefreshProblem.cutOff }
      let expected = response.expectedContentLength < 0 ? nil : Int(response.expectedContentLength)
      guard expected ?? 0 <= request.most else { throw RefreshProblem.tooLarge(limit: request.most) }
      var body = Data()
      for try await byte in bytes {
        guard body.count < request.most else { throw RefreshProblem.tooLarge(limit: request.most) }
        body.append(byte)
        if body.count.isMultiple(of: 16_384) { progress(RefreshProgress(bytes: body.count, expected: expected)) }
      }
      progress(RefreshProgress(bytes: body.count, expected: expected))
      let fields = FeedReply.fieldNames.compactMap { name in
        response.value(forHTTPHeaderField: name).map { (name, $0) }
      }
      return FeedReply(status: response.statusCode, body: body, fields: Dictionary(fields) { first, _ in first })
    }

    private static func configuration(_ limits: FeedLimits) -> URLSessionConfiguration {
      let configuration = URLSessionConfiguration.ephemeral
      let (seconds, attoseconds) = limits.whole.components
      configuration.timeoutIntervalForResource = Double(seconds) + Double(attoseconds) / 1e18
      configuration.timeoutIntervalForRequest = configuration.timeoutIntervalForResource
      configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
      configuration.urlCache = nil
      configuration.httpCookieStorage = nil
      configuration.httpShouldSetCookies = false
      configuration.urlCredentialStorage = nil
      return configuration
    }
  }

  /// Leaves a redirection as the answer.
  private final class NoRedirection: NSObject, URLSessionTaskDelegate {
    func urlSession(
      _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
      newRequest request: URLRequest
    ) async -> URLRequest? {
      nil
    }
  }

  extension RefreshProblem {
    fileprivate init(_ error: any Error) {
      switch error {
      case let problem as RefreshProblem: self = problem
      case let error as URLError:
        switch error.code {
        case .timedOut: self = .timedOut
        case .cancelled: self = .cancelled
        case .networkConnectionLost, .badServerResponse, .cannotParseResponse, .cannotDecodeRawData,
          .cannotDecodeContentData:
          self = .cutOff
        default: self = .offline(String(error.localizedDescription.prefix(200)))
        }
      default: self = .offline(String("\(error)".prefix(200)))
      }
    }
  }
#endif
