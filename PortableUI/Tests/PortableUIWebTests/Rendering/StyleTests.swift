import Foundation
import Testing

@testable import PortableUICore
@testable import PortableUIWeb

@Suite struct StyleTests {
  @Test(
    arguments: [
      (0, "0"), (1, "1"), (-1.5, "-1.5"), (0.1, "0.1"), (1.0 / 3, "0.3333"), (45.00004, "45"), (-0.00001, "0"),
      (1e15, "0"), (.infinity, "0"), (.nan, "0"), (123_456.7891, "123456.7891"),
    ] as [(Double, String)])
  func `numbers have at most four decimals and no exponent`(value: Double, text: String) {
    #expect(CSS.number(value) == text)
  }

  @Test func `colours outside of the range and what is no number are clipped`() {
    #expect(CSS.text(RGBA(red: 2, green: -1, blue: 0.5)) == "#FF0080")
    #expect(CSS.text(RGBA(red: .nan, green: .infinity, blue: 0, alpha: 0.5)) == "#00FF0080")
  }

  @Test func `lengths in proportion to a container`() {
    #expect(CSS.text(AffineLength(factor: 0.9, constant: 0), unit: "cqw") == "90cqw")
    #expect(CSS.text(AffineLength(factor: 0.5, constant: -8), unit: "cqh") == "calc(50cqh + -8px)")
  }

  @Test func `every rule has a class of its own`() {
    let numbers = [0, 0.25, 25, 2.5, -2.5, 0.025, 100, 1, 10, 0.1]
    var values: [StyleValue] = [.keyword(.center), .keyword(.circle), .keyword(.end), .keyword(.serif)]
    for number in numbers {
      values += [.px(number), .number(number), .brightness(number), .line(width: number, isDashed: true)]
      values += [.line(width: number, isDashed: false)]
      for other in numbers {
        values.append(.containerWidth(AffineLength(factor: number, constant: other)))
        values.append(.containerHeight(AffineLength(factor: number, constant: other)))
        values.append(.color(Color(red: number, green: other, blue: 0)))
        values.append(.color(Color(red: 0.5, green: 0, blue: 0, opacity: number)))
      }
    }

    var texts: [String: String] = [:]
    for value in values {
      let text = value.light + "/" + (value.dark ?? "")
      let name = StyleRule(.width, value).className
      #expect(texts[name, default: text] == text, "\(name)")
      #expect(
        name.utf8.allSatisfy {
          $0 == 0x5F || $0 == 0x2D || Character(Unicode.Scalar($0)).isLetter || Character(Unicode.Scalar($0)).isNumber
        })
      texts[name] = text
    }
    #expect(Set(texts.values).count == texts.count)
  }

  @Test func `a rule stands once in the page, with its light and its dark value`() {
    var sheet = StyleSheet()
    #expect(sheet.use(StyleRule(.gap, .px(4))) == "ga4px")
    #expect(sheet.use(StyleRule(.color, .color(.red))) == "coFF3B30-FF453A")
    #expect(sheet.use(StyleRule(.gap, .px(4))) == "ga4px")

    #expect(
      sheet.css.string == """
        .ga4px{gap:4px}.coFF3B30-FF453A{color:light-dark(#FF3B30,#FF453A)}
        """)
  }

  @Test func `all properties have codes of their own`() {
    let properties: [StyleProperty] = [
      .alignItems, .background, .border, .borderColor, .borderRadius, .color, .filter, .fontFamily, .fontSize,
      .fontStyle, .fontVariantNumeric, .fontWeight, .gap, .height, .justifyContent, .justifyItems, .lineClamp,
      .lineHeight, .maxHeight, .maxWidth, .minHeight, .minWidth, .opacity, .paddingBottom, .paddingEnd, .paddingStart,
      .paddingTop, .radiusEndEnd, .radiusEndStart, .radiusStartEnd, .radiusStartStart, .textAlign, .width,
    ]

    #expect(Set(properties.map(\.names.code)).count == properties.count)
    #expect(Set(properties.map(\.names.css)).count == properties.count)
  }
}
