import Domain
import Foundation
import PortableUI

/// The moments at which one of several ages is another one.
nonisolated struct AgeSchedule: TimelineSchedule {
  let posted: [Date]

  func entries(from startDate: Date, mode: TimelineScheduleMode) -> some Sequence<Date> {
    sequence(first: startDate) { now in
      posted.map { MessageAge.nextChange(of: $0, after: now) }.min()
    }
  }
}
