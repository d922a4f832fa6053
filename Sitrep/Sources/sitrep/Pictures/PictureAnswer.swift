import Domain
import Foundation

/// What the child process found, as one line of JSON.
enum PictureAnswer<Value: Codable & Hashable>: Codable, Hashable {
  case found(Value)
  case problem(PictureProblem)

  init(_ find: () throws(PictureProblem) -> Value) {
    do throws(PictureProblem) {
      self = .found(try find())
    } catch {
      self = .problem(error)
    }
  }

  func get() throws(PictureProblem) -> Value {
    switch self {
    case .found(let value): return value
    case .problem(let problem): throw problem
    }
  }
}
