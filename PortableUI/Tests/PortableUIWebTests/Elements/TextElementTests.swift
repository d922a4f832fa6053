import Foundation
import PortableUICore
import Testing

@testable import PortableUIWeb

@MainActor
@Suite struct TextElementTests {
  @Test func `a plain text is a span without classes`() {
    #expect(Rendered(Text(verbatim: "Hello")).html == "<span>Hello</span>")
  }

  @Test func `text styles are classes of the style file`() {
    #expect(Rendered(Text(verbatim: "a").font(.caption)).html == "<span class=\"f-caption\">a</span>")
    #expect(Rendered(Text(verbatim: "a").font(.largeTitle)).html == "<span class=\"f-largeTitle\">a</span>")
    #expect(Rendered(Text(verbatim: "a").font(.body)).html == "<span>a</span>")
    #expect(Rendered(Text(verbatim: "a").font(.headline)).html == "<span class=\"fw600\">a</span>")
  }

  @Test func `every text style but the page's own has its class in the style file`() {
    let css = String(decoding: StyleFile.source, as: UTF8.self)
    for style in Font.TextStyle.allCases where style != .body && style != .headline {
      let metrics = Font.system(style).metrics
      let size = StyleValue.rem(metrics.size).light.trimmingPrefix("0")
      let lineHeight = StyleValue.rem(metrics.lineHeight).light.trimmingPrefix("0")
      let fixed = ".f-\(style) { font-size: \(size); line-height: \(lineHeight); }"
      // The large ones are smaller where not even a few letters of a reader's size fit the window.
      let bounded = ".f-\(style) { font-size: min(\(size), 12.5vw); line-height: min(\(lineHeight), "
      #expect(css.contains(metrics.size > 20 ? bounded : fixed))
    }
  }

  @Test func `sizes, weights, families and figures are rules of the page`() {
    let view = Text(verbatim: "a").font(.system(size: 100, weight: .bold, design: .rounded)).italic().monospacedDigit()

    let rendered = Rendered(view)
    #expect(
      rendered.html
        == "<span class=\"fs6_25rem lh7_5rem fw700 fyitalic fvtabular-2Dnums ffui-2Drounded-2Csans-2Dserif\">a</span>")
    #expect(
      rendered.css == """
        .fs6_25rem{font-size:6.25rem}.lh7_5rem{line-height:7.5rem}.fw700{font-weight:700}.fyitalic{font-style:italic}\
        .fvtabular-2Dnums{font-variant-numeric:tabular-nums}\
        .ffui-2Drounded-2Csans-2Dserif{font-family:ui-rounded,sans-serif}
        """)
  }

  @Test func `the secondary colour is the style file's, others are the page's`() {
    #expect(Rendered(Text(verbatim: "a").foregroundStyle(.secondary)).html == "<span class=\"quiet\">a</span>")
    #expect(
      Rendered(Text(verbatim: "a").foregroundStyle(.red)).css == ".coFF3B30-FF453A{color:light-dark(#FF3B30,#FF453A)}")
  }

  @Test func `runs are parts of one text`() {
    let text = Text(verbatim: "a").bold() + Text(verbatim: "b")

    #expect(Rendered(text).html == "<span><span class=\"fw700\">a</span><span>b</span></span>")
  }

  @Test func `limited and aligned lines`() {
    let rendered = Rendered(Text(verbatim: "a").lineLimit(2).multilineTextAlignment(.center))

    #expect(rendered.html == "<span class=\"tacenter clamp lc2\">a</span>")
    #expect(Rendered(Text(verbatim: "a").multilineTextAlignment(.trailing)).html == "<span class=\"taend\">a</span>")
    let runs = Rendered((Text(verbatim: "a") + Text(verbatim: "b")).lineLimit(1)).html
    #expect(runs == "<span class=\"clamp lc1\"><span>a</span><span>b</span></span>")
  }

  @Test func `padding of a cut text goes around it, for the lines that are cut would show in it`() {
    #expect(
      Rendered(Text(verbatim: "a").lineLimit(1).padding(4)).html
        == "<div class=\"f s pt4px ps4px pb4px pe4px\"><span class=\"clamp lc1\">a</span></div>")
  }

  @Test(arguments: [
    ("Liechtenstein", true), ("Short words stay", false), ("20,026,533", false), ("20 026 533", false),
    ("1\u{00A0}000\u{00A0}000", false), ("Подтверждено", true), ("Камбоджа", true), ("Cambodia", false),
    ("территории мира", true), ("слова", false),
    ("🇫🇷", false), (String(repeating: "9", count: 30), true), ("", false),
  ])
  func `only long words may be broken`(text: String, isLong: Bool) {
    #expect(LongWords.areIn(text) == isLong)
  }

  @Test func `a symbol without a label is decoration`() {
    #expect(
      Rendered(Image(systemName: "chart.bar")).html.hasPrefix(
        "<svg class=\"i\" viewBox=\"0 0 24 24\" aria-hidden=\"true\"><path d=\""))
  }

  @Test func `a symbol takes font and colour, and turns around with the direction of text`() {
    let view = Image(systemName: "chevron.backward").font(.title).foregroundStyle(.secondary)

    #expect(Rendered(view).html.hasPrefix("<svg class=\"i flip fs1_75rem quiet\""))
  }

  @Test func `progress has a name and its share`() {
    #expect(Rendered(ProgressView()).html == "<progress aria-label=\"Loading\"></progress>")
    #expect(Rendered(ProgressView(), language: "ru").html == "<progress aria-label=\"Загрузка\"></progress>")
    #expect(
      Rendered(ProgressView(value: 0.4)).html.contains("value=\"0.4\" max=\"1\" aria-label=\"Progress\"></progress>"))
    let labelled = Rendered(ProgressView { Text(verbatim: "Reading") }).html
    #expect(labelled == "<label class=\"v\"><progress></progress><span>Reading</span></label>")
    #expect(Rendered(ProgressView(value: 1), language: "ru").html.contains("aria-label=\"Ход выполнения\""))
  }
}
