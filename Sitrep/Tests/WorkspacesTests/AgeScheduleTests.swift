import Domain
import Foundation
import PortableUICore
import TestTraits
import Testing

@testable import Workspaces

/// When ages change, and what a list shows just before and just then.
@Suite struct AgeScheduleTests {
  private let now = Date(timeIntervalSince1970: 1_700_000_000)

  private func entries(_ count: Int, ages: [Double]) -> [Double] {
    let schedule = AgeSchedule(posted: ages.map { now.addingTimeInterval(-$0) })
    return schedule.entries(from: now, mode: .normal).prefix(count).map { $0.timeIntervalSince(now) }
  }

  @Test func `a young message changes each second, then each minute`() {
    #expect(entries(5, ages: [57]) == [0, 1, 2, 3, 63])
  }

  @Test func `a message of minutes changes each minute, then each hour`() {
    #expect(entries(4, ages: [58 * 60 + 30]) == [0, 30, 90, 90 + 3_600])
  }

  @Test func `a message of hours changes each hour, then each day`() {
    #expect(entries(4, ages: [22 * 3_600]) == [0, 3_600, 7_200, 7_200 + 86_400])
  }

  @Test func `of several ages the first that changes counts`() {
    #expect(entries(4, ages: [90_000, 3_500, 150]) == [0, 30, 40, 90])
  }

  @Test func `a message of the future changes a second after it was posted`() {
    #expect(entries(3, ages: [-10]) == [0, 11, 12])
  }

  @Test func `without messages nothing ever changes`() {
    #expect(entries(9, ages: []) == [0])
  }

  @Test(.proves(142, 143, 144, 145), arguments: [0, 59, 60, 3_599, 3_600, 86_399, 86_400, 1_900_805])
  func `a change comes exactly when the words are others`(_ seconds: Int) {
    let posted = now.addingTimeInterval(-Double(seconds))
    let change = MessageAge.nextChange(of: posted, after: now)

    #expect(change > now)
    #expect(MessageAge(of: posted, at: change.addingTimeInterval(-0.001)) == MessageAge(of: posted, at: now))
    #expect(MessageAge(of: posted, at: change) != MessageAge(of: posted, at: now))
  }
}
