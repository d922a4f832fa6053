import Foundation

/// One browser window under chromedriver: commands of W3C WebDriver, and of Chromium's own DevTools through it.
///
/// Clicks and keys go through DevTools because WebDriver's wait for ever where script is off.
final class BrowserSession: Sendable {
  private let path: String
  private let connection: DriverConnection

  /// Starts a browser.
  init() async throws {
    connection = DriverConnection(port: try await ChromeDriver.shared.port)
    let answer = try await Self.send("POST", "/session", Self.capabilities, over: connection)
    guard let id = answer["sessionId"].string else {
      throw UITestError.browserFailed("chromedriver answered without a session.")
    }
    path = "/session/\(id)"
  }

  private static var capabilities: WireValue {
    let arguments: WireValue = [
      "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars",
      "--force-color-profile=srgb", "--window-size=1280,800",
    ]
    let options: WireValue = ["binary": .string(ChromeDriver.browser ?? ""), "args": arguments]
    return [
      "capabilities": [
        "alwaysMatch": [
          "browserName": "chrome", "pageLoadStrategy": "normal", "goog:chromeOptions": options,
          "goog:loggingPrefs": ["browser": "ALL"],
        ]
      ]
    ]
  }

  /// A command of WebDriver, below the session's own path.
  @discardableResult
  func command(_ method: String, _ path: String, _ body: WireValue = [:]) async throws -> WireValue {
    try await Self.send(method, "\(self.path)/\(path)", method == "POST" ? body : nil, over: connection)
  }

  /// A command of the DevTools protocol.
  @discardableResult
  func devTools(_ method: String, _ parameters: WireValue = [:]) async throws -> WireValue {
    try await command("POST", "goog/cdp/execute", ["cmd": .string(method), "params": parameters])
  }

  /// Runs an expression in the page, also where script is off, and returns its value.
  ///
  /// What a promise promises is waited for when asked; only where script is on.
  func evaluate(_ expression: String, awaitsPromise: Bool = false) async throws -> WireValue {
    let parameters: WireValue = [
      "expression": .string(expression), "returnByValue": true, "awaitPromise": .bool(awaitsPromise),
    ]
    return try await run("Runtime.evaluate", parameters)["value"]
  }

  /// Runs an expression in the page and returns a handle of the object that it makes.
  func handle(of expression: String) async throws -> String {
    let result = try await run("Runtime.evaluate", ["expression": .string(expression), "objectGroup": "tests"])
    return try Self.handle(in: result)
  }

  /// Calls a function on an object of the page and returns its value.
  func call(_ function: String, on handle: String, with arguments: [WireValue] = []) async throws -> WireValue {
    try await call(function, on: handle, with: arguments, byValue: true)["value"]
  }

  /// Calls a function on an object of the page and returns a handle of the object that it returns.
  func handle(calling function: String, on handle: String, with arguments: [WireValue] = []) async throws -> String {
    try Self.handle(in: await call(function, on: handle, with: arguments, byValue: false))
  }

  private func call(
    _ function: String, on handle: String, with arguments: [WireValue], byValue: Bool
  ) async throws -> WireValue {
    let parameters: WireValue = [
      "functionDeclaration": .string(function), "objectId": .string(handle),
      "arguments": .array(arguments.map { $0["objectId"].isNull ? ["value": $0] : $0 }),
      "returnByValue": .bool(byValue), "objectGroup": "tests",
    ]
    return try await run("Runtime.callFunctionOn", parameters)
  }

  /// A command that runs script, and its result.
  private func run(_ method: String, _ parameters: WireValue) async throws -> WireValue {
    let answer = try await devTools(method, parameters)
    let details = answer["exceptionDetails"]
    guard details.isNull else {
      let description = details["exception"]["description"].string ?? details["text"].string
      throw UITestError.browserFailed(description ?? "an exception")
    }
    return answer["result"]
  }

  private static func handle(in result: WireValue) throws -> String {
    guard let handle = result["objectId"].string else {
      throw UITestError.browserFailed("no object came back from the page.")
    }
    return handle
  }

  private static func send(
    _ method: String, _ path: String, _ body: WireValue?, over connection: DriverConnection
  ) async throws -> WireValue {
    let answer = try await connection.request(method, path, try body?.data() ?? Data())
    let value = try WireValue(parsing: answer)["value"]
    if let error = value["error"].string {
      let message = value["message"].string ?? ""
      let what = body?["cmd"].string ?? "\(method) \(path)"
      throw UITestError.browserFailed("\(what): \(error): \(message.prefix { $0 != "\n" })")
    }
    return value
  }
}
