import Foundation

@testable import PortableUICore

/// Nodes as indented text, one line each.
enum Outline {
  static func lines(of node: Node) -> [String] {
    let marks = (node.expands.contains(.horizontal) ? " ↔" : "") + (node.expands.contains(.vertical) ? " ↕" : "")
    let head = name(of: node.kind) + marks + (node.accessibility.map { " \(text($0))" } ?? "")
    return [head] + asides(of: node.kind) + named("actions", node.row?.actions ?? [])
      + node.children.flatMap(lines).map { "  " + $0 }
  }

  private static func name(of kind: NodeKind) -> String {
    switch kind {
    case .text(let run): text(run)
    case .texts(let runs): runs.map(text).joined(separator: " + ")
    case .markedText(let text): Self.text(text)
    case .image(let image): "image \(image.name)\(style(image.font, image.color))"
    case .picture(let picture): text(picture)
    case .stack(let layout): text(layout)
    case .spacer(let length): "spacer" + optional("min", length)
    case .divider: "divider"
    case .shape(let drawing): "shape " + text(drawing)
    case .scroll(let axes): "scroll \(text(axes))"
    case .progress(let fraction): "progress" + optional("at", fraction.map { CGFloat($0) })
    case .list(let layout): "list \(layout.style)"
    case .section: "section"
    case .link(let target): text(target)
    case .button(let traits): text(traits)
    case .field(let traits): text(traits)
    case .picker(let traits): text(traits)
    case .dateField(let traits): text(traits)
    case .slider(let traits):
      "slider \(number(CGFloat(traits.value))) in \(number(CGFloat(traits.lowest)))...\(number(CGFloat(traits.highest)))"
        + optional("step", traits.step.map { CGFloat($0) }) + (traits.state.isEnabled ? "" : " disabled")
    case .toggle(let traits): "toggle \(traits.isOn ? "on" : "off")\(traits.isEnabled ? "" : " disabled")"
    case .screen(let traits): text(traits)
    case .columns(let layout): "columns preferred=\(layout.preferred)"
    case .tabs(let tabs): "tabs \(tabs.map(text).joined(separator: " | "))"
    case .alert(let traits): "alert \"\(traits.title)\"" + (traits.message.map { " message \"\($0)\"" } ?? "")
    case .sheet(let traits):
      "sheet" + (traits.isDismissable ? "" : " held") + (traits.isFull ? " full" : "") + (traits.isLow ? " low" : "")
        + (traits.colorScheme.map { " \($0)" } ?? "") + (traits.hidesOverlays ? " alone" : "")
    case .surroundings(let scheme): "surroundings \(scheme)"
    case .windowTint: "window tint"
    case .rowMenu: "row menu"
    case .menu(let traits): "menu \(traits.style)" + (traits.isEnabled ? "" : " disabled")
    case .grid(let layout): "grid \(layout.tracks.count)"
    case .table(let headings): "table of \(headings.count) columns"
    case .tableRow: "row"
    case .tableCell: "cell"
    case .tableHeading(let traits): "heading\(traits.order.map { " \($0)" } ?? "")"
    case .adaptiveColumns(let kind): "adaptiveColumns \(kind)"
    case .disclosure: "disclosure"
    case .rowWindow(let traits):
      "\(traits.edge) \(traits.shown) of \(traits.count)" + (traits.address.map { " \($0)" } ?? "")
    case .unseen(let address): "unseen" + (address.map { " \($0)" } ?? "")
    case .fileField(let traits): "files \(traits.accepted.joined(separator: ","))"
    case .share(let traits): "share \((traits.text + traits.addresses).joined(separator: "|"))"
    case .chart(let layout): "chart \(layout.x.labels.count) × \(layout.y.labels.count)"
    case .plot(let drawing): "plot \(drawing.layers.count)"
    case .plotReader(let control): "reader" + (control == nil ? " disabled" : "")
    case .spanReader(let control): "span reader" + (control == nil ? " disabled" : "")
    case .group: "group"
    case .pressable: "pressable"
    case .modified(let decoration): text(decoration)
    }
  }

  /// What stands beside a node's children: headers, footers, bars, layers.
  private static func asides(of kind: NodeKind) -> [String] {
    switch kind {
    case .menu(let traits): named("label", traits.label)
    case .section(let header, let footer): named("header", header) + named("footer", footer)
    case .screen(let traits):
      named("leading", traits.leading) + named("trailing", traits.trailing) + named("search", traits.search)
    case .pressable(let nodes): named("pressed", nodes)
    case .modified(.background(let nodes, _)): named("behind", nodes)
    case .modified(.overlay(let nodes, _)): named("above", nodes)
    default: []
    }
  }

  private static func named(_ name: String, _ nodes: [Node]) -> [String] {
    nodes.isEmpty ? [] : ["  " + name + ":"] + nodes.flatMap(lines).map { "    " + $0 }
  }
}

extension Outline {
  private static func text(_ run: TextRun) -> String {
    "\"\(run.string)\"" + style(run.font, run.color) + (run.lineLimit.map { " lines=\($0)" } ?? "")
      + (run.alignment.map { " \($0)" } ?? "")
  }

