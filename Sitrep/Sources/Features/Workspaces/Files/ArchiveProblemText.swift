import DesignSystem
import Domain
import PortableUI

/// Why a file was not imported, or an archive cannot be read, in the user's language.
package enum ArchiveProblemText {
  /// Which files can be imported.
  static var wanted: Text { Text("Choose an export of Slack (zip) or a JSON file of workspaces.", bundle: .module) }

  package static func text(_ problem: ArchiveImportProblem) -> Text {
    switch problem {
    case .unreadable: Text("The file couldn’t be opened. Choose it again.", bundle: .module)
    case .empty: Text("The file is empty.", bundle: .module)
    case .mistaken(let file): mistakenFileText(file, wanted: wanted)
    case .notJSON(let byte, let fault): notJSONText(fault, byte: byte)
    case .notAList: Text("This file isn’t a list of workspaces. It must begin with [.", bundle: .module)
    case .notAnArchive(let place, let member, let fault): text(fault, of: member, at: text(place))
    case .notAnExport:
      Text(
        "This isn’t an export of Slack: it has no lists of channels or people (channels.json, users.json). Choose another file.",
        bundle: .module)
    case .nothingRead(let part):
      Text("Nothing in this export could be read. \(SkippedPartText.text(part)).", bundle: .module)
    case .protectedZip:
      Text("The zip archive is protected by a password. Unpack it, then zip the folder without one.", bundle: .module)
    case .unknownCompression:
      Text(
        "The zip archive is compressed in a way that Sitrep doesn’t read. Unpack it, then zip the folder again.",
        bundle: .module)
    case .overfullZip:
      Text(
        "The zip archive isn’t one that Slack makes: its files overlap, or are more than 200 times its size. Download it again.",
        bundle: .module)
    case .damagedZip: Text("The zip archive is damaged or incomplete. Download it again.", bundle: .module)
    case .exportTooLarge: Text("The export is larger than any that Sitrep can read.", bundle: .module)
    case .decoderStopped:
      Text("The export couldn’t be read: it took too much time or memory.", bundle: .module)
    case .pagesTooLarge:
      Text(
        "Its pages are larger than 256 MB. The command “sitrep export workspaces --html” writes them to a folder.",
        bundle: .module)
    case .busy: Text("Other files are being imported. Try again when they are done.", bundle: .module)
    case .folderGone(let path): folderGoneText(path)
    case .diskFull: Text("The disk is full. Free up space, then try again.", bundle: .module)
    case .notWritable: Text("The data folder can’t be written to.", bundle: .module)
    case .cancelled: Text("The import was stopped.", bundle: .module)
    case .other(let reason): Text("The reason: \(reason).", bundle: .module)
    }
  }

  private static func text(_ fault: FileFault, of member: String, at place: Text) -> Text {
    switch (fault, member) {
    case (.missing, "channels"), (.missing, "messages"): Text("\(place) has no “\(member)” list.", bundle: .module)
    case (.missing, _): Text("\(place) has no “\(member)”.", bundle: .module)
    case (.expected(let part), ""): Text("\(place) isn’t \(filePartText(part)).", bundle: .module)
    case (.expected(let part), _): Text("\(place): “\(member)” isn’t \(filePartText(part)).", bundle: .module)
    case (.takenID, _): Text("\(place) has the same id as an earlier one.", bundle: .module)
    default: Text("\(place), “\(member)”: \(fileFaultText(fault)).", bundle: .module)
    }
  }

  private static func text(_ place: ArchivePosition) -> Text {
    switch (place.channel, place.message) {
    case (let channel?, let message?):
      Text("Message \(message) in channel \(channel) of workspace \(place.workspace)", bundle: .module)
    case (let channel?, nil): Text("Channel \(channel) of workspace \(place.workspace)", bundle: .module)
    case (nil, _): Text("Workspace \(place.workspace)", bundle: .module)
    }
  }
}
