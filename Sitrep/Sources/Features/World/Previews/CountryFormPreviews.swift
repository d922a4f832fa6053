#if canImport(SwiftUI)
  import Domain
  import PortableUI

  #Preview("New") { PreviewedWorld("/world/asia/add") }
  #Preview("Suggestions") { PreviewedWorld("/world/asia/add?name=Jap") }
  #Preview("There already") { PreviewedWorld("/world/asia/add?name=Japan") }
  #Preview("Changed") { PreviewedWorld("/world/asia/edit?name=Japan") }
  #Preview("No longer there") { PreviewedWorld("/world/asia/edit?name=Nowhere") }
  #Preview("Problems") {
    Form {
      DraftProblemText(problem: DraftProblem(name: .empty, population: nil))
      DraftProblemText(problem: DraftProblem(name: nil, population: .negative))
    }
  }
#endif
