#if os(Linux)
  import CMalloc
#endif

/// The memory of the process.
enum Memory {
  /// Keeps up to four megabytes that were let go of, until ``releaseUnused()``: each page takes some hundred kilobytes and
  /// lets go of them, and to get them from the system again takes longer than to fill them.
  static func keepSome() {
    #if os(Linux)
      mallopt(M_MMAP_THRESHOLD, kept)
      mallopt(M_TRIM_THRESHOLD, kept)
    #endif
  }

  private static let kept: Int32 = 4 * 1024 * 1024

  /// Gives back to the system what is not in use; an allocator may keep it for ever otherwise.
  static func releaseUnused() {
    #if os(Linux)
      malloc_trim(0)
    #endif
  }
}