  private static func text(_ text: MarkedText) -> String {
    text.runs.map(Self.text).joined(separator: " + ") + (text.lineLimit.map { " lines=\($0)" } ?? "")
      + (text.alignment.map { " \($0)" } ?? "")
  }

  private static func text(_ run: MarkedRun) -> String {
    "\"\(run.string)\"" + style(run.font, run.color) + (run.background.map { " on \(text($0))" } ?? "")
      + (run.strikethrough.map { " struck" + ($0.color.map { " \(text($0))" } ?? "") } ?? "")
      + (run.link.map { " to \($0.address)" + ($0.color.map { " in \(text($0))" } ?? "") } ?? "")
  }

  private static func style(_ font: Font?, _ color: Color?) -> String {
    (font.map { " " + text($0) } ?? "") + (color.map { " " + text($0) } ?? "")
  }

  static func text(_ font: Font) -> String {
    var text =
      switch font.base {
      case .style(let style): "\(style)"
      case .size(let size): "\(number(size))pt"
      }
    if let weight = font.weight { text += " w\(weight.value)" }
    if let design = font.design { text += " \(design)" }
    if font.isItalic { text += " italic" }
    if font.hasMonospacedDigits { text += " digits" }
    return text
  }

  static func text(_ color: Color) -> String {
    let names: [(Color, String)] = [
      (.red, "red"), (.green, "green"), (.purple, "purple"), (.blue, "blue"), (.primary, "primary"),
      (.secondary, "secondary"), (.accentColor, "accent"), (.clear, "clear"),
    ]
    return names.first { $0.0 == color }?.1 ?? "\(hex(color.light))/\(hex(color.dark))"
  }

  private static func hex(_ value: RGBA) -> String {
    let channels = [value.red, value.green, value.blue].map { String(format: "%02X", Int(($0 * 255).rounded())) }
    return "#" + channels.joined() + (value.alpha == 1 ? "" : "@\(number(value.alpha))")
  }

  static func number(_ value: Double) -> String {
    value == value.rounded() ? String(Int(value)) : String(value)
  }

  private static func optional(_ name: String, _ value: CGFloat?) -> String {
    value.map { " \(name)=\(number($0))" } ?? ""
  }

  private static func text(_ axes: Axis.Set) -> String {
    (axes.contains(.horizontal) ? "h" : "") + (axes.contains(.vertical) ? "v" : "")
  }

  private static func text(_ layout: StackLayout) -> String {
    switch layout.axis {
    case .horizontal: "hstack \(layout.vertical.place)" + optional("spacing", layout.spacing)
    case .vertical: "vstack \(layout.horizontal.place)" + optional("spacing", layout.spacing)
    case nil: "zstack \(layout.horizontal.place) \(layout.vertical.place)"
    }
  }

  static func text(_ outline: ShapeOutline) -> String {
    switch outline {
    case .rectangle: "rectangle"
    case .ellipse: "ellipse"
    case .rounded(let radii):
      [radii.topLeading, radii.topTrailing, radii.bottomTrailing, radii.bottomLeading].map { number($0) }
        .reduce("rounded") { "\($0) \($1)" }
    case .path(let path, let size): "path of \(path.operations.count) in \(number(size.width))×\(number(size.height))"
    }
  }

  private static func text(_ drawing: ShapeDrawing) -> String {
    var text = text(drawing.outline)
    if let fill = drawing.fill { text += " fill \(Self.text(fill))" }
    if let stroke = drawing.stroke { text += " stroke \(Self.text(stroke))" }
    if let style = drawing.strokeStyle {
      text += " \(number(style.lineWidth))"
      if !style.dash.isEmpty { text += " dash \(style.dash.map { number($0) }.joined(separator: " "))" }
    }
    return text
  }

  private static func text(_ picture: PictureImage) -> String {
    "picture \(picture.address)" + (picture.scale == 1 ? "" : " at \(number(picture.scale))")
      + (picture.isResizable ? " resizable" : "") + (picture.contentMode.map { " \($0)" } ?? "")
      + optional("ratio", picture.aspectRatio) + (picture.keepsPixels ? " pixels" : "")
  }

  private static func text(_ target: LinkTarget) -> String {
    "link" + (target.address.map { " to \($0)" } ?? "") + (target.isCurrent ? " current" : "")
      + (target.showsDisclosure ? " >" : "")
  }

  private static func text(_ traits: ButtonTraits) -> String {
    "button \(traits.style)" + (traits.isEnabled ? "" : " disabled")
      + (traits.role == .destructive ? " destructive" : "")
      + (traits.role == .cancel ? " cancel" : "") + (traits.tint.map { " tint \(text($0))" } ?? "")
  }

  private static func text(_ traits: ScreenTraits) -> String {
    "screen" + (traits.title.map { " \"\($0)\"" } ?? "") + (traits.isTitleHidden ? " said" : "")
      + (traits.isCurrent ? "" : " beside")
      + (traits.back.map { " back to \"\($0.title ?? "")\" \($0.address ?? "-")" } ?? "")
  }

