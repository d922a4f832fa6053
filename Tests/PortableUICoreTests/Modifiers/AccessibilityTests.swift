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
