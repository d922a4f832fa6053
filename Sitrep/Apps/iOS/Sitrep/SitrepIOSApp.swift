import Foundation
import SitrepApp
import SwiftUI
import os

/// The app on iPhone and iPad: the package's screens over a folder of the device.
@main
struct SitrepIOSApp: App {
  /// One start for all windows: a folder is opened once in a process.
  @State private var launch = AppLaunch(in: TestLaunch.freshFolder, on: .logging)

  var body: some Scene {
    WindowGroup {
      SitrepRoot(launch)
    }
  }
}

extension AppPlatform {
  /// This device; what goes wrong is told to the system's log.
  fileprivate static var logging: AppPlatform {
    let log = Logger(subsystem: Bundle.main.bundleIdentifier ?? "sitrep", category: "app")
    // The sentences hold nothing of the person's data, so the log may show them.
    return AppPlatform { sentence in log.warning("\(sentence, privacy: .public)") }
  }
}
