import Domain
import Foundation

/// Lets a few pictures be looked at at once and a few more wait; the rest are sent away.
actor InspectionSlots {
  private struct Waiter {
    let id: UUID
    let continuation: CheckedContinuation<Bool, Never>
  }

  private var free: Int
  private let mostWaiting: Int
  private var waiting: [Waiter] = []

  init(slots: Int, waiting: Int) {
    free = slots
    mostWaiting = waiting
  }

  /// Waits for a slot, which must be given back by ``release()``.
  ///
  /// - Throws: ``PictureProblem/busy`` where too many wait, ``PictureProblem/cancelled`` where the task is cancelled.
  func acquire() async throws(PictureProblem) {
    guard !Task.isCancelled else { throw .cancelled }
    if free > 0 {
      free -= 1
      return
    }
    guard waiting.count < mostWaiting else { throw .busy }
    let id = UUID()
    let hasSlot = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if Task.isCancelled {
          continuation.resume(returning: false)
        } else {
          waiting.append(Waiter(id: id, continuation: continuation))
        }
      }
    } onCancel: {
      Task { await self.leave(id) }
    }
    guard hasSlot else { throw .cancelled }
  }

  /// Gives the slot to the one who has waited longest.
  func release() {
    guard !waiting.isEmpty else {
      free += 1
      return
    }
    waiting.removeFirst().continuation.resume(returning: true)
  }

  /// How many wait.
  var queue: Int { waiting.count }

  private func leave(_ id: UUID) {
    guard let index = waiting.firstIndex(where: { $0.id == id }) else { return }
    waiting.remove(at: index).continuation.resume(returning: false)
  }
}
