import Domain
import Foundation

/// What `sitrep-decode picture` found, as one line of JSON.
package enum PictureAnswer<Value: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
  case found(Value)
  case problem(PictureProblem)

  package init(_ find: () throws(PictureProblem) -> Value) {
    do throws(PictureProblem) {
      self = .found(try find())
    } catch {
      self = .problem(error)
    }
  }

  package func get() throws(PictureProblem) -> Value {
    switch self {
    case .found(let value): return value
    case .problem(let problem): throw problem
    }
  }
}
