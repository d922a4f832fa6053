extension BrowserSession {
  /// Sets the browser up and clears what the user before left.
  func prepare(_ settings: BrowserSettings) async throws {
    try await command("POST", "url", ["url": "about:blank"])
    try await devTools("Network.clearBrowserCookies")
    try await devTools("Network.clearBrowserCache")
    try await devTools("Storage.clearDataForOrigin", ["origin": "*", "storageTypes": "all"])
    try await devTools("Page.resetNavigationHistory")
    try await setViewport(settings.viewport)
    try await setPreferences(settings)
    // The browser's own dialog for files stays open until a test gives it a file.
    try await devTools("Page.setInterceptFileChooserDialog", ["enabled": true])
    _ = try await command("POST", "se/log", ["type": "browser"])
  }

  private func setViewport(_ viewport: Viewport) async throws {
    try await devTools(
      "Emulation.setDeviceMetricsOverride",
      [
        "width": .number(Double(viewport.width)), "height": .number(Double(viewport.height)),
        "deviceScaleFactor": .number(Double(viewport.pixelRatio)), "mobile": .bool(viewport.isTouch),
      ])
    try await devTools("Emulation.setTouchEmulationEnabled", ["enabled": .bool(viewport.isTouch)])
  }

  private func setPreferences(_ settings: BrowserSettings) async throws {
    try await devTools(
      "Emulation.setEmulatedMedia",
      [
        "features": [
          ["name": "prefers-color-scheme", "value": .string(settings.isDark ? "dark" : "light")],
          ["name": "prefers-reduced-motion", "value": .string(settings.reducesMotion ? "reduce" : "no-preference")],
        ]
      ])
    let version = try await devTools("Browser.getVersion")
    try await devTools(
      "Emulation.setUserAgentOverride",
      ["userAgent": version["userAgent"], "acceptLanguage": .string(settings.languages)])
    try await devTools("Emulation.setTimezoneOverride", ["timezoneId": .string(settings.timeZone)])
    try await devTools("Page.setFontSizes", ["fontSizes": ["standard": .number(Double(settings.textSize))]])
    try await devTools("Emulation.setScriptExecutionDisabled", ["value": .bool(!settings.runsScript)])
  }
}
