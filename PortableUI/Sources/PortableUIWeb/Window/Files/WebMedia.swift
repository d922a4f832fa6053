import Foundation

/// A picture that screens show by its address below `/media/`.
public struct WebMedia: Sendable {
  /// The kinds that are served; none of them can hold a script.
  public enum Kind: String, Sendable {
    case png = "image/png"
    case jpeg = "image/jpeg"
  }

  /// How long a browser may keep it.
  public enum CachePolicy: Sendable, Equatable {
    /// Not at all: it is the person's own.
    case never
    /// For some seconds, and longer where the program says that it is still the same.
    case `private`(seconds: Int)
  }

  let data: Data
  let kind: Kind
  let cachePolicy: CachePolicy

  public init(_ data: Data, kind: Kind, cachePolicy: CachePolicy) {
    self.data = data
    self.kind = kind
    self.cachePolicy = cachePolicy
  }
}
