import Observation

/// What a screen has of a value that is read from a store.
package nonisolated enum Phase<Value, Problem: Error> {
  case loading
  case loaded(Value)
  case failed(Problem)
}

/// A value that screens show and a store has: read when it is first shown, away from the main actor, once for all.
///
/// Views never ask a store themselves. They show the ``phase``, and ``QueryView`` waits for the value.
@Observable
package final class Query<Value: Sendable, Problem: Error> {
  package private(set) var phase = Phase<Value, Problem>.loading

  @ObservationIgnored private let read: @Sendable () throws(Problem) -> Value
  @ObservationIgnored private var reading: Task<Void, Never>?

  /// - Parameter read: Asks the store; it may block its thread for a moment.
  package init(_ read: @escaping @Sendable () throws(Problem) -> Value) {
    self.read = read
  }

  /// Reads the value unless it is there; after a failure it is read again.
  ///
  /// Those who ask meanwhile wait for the same answer.
  package func load() async {
    if case .loaded = phase { return }
    let reading = reading ?? start()
    await reading.value
  }

  private func start() -> Task<Void, Never> {
    let task = Task {
      phase = await Self.phase(of: read)
      reading = nil
    }
    reading = task
    return task
  }

  @concurrent private nonisolated static func phase(
    of read: @Sendable () throws(Problem) -> Value
  ) async -> Phase<Value, Problem> {
    do {
      return .loaded(try read())
    } catch {
      return .failed(error)
    }
  }
}

nonisolated extension Phase: Sendable where Value: Sendable {}
