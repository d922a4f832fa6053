/// A part of an export that was not imported; the rest was.
package struct SkippedPart: Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    /// Not JSON: from which byte on, counted from 0, and why.
    case notJSON(byte: Int, fault: FileFault)

    /// Not a list of messages.
    case notAList

    /// Not an object.
    case notAMessage

    /// Without a time, which is a message's id too.
    case noTime

    /// A message of this channel and time is there already.
    case twice

    /// Above the most bytes that a file may have.
    case tooLarge(mostBytes: Int)

    /// A name that leads out of the export, or that is not UTF-8.
    case unsafeName

    /// Its name is not that of a day, as in 2022-10-19.json.
    case notADay

    /// It can't be decompressed, or its checksum is wrong.
    case damaged

    /// It is protected by a password.
    case encrypted

    /// It is compressed by another method than Deflate.
    case unknownCompression
  }

  /// The file within the export.
  package let file: String

  /// Which of the file's messages, from 1; nil where it is the whole file.
  package let message: Int?

  package let reason: Reason

  package init(file: String, message: Int? = nil, reason: Reason) {
    self.file = file
    self.message = message
    self.reason = reason
  }
}
