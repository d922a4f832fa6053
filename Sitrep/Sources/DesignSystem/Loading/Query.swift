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

  @ObservationIgnored private let read: @Sendable () async throws(Problem) -> Value
  @ObservationIgnored private var reading: Task<Result<Value, Problem>, Never>?

  /// - Parameter read: Asks the store; it may block its thread for a moment.
  package init(_ read: @escaping @Sendable () async throws(Problem) -> Value) {
    self.read = read
  }

  /// A value that is there.
  package init(loaded value: Value) {
    read = { () throws(Problem) in value }
    phase = .loaded(value)
  }

  nonisolated deinit {}

  /// Reads the value unless it is there; after a failure it is read again.
  ///
  /// Those who ask meanwhile wait for the same answer.
  package func load() async {
    if case .loaded = phase { return }
    _ = await (reading ?? start()).value
  }

  /// The value, read as ``load()`` does.
  package func value() async throws(Problem) -> Value {
    if case .loaded(let value) = phase { return value }
    return try await (reading ?? start()).value.get()
  }

  private func start() -> Task<Result<Value, Problem>, Never> {
    let task = Task {
      let result = await Self.result(of: read)
      switch result {
      case .success(let value): phase = .loaded(value)
      case .failure(let problem): phase = .failed(problem)
      }
      reading = nil
      return result
    }
    reading = task
    return task
  }

  @concurrent private nonisolated static func result(
    of read: @Sendable () async throws(Problem) -> Value
  ) async -> Result<Value, Problem> {
    do {
      return .success(try await read())
    } catch {
      return .failure(error)
    }
  }
}

nonisolated extension Phase: Sendable where Value: Sendable {}
