import CMalloc

/// The memory of the process.
enum Memory {
  /// Sets up how the process takes memory, for all threads that have not begun yet.
  ///
  /// - They take it from one place, where the C library would have up to eight for each processor: of what windows let go
  ///   of in each, only whole free pages go back to the system.
  /// - Up to four megabytes that were let go of are kept until ``releaseUnused()``: each page takes some hundred kilobytes
  ///   and lets go of them, and to get them from the system again takes longer than to fill them.
  static func setUp() {
    mallopt(M_ARENA_MAX, 1)
    mallopt(M_MMAP_THRESHOLD, kept)
    mallopt(M_TRIM_THRESHOLD, kept)
  }

  private static let kept: Int32 = 4 * 1024 * 1024

  /// Gives back to the system what is not in use; an allocator may keep it for ever otherwise.
  static func releaseUnused() {
    malloc_trim(0)
  }
}
