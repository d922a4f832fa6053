import GRDB

/// The statements of the wallet.
enum WalletSQL {
  static let place = Column("place")
  static let removed = Column("removed")

  static var isPresent: SQLExpression { removed == nil }

  static let keep = "INSERT INTO certificateBytes (picture, original, preview) VALUES (?, ?, ?)"

  /// Of equal moments the picture with the higher place counts as the later one.
  static let deleteOldRemovals = """
    DELETE FROM certificatePicture WHERE removed IS NOT NULL AND id NOT IN (
      SELECT id FROM certificatePicture WHERE removed IS NOT NULL ORDER BY removed DESC, place DESC LIMIT ?)
    """

  /// Equal sizes are rare: bytes are compared only then.
  static let sameBytes = """
    SELECT id FROM certificatePicture JOIN certificateBytes ON picture = id WHERE byteCount = ? AND original = ?
    """

  static let original = """
    SELECT original FROM certificateBytes JOIN certificatePicture ON id = picture WHERE id = ? AND removed IS NULL
    """

  static let display = """
    SELECT kind, IFNULL(preview, original) AS bytes
    FROM certificateBytes JOIN certificatePicture ON id = picture WHERE id = ? AND removed IS NULL
    """
}
