import Foundation
import PortableUITesting
import TestSupport
import Testing

extension GalleryInChromium {
  /// Switches, bursts, long lists and files.
  @Suite struct Controls: GalleryTesting {
    @Test func `a switch pressed twice quickly is as it was`() async throws {
      try await run("/buttons") { driver in
        try await driver.delayEvents(by: 200)
        try await driver.click(driver.element("switch"))
        try await driver.click(driver.element("switch"))
        try await driver.waitUntil("it shows that it is off") { try await !driver.element("switch").isOn }
        try await waitForCalm(driver)
        #expect(try await !driver.element("switch").isOn)
        #expect(try await driver.element("state").text == "It is off")

        for _ in 0..<3 { try await driver.click(driver.element("switch")) }
        // The answer to the first press says "It is on" too.
        try await waitForCalm(driver)
        #expect(try await driver.element("switch").isOn)
        #expect(try await driver.element("state").text == "It is on")
      }
    }

    private func waitForCalm(_ driver: BrowserDriver) async throws {
      try await driver.waitUntil("nothing is under way") {
        try await driver.evaluate("document.body.$isCalm") == true
      }
    }

    @Test func `a switch shows that it was pressed before a slow answer is there`() async throws {
      try await run("/buttons") { driver in
        try await driver.delayEvents(by: 2_000)
        try await driver.click(driver.element("switch"))
        try await driver.waitUntil("it is on") { try await driver.element("switch").isOn }
        #expect(try await driver.element("state").text == "It is off")
        try await driver.waitForText("It is on", of: "state")
        #expect(try await driver.element("switch").isOn)
      }
    }

    @Test func `a control in a style of its own is another one while it is pressed, and does what it does`()
      async throws
    {
      try await run("/styles") { driver in
        for identifier in ["press", "link", "picture"] {
          let width = try await pressWidth(identifier, driver)
          try await driver.hold(driver.element(identifier))
          try await driver.waitUntil("\(identifier) is smaller") {
            try await pressWidth(identifier, driver) < width * 0.92
          }
          try await driver.letGo()
          try await driver.waitUntil("\(identifier) is as it was") { try await pressWidth(identifier, driver) == width }
        }
        try await driver.element("press").tap()
        try await driver.waitForText("Pressed 1 times", of: "presses")
        #expect(try await driver.element("never").attribute("disabled") != nil)
      }
    }

    @Test func `a table is sorted by its headings, and says how`() async throws {
      try await run("/tables") { driver in
        func names() async throws -> String? {
          try await driver.evaluate(
            "[...document.querySelectorAll('tbody th')].map(name => name.textContent).join(' ')"
          )
          .string
        }
        let depth = driver.element(.button, named: "Depth in m")
        #expect(try await names() == "Baikal Ladoga Titicaca Victoria")

        try await depth.tap()
        try await driver.waitUntil("the shallowest comes first") {
          try await names() == "Victoria Ladoga Titicaca Baikal"
        }
        #expect(try await driver.evaluate("document.querySelectorAll('th')[2].ariaSort").string == "ascending")
        try await depth.tap()
        try await driver.waitUntil("the deepest comes first") {
          try await names() == "Baikal Titicaca Ladoga Victoria"
        }
        #expect(try await driver.evaluate("document.querySelectorAll('th')[2].ariaSort").string == "descending")
        #expect(try await driver.evaluate("document.querySelectorAll('[aria-sort]').length").number == 1)
      }
    }

    @Test func `pictures of the program's own are shown in the size that they get, others not at all`() async throws {
      try await run("/pictures") { driver in
        for (identifier, width, height) in [("plain", 4.0, 2.0), ("fill", 80, 80), ("stretched", 80, 80)] {
          let frame = try await driver.frame(of: driver.element(identifier))
          #expect(frame.width == width && frame.height == height, "\(identifier): \(frame)")
        }
        #expect(try await driver.frame(of: driver.element("fit")).height == 60)
        #expect(try await driver.element("placeholder").isVisible)
        #expect(try await driver.transfers().allSatisfy { !$0.url.contains("example.org") })
        try await driver.element("toggle").tap()
        try await driver.waitUntil("it is gone") { try await !driver.element("plain").exists }
        try await driver.element("toggle").tap()
        try await driver.waitUntil("it is back") { try await driver.element("plain").exists }
      }
    }

    private func pressWidth(_ identifier: String, _ driver: BrowserDriver) async throws -> Double {
      try await driver.evaluate(
        "document.querySelector('[data-testid=\(identifier)]').closest('.press').querySelector('.sh')"
          + ".getBoundingClientRect().width"
      ).number ?? 0
    }

    @Test func `Escape presses the button that it stands for`() async throws {
      try await run("/buttons") { driver in
        try await driver.press(.escape)
        try await driver.waitForText("Pressed 1 times", of: "presses")
      }
    }

    /// How many messages the page sent over its socket.
    private func said(_ driver: BrowserDriver) async throws -> Int {
      Int(try await driver.evaluate("said").number ?? 0)
    }

    @Test func `of 700 taps at once all count`() async throws {
      try await run("/buttons", expecting: ["429"]) { driver in
        _ = try await driver.evaluate(
          """
          window.said = 0;
          const { send } = WebSocket.prototype;
          WebSocket.prototype.send = function (text) { said += 1; send.call(this, text); };
          for (let i = 0; i < 700; i++) document.querySelector('[data-testid=press]').click();
          """)
        try await driver.waitForText("Pressed 700 times", of: "presses")
        let requests = try await driver.transfers().filter { $0.url.hasSuffix("/live/event") }.count
        #expect(try await requests + said(driver) < 60)
        // On a slow machine the page may have no socket yet.
        try await driver.waitUntil("what is pressed goes over the socket") {
          try await driver.element("press").tap()
          return try await said(driver) > 0
        }
      }
    }

