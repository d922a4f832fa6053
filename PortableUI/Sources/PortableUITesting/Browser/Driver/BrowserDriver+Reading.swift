extension BrowserDriver {
  public func find(_ query: ElementQuery) async throws -> [ElementReading] {
    let all =
      query.role == nil
      ? try await session.evaluate(PageScript.expression("find(\(try path(of: query))).map(reading)"))
      : try await session.call(PageScript.function("", "return this.map(reading);"), on: try await matches(query))
    return query.select(from: all.array.map(ElementReading.init))
  }

  public func accessibility(of query: ElementQuery) async throws -> AccessibleNode {
    let match = try await match(query)
    let element = try await handle(at: match.place, in: match.list)
    let tree = try await session.devTools(
      "Accessibility.getPartialAXTree", ["objectId": .string(element), "fetchRelatives": false])
    return AccessibilityTree(tree["nodes"].array, origin: origin).nodeAlone
  }

  public var focused: ElementReading? {
    get async throws {
      let element = try await session.evaluate(
        PageScript.expression(
          "[document.activeElement].filter(e => e && e !== document.body && e !== document.documentElement).map(reading)"
        ))
      return element.array.first.map(ElementReading.init)
    }
  }

  public func outline() async throws -> [AccessibleNode] {
    try await waitForFrame()
    let tree = try await session.devTools("Accessibility.getFullAXTree")
    return AccessibilityTree(tree["nodes"].array, origin: origin).outline
  }

  /// A handle on the list of elements that fit a query without its position, in page order.
  func matches(_ query: ElementQuery) async throws -> String {
    guard let role = query.role else {
      return try await session.handle(of: PageScript.expression("find(\(try path(of: query)))"))
    }
    var elements: [WireValue] = []
    for scope in try await scopes(of: query) {
      let found = try await session.devTools(
        "Accessibility.queryAXTree", ["objectId": .string(scope), "role": .string(role.rawValue)])
      for node in found["nodes"].array where node["ignored"].bool == false {
        guard query.name == nil || query.name == (node["name"]["value"].string ?? "").singleSpaced else { continue }
        let resolved = try await session.devTools(
          "DOM.resolveNode", ["backendNodeId": node["backendDOMNodeId"], "objectGroup": "tests"])
        elements.append(["objectId": resolved["object"]["objectId"]])
      }
    }
    let document = try await session.handle(of: "document")
    return try await session.handle(
      calling: "function(...elements) { return Array.from(new Set(elements)); }", on: document, with: elements)
  }

  /// Calls a function on the list of a match; its body has the element as `this[i]`, and further arguments by their names.
  func call(
    _ body: String, on match: (list: String, place: Int), _ arguments: KeyValuePairs<String, WireValue> = [:]
  ) async throws -> WireValue {
    try await session.call(
      PageScript.function((["i"] + arguments.map(\.key)).joined(separator: ", "), body), on: match.list,
      with: [WireValue.number(Double(match.place))] + arguments.map(\.value))
  }

  /// A handle on the element at a place of a list.
  private func handle(at place: Int, in list: String) async throws -> String {
    try await session.handle(calling: "function(i) { return this[i]; }", on: list, with: [.number(Double(place))])
  }

  /// The one element that a query means, by the rule of ``UIDriver/one(_:)``: a handle on a list, and the place in it.
  func match(_ query: ElementQuery) async throws -> (list: String, place: Int) {
    _ = try await one(query)
    let list = try await matches(query)
    if let position = query.position { return (list, position) }
    let place = try await session.call(
      PageScript.function("", "return Math.max(0, this.findIndex(isVisible));"), on: list)
    return (list, Int(place.number ?? 0))
  }

  private func scopes(of query: ElementQuery) async throws -> [String] {
    guard !query.path.isEmpty else { return [try await session.handle(of: "document")] }
    let list = try await session.handle(of: PageScript.expression("find(\(try path(of: query)))"))
    let count = Int(try await session.call("function() { return this.length; }", on: list).number ?? 0)
    var scopes: [String] = []
    for place in 0..<count { scopes.append(try await handle(at: place, in: list)) }
    return scopes
  }

  private func path(of query: ElementQuery) throws -> String {
    let path = query.path.map { WireValue.array([.string($0.text), .bool($0.isPrefix)]) }
    return String(decoding: try WireValue.array(path).data(), as: UTF8.self)
  }
}

extension ElementReading {
  /// What the page's script tells of an element.
  fileprivate init(_ value: WireValue) {
    self.init(
      identifier: value["identifier"].string ?? "",
      text: value["text"].string ?? "",
      attributes: value["attributes"].object.compactMapValues(\.string),
      value: value["value"].string,
      isVisible: value["isVisible"].bool ?? false,
      isDisabled: value["isDisabled"].bool ?? false,
      isOn: value["isOn"].bool ?? false)
  }
}
