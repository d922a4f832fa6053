import Foundation
import PortableUICore
import Testing

@testable import PortableUIWeb

@MainActor
@Suite struct NestingTests {
  /// Everything that a screen can hold, as it might stand in any other thing.
  private struct Everything: View {
    var body: some View {
      VStack {
        HStack {
          Text(verbatim: "a").padding(4).padding(4)
          Spacer()
          Divider()
        }
        ZStack { Color.red.overlay { Text(verbatim: "b") }.clipShape(Circle()) }
        Text(verbatim: "c").background { Circle() }.frame(maxWidth: .infinity).accessibilityAddTraits(.isHeader)
        ProgressView { Text(verbatim: "d") }
        Button {
        } label: {
          Label("e", systemImage: "eye")
        }
      }
      Toggle("f", isOn: .constant(true)).padding(4)
      ScrollView(.horizontal) { Text(verbatim: "g").lineLimit(1).padding(4) }
      ScrollView { Text(verbatim: "h").brightness(0.1).brightness(0.1) }
      List { Text(verbatim: "i") }
      NavigationStack { Text(verbatim: "j").navigationTitle("j") }
    }
  }

  private func faults(_ view: some View) -> [String] {
    HTMLRulesChecker.faults(in: Rendered(view).elements)
  }

  @Test func `anything may stand in a screen`() {
    #expect(faults(Everything()) == [])
  }

  @Test func `anything may stand in a button, a switch and a link`() throws {
    let address = try #require(URL(string: "/a"))

    #expect(
      faults(
        Button {
        } label: {
          Everything()
        }) == [])
    #expect(faults(Toggle(isOn: .constant(true)) { Everything() }) == [])
    #expect(faults(Link(destination: address) { Everything() }) == [])
    #expect(faults(ProgressView { Everything() }) == [])
  }

  @Test func `anything may stand in rows, headers and footers`() {
    let view = List {
      Section {
        Everything()
        Button {
        } label: {
          Everything()
        }
        Toggle(isOn: .constant(true)) { Everything() }
      } header: {
        Everything()
      } footer: {
        Everything()
      }
      Everything()
    }

    #expect(faults(view) == [])
  }

  @Test func `anything may stand in bars, tabs and columns`() {
    let view = TabView(selection: .constant(1)) {
      NavigationSplitView {
        Everything().navigationTitle("a").toolbar { ToolbarItem { Everything() } }
      } detail: {
        Everything().navigationTitle("b").toolbar { ToolbarItem(placement: .cancellationAction) { Everything() } }
      }
      .tabItem { Everything() }
      .tag(1)
    }

    #expect(faults(view) == [])
  }

  @Test func `anything may lie below, above and around anything`() {
    let view = VStack { Everything() }
      .background { Everything() }
      .overlay { Everything() }
      .frame(width: 10, height: 10)
      .opacity(0.5)
      .padding(1)
      .accessibilityLabel("All of it")

    #expect(faults(view) == [])
    #expect(
      faults(
        Button {
        } label: {
          view
        }) == [])
  }

  @Test func `the checker itself finds faults`() {
    let bad = Element(
      .span, classes: ["a", "a"], attributes: [Attribute(.id, "x"), Attribute(.id, "x")],
      children: [
        Element(.div, text: "a", children: [Element(.li)]),
        Element(.a, children: [Element(.button), Element(.form, children: [Element(.form)])]),
      ])

    #expect(HTMLRulesChecker.faults(in: [bad]).count == 9)
  }
}
