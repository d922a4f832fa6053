import AppPages
import PortableUITesting
import Testing

/// A scenario and the browser that it is played in.
struct Play: Sendable, CustomTestStringConvertible {
  let scenario: Scenario
  let settings: BrowserSettings

  var testDescription: String {
    "\(scenario.testDescription), \(settings.viewport), \(settings.runsScript ? "with" : "without") script"
  }

  /// Each scenario with script in one window and without script in another; the windows take turns.
  ///
  /// Every scenario also runs in process, so here each needs both ways once, and each window scenarios of both ways.
  static func each(
    of scenarios: [Scenario], in windows: (Viewport, Viewport) = (.phone, .desktop)
  ) -> [Play] {
    scenarios.enumerated().flatMap { index, scenario in
      let (first, second) = index.isMultiple(of: 2) ? windows : (windows.1, windows.0)
      return [
        Play(scenario: scenario, settings: BrowserSettings(first)),
        Play(scenario: scenario, settings: BrowserSettings(second, runsScript: false)),
      ]
    }
  }
}

extension BrowserSettings {
  /// The browsers in which every screen is checked for accessibility and width.
  ///
  /// Colours don't depend on the width nor widths on the colours, so each width and each appearance is there, and
  /// Russian, which has the longer words, in the smallest window.
  static let looks = [
    BrowserSettings(.smallPhone, reducesMotion: true, languages: "ru-RU,ru"),
    BrowserSettings(.phone, isDark: true, reducesMotion: true),
    BrowserSettings(.desktop, reducesMotion: true),
    BrowserSettings(.desktop, isDark: true, reducesMotion: true, languages: "ru-RU,ru"),
  ]
  /// The same in English, for steps that go by the words on the screen.
  static let englishLooks = looks.map { look in
    var look = look
    look.languages = "en-US,en"
    return look
  }
}
