#if canImport(SwiftUI)
  import Domain
  import PortableUI

  #Preview("World") { PreviewedWorld("/world") }
  #Preview("Empty") { PreviewedWorld("/world", model: .previewed([:])) }
  #Preview("A continent") { PreviewedWorld("/world/asia") }
  #Preview("A continent, empty") { PreviewedWorld("/world/africa") }
  #Preview("Something to undo") { PreviewedWorld("/world/asia", model: .afterRemoval(refused: false)) }
  #Preview("Not saved") { PreviewedWorld("/world/asia", model: .afterRemoval(refused: true)) }
  #Preview("Published populations") { PreviewedWorld("/world/published") }

  extension WorldModel {
    /// A country was removed, which the store may refuse.
    fileprivate static func afterRemoval(refused: Bool) -> WorldModel {
      let model = WorldModel.previewed(problem: refused ? .diskFull : nil)
      model.remove(CountryKey("Japan", in: .asia))
      return model
    }
  }
#endif
