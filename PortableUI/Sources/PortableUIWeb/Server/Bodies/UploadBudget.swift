import Synchronization

/// Where a body is kept that is longer than a text.
public enum UploadDestination: Sendable, Hashable {
  /// In memory, and on no disk.
  case memory
  /// In this folder's file system, in a file without a name.
  case folder(String)
}

/// How much of what browsers sent may be kept at a time: while it arrives, while it waits, and while a screen has it.
public final class UploadBudget: Sendable {
  /// The most that is kept.
  public struct Limits: Sendable, Equatable {
    /// The most bytes in memory (100 MB).
    public var memory = 100 * 1024 * 1024
    /// The most bytes on the disk (1 GB).
    public var disk = 1024 * 1024 * 1024
    /// The most files, each of which is open (64).
    public var files = 64

    public init() {}
  }

  private struct State {
    var memory = 0
    var disk = 0
    var files = 0
  }

  private let limits: Limits
  private let state = Mutex(State())

  public init(_ limits: Limits = Limits()) {
    self.limits = limits
  }

  /// The share of one more file, of so many bytes to begin with; nil where there is no room for it.
  func share(in destination: UploadDestination, bytes: Int) -> UploadShare? {
    let hasRoom = state.withLock { state in
      guard state.files < limits.files else { return false }
      state.files += 1
      return true
    }
    guard hasRoom else { return nil }
    let share = UploadShare(of: self, in: destination)
    return share.grow(to: bytes) ? share : nil
  }

  /// What is kept at present.
  var bytes: (memory: Int, disk: Int) { state.withLock { ($0.memory, $0.disk) } }

  fileprivate func reserve(_ bytes: Int, in destination: UploadDestination) -> Bool {
    let (place, limit) = destination == .memory ? (\State.memory, limits.memory) : (\State.disk, limits.disk)
    return state.withLock { state in
      guard bytes <= limit - state[keyPath: place] else { return false }
      state[keyPath: place] += bytes
      return true
    }
  }

  fileprivate func release(_ bytes: Int, in destination: UploadDestination) {
    state.withLock { state in
      state.files -= 1
      if destination == .memory { state.memory -= bytes } else { state.disk -= bytes }
    }
  }
}

/// What one file has of an ``UploadBudget``; it goes back with the last reference.
public final class UploadShare: Sendable {
  private let budget: UploadBudget
  private let destination: UploadDestination
  private let bytes = Mutex(0)

  fileprivate init(of budget: UploadBudget, in destination: UploadDestination) {
    self.budget = budget
    self.destination = destination
  }

  deinit {
    budget.release(bytes.withLock(\.self), in: destination)
  }

  /// Takes as much as the file needs by now; false where there is no room.
  func grow(to count: Int) -> Bool {
    bytes.withLock { bytes in
      guard count > bytes else { return true }
      guard budget.reserve(count - bytes, in: destination) else { return false }
      bytes = count
      return true
    }
  }
}
