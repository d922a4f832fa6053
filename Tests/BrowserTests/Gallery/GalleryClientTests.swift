import PortableUITesting
import Testing

/// The client script, given answers and a browser that the program itself does not give.
@Suite(.inChromium, .serialized) struct GalleryClientTests: GalleryTesting {
  @Test(arguments: [0, 1, 2]) func `elements that come together stand in their order`(_ index: Int) async throws {
    try await run("/buttons") { driver in
      let place = "\(index) && list.$.length - 2 + \(index)"
      try await answerEvents(
        of: driver, with: "[['i', path(list), \(place), '<li>A</li><li>B</li><li>C</li>']]")
      try await driver.click(driver.element("press"))
      try await driver.waitUntil("the rows are there") { try await texts(of: driver).contains("A") }

      let shown = try await texts(of: driver)
      let first = try #require(shown.firstIndex(of: "A"))
      #expect(Array(shown[first...].prefix(3)) == ["A", "B", "C"])
      #expect(try await driver.evaluate("list.$.every((row, index) => row === list.children[index])") == true)
    }
  }

  @Test func `a browser that refuses to change the address shows the answer nonetheless`() async throws {
    try await run("/buttons") { driver in
      _ = try await driver.evaluate("history.replaceState = () => { throw new Error('too often') }, 0")
      try await answerEvents(of: driver, with: "[['h', 'replace', '/buttons?x'], ['T', 'Answered']]")

      try await driver.click(driver.element("press"))

      try await driver.waitUntil("the answer is shown") { try await driver.evaluate("document.title") == "Answered" }
      #expect(try await driver.evaluate("window.asked") == 1)
    }
  }

  @Test func `a field that is none of the page's is never sent`() async throws {
    try await run("/buttons") { driver in
      _ = try await driver.evaluate(
        "document.body.insertAdjacentHTML('beforeend', '<input name=nickname value=extension>')")

      try await driver.element("press").tap()

      try await driver.waitForText("Pressed 1 times", of: "presses")
    }
  }

  @Test func `a text that is too long stays, and the page says so`() async throws {
    try await run("/typing", expecting: ["413"]) { driver in
      _ = try await driver.evaluate(
        """
        window.notes = document.querySelector('textarea');
        notes.value = 'x'.repeat(70000);
        notes.dispatchEvent(new InputEvent('input', { bubbles: true }));
        0
        """)

      try await driver.waitUntil("it says so") {
        try await driver.evaluate("document.getElementById('status')?.dataset.about") == "long"
      }

      #expect(try await driver.evaluate("notes.value.length") == 70000)
    }
  }

  /// Answers the events of a page with these operations instead of the server.
  private func answerEvents(of driver: BrowserDriver, with operations: String) async throws {
    _ = try await driver.evaluate(
      """
      window.list = document.querySelector('ul.rows');
      window.path = element => element === document.body
        ? [] : [...path(element.parentNode), element.parentNode.$.indexOf(element)];
      window.asked = 0;
      window.fetch = async (address, { body }) => {
        const { n, r, v } = JSON.parse(body);
        asked += 1;
        return new Response(JSON.stringify({ n, f: r, t: r + 1, v, o: \(operations) }));
      };
      0
      """)
  }

  private func texts(of driver: BrowserDriver) async throws -> [String] {
    let text = try await driver.evaluate("Array.from(list.children, row => row.textContent).join('|')").string ?? ""
    return text.split(separator: "|").map(String.init)
  }
}
