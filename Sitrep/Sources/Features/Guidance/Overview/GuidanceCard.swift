import PortableUI

/// A box around what belongs together; those of a row are equally high.
struct GuidanceCard<Content: View>: View {
  private let content: Content

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      content
    }
    .padding(12)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(Color.gray.opacity(0.12), in: .rect(cornerRadius: 10))
  }
}

/// Cards side by side, in as many columns as the width allows: one on a telephone, three where there is room (R74).
struct GuidanceGrid<Content: View>: View {
  private let content: Content

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  var body: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 220), spacing: 12)], alignment: .leading, spacing: 12) {
      content
    }
  }
}
