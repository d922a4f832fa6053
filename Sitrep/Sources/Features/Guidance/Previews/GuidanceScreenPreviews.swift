#if canImport(SwiftUI)
  import DesignSystem
  import Domain
  import PortableUI

  #Preview("Guidance") { PreviewedGuidance() }
  #Preview("Imported and reviewed") { PreviewedGuidance(model: .previewed(imported: .reviewed)) }
  #Preview("Nothing found") { PreviewedGuidance("/guidance?search=qqqq") }
  #Preview("A source") { PreviewedGuidance("/guidance/source/sample") }
  #Preview("A source that is not there") { PreviewedGuidance("/guidance/source/nothing") }
  #Preview("Something to undo") { PreviewedGuidance(model: .afterReturn(refused: false)) }
  #Preview("Not saved") { PreviewedGuidance(model: .afterReturn(refused: true)) }

  /// The tab at an address.
  private struct PreviewedGuidance: View {
    private let model: GuidanceModel

    @State private var route: GuidanceRoute

    init(_ address: String = "/guidance", model: GuidanceModel = .previewed()) {
      self.model = model
      _route = State(initialValue: DeepLink(address).flatMap { GuidanceRoute($0) } ?? GuidanceRoute())
    }

    var body: some View {
      GuidanceScreen(model: model, route: $route)
    }
  }

  extension GuidanceModel {
    /// An imported text was put away, which the store may refuse.
    fileprivate static func afterReturn(refused: Bool) -> GuidanceModel {
      let model = GuidanceModel.previewed(imported: .reviewed, problem: refused ? .diskFull : nil)
      model.useBundled()
      return model
    }
  }

  nonisolated extension GuidanceContent {
    fileprivate static var reviewed: GuidanceContent {
      .previewed(
        review: .reviewed(
          by: GuidanceText(english: "A. Doctor", russian: "А. Врач"), on: SampleStatistics().latestReport().asOf))
    }
  }
#endif
