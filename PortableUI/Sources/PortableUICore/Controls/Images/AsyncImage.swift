import Foundation

/// A picture from an address: drawn by the browser, which loads it by itself.
///
/// Only pictures of the program's own are ever loaded, by addresses that are paths. Any other address fails and is
/// logged; what the browser cannot load it shows by the picture's label.
public nonisolated struct AsyncImage<Content: View>: View {
  private let url: URL?
  private let scale: CGFloat
  private let content: (AsyncImagePhase) -> Content

  public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.init(url: url, scale: scale) { $0.image ?? Image(.placeholder) }
  }

  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image {
        content(image)
      } else {
        placeholder()
      }
    }
  }

  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.content = content
  }

  @MainActor public var body: some View {
    content(AsyncImagePhase(of: url, scale: scale))
  }
}

/// How far the loading of a picture is.
public nonisolated enum AsyncImagePhase: Sendable {
  /// There is nothing to load.
  case empty
  case success(Image)
  case failure(any Error)

  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }

  init(of url: URL?, scale: CGFloat) {
    guard let url else {
      self = .empty
      return
    }
    guard url.isPathOfProgram else {
      Fault.log("AsyncImage: a picture from \(url.host() ?? "another place") is not loaded, only the program's own.")
      self = .failure(URLError(.unsupportedURL))
      return
    }
    let scale = scale.isFinite && scale > 0 ? scale : 1
    self = .success(Image(.picture(PictureImage(address: url.relativeString, scale: scale))))
  }
}

/// What goes with a change: how it is shown.
public nonisolated struct Transaction {
  public var animation: Animation?
  public var disablesAnimations = false

  public init() {}

  public init(animation: Animation?) {
    self.animation = animation
  }
}

extension URL {
  /// True for a path of this program: no scheme, no host, and nothing that a browser would take for one.
  nonisolated var isPathOfProgram: Bool {
    let path = relativeString
    guard scheme == nil, path.first == "/", path.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else { return false }
    return !path.hasPrefix("//")
  }
}
