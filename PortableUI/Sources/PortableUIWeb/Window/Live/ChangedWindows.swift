/// Windows that have to hear of a change, each once, and how many tasks bring them up to date.
struct ChangedWindows {
  private var queue: [WindowID] = []
  private var isQueued: Set<WindowID> = []
  private var pushers = 0

  /// Adds the windows.
  ///
  /// - Returns: how many tasks more are to bring windows up to date.
  mutating func add(_ ids: Set<WindowID>, pushersAtOnce: Int) -> Int {
    for id in ids where isQueued.insert(id).inserted { queue.append(id) }
    let starts = min(queue.count, pushersAtOnce - pushers)
    pushers += starts
    return starts
  }

  /// Takes out the next window; nil where none is left, and then one task less runs.
  mutating func next() -> WindowID? {
    guard !queue.isEmpty else {
      pushers -= 1
      return nil
    }
    let id = queue.removeFirst()
    isQueued.remove(id)
    return id
  }
}
