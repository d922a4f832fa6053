import HTTPTypes
import PortableUITesting
import PortableUIWeb
import Testing

/// The same scenarios on every driver: what one of them says of a page, the others say too.
@Suite struct ScenarioTests {
  @Test(arguments: Stage.available)
  func `links, Back, Forward and reload keep the place`(stage: Stage) async throws {
    try await stage.play { app, _ in
      try await app.open("/")
      try await app.element("row.Chile").tap()
      #expect(try await app.currentPath == "/chile")
      #expect(try await app.headings == ["Chile"])
      #expect(try await app.title == "Chile")

      try await app.goBack()
      #expect(try await app.currentPath == "/")
      #expect(try await app.headings == ["Countries"])

      try await app.goForward()
      try await app.reload()
      #expect(try await app.currentPath == "/chile")
      #expect(try await app.status == 200)
    }
  }

  @Test(arguments: Stage.available)
  func `there is no page before the first and after the last`(stage: Stage) async throws {
    try await stage.play { app, _ in
      try await app.open("/")
      await #expect(throws: UITestError.nowhereToGo("back")) { try await app.goBack() }
      await #expect(throws: UITestError.nowhereToGo("forward")) { try await app.goForward() }
    }
  }

  @Test(arguments: Stage.available)
  func `a posted switch is on after the redirect, and the list agrees`(stage: Stage) async throws {
    try await stage.play { app, site in
      try await app.open("/?watched=1")
      #expect(try await app.element("filter").isOn)
      #expect(try await app.find(.identifiers(startingWith: "row.")).isEmpty)
      try await app.open("/")
      try await app.element("row.Chile").tap()
      let watch = app.element(.switch, named: "Watch")
      #expect(try await !watch.isOn)

      try await watch.tap()
      #expect(try await watch.isOn)
      #expect(try await app.currentPath == "/chile")

      try await app.element("back").tap()
      try await app.element("filter").tap()
      #expect(try await app.currentPath == "/?watched=1")
      #expect(try await app.find(.identifiers(startingWith: "row.")).map(\.identifier) == ["row.Chile"])
      let requests = await site.requests
      let post = try #require(requests.first { $0.method == .post })
      #expect(post.headers[.origin]?.hasPrefix("http://127.0.0.1:") == true)
      #expect(requests.last?.headers[.cookie] == "seen=chile")
    }
  }

  @Test(arguments: Stage.available)
  func `the history after a post is the browser's`(stage: Stage) async throws {
    try await stage.play { app, _ in
      try await app.open("/")
      try await app.element("row.Chile").tap()
      try await app.element("watch").tap()
      try await app.goBack()
      #expect(try await app.currentPath == "/chile")
      #expect(try await app.element("watch").isOn)
      try await app.goBack()
      #expect(try await app.currentPath == "/")
    }
  }

  @Test(arguments: Stage.available)
  func `forms send their fields and the button that was tapped`(stage: Stage) async throws {
    try await stage.play { app, _ in
      try await app.open("/search")
      try await app.element(.textField, named: "Words").enter("a b&ü")
      try await app.element("search").tap()
      #expect(try await app.currentPath == "/search?words=a+b%26%C3%BC&page=1")

      try await app.element("milk").tap()
      #expect(try await app.element("milk").isOn)
      #expect(try await app.element("note").value == "two\nlines")
      try await app.element("order").tap()
      #expect(try await app.element("posted").text == "milk=on&note=two%0D%0Alines&event=order+%26+pay")
    }
  }

  @Test(arguments: Stage.available)
  func `Return in a field sends its form`(stage: Stage) async throws {
    try await stage.play { app, _ in
      try await app.open("/search")
      try await app.element("words").enter("")
      try await app.element("words").enter("new")
      try await app.press(.enter)
      #expect(try await app.currentPath == "/search?words=new&page=1")
    }
  }

