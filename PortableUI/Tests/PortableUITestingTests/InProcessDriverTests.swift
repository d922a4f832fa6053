import HTTPTypes
import PortableUITesting
import PortableUIWeb
import Testing

@Suite struct InProcessDriverTests {
  @Test func `a page that is not well-formed is refused with its place`() async throws {
    let driver = InProcessDriver(TinySite())

    let error = try await #require(throws: UITestError.self) { try await driver.open("/broken") }

    #expect("\(error)".contains("/broken is not well-formed. Line 1, column 25: </html> comes while <p> is open"))
  }

  @Test func `a redirect without end is refused`() async {
    await #expect(throws: UITestError.badAnswer("/loop redirects without end")) {
      try await InProcessDriver(TinySite()).open("/loop")
    }
  }

  @Test func `the reader's language goes along`() async throws {
    let driver = InProcessDriver(TinySite(), language: "ru")
    try await driver.open("/language")
    #expect(try await driver.element("language").text == "ru")
  }

  @Test func `what is missing is named, and the page shown`() async throws {
    let driver = InProcessDriver(TinySite())
    try await driver.open("/chile")

    let error = try await #require(throws: UITestError.self) { try await driver.element("row.Peru").tap() }

    #expect(
      error.description == """
        There is no element “row.Peru”.
        /chile: Chile
        main
          heading "Chile" level 1
          navigation "Back"
            link "Countries" to /
          switch "Watch" off
          text "Total cases: 12,345"
        identifiers: back, watch, total
        """)
  }

  @Test func `several where one is meant is an error`() async throws {
    let driver = InProcessDriver(TinySite())
    try await driver.open("/")

    let error = try await #require(throws: UITestError.self) { try await driver.element(.link).tap() }

    #expect("\(error)".hasPrefix("There are 2 of link, and one is meant."))
    #expect(try await driver.elements(.role(.link))[1].text == "Peru 12,345")
  }

  @Test(arguments: [
    ("https://example.org/", "leaves"), ("//example.org/", "leaves"), ("mailto:a@b.c", "leaves"),
    ("javascript:alert(1)", "leaves"), ("http://127.0.0.1:8080/two", "/two"), ("http://127.0.0.1:8080", "/"),
    ("two", "/a/two"), ("../two?x=1#y", "/two?x=1"), ("./", "/a/"), ("?q=%26", "/a/b?q=%26"),
    ("/two/../three", "/three"),
    ("../../../two", "/two"),
  ])
  func `links lead where they lead in a browser`(href: String, target: String) async throws {
    let driver = InProcessDriver(OnePage(body: "<a href=\"\(href)\" data-testid=\"link\">x</a>"))
    try await driver.open("/a/b?old=1")
    if target == "leaves" {
      await #expect(throws: UITestError.leavesTheApp(href)) { try await driver.element("link").tap() }
    } else {
      try await driver.element("link").tap()
      #expect(try await driver.currentPath == target)
    }
  }

  @Test func `a dialog that the page did not make inert still comes first`() async throws {
    let driver = InProcessDriver(
      OnePage(
        body: """
          <a href="/two" data-testid="behind">x</a>
          <dialog open aria-modal="true"><a href="/three" data-testid="inside">y</a></dialog>
          """))
    try await driver.open("/one")

    let error = try await #require(throws: UITestError.self) { try await driver.element("behind").tap() }

    #expect("\(error)".contains("a dialog is open in front of it"))
    try await driver.element("inside").tap()
    #expect(try await driver.currentPath == "/three")
  }

  @Test func `a cookie can be set beforehand and is sent`() async throws {
    let site = TinySite()
    let driver = InProcessDriver(site)
    await driver.setCookie("zone", to: "Asia/Tokyo")

    try await driver.open("/")

    #expect(await site.requests.last?.headers[.cookie] == "zone=Asia/Tokyo")
  }

  @Test func `nothing can be read before a page is open`() async {
    await #expect(throws: UITestError.nowhereToGo("nothing is open")) { try await InProcessDriver(TinySite()).title }
  }
}

/// The same page at every address.
private struct OnePage: WebResponder {
  let body: String

  func respond(to request: WebRequest) async -> WebResponse {
    WebResponse(
      status: .ok, headers: [.contentType: "text/html; charset=utf-8"], body: Array(TinyPages.page("One", body).utf8))
  }
}
