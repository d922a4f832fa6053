import PortableUI

/// Grids of columns that fit, that share the room, and of fixed width; rows side by side that scroll.
struct GridsPage: View {
  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 24) {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))], spacing: 8) { cells(7) }
        LazyVGrid(columns: [GridItem(.flexible(), spacing: 4), GridItem(.flexible())], spacing: 4) { cells(4) }
        LazyVGrid(columns: [GridItem(.fixed(60)), GridItem(.flexible(minimum: 40, maximum: 120))], alignment: .leading)
        {
          cells(2)
        }
        ScrollView(.horizontal) {
          LazyHStack(spacing: 8) { cells(20, minWidth: 44) }
        }
      }
      .padding()
    }
  }

  private func cells(_ count: Int, minWidth: CGFloat? = nil) -> some View {
    ForEach(0..<count, id: \.self) { number in
      Text(verbatim: "\(number + 1)")
        .frame(minWidth: minWidth, maxWidth: .infinity, minHeight: 44)
        .background(Color.blue.opacity(0.2), in: .rect(cornerRadius: 8))
    }
  }
}
