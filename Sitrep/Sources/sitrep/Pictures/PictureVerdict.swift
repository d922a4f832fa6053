import Domain
import Foundation

/// What the child process found, as one line of JSON.
enum PictureVerdict: Codable, Hashable {
  case facts(PictureFacts)
  case problem(PictureProblem)

  func get() throws(PictureProblem) -> PictureFacts {
    switch self {
    case .facts(let facts): return facts
    case .problem(let problem): throw problem
    }
  }
}
