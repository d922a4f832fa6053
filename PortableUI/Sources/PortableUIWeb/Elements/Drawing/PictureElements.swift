import Foundation
import PortableUICore

extension ElementBuilder {
  /// A picture that the browser loads; without a label it is decoration.
  mutating func picture(_ picture: PictureImage) -> Element {
    var image = Element(
      .img, classes: ["pic"], attributes: [Attribute(.src, picture.address), Attribute(.alt)], box: .closed)
    if picture.keepsPixels { image.classes.append("px") }
    guard picture.isResizable else {
      // Pictures of twice the pixels are drawn at half their size.
      if picture.scale != 1 { add(.zoom, .number(1 / Double(picture.scale)), to: &image) }
      return image
    }
    switch picture.contentMode {
    case .fit: image.classes.append("fit")
    case .fill: image.classes.append("fill")
    case nil: image.classes.append("stretched")
    }
    if let ratio = picture.aspectRatio { add(.aspectRatio, .number(Double(ratio)), to: &image) }
    return image
  }

  /// Drawn larger or smaller; what stands around it does not move.
  mutating func scaled(_ node: Node, _ scale: CGSize, _ anchor: UnitPoint, in flow: Flow, _ context: Context) -> Element
  {
    var element = element(for: node, ifFreeOf: .scaled, in: flow, context)
    add(.scale, .pair(Double(scale.width), Double(scale.height)), to: &element)
    if anchor != .center { add(.transformOrigin, .point(anchor), to: &element) }
    element.box.insert(.scaled)
    return element
  }
}
