import DesignSystem
import Domain
import PortableUI

/// The Guidance tab: what to do in an emergency, the symptoms, recommendations, and the source of each statement.
package struct GuidanceScreen: View {
  private let model: GuidanceModel
  private let route: Binding<GuidanceRoute>

  /// - Parameters:
  ///   - model: The profile's guidance.
  ///   - route: Where the window is in the tab.
  package init(model: GuidanceModel, route: Binding<GuidanceRoute>) {
    self.model = model
    self.route = route
  }

  package var body: some View {
    @Bindable var model = model
    NavigationStack(path: route.steps) {
      GuidanceOverview(model: model, search: route.search)
        .navigationDestination(for: GuidanceRoute.Step.self) { step in
          switch step {
          case .source(let id): SourceScreen(content: model.content, id: id)
          }
        }
    }
    .saveAlert(
      Text("Your last change was not saved", bundle: .module), isPresented: $model.hasProblem, problem: model.problem)
  }
}

extension GuidanceModel {
  /// True while the person should hear that a change could not be stored.
  fileprivate var hasProblem: Bool {
    get { problem != nil }
    set { if !newValue { dismissProblem() } }
  }
}
