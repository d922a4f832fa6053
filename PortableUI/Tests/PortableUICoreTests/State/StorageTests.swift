import Foundation
import Testing

@testable import PortableUICore

/// `@AppStorage` and `@SceneStorage`.
@MainActor
@Suite struct StorageTests {
  @Test func `settings start from their default, are shared by windows and handed to the store`() {
    let saved = Saved()
    let settings = ProfileSettings(values: ["count": .integer(2)]) { key, value in saved.settings[key] = .some(value) }
    let first = Window(settings: settings) { SettingsView() }
    let second = Window(settings: settings) { SettingsView() }
    #expect(first.texts.first == "false 2 1.5 x file:///a 1 small two nil nil nil nil nil nil nil nil")

    first.tap("change")
    #expect(second.graph.isDirty)
    second.evaluate()

    let changed = "true 3 2.5 y file:///b 2 large one true 1 0.5 z https://c.test/ 3 large one"
    #expect(first.texts.first == changed)
    #expect(second.texts.first == changed)
    #expect(saved.settings["url"] == .some(.string("file:///b")))
    #expect(saved.settings["data"] == .some(.string("AAA=")))
    #expect(saved.settings["size"] == .some(.string("large")))
    #expect(saved.settings.count == 16)

    second.tap("clear")
    #expect(saved.settings["optional bool"] == .some(nil))
    #expect(second.texts.first == "true 3 2.5 y file:///b 2 large one nil nil nil nil nil nil nil nil")
  }

  @Test func `a setting of another type is as if there were none`() {
    let odd = Dictionary(
      uniqueKeysWithValues: ["bool", "count", "ratio", "name", "url", "data", "size", "number"].map {
        ($0, $0 == "bool" ? SettingValue.integer(1) : .bool(true))
      })
    let window = Window(settings: ProfileSettings(values: odd)) { SettingsView() }

    #expect(window.texts.first == "false 1 1.5 x file:///a 1 small two nil nil nil nil nil nil nil nil")
  }

  @Test func `a setting written without settings is a fault`() {
    let window = Window { SettingsView() }

    window.tap("change")

    #expect(Faults.contain("The setting count was written where there are no settings."))
  }

  @Test func `scene values are kept as texts and read back`() {
    let scene = SceneValues(texts: ["ratio": "0.25", "count": "many"])
    let window = Window(scene: scene) { SceneView() }
    #expect(window.texts.first == "false 1 0.25 x file:///a 1 small two nil nil nil nil nil nil nil nil")

    window.tap("change")
    #expect(window.texts.first == "true 3 2.5 y file:///b 2 large one true 1 0.5 z https://c.test/ 3 large one")

    let again = Window(scene: scene) { SceneView() }
    #expect(again.texts == window.texts)
    again.tap("clear")
    #expect(again.texts.first == "true 3 2.5 y file:///b 2 large one nil nil nil nil nil nil nil nil")
  }

  @Test func `the window's address is one of its scene values`() {
    let scene = SceneValues(addressKey: "place", texts: ["place": "/small"])
    let window = Window(scene: scene) { AddressView() }
    #expect(window.texts == ["small", "/large", "no address", "go"])

    window.tap("go")

    #expect(scene.address == "/large")
    #expect(SceneValues().address == nil)
    #expect(window.texts == ["large", "/large", "no address", "go"])
  }

  @Test func `a storage outside a view keeps its default`() {
    let setting = AppStorage(wrappedValue: 4, "outside")
    let scene = SceneStorage(wrappedValue: "text", "outside")

    scene.wrappedValue = "new"

    #expect(setting.wrappedValue == 4)
    #expect(scene.wrappedValue == "text")
  }
}

@MainActor
private final class Saved {
  var settings: [String: SettingValue?] = [:]
}

private enum Size: String { case small, large }
private enum Number: Int {
  case one = 1
  case two
}

private struct SettingsView: View {
  @AppStorage("bool") private var bool = false
  @AppStorage("count") private var count = 1
  @AppStorage("ratio") private var ratio = 1.5
  @AppStorage("name") private var name = "x"
  @AppStorage("url") private var url = URL(filePath: "/a")
  @AppStorage("data") private var data = Data([1])
  @AppStorage("size") private var size = Size.small
  @AppStorage("number") private var number = Number.two
  @AppStorage("optional bool") private var optionalBool: Bool?
  @AppStorage("optional count") private var optionalCount: Int?
  @AppStorage("optional ratio") private var optionalRatio: Double?
  @AppStorage("optional name") private var optionalName: String?
  @AppStorage("optional url") private var optionalURL: URL?
  @AppStorage("optional data") private var optionalData: Data?
  @AppStorage("optional size") private var optionalSize: Size?
  @AppStorage("optional number") private var optionalNumber: Number?

