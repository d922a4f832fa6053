import PortableUI

/// Shows the value of a query, and what there is to say until it has come.
package struct QueryView<Value: Sendable, Problem: Error, Content: View, Failure: View>: View {
  private let query: Query<Value, Problem>
  private let content: (Value) -> Content
  private let failure: (Problem) -> Failure

  /// - Parameters:
  ///   - query: What is shown.
  ///   - content: Shows the value.
  ///   - failure: Says why there is none.
  package init(
    _ query: Query<Value, Problem>, @ViewBuilder content: @escaping (Value) -> Content,
    @ViewBuilder failure: @escaping (Problem) -> Failure
  ) {
    self.query = query
    self.content = content
    self.failure = failure
  }

  package var body: some View {
    if case .loaded(let value) = query.phase {
      content(value)
    } else {
      LoadingView(query, failure: failure)
    }
  }
}

/// Stands for the value of a query that is not there, and reads it.
package struct LoadingView<Value: Sendable, Problem: Error, Failure: View>: View {
  private let query: Query<Value, Problem>
  private let failure: (Problem) -> Failure

  package init(_ query: Query<Value, Problem>, @ViewBuilder failure: @escaping (Problem) -> Failure) {
    self.query = query
    self.failure = failure
  }

  package var body: some View {
    Group {
      if case .failed(let problem) = query.phase {
        failure(problem)
      } else {
        ProgressView { Text("Loading…", bundle: .module) }
      }
    }
    .task(id: ObjectIdentifier(query)) { await query.load() }
  }
}
