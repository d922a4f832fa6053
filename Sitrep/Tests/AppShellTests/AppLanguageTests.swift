import AppShell
import DesignSystem
import Foundation
import TestTraits
import Testing

@Suite struct AppLanguageTests {
  @Test(
    .proves("D34"),
    arguments: [
      (AppLanguage.automatic, "de_DE", "de_DE"), (.english, "en_GB", "en_GB"), (.english, "ru_RU", "en_US"),
      (.russian, "ru_BY", "ru_BY"), (.russian, "en_US", "ru_RU"),
    ])
  func `a chosen language keeps the reader's region where it is the reader's own`(
    language: AppLanguage, system: String, locale: String
  ) {
    #expect(language.locale(or: Locale(identifier: system)).identifier == locale)
  }

  @Test(.proves("D34")) func `the app's languages are those that can be chosen, English for everybody else`() {
    #expect(AppScene.languages == ["en", "ru"])
    #expect(AppLanguage(rawValue: "de") == nil)
    #expect(AppScene.languageKey == "language")
  }
}
