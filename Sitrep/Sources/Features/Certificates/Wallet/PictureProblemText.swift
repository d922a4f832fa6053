import DesignSystem
import Domain
import Foundation
import PortableUI

/// Why a picture was not kept, and what to do, in the user's language.
enum PictureProblemText {
  static func text(_ problem: PictureProblem) -> Text {
    switch problem {
    case .tooLarge(let bytes, let limit):
      Text(
        "The file is \(size(roundedUp(bytes))); the limit is \(size(limit)). Choose a smaller one, or a screenshot.",
        bundle: .module)
    case .empty: Text("The file is empty. Choose another one.", bundle: .module)
    case .notAPicture(let found): notAPicture(found)
    case .damaged(let kind):
      Text("This \(kind.name) file is damaged or incomplete. Download it or take the picture again.", bundle: .module)
    case .trailingData(let kind):
      Text(
        "This \(kind.name) file has other data hidden after the picture. Take a screenshot of the picture and choose that.",
        bundle: .module)
    case .tooManyPixels(let width, let height):
      Text(
        "The picture is too large to show (\(width, format: .count) × \(height, format: .count) pixels). Choose a smaller one.",
        bundle: .module)
    case .animated: Text("Animated pictures aren’t supported. Choose a still one, or a screenshot.", bundle: .module)
    default: circumstance(problem)
    }
  }

  /// What lies not in the file but around it.
  private static func circumstance(_ problem: PictureProblem) -> Text {
    switch problem {
    case .tooSlow:
      Text("Checking the file took too long. Choose a simpler one, or a screenshot.", bundle: .module)
    case .notCheckable:
      Text("Couldn’t check this file. Choose another one, or a screenshot.", bundle: .module)
    case .busy: Text("Too many pictures are being checked. Try again in a moment.", bundle: .module)
    case .pdfNeedsTool:
      Text(
        "PDF files need the program pdftoppm (package poppler-utils). Install it, or choose a screenshot.",
        bundle: .module)
    case .pdfProtected:
      Text("This PDF needs a password. Choose one without, or a screenshot.", bundle: .module)
    case .tooMany(let limit):
      Text("You already have \(limit) pictures. Delete one, then add this one.", bundle: .module)
    case .gone: Text("It no longer exists.", bundle: .module)
    case .storageFull: Text("The disk is full. Free up space, then try again. Nothing is lost.", bundle: .module)
    case .folderGone(let path): folderGoneText(path)
    case .cannotKeep(let reason): Text("Couldn’t read or write the data folder: \(reason)", bundle: .module)
    default: Text("This was interrupted. Try again.", bundle: .module)
    }
  }

  private static func notAPicture(_ found: FileFormat) -> Text {
    if let name = found.name {
      return Text(
        "This file is in \(name) format. Choose a PNG, JPEG or PDF, or a screenshot.", bundle: .module)
    }
    return Text("This isn’t a PNG, JPEG or PDF. Choose one of these, or a screenshot.", bundle: .module)
  }

  /// What is too large by a byte must not read as if it were not.
  private static func roundedUp(_ bytes: Int) -> Int {
    (bytes + 99_999) / 100_000 * 100_000
  }

  private static func size(_ bytes: Int) -> Text {
    Text(Int64(bytes), format: .byteCount(style: .file))
  }
}
