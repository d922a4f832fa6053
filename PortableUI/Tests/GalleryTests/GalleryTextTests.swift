import GalleryScreens
import PortableUITesting
import TestSupport
import Testing

/// Links in texts, without a browser.
@Suite struct GalleryTextTests {
  @Test(arguments: [false, true])
  func `a link in a text leads to its place, with script and without`(runsScript: Bool) async throws {
    let driver = InProcessDriver(await GalleryApp.responder(), runsScript: runsScript)
    try await driver.open("/texts")

    try await driver.elements(.role(.link, named: "buttons"))[1].tap()

    #expect(try await driver.currentPath == "/buttons")
    try await driver.goBack()
    #expect(try await driver.currentPath == "/texts")
  }

  @Test(arguments: [false, true])
  func `a link beside a link of a row leads to its own place`(runsScript: Bool) async throws {
    let driver = InProcessDriver(await GalleryApp.responder(), runsScript: runsScript)
    try await driver.open("/texts")
    try await driver.element(.button, named: "See fields").tap()
    #expect(try await driver.element("chosen").text == "Chosen: words")
    try await driver.element(.button, named: "Replies").tap()
    #expect(try await driver.element("chosen").text == "Chosen: replies")

    try await driver.elements(.role(.link, named: "fields"))[1].tap()

    #expect(try await driver.currentPath == "/fields")
  }
}

extension GalleryInChromium {
  /// Texts with links in them.
  @Suite struct Texts: GalleryTesting {
    @Test func `a row leads where it leads, but for the link in its text`() async throws {
      try await run("/texts", BrowserSettings(.phone)) { driver in
        let row = try await driver.frame(of: driver.element("sentence"))
        try await driver.click(at: (row.x + 200, row.y + row.height / 2))
        try await driver.waitForText("Chosen: replies", of: "chosen")

        _ = try await driver.evaluate("document.querySelector('[data-testid=sentence] > a').click()")
        try await driver.waitUntil("the fields are there") { try await driver.currentPath == "/fields" }
      }
    }

    @Test func `links in a text lie above the row that leads elsewhere`() async throws {
      try await run("/texts") { driver in
        let isAbove = try await driver.evaluate(
          """
          (() => { const link = document.querySelector('[data-testid=sentence] > a'), box = link.getBoundingClientRect();
            return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2) === link; })()
          """)
        #expect(isAbove == true)
      }
    }
  }
}
