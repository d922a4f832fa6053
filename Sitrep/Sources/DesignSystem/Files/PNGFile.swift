#if canImport(UIKit)
  import Foundation
  import PortableUI
  import UIKit

  /// A view as a file (PNG), so many pixels a point; nil where it can't be drawn.
  package func pngFile(of view: some View, scale: CGFloat) -> Data? {
    let renderer = ImageRenderer(content: view)
    renderer.scale = scale
    return renderer.uiImage?.pngData()
  }
#elseif canImport(AppKit)
  import AppKit
  import Foundation
  import PortableUI

  /// A view as a file (PNG), so many pixels a point; nil where it can't be drawn.
  package func pngFile(of view: some View, scale: CGFloat) -> Data? {
    let renderer = ImageRenderer(content: view)
    renderer.scale = scale
    return renderer.cgImage.flatMap { NSBitmapImageRep(cgImage: $0).representation(using: .png, properties: [:]) }
  }
#endif
