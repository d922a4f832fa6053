import Foundation
import HTTPTypes
import PortableUICore
import Testing

@testable import PortableUIWeb

@MainActor
@Suite struct PageWriterTests {
  private func page(_ view: some View, language: String = "en") -> String {
    let visitor = Visitor([.acceptLanguage: language], languages: [language])
    let writer = PageWriter(programName: "Test", visitor: visitor)
    let nodes = Rendered.nodes(of: view, language: language)
    return String(decoding: writer.html(writer.page(of: nodes)), as: UTF8.self)
  }

  @Test func `a page has language, title, styles and one main part`() {
    let html = page(NavigationStack { Text(verbatim: "Hello").padding(4).navigationTitle("Home") }, language: "ru")

    #expect(html.hasPrefix("<!doctype html><html lang=\"ru\" dir=\"ltr\"><head><meta charset=\"utf-8\">"))
    #expect(html.contains("<title>Home – Test</title>"))
    #expect(html.contains("<link rel=\"stylesheet\" href=\"\(Assets.style.address)\">"))
    #expect(html.contains("<script src=\"\(Assets.script.address)\" defer></script>"))
    #expect(html.contains("<style id=\"rules\">.pt4px{padding-top:4px}"))
    #expect(html.contains("\(Rendered.pageForm)<main id=\"root\"><section class=\"screen current g x\""))
    #expect(html.hasSuffix("</section></main></body></html>"))
    #expect(html.count(of: "<main") == 1)
  }

  @Test func `a page in a language written from right to left says so`() {
    #expect(page(Text(verbatim: "שלום"), language: "he").hasPrefix("<!doctype html><html lang=\"he\" dir=\"rtl\">"))
  }

  @Test func `the program's name alone is the title where a screen has none or the same`() {
    #expect(page(Text(verbatim: "Hello")).contains("<title>Test</title>"))
    #expect(page(NavigationStack { EmptyView().navigationTitle("Test") }).contains("<title>Test</title>"))
  }

  @Test func `surroundings that the screens prefer reach the page and what the browser draws around it`() {
    let person = page(Text(verbatim: "a").preferredColorScheme(nil))
    #expect(person.contains("<meta name=\"color-scheme\" content=\"light dark\">"))
    #expect(person.contains("<main id=\"root\"><span>a</span></main>"))
    for (scheme, name, color) in [(ColorScheme.light, "light", "#f2f2f7"), (.dark, "dark", "#000")] {
      let html = page(Text(verbatim: "a").preferredColorScheme(scheme))
      #expect(
        html.contains(
          "<meta name=\"color-scheme\" content=\"\(name)\"><meta name=\"theme-color\" content=\"\(color)\">"))
      #expect(html.contains("<main class=\"\(name)\" id=\"root\"><span>a</span></main>"))
      #expect(html.count(of: "theme-color") == 1)
    }
  }

  @Test func `the tint of a tab view is the page's, and of what is presented in it, not that of each button`() {
    let tint = Color(_light: 0x00695C, dark: 0x4FD1C5)
    let tabs = TabView(selection: .constant(1)) {
      Button("Press") {}
        .sheet(isPresented: .constant(true)) { Button("Press") {} }
        .tabItem { Text(verbatim: "a") }
        .tag(1)
    }
    let html = page(tabs.tint(tint))

    #expect(html.contains(".ti00695C-4FD1C5{--own-tint:light-dark(#00695C,#4FD1C5)}"))
    #expect(html.contains("<div class=\"ti00695C-4FD1C5\" id=\"root\""))
    #expect(html.contains("<div class=\"shade ti00695C-4FD1C5\""))
    #expect(html.count(of: "class=\"b\"") == 2)
    #expect(!page(tabs).contains("--own-tint:"))
  }

  @Test(arguments: HostileTexts.all)
  func `a hostile text stays text everywhere on a page`(text: String) {
    let html = page(HostileScreen(text: text))

    let markup = page(HostileScreen(text: LongWords.areIn(text) ? "aLongHarmlessWord" : "x"))
    #expect(html.count(of: "<") == markup.count(of: "<"))
    #expect(html.count(of: ">") == markup.count(of: ">"))
    #expect(html.count(of: "\"") == markup.count(of: "\""))
    #expect(!html.contains("'>") && !html.contains("\u{0}"))
    // Its place is in texts and attributes only: the styles are the same whatever it says.
    #expect(html.styles == markup.styles)
  }

  @Test func `controls of text direction do not get into the window's title`() {
    let html = page(NavigationStack { EmptyView().navigationTitle(Text(verbatim: "\u{202E}gnp\u{2069}")) })

    #expect(html.contains("<title>gnp – Test</title>"))
  }

  @Test func `no page has a style attribute, an event handler or a script of its own`() {
    let html = page(HostileScreen(text: "x"))

    #expect(!html.contains(" style=") && html.count(of: "<script") == 1 && !html.contains(" on"))
    #expect(html.count(of: "<style") == 1)
  }

  @Test func `a filter that brightens is defined once for each amount`() {
    let html = page(
      VStack {
        Text(verbatim: "a").brightness(0.25)
        Text(verbatim: "b").brightness(0.25)
        Text(verbatim: "c").brightness(-0.5)
      })

    #expect(html.count(of: "<filter ") == 2)
    #expect(
      html.contains(
        "<filter id=\"brightness0_25\" color-interpolation-filters=\"sRGB\"><feComponentTransfer>"
          + "<feFuncR type=\"linear\" slope=\"1\" intercept=\"0.25\"></feFuncR>"))
    #expect(html.contains("{filter:url(#brightness-2D0_5)}"))
  }
}

/// A text of a stranger in every place that takes one.
private struct HostileScreen: View {
  let text: String

  var body: some View {
    NavigationStack {
      List {
        Section {
          Text(verbatim: text)
          Text(verbatim: text).bold() + Text(verbatim: text)
          Button(action: {}, label: { Text(verbatim: text).accessibilityLabel(Text(verbatim: text)) })
          Toggle(isOn: .constant(true)) { Text(verbatim: text) }
          Image(systemName: text).accessibilityLabel(Text(verbatim: text)).accessibilityHint(Text(verbatim: text))
          ProgressView { Text(verbatim: text) }
          Text(verbatim: "id").accessibilityIdentifier(text).accessibilityValue(Text(verbatim: text))
        } header: {
          Text(verbatim: text)
        } footer: {
          Text(verbatim: text)
        }
      }
      .navigationTitle(Text(verbatim: text))
      .alert(Text(verbatim: text), isPresented: .constant(true)) {
        Button(action: {}, label: { Text(verbatim: text) })
      } message: {
        Text(verbatim: text)
      }
    }
  }
}

extension String {
  func count(of part: String) -> Int { ranges(of: part).count }

  /// What stands in the style element.
  fileprivate var styles: Substring {
    guard let start = range(of: "<style id=\"rules\">"), let end = range(of: "</style>") else { return "" }
    return self[start.upperBound..<end.lowerBound]
  }
}
