extension LiveWindow {
  /// What the page says that it shows.
  struct Page: Sendable, Equatable {
    let version: String
    let revision: Int
  }

  /// What comes of a page that wants to listen.
  enum Listening {
    /// It is subscribed to the stream.
    case heard
    /// It must first say what it shows.
    case unsure
    /// The stream is over, or has as many windows as there may be.
    case full
    /// The window was closed before its turn.
    case closed
  }
}