  var body: some View {
    Text(
      verbatim: """
        \(bool) \(count) \(ratio) \(name) \(url) \(data.count) \(size) \(number) \(text(optionalBool)) \
        \(text(optionalCount)) \(text(optionalRatio)) \(text(optionalName)) \(text(optionalURL)) \
        \(text(optionalData?.count)) \(text(optionalSize)) \(text(optionalNumber))
        """)
    Button {
      change($bool)
    } label: {
      Text(verbatim: "change")
    }
    Button {
      clear()
    } label: {
      Text(verbatim: "clear")
    }
  }

  private func change(_ bool: Binding<Bool>) {
    bool.wrappedValue = true
    (count, ratio, name, url, data) = (3, 2.5, "y", URL(filePath: "/b"), Data([0, 0]))
    (size, number) = (.large, .one)
    (optionalBool, optionalCount, optionalRatio, optionalName) = (true, 1, 0.5, "z")
    (optionalURL, optionalData) = (URL(string: "https://c.test/"), Data([0, 0, 0]))
    (optionalSize, optionalNumber) = (.large, .one)
  }

  private func clear() {
    (optionalBool, optionalCount, optionalRatio, optionalName) = (nil, nil, nil, nil)
    (optionalURL, optionalData, optionalSize, optionalNumber) = (nil, nil, nil, nil)
  }
}

private struct SceneView: View {
  @SceneStorage("bool") private var bool = false
  @SceneStorage("count") private var count = 1
  @SceneStorage("ratio") private var ratio = 1.5
  @SceneStorage("name") private var name = "x"
  @SceneStorage("url") private var url = URL(filePath: "/a")
  @SceneStorage("data") private var data = Data([1])
  @SceneStorage("size") private var size = Size.small
  @SceneStorage("number") private var number = Number.two
  @SceneStorage("optional bool") private var optionalBool: Bool?
  @SceneStorage("optional count") private var optionalCount: Int?
  @SceneStorage("optional ratio") private var optionalRatio: Double?
  @SceneStorage("optional name") private var optionalName: String?
  @SceneStorage("optional url") private var optionalURL: URL?
  @SceneStorage("optional data") private var optionalData: Data?
  @SceneStorage("optional size") private var optionalSize: Size?
  @SceneStorage("optional number") private var optionalNumber: Number?

  var body: some View {
    Text(
      verbatim: """
        \(bool) \(count) \(ratio) \(name) \(url) \(data.count) \(size) \(number) \(text(optionalBool)) \
        \(text(optionalCount)) \(text(optionalRatio)) \(text(optionalName)) \(text(optionalURL)) \
        \(text(optionalData?.count)) \(text(optionalSize)) \(text(optionalNumber))
        """)
    Button {
      change($bool)
    } label: {
      Text(verbatim: "change")
    }
    Button {
      clear()
    } label: {
      Text(verbatim: "clear")
    }
  }

  private func change(_ bool: Binding<Bool>) {
    bool.wrappedValue = true
    (count, ratio, name, url, data) = (3, 2.5, "y", URL(filePath: "/b"), Data([0, 0]))
    (size, number) = (.large, .one)
    (optionalBool, optionalCount, optionalRatio, optionalName) = (true, 1, 0.5, "z")
    (optionalURL, optionalData) = (URL(string: "https://c.test/"), Data([0, 0, 0]))
    (optionalSize, optionalNumber) = (.large, .one)
  }

  private func clear() {
    (optionalBool, optionalCount, optionalRatio, optionalName) = (nil, nil, nil, nil)
    (optionalURL, optionalData, optionalSize, optionalNumber) = (nil, nil, nil, nil)
  }
}

private struct Place: RawRepresentable {
  var size: Size

  init(size: Size) {
    self.size = size
  }

  init?(rawValue: String) {
    guard let size = Size(rawValue: String(rawValue.dropFirst())) else { return nil }
    self.size = size
  }

  var rawValue: String { "/" + size.rawValue }
}

private struct AddressView: View {
  @SceneStorage("place") private var place = Place(size: .small)
  @SceneStorage("other") private var other = "x"

  var body: some View {
    Text(verbatim: place.size.rawValue)
    Text(verbatim: $place.size.address?(.large) ?? "no address")
    Text(verbatim: $other.address?("y") ?? "no address")
    Button {
      place.size = .large
    } label: {
      Text(verbatim: "go")
    }
  }
}

private func text(_ value: Any?) -> String {
  value.map { "\($0)" } ?? "nil"
}
