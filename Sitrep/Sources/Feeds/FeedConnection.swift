import Domain

/// One request on a connection of its own: with the system's curl on Linux, with URLSession on Apple's platforms.
///
/// Both follow no redirection, send no cookies, keep nothing and ask once.
enum FeedConnection {}