  @Test(arguments: Stage.available)
  func `the keyboard reaches and works everything`(stage: Stage) async throws {
    try await stage.play(.desktop) { app, _ in
      try await app.open("/")
      var stops: [String] = []
      for _ in 0..<4 {
        try await app.press(.tab)
        stops.append(try await app.focused?.identifier ?? "")
      }
      #expect(stops == ["filter", "row.Chile", "row.Peru", "reset"])
      try await app.press(.shiftTab)
      try await app.press(.shiftTab)
      try await app.press(.enter)
      #expect(try await app.currentPath == "/chile")
      try await app.press(.tab)
      try await app.press(.tab)
      try await app.press(.space)
      #expect(try await app.element("watch").isOn)
    }
  }

  @Test(arguments: Stage.available)
  func `what a person cannot use is refused`(stage: Stage) async throws {
    try await stage.play { app, _ in
      try await app.open("/kinds")
      await refusal("it is disabled") { try await app.element("close").tap() }
      await refusal("it is hidden") { try await app.element("unseen").tap() }
      await refusal("it is hidden") { try await app.element("inside").tap() }
      await refusal("it is nothing that one can tap") { try await app.element("box").tap() }
      await refusal("it isn't a text field") { try await app.element("summary").enter("x") }
      try await app.open("/search")
      await refusal("it is disabled") { try await app.element("locked").enter("y") }
    }
  }

  @Test(arguments: Stage.available)
  func `an open dialog comes first`(stage: Stage) async throws {
    try await stage.play { app, _ in
      try await app.open("/")
      try await app.element("reset").tap()
      #expect(try await app.element(.alertDialog, named: "Reset all?").exists)
      await refusal("the part of the page around it is inert") { try await app.element("behind").tap() }

      try await app.element(.button, named: "Reset").tap()
      #expect(try await app.element("posted").text == "event=yes")
    }
  }

  @Test(arguments: Stage.available)
  func `elements are read as a person reads them`(stage: Stage) async throws {
    try await stage.play { app, _ in
      try await app.open("/kinds")
      #expect(try await app.headings == ["Kinds", "Things & more"])
      #expect(try await app.elements(.role(.listItem)).count == 2)
      #expect(try await app.find(.role(.listItem)).map(\.text) == ["One", "Two bolder"])
      #expect(try await app.element(.button, named: "Close").isDisabled)
      #expect(try await app.element("close").name == "Close")
      #expect(try await app.element("close").role == .button)
      #expect(try await app.element("rest").isVisible == false)
      try await app.element("summary").tap()
      #expect(try await app.element("rest").text == "Rest")
      #expect(try await app.element("more").element("rest").exists)
      #expect(try await app.element("box").element("rest").exists == false)
      #expect(try await app.element("box").attribute("class") == "box")
      #expect(try await app.element(.image).name == "A dot")
    }
  }

  @Test(arguments: Stage.available)
  func `a page that is not there says so`(stage: Stage) async throws {
    try await stage.play { app, _ in
      try await app.open("/nowhere")
      #expect(try await app.status == 404)
      #expect(try await app.headings == ["Nothing here"])
      try await app.open("/old")
      #expect(try await app.currentPath == "/chile")
    }
  }

  @Test(arguments: Stage.available, ["/", "/chile", "/search", "/alert", "/kinds"])
  func `every driver tells the same outline`(stage: Stage, path: String) async throws {
    try await stage.play { app, _ in
      try await app.open(path)
      let name = path == "/" ? "list" : String(path.dropFirst())
      try TextSnapshot.check(try await app.textSnapshot, named: name)
    }
  }

  private func refusal(_ reason: String, _ action: () async throws -> Void) async {
    do {
      try await action()
      Issue.record("it was not refused")
    } catch UITestError.refused(_, let why, let page) {
      #expect(why == reason)
      #expect(page.contains("identifiers: "))
    } catch {
      Issue.record(error)
    }
  }
}
