import Foundation

/// What is drawn between a chart's axes, in a box one wide and one high with its origin at the top left.
package struct PlotDrawing: Sendable, Equatable {
  /// Marks that are drawn alike.
  package struct Layer: Sendable, Equatable {
    package enum Form: Sendable, Equatable {
      case lines([[CGPoint]], StrokeStyle)
      case areas([[CGPoint]])
      case bars([CGRect])
      /// Outlines in points around each place.
      case symbols(Path, [CGPoint])
    }

    package let form: Form
    package let color: Color
    /// The figures that the layer shows; nil where another layer, or nothing, tells them.
    package let values: Values?

    package init(_ form: Form, color: Color, values: Values? = nil) {
      self.form = form
      self.color = color
      self.values = values
    }
  }

  /// The figures of one line, for who asks what it is at a place.
  package struct Values: Sendable, Equatable {
    package let name: String
    /// A ``NumberList`` as long as the plot's ``PlotDrawing/places``.
    package let list: String

    package init(name: String, list: String) {
      self.name = name
      self.list = list
    }
  }

  /// What the numbers of the horizontal axis mean.
  package enum Place: String, Sendable {
    /// Seconds since 1970, each the beginning of a day in Greenwich.
    case day
    /// Seconds since 1970.
    case time
    case number
  }

  package var layers: [Layer]
  /// The places that have figures, as a ``NumberList``, and the ends of the axis; nil where nothing can be asked.
  package var places: String?
  package var domain: ClosedRange<Double>
  package var place: Place

  package init(layers: [Layer], places: String? = nil, domain: ClosedRange<Double> = 0...1, place: Place = .number) {
    self.layers = layers
    self.places = places
    self.domain = domain
    self.place = place
  }
}

/// Numbers as a short text: `DECIMALS DIFFERENCE DIFFERENCE*TIMES …`, each number told by its difference from the known
/// one before it; `_` is a missing one.
package enum NumberList {
  /// - Parameters:
  ///   - numbers: Nil is missing; so is what is no number, or has a magnitude of 2^62 or more with its decimals.
  ///   - decimals: So many are kept.
  /// - Returns: The text.
  package static func text(_ numbers: [Double?], decimals: Int = 0) -> String {
    let scale = pow(10, Double(decimals))
    var text: [UInt8] = []
    text.append(decimal: decimals)
    var (last, difference, times) = (0, nil as Int?, 0)
    func write() {
      guard times > 0 else { return }
      text.append(UInt8(ascii: " "))
      if let difference { text.append(decimal: difference) } else { text.append(UInt8(ascii: "_")) }
      guard times > 1 else { return }
      text.append(UInt8(ascii: "*"))
      text.append(decimal: times)
    }
    for number in numbers {
      let whole = number.flatMap { Int(exactly: ($0 * scale).rounded()) }.flatMap { abs($0) < 1 << 62 ? $0 : nil }
      let next = whole.map { $0 - last }
      last = whole ?? last
      if next != difference || times == 0 {
        write()
        (difference, times) = (next, 0)
      }
      times += 1
    }
    write()
    return String(decoding: text, as: UTF8.self)
  }
}
