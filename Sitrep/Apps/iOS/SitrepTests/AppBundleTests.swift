import Foundation
import Testing

/// What the built app says of itself; the tests run inside it.
@Suite struct AppBundleTests {
  @Test func `links with the app's scheme come to it`() throws {
    let types = try #require(Bundle.main.object(forInfoDictionaryKey: "CFBundleURLTypes") as? [[String: Any]])

    #expect(types.compactMap { $0["CFBundleURLSchemes"] as? [String] } == [["sitrep"]])
  }

  @Test func `it speaks English and Russian`() {
    #expect(Set(Bundle.main.localizations).isSuperset(of: ["en", "ru"]))
  }

  @Test func `the privacy manifest is in the app and says that nobody is tracked and nothing collected`() throws {
    let file = try #require(Bundle.main.url(forResource: "PrivacyInfo", withExtension: "xcprivacy"))
    let manifest = try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil)
    let entries = try #require(manifest as? [String: Any])

    #expect(entries["NSPrivacyTracking"] as? Bool == false)
    #expect((entries["NSPrivacyCollectedDataTypes"] as? [Any])?.isEmpty == true)
  }

  @Test func `no permission is asked for`() throws {
    let keys = try #require(Bundle.main.infoDictionary).keys

    #expect(keys.filter { $0.hasSuffix("UsageDescription") } == [])
  }
}
