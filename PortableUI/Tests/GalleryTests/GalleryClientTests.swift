import PortableUITesting
import TestSupport
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
        "document.body.append(Object.assign(document.createElement('input'), { name: 'nickname', value: 'extension' }))"
      )

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

  @Test func `a file that is lost on the way is told`() async throws {
    try await run("/buttons") { driver in
      try await answerEvents(of: driver, with: "[['n', 'unsent']]")

      try await driver.click(driver.element("press"))

      try await driver.waitUntil("it says so") {
        try await driver.evaluate("document.getElementById('status')?.dataset.about") == "unsent"
      }
    }
  }

  @Test func `a step to a fragment of the page is none for the server`() async throws {
    try await run("/buttons") { driver in
      try await answerEvents(of: driver, with: "[]")

      _ = try await driver.evaluate(
        "addEventListener('popstate', () => { window.stepped = true; }); location.hash = 'part'; 0")

      try await driver.waitUntil("the browser has stepped") { try await driver.evaluate("window.stepped") == true }
      #expect(try await driver.evaluate("asked") == 0)
      #expect(try await driver.evaluate("document.body.$isCalm") == true)
    }
  }

  @Test func `the script leaves nothing in the window`() async throws {
    try await run("/buttons") { driver in
      let names = ["pump", "receive", "revision", "flying", "queue", "operations", "here", "body"]
      let isFound = names.map { "typeof \($0) !== 'undefined'" }.joined(separator: " || ")
      let leaksAny = try await driver.evaluate(isFound)
      #expect(leaksAny == false)
    }
  }

  @Test func `a reset that comes late shows nothing older, and its answer counts`() async throws {
    try await run("/buttons") { driver in
      try await speakForServer(to: driver)
      try await driver.click(driver.element("press"))
      try await driver.waitUntil("the tap is sent") { try await driver.evaluate("asked.length") == 2 }

      _ = try await driver.evaluate("push({ f: 0, t: 7, v: 'new', o: [['R', '<p>newer</p>']] }), 0")
      _ = try await driver.evaluate("answer({ t: 6, v: 'old', o: [['R', '<p>older</p>']] }), 0")

      try await driver.waitUntil("the page asks for everything") { try await driver.evaluate("asked.length") == 3 }
      #expect(try await driver.evaluate("document.body.textContent.includes('newer')") == true)
      #expect(try await driver.evaluate("document.body.textContent.includes('older')") == false)
      #expect(
        try await driver.evaluate("JSON.stringify([asked[2].r, asked[2].v, asked[2].e])") == #"[7,"new",[["sync"]]]"#)
    }
  }

  @Test func `an answer that a reset overtakes does not hold the page up`() async throws {
    try await run("/buttons") { driver in
      try await speakForServer(to: driver)
      try await driver.click(driver.element("press"))
      try await driver.waitUntil("the tap is sent") { try await driver.evaluate("asked.length") == 2 }

      _ = try await driver.evaluate("answer({ f: 5, t: 6, v: 'six', o: [['T', 'six']] }), 0")
      _ = try await driver.evaluate(
        "new Promise(done => setTimeout(done)).then(() => push({ f: 0, t: 8, v: 'eight', o: [['R', '<p>eight</p>']] })), 0"
      )
      try await driver.waitUntil("the page goes on") { try await driver.evaluate("asked.length") == 3 }
      _ = try await driver.evaluate("answer({ f: 8, t: 9, v: 'nine', o: [['R', '<p>nine</p>']] }), 0")

      try await driver.waitUntil("the page is calm") { try await driver.evaluate("document.body.$isCalm") == true }
      #expect(try await driver.evaluate("document.body.textContent.includes('nine')") == true)
    }
  }

  /// Lets a test be the server of a page that has said hello and listens.
  ///
  /// `asked` has the page's requests, `answer` answers the last one, `push` sends a message down its stream.
  private func speakForServer(to driver: BrowserDriver) async throws {
    try await driver.useRequestsOnly()
    _ = try await driver.evaluate(
      """
      window.asked = [];
      window.fetch = (address, { body }) => address === '/live/event' ? new Promise(done => {
        const { n, r, v } = JSON.parse(body);
        asked.push(JSON.parse(body));
        window.answer = message => done(new Response(JSON.stringify({ n, f: r, t: r, v, o: [], ...message })));
      }) : Promise.resolve(new Response(null, { status: 204 }));
      window.EventSource = class {
        readyState = 1;
        constructor(address) {
          const id = new URL(address, location).searchParams.get('w');
          window.push = message => this.onmessage({ data: id + ' ' + JSON.stringify(message) });
          setTimeout(() => this.onopen());
        }
        close() { }
      };
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      0
      """)
    try await driver.waitUntil("the page says hello") { try await driver.evaluate("asked.length") == 1 }
    _ = try await driver.evaluate("answer({}), 0")
    try await driver.waitUntil("the page listens") { try await driver.evaluate("'push' in window") == true }
  }

  /// Answers the events of a page with these operations instead of the server.
  private func answerEvents(of driver: BrowserDriver, with operations: String) async throws {
    try await driver.useRequestsOnly()
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
