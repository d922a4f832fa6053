import Foundation

extension View {
  /// Hears of the addresses that the system opens the app with.
  ///
  /// To a browser an address of the app is a page, which shows its place by itself, so nobody is ever told here.
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
}
