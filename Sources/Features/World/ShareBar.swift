import PortableUI

/// A thin bar: how large a part of a whole is.
struct ShareBar: View {
  /// From 0 to 1.
  let share: Double

  /// The length of the whole, as a part of the column's width: as much as nothing else of the row needs.
  let fullLength: Double

  var body: some View {
    RoundedRectangle(cornerRadius: 3)
      .fill(.tint)
      .frame(height: 6)
      .containerRelativeFrame(.horizontal, alignment: .leading) { [share, fullLength] width, _ in
        width * fullLength * share
      }
      .accessibilityHidden(true)
  }
}

/// A part of a whole from 0 to 1; nil where the whole is nothing or unknown.
func share(of part: Int?, in whole: Int?) -> Double? {
  guard let part, let whole, whole > 0 else { return nil }
  return Double(part) / Double(whole)
}
