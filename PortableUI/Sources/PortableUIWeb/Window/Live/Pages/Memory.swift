#if os(Linux)
  import CMalloc
#endif

/// The memory of the process.
enum Memory {
  /// Gives back to the system what is not in use; an allocator may keep it for ever otherwise.
  static func releaseUnused() {
    #if os(Linux)
      malloc_trim(0)
    #endif
  }
}
