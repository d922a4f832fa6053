import Domain
import Foundation
import PortableUI

extension GuidanceContent {
  /// Title, edition, review and size in one line.
  func summary(in language: Locale = TerminalLanguage.current) -> Text {
    Text(
      """
      “\(title.text(for: language))”, edition “\(edition)” of \(updated.iso8601), \(review.text(in: language)), \
      \(Text("\(itemCount) statements and numbers", bundle: .module)), \
      \(Text("\(sources.count) sources", bundle: .module)).
      """, bundle: .module)
  }
}

extension GuidanceReview {
  fileprivate func text(in language: Locale) -> Text {
    switch self {
    case .notReviewed: Text("not reviewed", bundle: .module)
    case .reviewed(let by, let day):
      Text("reviewed by \(by.text(for: language)) on \(day.iso8601)", bundle: .module)
    }
  }
}
