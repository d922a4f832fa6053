import Foundation
import Testing

@testable import PortableUICore

@MainActor
@Suite struct LabelAndShareTests {
  @Test func `labels show title, icon or both`() {
    let text = outline {
      Label("a", systemImage: "eye").labelStyle(.titleOnly)
      Label("b", systemImage: "eye").labelStyle(.iconOnly)
      Label("c", systemImage: "eye").labelStyle(.titleAndIcon)
      Label("d", systemImage: "eye").labelStyle(Turned())
    }

    #expect(
      text == """
        "a"
        image eye [label=b]
        hstack center
          image eye [hidden]
          "c"
        hstack center
          "d"
          image eye
        """)
  }

  @Test func `what is shared is text and addresses`() throws {
    let (address, name) = (try #require(URL(string: "https://a.example/")), "name")
    let text = outline {
      ShareLink(item: "text")
      ShareLink(item: address, message: Text(verbatim: "Look"))
      ShareLink("title", item: "text")
      ShareLink(name, item: address)
      ShareLink(Text(verbatim: "c"), item: "d")
      ShareLink(item: "text") { Text(verbatim: "own") }
      ShareLink(item: "text", preview: SharePreview(name))
      ShareLink("title", item: address, preview: SharePreview("key"))
    }

    #expect(
      text.split(separator: "\n").filter { $0.hasPrefix("share") } == [
        "share text", "share Look|https://a.example/", "share text", "share https://a.example/", "share d",
        "share text",
        "share text", "share https://a.example/",
      ])
    #expect(text.contains("\"Share\""))
    #expect(text.hasSuffix("\"title\""))
  }

  @Test func `nothing to show says what and why`() {
    #expect(
      Window {
        ContentUnavailableView("Nothing", systemImage: "doc", description: Text(verbatim: "Why"))
        ContentUnavailableView {
          Text(verbatim: "a")
        } description: {
          Text(verbatim: "b")
        } actions: {
          Button("c") {}
        }
      }.texts == ["Nothing", "Why", "a", "b", "c"])
    #expect(
      Window { ContentUnavailableView.search }.texts == ["No Results", "Check the spelling or try a new search."])
    #expect(
      Window(locale: "ru_RU") { ContentUnavailableView.search(text: "x") }.texts.first
        == "Ничего не найдено по запросу «x»")
  }

  @Test func `motion is said of the view, within bounds`() {
    let text = outline {
      Text(verbatim: "a").animation(.easeIn(duration: 99), value: 1)
      Text(verbatim: "b").animation(nil, value: 1)
      Text(verbatim: "c").transition(.move(edge: .top).combined(with: .opacity))
      Text(verbatim: "d").transition(.asymmetric(insertion: .scale, removal: .slide)).contentTransition(.numericText())
      Text(verbatim: "e").animation(.bouncy.speed(2).delay(-1), value: 1)
    }

    #expect(
      text == """
        animated easeIn 10
          "a"
        "b"
        transition ["opacity", "top"]
          "c"
        transition ["scale"]
          "d"
        animated bounce 0.25
          "e"
        """)
    #expect(withAnimation { 3 } == 3)
    #expect(Animation.spring(response: 0.3, dampingFraction: 0.5).curve == .bounce)
    #expect(Animation.snappy.delay(2).wait == 2)
  }
}

private struct Turned: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.title
      configuration.icon
    }
  }
}