  private static func text(_ tab: TabTraits) -> String {
    tab.label.flatMap(\.allTexts).joined(separator: " ") + (tab.address.map { " at \($0)" } ?? "")
      + (tab.isSelected ? " selected" : "")
  }

  private static func text(_ traits: Accessibility) -> String {
    var parts: [String] = []
    if let identifier = traits.identifier { parts.append("id=\(identifier)") }
    if let label = traits.label { parts.append("label=\(label)") }
    if let value = traits.value { parts.append("value=\(value)") }
    if let hint = traits.hint { parts.append("hint=\(hint)") }
    if traits.isHidden { parts.append("hidden") }
    if traits.traits.contains(.isHeader) { parts.append("header") }
    if traits.combinesChildren { parts.append("combined") }
    return "[" + parts.joined(separator: ", ") + "]"
  }

  private static func text(_ decoration: Decoration) -> String {
    switch decoration {
    case .padding(let insets):
      "padding \([insets.top, insets.trailing, insets.bottom, insets.leading].map { number($0) }.joined(separator: " "))"
    case .frame(let frame): text(frame)
    case .relativeFrame(let frame):
      "relative" + (frame.width.map { " w=\(text($0))" } ?? "") + (frame.height.map { " h=\(text($0))" } ?? "")
        + text(frame.alignment)
    case .aspectRatio(let ratio): "ratio \(number(CGFloat(ratio)))"
    case .background(_, let alignment): "background" + text(alignment)
    case .overlay(_, let alignment): "overlay" + text(alignment)
    case .clip(let outline): "clip " + text(outline)
    case .opacity(let opacity): "opacity \(number(opacity))"
    case .hidden: "hidden"
    case .brightness(let amount): "brightness \(number(amount))"
    case .scale(let scale, let anchor):
      "scale \(number(scale.width)) \(number(scale.height))"
        + (anchor == .center ? "" : " from \(number(anchor.x)) \(number(anchor.y))")
    case .animated(let animation): "animated \(animation.curve) \(number(animation.duration))"
    case .drawnContentShape: "shape of its content"
    case .ignoresPointers: "ignores pointers"
    case .scrollTarget: "scroll target"
    case .pinned: "pinned"
    case .drawingGroup: "drawing"
    case .transition(let transition): "transition \(transition.motions.map { "\($0)" }.sorted())"
    }
  }

  private static func text(_ frame: FrameLayout) -> String {
    "frame" + optional("w", frame.width) + optional("h", frame.height) + optional("minW", frame.minWidth)
      + (frame.maxWidth == .infinity ? " maxW=∞" : optional("maxW", frame.maxWidth))
      + optional("minH", frame.minHeight)
      + (frame.maxHeight == .infinity ? " maxH=∞" : optional("maxH", frame.maxHeight)) + text(frame.alignment)
  }

  private static func text(_ alignment: Alignment) -> String {
    alignment == .center ? "" : " \(alignment.horizontal.place) \(alignment.vertical.place)"
  }

  private static func text(_ length: AffineLength) -> String {
    "\(number(length.factor))×" + (length.constant == 0 ? "" : "+\(number(length.constant))")
  }
}

extension Outline {
  private static func text(_ traits: FieldTraits) -> String {
    "\(traits.kind) \"\(traits.text)\" named \"\(traits.label)\""
      + (traits.prompt.map { $0 == traits.label ? "" : " prompt \"\($0)\"" } ?? "")
      + (traits.style == .automatic ? "" : " \(traits.style)") + style(traits.font, traits.color)
      + (traits.alignment.map { " \($0)" } ?? "") + text(traits.input) + text(traits.state)
  }

  private static func text(_ traits: PickerTraits) -> String {
    let options = traits.options.map { option in
      (option.value == traits.selected ? "*" : "") + option.label + (option.isEnabled ? "" : " (disabled)")
    }
    return "picker \(traits.style) named \"\(traits.label)\" of \(options.joined(separator: ", "))" + text(traits.state)
  }

  private static func text(_ traits: DateFieldTraits) -> String {
    "\(traits.kind) \(traits.value) named \"\(traits.label)\"" + (traits.earliest.map { " from \($0)" } ?? "")
      + (traits.latest.map { " to \($0)" } ?? "") + text(traits.state)
  }

  private static func text(_ input: TextInputTraits) -> String {
    (input.keyboard == .default ? "" : " keyboard \(input.keyboard)")
      + (input.contentType.map { " content \($0.rawValue)" } ?? "")
      + (input.capitalization.map { " capitals \($0)" } ?? "") + (input.submitLabel.map { " key \($0)" } ?? "")
      + (input.isAutocorrectionDisabled ? " uncorrected" : "")
  }

  private static func text(_ state: FieldState) -> String {
    (state.isEnabled ? "" : " disabled") + (state.reportsFocus ? " focus" : "") + (state.reportsSubmit ? " submit" : "")
  }
}
