import Domain

/// Names of files and anchors, in plain letters whatever the archive's names are.
struct PageNames: Sendable {
  private static let mostLetters = 40
  private static let mostIDBytes = 60

  /// The folder of each channel; its number makes it the only one of its name.
  private let folders: [ChannelPath: String]

  /// - Parameter channels: All channels of the archive, in order.
  init(_ channels: [(path: ChannelPath, name: String)]) {
    var folders: [ChannelPath: String] = [:]
    for (index, channel) in channels.enumerated() where folders[channel.path] == nil {
      folders[channel.path] = "\(Self.slug(channel.name))-\(index + 1)"
    }
    self.folders = folders
  }

  /// The folder of a channel, in that of all channels; nil where the archive hasn't that channel.
  func folder(of channel: ChannelPath) -> String? { folders[channel] }

  /// The name in small Latin letters and digits; `channel` where it has none.
  private static func slug(_ name: String) -> String {
    var slug = ""
    for scalar in name.unicodeScalars.prefix(1_000) where slug.utf8.count < mostLetters {
      switch scalar {
      case "a"..."z", "0"..."9": slug.unicodeScalars.append(scalar)
      case "A"..."Z": slug += String(scalar).lowercased()
      default: if !slug.isEmpty, slug.last != "-" { slug.append("-") }
      }
    }
    if slug.last == "-" { slug.removeLast() }
    return slug.isEmpty ? "channel" : slug
  }

  /// The anchor of a message, made of its id where that is plain, else of its number in the list.
  static func anchor(of message: Message, number: Int) -> String {
    let isPlain = message.id.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
    return isPlain && message.id.utf8.count <= mostIDBytes ? "m\(message.id)" : "n\(number)"
  }
}
