import Foundation
import PortableUI

/// Lines that grow with their room, and a drawing that is given away.
struct DrawingPage: View {
  @State private var kind: UTType?
  @State private var message = "nothing yet"

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        ZStack {
          Zigzag().stroke(.secondary, lineWidth: 1)
          Zigzag().stroke(.blue, style: StrokeStyle(lineWidth: 4, lineCap: .round, lineJoin: .round, dash: [8, 8]))
        }
        .aspectRatio(2, contentMode: .fit)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("A line that goes up and down")
        .accessibilityIdentifier("drawing")
        ShareLink(item: Drawing(), preview: SharePreview("Drawing")) { Text(verbatim: "Share the drawing") }
          .accessibilityIdentifier("share")
        Button("Save as PNG") { kind = .png }.accessibilityIdentifier("png")
        Button("Save as SVG") { kind = .svg }.accessibilityIdentifier("svg")
        Text(verbatim: message).accessibilityIdentifier("message")
      }
      .padding()
    }
    .fileExporter(
      isPresented: Binding(get: { kind != nil }, set: { if !$0 { kind = nil } }), item: Drawing(),
      contentTypes: kind.map { [$0] } ?? []
    ) { result in
      if case .success(let url) = result { message = url.lastPathComponent }
    }
  }
}

private nonisolated struct Zigzag: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.addLines(
        (0...8).map { CGPoint(x: rect.minX + rect.width * CGFloat($0) / 8, y: $0 % 2 == 0 ? rect.maxY : rect.minY) })
    }
  }
}

/// A red square of 30 × 20 points.
nonisolated struct Drawing: Transferable {
  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: .svg) { (_: Drawing) in
      Data(
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><rect width="30" height="20" fill="#f00"/></svg>
        """.utf8)
    }
    .suggestedFileName("drawing")
  }
}
