/// How many live windows a program keeps, for how long, and how much each may ask of it.
public struct LiveLimits: Sendable, Equatable {
  /// The most live windows; beyond it the one that was used longest ago goes, those without a stream first (2,000).
  public var windows = 2_000
  /// How many bytes all windows may take, as far as it can be told from what they show; beyond it the one that was used
  /// longest ago goes, the same way (160 MB).
  public var windowBytes = 160 * 1024 * 1024
  /// How many bytes the windows may take that nobody listens to; what is more goes with the next sweep (32 MB).
  public var unheardBytes = 32 * 1024 * 1024
  /// How long a window lives that nobody listens to or uses (15 min).
  public var idleTime: Duration = .seconds(15 * 60)
  /// How often the idle windows are looked for, and how often open streams are told that all is well (20 s).
  public var sweepTime: Duration = .seconds(20)
  /// How many events a window may send at once; each second gives it ``eventsPerSecond`` more (256).
  public var eventBurst = 256
  /// How many events a second a window may send on average (64).
  public var eventsPerSecond = 64
  /// How many windows keep what their views gave, so that only what changed is evaluated; the others, which were used
  /// longer ago or are listened to by nobody, take little memory and are evaluated whole (32).
  public var readyWindows = 32
  /// How many windows of a browser may listen on one stream (256).
  public var windowsPerStream = 256
  /// How many messages may wait for a page that does not take them; beyond it the page loses its subscription, and
  /// gets everything anew when it listens again (64).
  public var waitingMessages = 64
  /// How many bytes of messages may wait, the same way; a single longer message waits alone (1 MB).
  public var waitingBytes = 1024 * 1024
  /// How many bytes may wait in all streams together; beyond it a page for which something waits already loses its subscription
  /// (24 MB).
  public var allWaitingBytes = 24 * 1024 * 1024
  /// How many windows that share their views are brought up to date at the same time after a change; of those that have
  /// their own it is one after the other (2).
  public var pushesAtOnce = 2
  /// How long after a change the windows hear of it in which nobody did anything (20 ms).
  public var pushDelay: Duration = .milliseconds(20)

  /// The default limits.
  public init() {}
}
