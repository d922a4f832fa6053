import PortableUICore

extension View {
  /// Says which place of the chart a person asks about; nil: none.
  public nonisolated func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
    nonisolated(unsafe) let value = value
    return PlotReader(content: self) {
      value.wrappedValue.map { PlottedText.text($0.plotted) } ?? ""
    } set: { text in
      if text.isEmpty {
        value.wrappedValue = nil
        return true
      }
      guard let new = P.value(of: text) else { return false }
      value.wrappedValue = new
      return true
    }
  }

  /// Says which part of the chart a person has chosen; nil: none.
  ///
  /// On the web it hears of the part once the mouse, or the Shift key, is let go.
  public nonisolated func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
    nonisolated(unsafe) let range = range
    return PlotReader(content: self, isSpan: true) {
      guard let value = range.wrappedValue else { return "" }
      return [value.lowerBound, value.upperBound].map { PlottedText.text($0.plotted) }.joined(separator: " ")
    } set: { text in
      let places = text.split(separator: " ").compactMap { P.value(of: String($0)) }
      guard text.isEmpty || places.count == 2 && places[0] <= places[1] else { return false }
      range.wrappedValue = text.isEmpty ? nil : places[0]...places[1]
      return true
    }
  }
}

extension Plottable {
  /// The value at a place as a page says it; nil: there is none.
  fileprivate static func value(of text: String) -> Self? {
    guard let place = Double(text), place.isFinite else { return nil }
    return value(at: place)
  }
}

/// A place as a page says it.
private enum PlottedText {
  static func text(_ place: _Plotted) -> String {
    switch place {
    case .number(let number), .date(let number): "\(number)"
    case .category(let name): name
    }
  }
}
