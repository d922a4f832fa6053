#if os(iOS)
  import UIKit

  /// The screen's brightness while a code is shown to be scanned, and as it was before.
  @MainActor
  final class ScreenBrightness {
    static let shared = ScreenBrightness()

    /// True: as bright as it can be, while the app is in front.
    var isRaised = false {
      didSet { if isRaised != oldValue { isRaised ? raise() : lower() } }
    }

    private var usual: CGFloat?

    private init() {
      for (name, raises) in [
        (UIApplication.willResignActiveNotification, false), (UIApplication.didBecomeActiveNotification, true),
      ] {
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { [weak self] _ in
          MainActor.assumeIsolated {
            guard let self, self.isRaised else { return }
            raises ? self.raise() : self.lower()
          }
        }
      }
    }

    private var screen: UIScreen? {
      UIApplication.shared.connectedScenes.lazy.compactMap { ($0 as? UIWindowScene)?.screen }.first
    }

    private func raise() {
      guard let screen, usual == nil else { return }
      usual = screen.brightness
      screen.brightness = 1
    }

    private func lower() {
      if let usual { screen?.brightness = usual }
      usual = nil
    }
  }
#endif
