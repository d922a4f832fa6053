import Foundation
import Testing

@testable import PortableUICore

@MainActor
@Suite struct LayoutTests {
  @Test func `stacks expand with their spacers and children`() {
    let text = outline {
      HStack(alignment: .firstTextBaseline, spacing: 4) {
        Text(verbatim: "a")
        Spacer()
      }
      VStack(alignment: .leading) {
        Spacer(minLength: 8)
        Divider()
      }
      ZStack(alignment: .bottomTrailing) {
        Spacer()
        Color.red
      }
      HStack {}
    }

    #expect(
      text == """
        hstack firstTextBaseline spacing=4 ↔
          "a"
          spacer
        vstack leading ↔ ↕
          spacer min=8
          divider ↔
        zstack trailing bottom ↔ ↕
          spacer
          shape rectangle fill red ↔ ↕
        hstack center
        """)
  }

  @Test func `paddings, frames, layers and effects stand around their view, from the inside out`() {
    let text = outline {
      Text(verbatim: "x")
        .padding(.horizontal, 4)
        .padding()
        .padding(2)
        .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        .frame(width: 100, height: 50, alignment: .topLeading)
        .frame(minWidth: 10, maxWidth: .infinity, minHeight: 5, maxHeight: .infinity, alignment: .bottom)
        .opacity(0.5)
        .brightness(0.25)
        .background(.red)
        .background(.green, in: .rect(cornerRadius: 3))
        .background(alignment: .top) { Text(verbatim: "behind") }
        .overlay(alignment: .trailing) { Text(verbatim: "above") }
        .clipShape(.rect(topLeadingRadius: 1, bottomLeadingRadius: 2, bottomTrailingRadius: 3, topTrailingRadius: 4))
    }

    #expect(
      text == """
        clip rounded 1 4 3 2 ↔ ↕
          overlay trailing center ↔ ↕
            above:
              "above"
            background center top ↔ ↕
              behind:
                "behind"
              background ↔ ↕
                behind:
                  shape rounded 3 3 3 3 fill green ↔ ↕
                background ↔ ↕
                  behind:
                    shape rectangle fill red ↔ ↕
                  brightness 0.25 ↔ ↕
                    opacity 0.5 ↔ ↕
                      frame minW=10 maxW=∞ minH=5 maxH=∞ center bottom ↔ ↕
                        frame w=100 h=50 leading top
                          padding 1 4 3 2
                            padding 2 2 2 2
                              padding 16 16 16 16
                                padding 0 4 0 4
                                  "x"
        """)
  }

  @Test func `a decoration stands around each of several views`() {
    #expect(
      outline {
        Group {
          Text(verbatim: "a")
          Text(verbatim: "b")
        }
        .padding(1)
      } == """
        padding 1 1 1 1
          "a"
        padding 1 1 1 1
          "b"
        """)
  }

  @Test func `a fixed frame takes away what expands`() {
    #expect(outline { Color.red.frame(height: 5) }.hasPrefix("frame h=5 ↔\n"))
    #expect(outline { Color.red.frame(width: 5) }.hasPrefix("frame w=5 ↕\n"))
    #expect(outline { Color.red.frame(maxWidth: 5) }.hasPrefix("frame maxW=5 ↔ ↕\n"))
  }

  @Test func `a length that cannot be drawn is a fault and the view keeps its own`() {
    #expect(outline { Text(verbatim: "x").frame(width: -5, height: .infinity) } == "frame\n  \"x\"")
    #expect(outline { Text(verbatim: "x").frame(minWidth: .nan, maxWidth: -6) } == "frame\n  \"x\"")
    #expect(Faults.contain("frame: -5.0 isn't a length"))
    #expect(Faults.contain("frame: inf isn't a length"))
    #expect(Faults.contain("frame: nan isn't a length"))
    #expect(Faults.contain("frame: -6.0 isn't a length"))
  }

  @Test func `a relative frame is a line through the container's length`() {
    let text = outline {
      Text(verbatim: "a").containerRelativeFrame(.horizontal, alignment: .leading) { width, _ in width * 0.9 - 12 }
      Color.red.containerRelativeFrame([.horizontal, .vertical])
      Text(verbatim: "c").containerRelativeFrame(.vertical, count: 4, span: 2, spacing: 10)
    }

    #expect(
      text == """
        relative w=0.9×+-12 leading center
          "a"
        relative w=1× h=1×
          shape rectangle fill red ↔ ↕
        relative h=0.5×+-5
          "c"
        """)
  }

  @Test func `a relative length that is no line is a fault`() {
    Faults.record()

    #expect(AffineLength.probing { min($0, 311.5) } == AffineLength(factor: 111.5 / 800, constant: 200 - 111.5 / 4))
    #expect(AffineLength.probing { $0 / 0 } == AffineLength(factor: 1, constant: 0))
    #expect(AffineLength.probing { _ in .nan } == AffineLength(factor: 1, constant: 0))
    #expect(Faults.contain("at 600 it is 311.5"))
    #expect(Faults.contain("at 200, 600, 1000 it is inf, inf, inf"))
    #expect(Faults.contain("at 200, 600, 1000 it is nan, nan, nan"))
  }

  @Test func `lists hold sections and rows in their style`() {
    let word = "variable"
    let text = outline {
      List {
        Section("key") { Text(verbatim: "1") }
        Section(word) { Text(verbatim: "2") }
        Section {
          Text(verbatim: "3")
        } footer: {
          Text(verbatim: "foot")
        }
        Section { Text(verbatim: "4") }
        Text(verbatim: "loose")
      }
      .listStyle(.grouped)
      List([Row(id: 1)]) { Text(verbatim: "\($0.id)") }.listStyle(.insetGrouped)
      List(["x"], id: \.self) { Text(verbatim: $0) }.listStyle(.plain)
      List([Row(id: 2)], selection: .constant(nil as Int?)) { Text(verbatim: "\($0.id)") }.listStyle(.sidebar)
      List(["y"], id: \.self, selection: .constant(nil as Int?)) { Text(verbatim: $0) }.listStyle(.automatic)
    }

    #expect(
      text == """
        list grouped ↔ ↕
          section ↔
            header:
              "key"
            "1"
          section ↔
            header:
              "variable"
            "2"
          section ↔
            footer:
              "foot"
            "3"
          section ↔
            "4"
          "loose"
        list insetGrouped ↔ ↕
          "1"
        list plain ↔ ↕
          "x"
        list sidebar ↔ ↕
          "2"
        list automatic ↔ ↕
          "y"
        """)
  }

  @Test func `a scroll view takes all the room`() {
    #expect(outline { ScrollView { Text(verbatim: "x") } } == "scroll v ↔ ↕\n  \"x\"")
    #expect(outline { ScrollView(.horizontal, showsIndicators: false) { EmptyView() } } == "scroll h ↔")
  }

  @Test func `edges and axes are sets`() {
    #expect(Edge.Set(.leading) == .leading)
    #expect(Edge.allCases.reduce(into: []) { $0.insert(Edge.Set($1)) } == Edge.Set.all)
    #expect(Edge.Set.vertical == [.top, .bottom])
    #expect(EdgeInsets() == EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
    #expect(Alignment(horizontal: .leading, vertical: .top) == .topLeading)
    #expect(Alignment.topTrailing != .bottomLeading)
  }
}

private struct Row: Identifiable {
  let id: Int
}
