extension BrowserDriver {
  public func find(_ query: ElementQuery) async throws -> [ElementReading] {
    guard query.role != nil else {
      let all = try await session.evaluate(PageScript.expression("find(\(try path(of: query))).map(reading)"))
      return query.select(from: all.array.map(ElementReading.init))
    }
    let matches = try await matches(query)
    let all = try await session.call(PageScript.function("", "return this.map(reading);"), on: matches)
    return query.select(from: all.array.map(ElementReading.init))
  }

  public func accessibility(of query: ElementQuery) async throws -> AccessibleNode {
    let match = try await match(query)
    let element = try await session.handle(
      calling: "function(i) { return this[i]; }", on: match.list, with: [.number(Double(match.place))])
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
    for place in 0..<count {
      scopes.append(
        try await session.handle(
          calling: "function(i) { return this[i]; }", on: list, with: [.number(Double(place))]))
    }
    return scopes
  }

  private func path(of query: ElementQuery) throws -> String {
    let path = query.path.map { pattern -> WireValue in
      switch pattern {
      case .exactly(let text): [.string(text), false]
      case .startingWith(let text): [.string(text), true]
      }
    }
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
