import Domain
import Foundation

/// Figures from disease.sh (v3), or from another server that answers as it does.
///
/// Each question is one request: nothing is repeated, no redirection is followed, and no connection is kept. The server
/// learns nothing about who asks: no cookies, no name of a machine or a version.
package struct DiseaseShFeed: FiguresFeed {
  private let address: FeedAddress
  private let limits: FeedLimits

  /// - Parameters:
  ///   - address: Where the feed is.
  ///   - limits: How long and how much it may send.
  package init(at address: FeedAddress = .standard, limits: FeedLimits = FeedLimits()) {
    self.address = address
    self.limits = limits
  }

  package var host: String { address.host }

  package func answer(
    to question: FeedQuestion, progress: @escaping @Sendable (RefreshProgress) -> Void
  ) async throws(RefreshProblem) -> FeedAnswer {
    var request = FeedRequest(path(of: question), accepting: "application/json", most: limits.answer)
    if case .figures(let mark?) = question { request.mark = mark }
    let reply = try await FeedConnection.reply(to: request, limits, progress)
    switch reply.status {
    case 200: return .body(reply.body, mark: reply.mark, sent: reply.day)
    case 304 where request.mark != nil: return .unchanged
    default: throw reply.problem
    }
  }

  /// Asks the feed itself, whatever address its answers give for a picture.
  package func flag(of code: CountryCode) async throws(RefreshProblem) -> Data? {
    let path = "\(address.base)/assets/img/flags/\(code.rawValue.lowercased()).png"
    let request = FeedRequest(path, accepting: "image/png", most: limits.picture)
    let reply = try await FeedConnection.reply(to: request, limits) { _ in }
    switch reply.status {
    case 200: return reply.body
    case 404, 410: return nil
    default: throw reply.problem
    }
  }

  private func path(of question: FeedQuestion) -> String {
    let root = "\(address.base)/v3/covid-19"
    return switch question {
    case .figures: "\(root)/countries?allowNull=true"
    case .previousDay: "\(root)/countries?yesterday=true&allowNull=true"
    case .history(let code): "\(root)/historical/\(code)?lastdays=all"
    }
  }
}
