import DesignSystem
import Domain
import Foundation
import PortableUI

/// Why a picture was not kept, and what to do, in the reader's language.
enum PictureProblemText {
  static func text(_ problem: PictureProblem) -> Text {
    switch problem {
    case .tooLarge(let bytes, let limit):
      Text(
        "The file has \(size(roundedUp(bytes))), at most \(size(limit)) are kept. Choose a smaller picture, a screenshot perhaps.",
        bundle: .module)
    case .empty: Text("The file is empty. Choose another one.", bundle: .module)
    case .notAPicture(let found): notAPicture(found)
    case .damaged(let kind):
      Text("This \(kind.name) file is damaged or cut off. Load or photograph it anew.", bundle: .module)
    case .trailingData(let kind):
      Text(
        "Something else is hidden behind the picture in this \(kind.name) file. Take a screenshot of it and choose that.",
        bundle: .module)
    case .tooManyPixels(let width, let height):
      Text(
        "The picture has \(width, format: .count) × \(height, format: .count) pixels, too many to be shown. Choose a smaller one.",
        bundle: .module)
    case .animated: Text("The picture moves. Choose a still one, a screenshot perhaps.", bundle: .module)
    default: circumstance(problem)
    }
  }

  /// What lies not in the file but around it.
  private static func circumstance(_ problem: PictureProblem) -> Text {
    switch problem {
    case .tooSlow:
      Text("Looking at the file took too long. Choose a simpler one, a screenshot perhaps.", bundle: .module)
    case .notCheckable:
      Text("The file could not be looked at. Choose another one, a screenshot perhaps.", bundle: .module)
    case .busy: Text("Too many pictures are looked at just now. Try again in a moment.", bundle: .module)
    case .pdfNeedsTool:
      Text(
        "For PDF files the program pdftoppm has to be installed (the package poppler-utils). Or choose a screenshot.",
        bundle: .module)
    case .pdfProtected:
      Text("The PDF asks for a password. Choose one without, or a screenshot.", bundle: .module)
    case .tooMany(let limit):
      Text("There are \(limit) pictures already. Delete one, then add this one.", bundle: .module)
    case .gone: Text("It is no longer here.", bundle: .module)
    case .storageFull: Text("The disk is full. Make room, then try again. Nothing is lost.", bundle: .module)
    case .folderGone(let path): folderGoneText(path)
    case .cannotKeep(let reason): Text("The data folder could not be written or read: \(reason)", bundle: .module)
    default: Text("It was ended before it was complete. Try again.", bundle: .module)
    }
  }

  private static func notAPicture(_ found: FileFormat) -> Text {
    if let name = found.name {
      return Text(
        "This file is in \(name) format. Choose a PNG, a JPEG or a PDF, a screenshot perhaps.", bundle: .module)
    }
    return Text("It is neither PNG nor JPEG nor PDF. Choose one of these, a screenshot perhaps.", bundle: .module)
  }

  /// What is too large by a byte must not read as if it were not.
  private static func roundedUp(_ bytes: Int) -> Int {
    (bytes + 99_999) / 100_000 * 100_000
  }

  private static func size(_ bytes: Int) -> Text {
    Text(Int64(bytes), format: .byteCount(style: .file))
  }
}
