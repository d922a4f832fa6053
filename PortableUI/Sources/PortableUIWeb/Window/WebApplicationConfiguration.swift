import Foundation
import PortableUICore

/// What a program tells the layer about itself.
public struct WebApplicationConfiguration: Sendable {
  /// Shown in the title of the browser's window.
  public var programName: String
  /// The key under which the scene storage keeps a window's place, as the text of its address.
  public var addressKey: String
  /// The languages that the program's texts are in; the first one is for everybody else.
  public var languages: [String]
  /// The key of the setting that names the language which the person chose; no such setting: what the browser asks for.
  public var languageKey: String?
  /// The key of the setting that is `light` or `dark` where the person chose one; for pages that are not the program's.
  public var colorSchemeKey: String?
  /// The key of the setting that is false where the person turned single keys off: then `/` is a letter like any other.
  public var singleKeysKey: String?
  /// True for a path with query that stands for a screen.
  public var knowsAddress: @Sendable (String) -> Bool
  /// False for the address of a screen that says that what it is about is not there; its page is answered as not found.
  public var isThere: @MainActor @Sendable (String) async -> Bool = { _ in true }
  /// Where the screen of an address that stands for none any more is now; nil: nowhere.
  public var newAddress: @Sendable (String) -> String? = { _ in nil }
  /// Returns when everything that the last event changed is stored, or is known not to be.
  public var changesAreStored: @MainActor @Sendable () async -> Void
  /// Finds the bundles with the texts of all screens, which are read while the program starts: later their files may be
  /// gone.
  ///
  /// Called once, when the application has been made.
  public var texts: @MainActor @Sendable () -> [Bundle] = { [] }
  /// How long a page waits for the tasks that its views start (`task`) before it is shown as it is.
  public var taskPatience = Duration.seconds(2)
  /// Where files that a person sends wait until a screen takes them; best on the disk to which they will go.
  public var uploadFolder = FileManager.default.temporaryDirectory
  /// How many live windows are kept, and for how long.
  public var liveLimits = LiveLimits()
  /// The picture at a path below `/media/`, or nil where there is none; asked for away from the main actor.
  ///
  /// A failure is told to the visitor, and to ``reportsFault`` without the path.
  public var media: (@Sendable (_ path: String) async throws -> WebMedia?)?
  /// Where a page of the layer's lets the browser forget the program; nil: there is none.
  public var forgetPath: String?
  /// True: `/live/status` tells how the live windows are doing.
  public var showsStatus = false
  /// The person's settings; nil: `@AppStorage` keeps nothing.
  public var settings: WebSettings?
  /// Receives the name of a view that took over 50 ms to evaluate, with all that is in it, and how long it took.
  public var reportsSlowRender: (@Sendable (_ view: String, _ duration: Duration) -> Void)?
  /// Receives the faults of screens that no compiler sees, such as a link that leads nowhere, once each; nil: as before.
  public var reportsFault: (@Sendable (String) -> Void)?

  /// - Precondition: There is at least one language.
  public init(
    programName: String, addressKey: String, languages: [String], knowsAddress: @escaping @Sendable (String) -> Bool,
    changesAreStored: @escaping @MainActor @Sendable () async -> Void = {}
  ) {
    precondition(!languages.isEmpty, "A program has texts in at least one language.")
    self.programName = programName
    self.addressKey = addressKey
    self.languages = languages
    self.knowsAddress = knowsAddress
    self.changesAreStored = changesAreStored
  }

  /// The language that the person chose, where the program has texts in it.
  var chosenLanguage: String? {
    guard let languageKey, case .string(let language) = settings?.stored[languageKey] else { return nil }
    return languages.contains(language) ? language : nil
  }

  /// What the person chose for all screens to stand in.
  var chosenColorScheme: ColorScheme? {
    guard let colorSchemeKey, case .string(let scheme) = settings?.stored[colorSchemeKey] else { return nil }
    return switch scheme {
    case "light": .light
    case "dark": .dark
    default: nil
    }
  }
}
