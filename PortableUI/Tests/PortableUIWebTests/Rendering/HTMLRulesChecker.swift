@testable import PortableUIWeb

/// Finds what HTML does not allow in elements: the renderer must never write it, whatever a screen nests.
struct HTMLRulesChecker {
  private(set) var faults: [String] = []
  private var ids: Set<String> = []

  private static let phrasing: Set<Tag> = [.a, .button, .input, .label, .progress, .span, .svg]
  private static let holdsPhrases: Set<Tag> = [.a, .button, .h1, .h2, .label, .p, .span, .summary]

  /// The faults of a page's elements.
  static func faults(in elements: [Element]) -> [String] {
    var checker = HTMLRulesChecker()
    for element in elements { checker.check(element, in: []) }
    return checker.faults
  }

  private mutating func check(_ element: Element, in ancestors: [Tag]) {
    let place = (ancestors + [element.tag]).map { "\($0)" }.joined(separator: " > ")
    if !element.text.isEmpty, !element.children.isEmpty { faults.append("\(place): text and children") }
    if Set(element.classes).count != element.classes.count {
      faults.append("\(place): a class twice: \(element.classes)")
    }
    let names = element.attributes.map { "\($0.name)" }
    if Set(names).count != names.count { faults.append("\(place): an attribute twice: \(names)") }
    for attribute in element.attributes where attribute.name == .id {
      if !ids.insert(attribute.value).inserted { faults.append("\(place): the id \(attribute.value) twice") }
    }
    checkNesting(element, in: ancestors, place)
    for child in element.children { check(child, in: ancestors + [element.tag]) }
  }

  private mutating func checkNesting(_ element: Element, in ancestors: [Tag], _ place: String) {
    guard let parent = ancestors.last, !ancestors.contains(.svg) else { return }
    let isPhrase = Self.phrasing.contains(element.tag)
    if Self.holdsPhrases.contains(parent), !isPhrase { faults.append("\(place): a block among phrases") }
    if (parent == .ul) != (element.tag == .li) { faults.append("\(place): rows and lists belong together") }
    let isControl = element.tag == .a || element.tag == .button || element.tag == .summary || element.has(.tabindex)
    if isControl, ancestors.contains(.a) || ancestors.contains(.button) || ancestors.contains(.summary) {
      faults.append("\(place): a control in a control")
    }
    if (element.tag == .summary) != (parent == .details && element.tag != .div) {
      faults.append("\(place): a summary and its details belong together")
    }
    if element.tag == .form, ancestors.contains(.form) { faults.append("\(place): a form in a form") }
  }
}
