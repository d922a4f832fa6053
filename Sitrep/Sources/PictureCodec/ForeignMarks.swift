import PictureFormats

/// What begins a file of another kind, wherever it stands: by it a file is known that is two things at once.
enum ForeignMarks {
  /// Archives are found by their own marks, pages and documents by their first words in any case.
  static func occur(in window: ByteWindow) -> Bool {
    archives.contains(where: window.contains) || words.contains(where: window.lowercased().contains)
  }

  private static let archives = ["PK\u{1}\u{2}", "PK\u{3}\u{4}", "PK\u{5}\u{6}", "Rar!"]
  private static let words = ["%pdf-", "<!doctype", "<html", "<script", "<svg", "<?php", "<?xml"]
}
