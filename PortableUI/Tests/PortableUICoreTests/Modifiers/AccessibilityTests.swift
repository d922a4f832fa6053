import Foundation
import TestTraits
import Testing

@testable import PortableUICore

@MainActor
@Suite struct AccessibilityTests {
  @Test func `a view says to assistive technology what its modifiers say`() {
    let word = "variable"
    let text = outline {
      Text(verbatim: "a").accessibilityIdentifier("id").accessibilityLabel("label").accessibilityValue("value")
        .accessibilityHint("hint")
      Text(verbatim: "b").accessibilityLabel(word).accessibilityValue(word).accessibilityHint(word)
      Text(verbatim: "c").accessibilityLabel(Text(verbatim: "l")).accessibilityValue(Text(verbatim: "v"))
        .accessibilityHint(Text(verbatim: "h"))
      Text(verbatim: "d").accessibilityHidden(true)
      Text(verbatim: "e").accessibilityAddTraits([.isHeader, .isButton]).accessibilityRemoveTraits(.isButton)
      HStack { Text(verbatim: "f") }.accessibilityElement()
      HStack { Text(verbatim: "g") }.accessibilityElement(children: .contain)
    }

    #expect(
      text == """
        "a" [id=id, label=label, value=value, hint=hint]
        "b" [label=variable, value=variable, hint=variable]
        "c" [label=l, value=v, hint=h]
        "d" [hidden]
        "e" [header]
        hstack center [combined]
          "f"
        hstack center []
          "g"
        """)
  }

  @Test(.proves("L1"))
  func `the identifier of a container that is no element goes to every element in it, over their own`() {
    let text = outline {
      VStack {
        Text(verbatim: "a").accessibilityIdentifier("lost")
        Button("b") {}.padding(1)
        Image(systemName: "eye").accessibilityHidden(true)
        HStack { Text(verbatim: "c") }.accessibilityElement(children: .combine)
        Color.red
        Spacer()
        Color.blue.accessibilityIdentifier("lost too")
      }
      .overlay { Text(verbatim: "d") }
      .background { Text(verbatim: "e").accessibilityIdentifier("lost as well") }
      .accessibilityIdentifier("row")
      ScrollView { Text(verbatim: "f").accessibilityIdentifier("kept") }.accessibilityIdentifier("scroll")
      List { Text(verbatim: "g").accessibilityIdentifier("kept") }.accessibilityIdentifier("list")
    }

    #expect(!text.contains("lost"))
    #expect(text.components(separatedBy: "id=row").count == 7)
    #expect(text.components(separatedBy: "id=kept").count == 3)
    #expect(text.contains("\"a\" [id=row]") && text.contains("\"d\" [id=row]") && text.contains("\"e\" [id=row]"))
  }

  @Test(.proves("L1")) func `a container made an element keeps its identifier, and so do those in it`() {
    let text = outline {
      VStack { Text(verbatim: "a").accessibilityIdentifier("name") }
        .accessibilityElement(children: .contain)
        .accessibilityIdentifier("row")
      VStack { Text(verbatim: "b").accessibilityIdentifier("name") }
        .accessibilityElement(children: .contain)
        .padding(1)
        .accessibilityIdentifier("row")
    }

    #expect(text.components(separatedBy: "id=row").count == 3)
    #expect(text.components(separatedBy: "id=name").count == 3)
  }

  @Test(.proves("L1"), arguments: [AccessibilityChildBehavior.ignore, .combine])
  func `identifiers inside a container that is read as one are not found`(children: AccessibilityChildBehavior) {
    let text = outline {
      VStack {
        Text(verbatim: "a").accessibilityIdentifier("lost")
        HStack { Button(action: {}) { Text(verbatim: "b").accessibilityIdentifier("lost") } }
        Text(verbatim: "c")
          .overlay { Text(verbatim: "d").accessibilityIdentifier("lost") }
          .background { Text(verbatim: "e").accessibilityIdentifier("lost") }
        Section {
        } header: {
          Text(verbatim: "f").accessibilityIdentifier("lost")
        }
      }
      .accessibilityIdentifier("lost too")
      .padding(1)
      .accessibilityElement(children: children)
      .accessibilityIdentifier("row")
    }

    #expect(!text.contains("lost"))
    #expect(text.components(separatedBy: "id=row").count == 2)
  }

  @Test(.proves("L1")) func `the identifier of a section goes to its header, its rows and its footer`() {
    let text = outline {
      List {
        Section {
          Text(verbatim: "row")
        } header: {
          Text(verbatim: "header")
        } footer: {
          Text(verbatim: "footer")
        }
        .accessibilityIdentifier("all")
      }
    }

    #expect(text.components(separatedBy: "[id=all]").count == 4)
  }

  @Test(.proves("L1")) func `the identifiers in a button's label stay, since the button is the element`() {
    let text = outline {
      Button(action: {}) { Text(verbatim: "a").accessibilityIdentifier("name") }.accessibilityIdentifier("button")
    }

    #expect(text.contains("id=button") && text.contains("id=name"))
  }

  @Test func `traits are a set`() {
    var traits: AccessibilityTraits = [.isHeader]

    #expect(traits.insert(.isImage).inserted)
    #expect(!traits.insert(.isImage).inserted)
    #expect(traits == [.isHeader, .isImage])
    #expect(traits.update(with: .isHeader) == .isHeader)
    #expect(traits.update(with: .isSelected) == nil)
    #expect(traits.remove(.isSelected) == .isSelected)
    #expect(traits.remove(.isSelected) == nil)
    #expect(traits.union(.isLink).contains(.isLink))
    #expect(traits.intersection(.isImage) == .isImage)
    #expect(traits.symmetricDifference([.isImage, .isStaticText]) == [.isHeader, .isStaticText])
    #expect(AccessibilityTraits().isEmpty)
    #expect(!traits.isSuperset(of: [.updatesFrequently, .isButton]))
  }
}
