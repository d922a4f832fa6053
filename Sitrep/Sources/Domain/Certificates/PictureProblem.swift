/// Why a picture is not kept, or a change to the wallet was not made; nothing has changed then.
package enum PictureProblem: Error, Hashable, Codable, Sendable {
  case tooLarge(bytes: Int, limit: Int)
  case empty

  /// Neither PNG, JPEG nor PDF, whatever its name ends in.
  case notAPicture(found: FileFormat)

  /// Cut off, or its contents are broken.
  case damaged(PictureKind)

  /// Something else follows the picture in the same file.
  case trailingData(PictureKind)

  case tooManyPixels(width: Int, height: Int)

  /// A PNG of several frames.
  case animated

  /// Looking at it needs more computing than ``PictureLimits/computing``, or more time than ``PictureLimits/time``.
  case tooSlow

  /// Looking at it needed more memory than it may, or ended without an answer.
  case notCheckable

  /// Too many other pictures wait to be looked at.
  case busy

  /// The program `pdftoppm` is not installed on the machine that Sitrep runs on.
  case pdfNeedsTool

  /// The PDF asks for a password.
  case pdfProtected

  /// The wallet is full.
  case tooMany(limit: Int)

  /// There is no such picture any more.
  case gone

  case storageFull

  /// The data folder was moved, deleted or replaced while the program ran.
  case folderGone(path: String)

  /// It cannot be written or read, in the store's own (English) words.
  case cannotKeep(reason: String)

  /// The person ended it before the picture was kept.
  case cancelled
}
