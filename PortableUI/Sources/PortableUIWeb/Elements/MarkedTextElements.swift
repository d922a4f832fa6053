import PortableUICore

extension ElementBuilder {
  /// A text with links and the like in it: one box around all runs, with what they have in common.
  ///
  /// In a link or a button its links are words alone, since no control may stand in another one.
  mutating func markedText(_ text: MarkedText, _ context: Context) -> Element {
    let look = TextLook(lineLimit: text.lineLimit, alignment: text.alignment)
    var element = Element(.span, classes: ["rich"] + classes(of: look))
    if text.lineLimit != nil { element.box = .closed }
    if LongWords.areIn(text.string) { element.classes.append("w") }
    let runs = text.runs.map { run in
      let link = context == .control ? nil : run.link
      return markedRun(run, linkedBy: link.flatMap { Self.linkAttributes(to: $0.address) })
    }
    let common = classesInCommon(text.runs)
    element.classes += common
    for var run in runs {
      run.classes.removeAll(where: common.contains)
      element.append(run: run)
    }
    return element
  }

  private mutating func markedRun(_ run: MarkedRun, linkedBy attributes: [Attribute]?) -> Element {
    let color = attributes == nil ? run.color : run.link?.color
    let look = TextLook(font: run.font, color: color)
    var element = Element(
      attributes == nil ? .span : .a, classes: classes(of: look), attributes: attributes ?? [], text: run.string)
    if let background = run.background { add(.background, .color(background), to: &element) }
    if let line = run.strikethrough {
      add(.textDecoration, .keyword(attributes == nil ? .lineThrough : .underlineAndLineThrough), to: &element)
      if let color = line.color { add(.textDecorationColor, .color(color), to: &element) }
    }
    return element
  }

  /// The classes of the fonts that all runs have; a text is as high as its box's font at least.
  private mutating func classesInCommon(_ runs: [MarkedRun]) -> [String] {
    var common: [String]?
    for run in runs {
      let own = classes(of: TextLook(font: run.font))
      common = common.map { $0.filter(own.contains) } ?? own
    }
    return common ?? []
  }
}

extension Element {
  /// Appends a run of the text; one that looks like the words before it continues them.
  fileprivate mutating func append(run: Element) {
    if run.tag == .span, let last = children.last, last.tag == .span, last.classes == run.classes {
      children[children.count - 1].text += run.text
    } else {
      append(run)
    }
  }
}
