/// Asking a chart what it shows at a place, as the client script lets a person do.
extension InProcessDriver {
  /// Moves along the places of the chart under the focus, and tells the server where it rests.
  func read(_ key: Key, on surface: DOMNode) {
    let places = surface.places
    let last = places.count - 1
    let index = surface.attributes["aria-valuenow"].flatMap { Int($0) } ?? last
    let next =
      switch key {
      case .left: index - 1
      case .right: index + 1
      case .home: 0
      default: last
      }
    let place = min(max(next, 0), last)
    surface.attributes["aria-valuenow"] = "\(place)"
    tell(surface, places.indices.contains(place) ? places[place].map { "\($0)" } : nil)
  }

  /// Leaves the chart.
  func stopReading(_ surface: DOMNode) { tell(surface, "") }

  private func tell(_ surface: DOMNode, _ place: String?) {
    guard let place, let name = surface.attributes["data-read"] else { return }
    live?.queue.append(["set", .string(name), .string(place)])
  }
}

extension DOMNode {
  /// Whether it is what the client script makes a slider of.
  var isReader: Bool { has("data-read") }

  /// What the client script says of a chart that can be read.
  func becomeSlider() {
    attributes["tabindex"] = "0"
    attributes["role"] = "slider"
    if attributes["aria-label"] == nil { attributes["aria-label"] = attributes["data-label"] }
  }

  /// The places that the chart beneath has figures of; nil is a place that is missing.
  fileprivate var places: [Double?] {
    let plot = parent?.first { $0.has("data-places") }
    let words = (plot?.attributes["data-places"] ?? "").split(separator: " ")
    guard let decimals = words.first.flatMap({ Int($0) }) else { return [] }
    var last = 0
    let scale = (0..<decimals).reduce(1.0) { scale, _ in scale * 10 }
    return words.dropFirst().flatMap { word in
      let parts = word.split(separator: "*")
      return (0..<(parts.count > 1 ? Int(parts[1]) ?? 1 : 1)).map { _ -> Double? in
        guard let step = Int(parts[0]) else { return nil }
        last += step
        return Double(last) / scale
      }
    }
  }
}
