import Testing

@testable import PortableUICore

@MainActor
@Suite struct ColorSchemeTests {
  @Test func `a window stands in what its views prefer, for as long as they do`() {
    let window = Window { Choosing() }
    #expect(schemes(of: window) == [])

    window.tap("dark")
    #expect(schemes(of: window) == [.dark])
    window.tap("light")
    #expect(schemes(of: window) == [.light])
    window.tap("any")
    #expect(schemes(of: window) == [])
  }

  @Test func `the wish stays where its view is not asked again`() {
    let window = Window { Beside() }
    #expect(schemes(of: window) == [.dark])

    window.tap("count")

    #expect(window.texts.contains("1"))
    #expect(schemes(of: window) == [.dark])
  }

  @Test func `in a sheet it is the sheet's, and nobody else's`() {
    let window = Window {
      Text(verbatim: "below").sheet(isPresented: .constant(true)) {
        Text(verbatim: "sheet").preferredColorScheme(.light)
      }
    }

    #expect(schemes(of: window) == [])
    #expect(window.nodes.last.map { Outline.lines(of: $0)[0] } == "sheet light")
  }

  private func schemes(of window: Window) -> [ColorScheme] {
    window.nodes.compactMap { node in
      if case .surroundings(let scheme) = node.kind { scheme } else { nil }
    }
  }
}

private struct Choosing: View {
  @State private var scheme: ColorScheme?

  var body: some View {
    VStack {
      Button("dark") { scheme = .dark }
      Button("light") { scheme = .light }
      Button("any") { scheme = nil }
    }
    .preferredColorScheme(scheme)
  }
}

private struct Beside: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Dark()
      Button("count") { count += 1 }
      Text(verbatim: "\(count)")
    }
  }
}

private struct Dark: View {
  var body: some View { Text(verbatim: "dark").preferredColorScheme(.dark) }
}
