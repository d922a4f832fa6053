import HTTPTypes
import PortableUIWeb
import Testing

@testable import PortableUITesting

/// A button that does what a test has it do.
private let button = "<button name=\"event\" value=\"nA\" data-testid=\"do\">Do</button>"

@Suite(.timeLimit(.minutes(10))) struct LiveDriverTests {
  private func driver(_ site: LiveSite, at path: String = "/") async throws -> InProcessDriver {
    let driver = InProcessDriver(site, runsScript: true)
    try await driver.open(path)
    return driver
  }

  /// A page whose one button has these operations, which lead to that page.
  private func site(_ start: String, _ operations: String, _ end: String) -> LiveSite {
    LiveSite(button + start, ["tap nA": .init(html: button + end, operations: operations)])
  }

  @Test(arguments: [
    ("<p>1</p>", #"["t",[1],"2 <"]"#, "<p>2 &lt;</p>"),
    ("<p>1</p>", #"["t",[1],""]"#, "<p></p>"),
    ("<p class=\"a\">1</p>", #"["a",[1],{"id":"x"}]"#, "<p id=\"x\">1</p>"),
    (
      "<ul><li>1</li></ul>", #"["i",[1],0,"<li>0</li>"],["i",[1],2,"<li>2</li><li>3</li>"]"#,
      "<ul><li>0</li><li>1</li><li>2</li><li>3</li></ul>"
    ),
    ("<ul><li>1</li><li>2</li><li>3</li></ul>", #"["r",[1],1,2]"#, "<ul><li>1</li></ul>"),
    ("<ul><li>1</li><li>2</li><li>3</li></ul>", #"["m",[1],0,2]"#, "<ul><li>2</li><li>3</li><li>1</li></ul>"),
    (
      "<ul><li>1</li><li>2</li><li>3</li></ul>", #"["m",[1],2,0],["t",[1,0],"0"]"#,
      "<ul><li>0</li><li>1</li><li>2</li></ul>"
    ),
    (
      "<p>1</p>", ##"["R","<button name=\"event\" value=\"nA\" data-testid=\"do\">Do</button><div><p>2</p></div>"]"##,
      "<div><p>2</p></div>"
    ),
    ("<svg><g></g></svg>", #"["i",[1,0],0,"<path d=\"M0 0\"/>"]"#, "<svg><g><path d=\"M0 0\"/></g></svg>"),
  ])
  func `operations lead to the page that the server means`(start: String, operations: String, end: String) async throws
  {
    let site = site(start, operations, end)
    let driver = try await driver(site)

    try await driver.element("do").tap()

    #expect(await site.events == ["tap nA"])
  }

  @Test func `an operation that is missing is found out`() async throws {
    let driver = try await driver(site("<p>1</p><p>2</p>", #"["t",[1],"one"]"#, "<p>one</p><p>two</p>"))

    let error = try await #require(throws: UITestError.self) { try await driver.element("do").tap() }

    #expect(
      "\(error)"
        == """
        The app's answer cannot be used: the operations have led to another page than a fresh render
        --- a fresh render
        +++ the page
        @@ -1 +1 @@
         <body>
           <button data-testid="do" name="event" value="nA">Do
           <p>one
        -  <p>two
        +  <p>2
        .
        """)
  }

  @Test(arguments: [
    #"["t",[5],"x"]"#, #"["i",[],3,"<p></p>"]"#, #"["r",[],1,2]"#, #"["m",[],0,2]"#, #"["i",[],0,"<p>"]"#,
    #"["i",[],0,"text"]"#, #"["z",[]]"#, #"["t",[-1],"x"]"#, #"["a",[0],{"id":1}]"#, #"["h","jump","/"]"#, "7",
  ])
  func `an operation that a browser could not make is found out`(operation: String) async throws {
    let driver = try await driver(site("<p>1</p>", operation, "<p>1</p>"))

    await #expect(throws: UITestError.self) { try await driver.element("do").tap() }
  }

  @Test func `a rule that never came is found out, one that came is not`() async throws {
    let known = site("", #"["s",[".b{width:2px}"]]"#, "")
    try await driver(known).element("do").tap()

    #expect(
      LivePageTests.page("<p>1</p>", style: ".a{}").problem(rules: [".b{}"]) == "the rule .b{} never reached the page")
    #expect(LivePageTests.page("<p>1</p>", style: ".a{}").problem(rules: [".a{}"]) == nil)
  }

  @Test func `a loaded page that differs from the live one is found out`() async throws {
    let driver = InProcessDriver(Forgetful(), runsScript: true)

    let error = try await #require(throws: UITestError.self) { try await driver.open("/") }

    #expect("\(error)".contains("a live window shows another page than the one that was loaded"))
  }

  @Test func `links go, Back and Forward come back, and a load begins anew`() async throws {
    let link = "<a href=\"/two\" data-testid=\"link\">Two</a>"
    let site = LiveSite(
      link,
      [
        "go /two": .init(
          html: "<p data-testid=\"two\">2</p>",
          operations: ##"["r",[],0,1],["i",[],0,"<p data-testid=\"two\">2</p>"],["h","push","/two"],["T","Two"]"##),
        "back /": .init(
          html: link,
          operations: ##"["r",[],0,1],["i",[],0,"<a href=\"/two\" data-testid=\"link\">Two</a>"],["T","One"]"##),
        "back /two": .init(html: "<p>2</p>", operations: #"["r",[],0,1],["i",[],0,"<p>2</p>"],["x","/plain"]"#),
      ])
    let driver = try await driver(site)

    try await driver.element("link").tap()
    #expect(try await driver.currentPath == "/two")
    #expect(try await driver.title == "Two")
    try await driver.goBack()
    #expect(try await driver.currentPath == "/")
    #expect(try await driver.title == "One")
    try await driver.goForward()

    #expect(await site.events == ["go /two", "back /", "back /two"])
    #expect(try await driver.currentPath == "/plain")
    try await driver.element("home").tap()
    try await driver.goBack()
    #expect(try await driver.element("plain").isVisible)
    try await driver.goBack()
    #expect(try await driver.currentPath == "/two")
    #expect(await site.events.count == 3)
  }

  @Test func `an address may be replaced, and a file stored`() async throws {
    let driver = try await driver(site("", #"["h","replace","/?a=1"],["d","/live/file"]"#, ""))

    try await driver.element("do").tap()

    #expect(try await driver.currentPath == "/?a=1")
    await #expect(throws: UITestError.nowhereToGo("back")) { try await driver.goBack() }
    #expect(await driver.downloads == [StoredFile(name: "a b.csv", type: "text/csv", bytes: Array("a,b".utf8))])
  }

  @Test func `what is typed goes as input, and the server's word comes in`() async throws {
    let field = "<input name=\"nF\" value=\"old\" data-testid=\"field\" data-focus data-submit>"
    let site = LiveSite(
      field,
      [
        "": .init(
          html: field.replacing("old", with: "new"),
          operations: ##"["a",[0],{"name":"nF","value":"new","data-testid":"field","data-focus":"","data-submit":""}]"##
        ),
        "submit nF": .init(
          html: "<input name=\"nF\" value=\"\" data-testid=\"field\">",
          operations: ##"["a",[0],{"name":"nF","value":"","data-testid":"field"}],["f",null]"##),
      ])
    let driver = try await driver(site)

    try await driver.element("field").enter("new")
    #expect(try await driver.element("field").value == "new")
    try await driver.press(.enter)

    #expect(await site.messages.map(\.["e"].line) == [#"[["focus","nF",true]]"#, "[]", #"[["submit","nF"]]"#])
    #expect(await site.messages.map(\.["i"].line) == ["{}", #"{"nF":"new"}"#, "{}"])
    #expect(try await driver.element("field").value == "")
    #expect(try await driver.focused == nil)
  }

  @Test func `a switch shows at once what it was set to`() async throws {
    func toggle(_ isOn: Bool) -> String {
      "<button role=\"switch\" name=\"event\" value=\"nS\" aria-checked=\"\(isOn)\" data-testid=\"switch\">On</button>"
    }
    let site = LiveSite(toggle(false), ["set nS true": .init(html: toggle(true), operations: #"["T","On"]"#)])
    let driver = try await driver(site)

    try await driver.element("switch").tap()

    #expect(try await driver.element("switch").isOn)
    #expect(await site.events == ["set nS true"])
  }

  @Test func `a presentation takes the focus and gives it back, and shuts out what is beneath`() async throws {
    let root = "<div id=\"root\">\(button)</div>"
    let alert =
      "<dialog open role=\"alertdialog\" aria-label=\"Sure?\" data-in=\"nP\" data-dismiss>"
      + "<button name=\"event\" value=\"nO\" data-testid=\"ok\" autofocus>OK</button></dialog>"
    let site = LiveSite(
      root,
      [
        "tap nA": .init(
          html: "<div id=\"root\" inert>\(button)</div>\(alert)",
          operations: ##"["a",[0],{"id":"root","inert":""}],"## + WireValue.array(["i", [], 1, .string(alert)]).line),
        "dismiss nP": .init(html: root, operations: #"["a",[0],{"id":"root"}],["r",[],1,1]"#),
      ])
    let driver = try await driver(site)

    try await driver.element("do").tap()
    #expect(try await driver.focused?.identifier == "ok")
    let error = try await #require(throws: UITestError.self) { try await driver.element("do").tap() }
    #expect("\(error)".contains("inert"))
    try await driver.press(.escape)

    #expect(try await driver.focused?.identifier == "do")
    #expect(await site.messages.last?["p"].line == #"["nP"]"#)
  }

  @Test func `pushes come in by themselves, also when the stream had ended`() async throws {
    let site = LiveSite("<p data-testid=\"p\">1</p>")
    let driver = try await driver(site)
    try await site.listened(times: 1)
    await site.endStream()
    try await site.listened(times: 2)

    await site.push(#"["t",[0],"2"]"#, html: "<p data-testid=\"p\">2</p>")

    try await driver.waitUntil("the push has come") { try await driver.element("p").text == "2" }
  }

  @Test func `an answer waits for the push before it`() async throws {
    let site = LiveSite(
      button + "<p>1</p>",
      ["tap nA": .init(html: button + "<p>3</p>", operations: #"["t",[1],"3"]"#, before: #"["t",[1],"2"]"#)])
    let driver = try await driver(site)

    async let tap: Void = driver.element("do").tap()
    while await !driver.isHolding { try await Task.sleep(for: .milliseconds(1)) }
    await site.sendHeldBack()
    try await tap

    #expect(try await driver.outline().last?.name == "3")
  }

  @Test func `a reset that comes late does not bring an older page back`() async throws {
    let site = LiveSite(button + "<p data-testid=\"p\">1</p>")
    let driver = try await driver(site)
    await site.push(#"["t",[1],"2"]"#, html: button + "<p data-testid=\"p\">2</p>")
    try await driver.waitUntil("the push has come") { try await driver.element("p").text == "2" }

    await site.pushReset(to: 0, html: "<p>older</p>")
    await site.push(#"["t",[1],"3"],["n","unsent"]"#, html: button + "<p data-testid=\"p\">3</p>")

    try await driver.waitUntil("the next push has come") { try await driver.element("p").text == "3" }
    try await driver.element("do").tap()
    #expect(await driver.notices == ["unsent"])
  }

  @Test func `a push that does not fit is told at the next step`() async throws {
    let site = LiveSite(button)
    let driver = try await driver(site)
    await site.push(#"["t",[9],"2"]"#)
    while await driver.pushFailure == nil { try await Task.sleep(for: .milliseconds(1)) }

    await #expect(throws: UITestError.self) { try await driver.element("do").tap() }
  }

  @Test func `too much at once is asked again, other refusals are errors`() async throws {
    let site = LiveSite(button)
    let driver = try await driver(site)
    await site.refuseOnce()

    try await driver.element("do").tap()

    #expect(await site.events == ["tap nA"])
  }

  @Test func `a server with other assets gets the page loaded anew, and what was typed stays`() async throws {
    let field = "<input name=\"nF\" value=\"\" data-testid=\"field\">"
    let typed = field.replacing("value=\"\"", with: "value=\"typed\"")
    let site = LiveSite(
      field, ["": .init(html: typed, operations: #"["a",[0],{"name":"nF","value":"typed","data-testid":"field"}]"#)])
    let driver = try await driver(site)
    await site.outdateOnce()

    try await driver.element("field").enter("typed")

    #expect(try await driver.element("field").value == "typed")
    #expect(await site.messages.map(\.["i"].line) == [#"{"nF":"typed"}"#])
  }

  @Test func `a menu closes after a choice`() async throws {
    let menu = "<details class=\"menu\"><summary data-testid=\"more\">More</summary>\(button)</details>"
    let driver = try await driver(LiveSite(menu))

    try await driver.element("more").tap()
    #expect(try await driver.element("do").isVisible)
    try await driver.element("do").tap()
    #expect(try await driver.element("do").isVisible == false)

    try await driver.element("more").tap()
    try await driver.press(.escape)
    #expect(try await driver.element("do").isVisible == false)
  }

  @Test func `files are uploaded and their tokens set`() async throws {
    let site = LiveSite("<input type=\"file\" name=\"nU\" data-upload=\"/upload\" data-testid=\"file\">\(button)")
    let driver = try await driver(site)
    let files = [
      StoredFile(name: "ä.png", type: "image/png", bytes: [1]), StoredFile(name: "b", type: "text/plain", bytes: []),
    ]

    try await driver.choose(files, for: .identifier("file"))

    #expect(await site.events == ["set nU token1,token2"])
    #expect(await site.uploads.map(\.body) == [[1], []])
    #expect(await site.uploads.first?.headers[HTTPField.Name("X-File-Name")!] == "%C3%A4%2Epng")
    await #expect(throws: UITestError.self) { try await driver.choose(files, for: .identifier("do")) }
  }

  @Test func `a select takes an option by its label, a link for more rows is a tap`() async throws {
    let select = """
      <select name="nS" data-value="1" data-testid="select"><option value="1" selected>One</option>\
      <option value="2">Two</option></select><a href="/?more" data-more="nM" data-testid="more">More</a>
      """
    let chosen = select.replacing("data-value=\"1\"", with: "data-value=\"2\"")
    let site = LiveSite(
      select,
      ["": .init(html: chosen, operations: ##"["a",[0],{"name":"nS","data-value":"2","data-testid":"select"}]"##)])
    let driver = try await driver(site)

    try await driver.element("select").enter("Two")
    #expect(try await driver.element("select").value == "2")
    try await driver.element("more").tap()

    #expect(await site.messages.map(\.["i"].line) == [#"{"nS":"2"}"#, "{}"])
    #expect(await site.events == ["tap nM"])
  }
}

extension InProcessDriver {
  /// Whether a message waits for the one before it.
  fileprivate var isHolding: Bool { live?.held.isEmpty == false }
}

/// Shows each window another page.
private struct Forgetful: WebResponder {
  func respond(to request: WebRequest) async -> WebResponse {
    if request.target == "/live/event" {
      return WebResponse(
        status: .ok, body: Array(#"{"n":0,"f":0,"t":1,"v":"1","o":[["R","<p>2</p>"]]}"#.utf8))
    }
    let page = "<!doctype html><html><head></head><body data-version=\"1\" data-assets=\"1\"><p>1</p></body></html>"
    return WebResponse(status: .ok, headers: [.contentType: "text/html; charset=utf-8"], body: Array(page.utf8))
  }
}
