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
      guard let place = Double(text), place.isFinite, let new = P.value(at: place) else { return false }
      value.wrappedValue = new
      return true
    }
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
