import Foundation
import PortableUICore

/// A value of a declaration: numbers, colours and the layer's own keywords, so that no text of a screen can ever
/// reach a style sheet.
enum StyleValue: Hashable, Sendable {
  case px(Double)
  /// Points at the default text size, scaling with the person's.
  case rem(Double)
  case number(Double)
  /// A share of the whole.
  case percent(Double)
  /// Two numbers: across and down.
  case pair(Double, Double)
  /// A place in a box.
  case point(UnitPoint)
  case color(Color)
  case keyword(Keyword)
  /// A length in proportion to the container's width.
  case containerWidth(AffineLength)
  /// A length in proportion to the container's height.
  case containerHeight(AffineLength)
  case line(width: Double, isDashed: Bool)
  /// The page's filter that adds this much to each channel.
  case brightness(Double)
  case seconds(Double)
  /// The columns of a grid.
  case tracks([GridTrack])
  /// The height that a box had when it was laid out last; before that one that grows with the person's text size, and one
  /// that does not.
  case lastHeight(text: Double, rest: Double)

  /// The words of CSS that rules use.
  enum Keyword: String, Sendable {
    case baseline, center, end, italic, start
    case circle = "50%"
    case lineThrough = "line-through"
    case underlineAndLineThrough = "underline line-through"
    case monospaced = "ui-monospace,monospace"
    case rounded = "ui-rounded,sans-serif"
    case serif = "ui-serif,serif"
    case tabularNumbers = "tabular-nums"
    case linear
    case easeIn = "ease-in"
    case easeOut = "ease-out"
    case easeInOut = "ease-in-out"
    case spring = "cubic-bezier(.2,.8,.2,1)"
    case bounce = "cubic-bezier(.3,1.4,.6,1)"
  }

  /// As CSS writes it.
  var css: String { dark.map { "light-dark(\(light),\($0))" } ?? light }

  /// As CSS writes it, in light surroundings if they matter.
  var light: String {
    switch self {
    case .px(let length): CSS.px(length)
    case .rem(let points): CSS.number(points / 16) + "rem"
    case .number(let number): CSS.number(number)
    case .percent(let share): CSS.percent(share)
    case .pair(let across, let down): CSS.number(across) + " " + CSS.number(down)
    case .point(let point): CSS.number(Double(point.x) * 100) + "% " + CSS.number(Double(point.y) * 100) + "%"
    case .color(let color): CSS.text(color.light)
    case .keyword(let keyword): keyword.rawValue
    case .containerWidth(let length): CSS.text(length, unit: "cqw")
    case .containerHeight(let length): CSS.text(length, unit: "cqh")
    case .line(let width, let isDashed): "\(CSS.px(width)) \(isDashed ? "dashed" : "solid")"
    case .brightness(let amount): "url(#\(CSS.filterName(amount)))"
    case .seconds(let seconds): CSS.number(seconds) + "s"
    case .tracks(let tracks): CSS.text(tracks)
    case .lastHeight(let text, let rest): "auto calc(\(CSS.number(text / 16))rem + \(CSS.px(rest)))"
    }
  }

  /// What the value is called in the name of its class: no other one of the property is called so.
  var name: String {
    guard case .lastHeight(let text, let rest) = self else { return light }
    return CSS.number(text) + "x" + CSS.number(rest)
  }

  /// The value in dark surroundings where it differs.
  var dark: String? {
    guard case .color(let color) = self, color.light != color.dark else { return nil }
    return CSS.text(color.dark)
  }
}
