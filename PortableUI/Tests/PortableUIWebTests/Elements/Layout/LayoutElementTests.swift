import Foundation
import PortableUICore
import Testing

@testable import PortableUIWeb

@MainActor
@Suite struct LayoutElementTests {
  private var a: Text { Text(verbatim: "a") }
  private var b: Text { Text(verbatim: "b") }

  @Test func `stacks hug their content`() {
    #expect(
      Rendered(
        HStack {
          a
          b
        }
      ).html == "<div class=\"h\"><span>a</span><span>b</span></div>")
    #expect(
      Rendered(
        VStack(alignment: .leading, spacing: 0) {
          a
          b
        }
      ).html
        == "<div class=\"v aistart ga0px\"><span>a</span><span>b</span></div>")
    #expect(Rendered(VStack(alignment: .trailing) { a }).html == "<div class=\"v aiend\"><span>a</span></div>")
    #expect(Rendered(HStack(alignment: .top) { a }).html == "<div class=\"h aistart\"><span>a</span></div>")
    #expect(
      Rendered(HStack(alignment: .firstTextBaseline) { a }).html == "<div class=\"h aibaseline\"><span>a</span></div>")
    #expect(
      Rendered(
        ZStack(alignment: .bottomTrailing) {
          a
          b
        }
      ).html
        == "<div class=\"z jiend aiend\"><span>a</span><span>b</span></div>")
  }

  @Test func `a spacer grows along its stack, and the stack with it`() {
    #expect(
      Rendered(
        HStack {
          a
          Spacer(minLength: 20)
          b
        }
      ).html
        == "<div class=\"h x\"><span>a</span><div class=\"g nw20px\"></div><span>b</span></div>")
    #expect(
      Rendered(
        VStack {
          a
          Spacer(minLength: 20)
        }
      ).html
        == "<div class=\"v g\"><span>a</span><div class=\"g nh20px\"></div></div>")
  }

  @Test func `a divider crosses its stack`() {
    #expect(
      Rendered(
        VStack {
          a
          Divider()
        }
      ).html.contains("<span>a</span><hr class=\"hr\" aria-hidden=\"true\"></div>"))
    #expect(
      Rendered(
        HStack {
          a
          Divider()
        }
      ).html.contains("<span>a</span><hr class=\"vr\" aria-hidden=\"true\"></div>"))
    #expect(
      Rendered(
        Button {
        } label: {
          Divider()
        }
      ).html.contains("<span class=\"vr\" aria-hidden=\"true\"></span>"))
  }

  @Test func `fixed frames put their content at its place`() {
    #expect(
      Rendered(a.frame(width: 100, height: 50, alignment: .bottomTrailing)).html
        == "<div class=\"f aiend jcend wi100px he50px n\"><span>a</span></div>")
    #expect(
      Rendered(HStack { a.frame(width: 10) }).html
        == "<div class=\"h\"><div class=\"f wi10px n\"><span>a</span></div></div>")
  }

  @Test func `what fills its frame anyway takes the size itself`() {
    #expect(
      Rendered(Color.red.frame(width: 10, height: 20)).html
        == "<div class=\"sh bgFF3B30-FF453A wi10px he20px n\"></div>")
  }

  @Test func `a frame fixed along one axis still grows along the other`() {
    #expect(Rendered(HStack { Color.red.frame(height: 20) }).html.contains("class=\"sh bgFF3B30-FF453A he20px g\""))
    #expect(Rendered(VStack { Color.red.frame(height: 20) }).html.contains("class=\"sh bgFF3B30-FF453A he20px n x\""))
    #expect(Rendered(VStack { Color.red.frame(width: 20) }).html.contains("class=\"sh bgFF3B30-FF453A wi20px g\""))
    #expect(Rendered(ZStack { Color.red.frame(width: 20) }).html.contains("class=\"sh bgFF3B30-FF453A wi20px ly\""))
    #expect(Rendered(ZStack { Color.red.frame(height: 20) }).html.contains("class=\"sh bgFF3B30-FF453A he20px lx\""))
  }

  @Test func `a frame without limit takes all the room there is`() {
    #expect(
      Rendered(a.frame(maxWidth: .infinity, alignment: .leading)).html
        == "<div class=\"f aistart x\"><span>a</span></div>")
    #expect(
      Rendered(a.frame(maxHeight: .infinity, alignment: .top)).html == "<div class=\"f jcstart g\"><span>a</span></div>"
    )
  }

  @Test func `a frame with limits keeps to them and stands where its parent puts it`() {
    #expect(
      Rendered(a.frame(minWidth: 10, minHeight: 20)).html == "<div class=\"f nw10px nh20px\"><span>a</span></div>")
    #expect(
      Rendered(VStack { a.frame(maxWidth: 300) }).html.contains("<div class=\"f mw300px lx\"><span>a</span></div>"))
    #expect(
      Rendered(HStack { a.frame(maxWidth: 300) }).html.contains("<div class=\"f mw300px g\"><span>a</span></div>"))
    #expect(Rendered(ZStack { Color.red.frame(maxWidth: 300) }).html.contains("<div class=\"f mw300px lx ly\">"))
    #expect(Rendered(VStack { a.frame(maxHeight: 30) }).html.contains("mh30px"))
  }

  @Test func `frames relative to the container`() {
    let rendered = Rendered(
      a.containerRelativeFrame([.horizontal, .vertical], alignment: .leading) { length, _ in length / 2 - 4 })

    #expect(rendered.html.hasPrefix("<div class=\"f aistart wicalc-2850cqw-20-2B-20-2D4px-29 hecalc"))
    #expect(rendered.css.contains("{width:calc(50cqw + -4px)}") && rendered.css.contains("{height:calc(50cqh + -4px)}"))
  }

  @Test func `a vertical scroll view leaves scrolling to its screen, a horizontal one can be scrolled by keyboard`() {
    #expect(Rendered(ScrollView { a }).html == "<div class=\"scroll g x\"><span>a</span></div>")
    #expect(
      Rendered(ScrollView(.horizontal) { a }).html == "<div class=\"hscroll x\" tabindex=\"0\"><span>a</span></div>")
    #expect(!Rendered(ScrollView(.horizontal) { Button("a") {} }).html.contains("tabindex"))
  }
}