    @Test(arguments: [BrowserSettings(.phone), BrowserSettings(.desktop)])
    func `a list of 100,000 rows goes on as one scrolls, both ways, and what is seen stays`(
      _ settings: BrowserSettings
    ) async throws {
      try await run("/rows", settings) { driver in
        var last = 0
        while last < 400 {
          let row = try await lastRow(driver)
          #expect(row > last)
          last = row
          let step = try await scrollTo("Row \(row)", in: driver)
          try await driver.waitUntil("more rows come after \(row)") { try await lastRow(driver) > row }
          #expect(try await place(of: "Row \(row)", in: driver) == step, "what is seen stays")
        }
        // So far from both ends that no more rows come for it.
        let row = try await lastRow(driver) - 50
        try await driver.element(.button, named: "Row \(row)").tap()
        try await driver.waitForText("Tapped \(row)", of: "tapped")

        var first = try await firstRow(driver)
        while first > 1 {
          let row = first
          let step = try await scrollTo("Row \(row)", in: driver)
          try await driver.waitUntil("more rows come before \(row)") { try await firstRow(driver) < row }
          #expect(try await place(of: "Row \(row)", in: driver) == step, "what is seen stays")
          first = try await firstRow(driver)
        }
      }
    }

    @Test func `files come in, one and several`() async throws {
      let folder = try TemporaryFolder()
      try folder.write(Array("a,b\n".utf8), to: "table.csv")
      try folder.write(Array(repeating: 7, count: 4321), to: "a.png")
      try await run("/files") { driver in
        try await driver.element("import").tap()
        try await driver.choose([folder.path + "table.csv"], in: "[data-in] input[type=file]")
        try await driver.waitUntil("the table is there") { try await driver.element("message").text != "nothing yet" }
        #expect(try await !driver.element("message").text.hasPrefix("Failed"))
        try await driver.choose([folder.path + "a.png"], in: "[data-testid=picture] input, input[data-testid=picture]")
        try await driver.waitForText("4321 bytes", of: "message")
        try await driver.choose([folder.path + "a.png", folder.path + "table.csv"], in: "input[multiple]")
        try await driver.waitForText("2 pictures", of: "pictures")
      }
    }

    @Test func `a file that the server does not take is said to be unsent`() async throws {
      let folder = try TemporaryFolder()
      try folder.write(Array(repeating: 7, count: 10), to: "a.png")
      try await run("/files") { driver in
        _ = try await driver.evaluate(
          """
          window.plainFetch = window.fetch;
          window.fetch = (address, ...more) => address.includes('upload')
            ? Promise.resolve(new Response('too large', { status: 413 })) : plainFetch(address, ...more);
          """)
        try await driver.choose([folder.path + "a.png"], in: "[data-testid=picture] input, input[data-testid=picture]")
        try await driver.waitUntil("it says so") {
          try await driver.evaluate("document.getElementById('status')?.textContent").string?
            .hasPrefix("The file wasn’t sent") == true
        }
        #expect(try await driver.element("message").text == "nothing yet")
      }
    }

    @Test func `a file goes out under its name`() async throws {
      try await run("/files") { driver in
        _ = try await driver.evaluate(
          """
          HTMLAnchorElement.prototype.click = function() {
            fetch(this.href).then(async answer => {
              window.stored = [answer.headers.get('Content-Disposition'), await answer.text()].join(' ');
            });
          };
          """)
        try await driver.element("export").tap()
        try await driver.waitUntil("the file has come") { try await driver.evaluate("window.stored") != .null }
        let stored = try await driver.evaluate("window.stored").string ?? ""
        #expect(stored.contains("note.txt") && stored.hasSuffix("A note\n"), "\(stored)")
      }
    }

    private func rowExpression(_ name: String) -> String {
      "[...document.querySelectorAll('li')].find(e => e.textContent === '\(name)')?.getBoundingClientRect().top"
    }

    private func place(of row: String, in driver: BrowserDriver) async throws -> Double? {
      try await driver.evaluate("Math.round(\(rowExpression(row)))").number
    }

    /// Scrolls the row to the middle and returns where it then is.
    private func scrollTo(_ row: String, in driver: BrowserDriver) async throws -> Double? {
      try await driver.evaluate(
        """
        (() => { const e = [...document.querySelectorAll('li')].find(e => e.textContent === '\(row)');
          e.scrollIntoView({block: 'center', behavior: 'instant'}); return Math.round(e.getBoundingClientRect().top); })()
        """
      ).number
    }

    private func rows(_ driver: BrowserDriver) async throws -> [Int] {
      try await driver.evaluate(
        "[...document.querySelectorAll('li')].map(e => /^Row (\\d+)$/.exec(e.textContent)?.[1]).filter(Boolean).map(Number)"
      ).array.compactMap(\.number).map { Int($0) }
    }

    private func lastRow(_ driver: BrowserDriver) async throws -> Int { try await rows(driver).last ?? 0 }
    private func firstRow(_ driver: BrowserDriver) async throws -> Int { try await rows(driver).first ?? 0 }
  }
}
