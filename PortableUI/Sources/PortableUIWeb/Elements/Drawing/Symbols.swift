/// The layer's own drawings for the system's symbol names: 24 × 24 boxes, filled with the text's colour.
///
/// Apple's symbols and font may not leave Apple's platforms; these are drawn anew, by us.
public struct Symbols: Sendable {
  public let outlines: [String]

  /// The drawing of a name; an empty box for a name without one, which a test of the screens finds.
  public static func named(_ name: String) -> Symbols {
    all[name] ?? actions[name] ?? Symbols(outlines: ["M4 4h16v16H4zM6 6v12h12V6z"])
  }

  public static var names: Set<String> { Set(all.keys).union(actions.keys) }

  private static let all: [String: Symbols] = [
    "eye": Symbols(outlines: [eye]),
    "eye.slash": Symbols(outlines: [eyeAboveSlash, eyeBelowSlash, "M4.2 3 21 19.8 19.8 21 3 4.2z"]),
    "list.bullet": Symbols(outlines: [
      "M8 5h13v1.800H8zM8 11.100h13v1.800H8zM8 17.200h13V19H8z",
      "M4.5 4.600a1.3 1.3 0 1 1 0 2.6 1.3 1.3 0 0 1 0-2.600zm0 6.100a1.3 1.3 0 1 1 0 2.6 1.3 1.3 0 0 1 0-2.600z"
        + "m0 6.100a1.3 1.3 0 1 1 0 2.6 1.3 1.3 0 0 1 0-2.600z",
    ]),
    "line.3.horizontal.decrease": Symbols(outlines: [
      "M3 6.100h18v1.800H3zM6.500 11.100h11v1.800h-11zM10 16.100h4v1.800h-4z"
    ]),
    "tablecells": Symbols(outlines: [
      "M4 4h16a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1zm.8 1.800v3.200h4.400V5.800zm6.2 0v3.200h8.200V5.800z"
        + "M4.8 10.800v2.800h4.400v-2.800zm6.2 0v2.800h8.200v-2.800zM4.8 15.400v2.800h4.400v-2.800zm6.2 0v2.800h8.200v-2.800z"
    ]),
    "chart.bar": Symbols(outlines: [
      "M4 13h3a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-5a1 1 0 0 1 1-1z",
      "M10.5 8h3a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1z",
      "M17 4h3a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1z",
    ]),
    "bubble.left.and.bubble.right": Symbols(outlines: [
      "M3 3h11a1.500 1.500 0 0 1 1.500 1.500v6a1.500 1.500 0 0 1-1.500 1.500H8l-4.500 3.500V12H3a1.500 1.500 0 0 1"
        + "-1.500-1.500v-6A1.500 1.500 0 0 1 3 3zm.3 1.800v5.400h2v1.700l2.100-1.700h6.300V4.800z",
      "M17.300 7.500H21A1.500 1.500 0 0 1 22.500 9v6.500A1.500 1.500 0 0 1 21 17h-.5v3.500L16 17h-5a1.500 1.500 0 0 1"
        + "-1.500-1.500v-1.700h1.800v1.400h5.300l2.100 1.700v-1.700h2V9.300h-3.400z",
    ]),
    "folder": Symbols(outlines: [
      "M3.500 4h6l2 2.500h9A1.500 1.500 0 0 1 22 8v10.500a1.500 1.500 0 0 1-1.500 1.500h-17A1.500 1.500 0 0 1 2 18.500"
        + "v-13A1.500 1.500 0 0 1 3.500 4zm.3 1.800v12.400h16.400V8.300h-9.600l-2-2.500z"
    ]),
    "heart.text.square": Symbols(outlines: [
      "M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM5 4.800a.2.2 0 0 0-.2.2v14a.2.2 0 0 0 .2.2"
        + "h14a.2.2 0 0 0 .2-.2V5a.2.2 0 0 0-.2-.2z",
      "M12 13.200 8.300 9.700a2.300 2.300 0 0 1 0-3.300 2.350 2.350 0 0 1 3.300 0l.4.4.4-.4a2.350 2.350 0 0 1 3.300 0 2.300 2.300 0 0 1 0"
        + " 3.300z",
      "M7 14.600h10v1.400H7zM7 17.100h7v1.400H7z",
    ]),
    "chevron.backward": Symbols(outlines: ["M15.6 4.1 17 5.5 10.5 12 17 18.5 15.6 19.9 7.7 12z"]),
    "chevron.forward": Symbols(outlines: ["M8.4 4.1 7 5.5 13.5 12 7 18.5 8.4 19.9 16.3 12z"]),
    "globe": Symbols(outlines: [
      "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm0 1.8a8.2 8.2 0 1 1 0 16.4 8.2 8.2 0 0 1 0-16.4z",
      "M12 2c3 0 4.900 4.600 4.900 10S15 22 12 22 7.100 17.400 7.100 12 9 2 12 2zm0 1.800c-1.500 0-3.100 3.500-3.100 8.200"
        + "s1.600 8.200 3.100 8.200 3.100-3.500 3.100-8.200-1.600-8.200-3.100-8.200z",
      "M2.700 11.100h18.600v1.800H2.700z",
    ]),
    "exclamationmark.triangle": Symbols(outlines: [
      "M12 2.500a1.500 1.500 0 0 1 1.300.75l8.800 15.500A1.500 1.500 0 0 1 20.800 21H3.200a1.500 1.500 0 0 1-1.300-2.250l8.800"
        + "-15.500A1.500 1.500 0 0 1 12 2.500zm0 2.500L4.100 19.200h15.800z",
      "M11.100 9.500h1.800v5h-1.800zM12 15.800a1.100 1.100 0 1 1 0 2.200 1.100 1.100 0 0 1 0-2.200z",
    ]),
    "questionmark.circle": Symbols(outlines: [
      "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm0 1.8a8.2 8.2 0 1 1 0 16.4 8.2 8.2 0 0 1 0-16.4z",
      "M8.8 9.6a3.2 3.2 0 1 1 4.9 2.7c-.6.4-.8.7-.8 1.3v.4h-1.8v-.5c0-1.3.6-2 1.5-2.6a1.4 1.4 0 1 0-2-1.3z",
      "M12 15.5a1.15 1.15 0 1 1 0 2.3 1.15 1.15 0 0 1 0-2.3z",
    ]),
  ]

  private static let eye =
    "M12 5c5 0 8.8 3.6 10.5 7-1.7 3.4-5.5 7-10.5 7S3.2 15.4 1.5 12C3.2 8.6 7 5 12 5zm0 1.8c-3.8 0-6.8 2.6-8.4 "
    + "5.2 1.6 2.6 4.6 5.2 8.4 5.2s6.8-2.6 8.4-5.2c-1.6-2.6-4.6-5.2-8.4-5.2zm0 1.7a3.5 3.5 0 1 1 0 7 3.5 3.5 "
    + "0 0 1 0-7z"

  /// The halves of the eye on both sides of the slash; the second one is the first turned half around.
  private static let eyeAboveSlash =
    "M8.3 5.7C9.4 5.3 10.7 5 12 5C17 5 20.8 8.6 22.5 12C21.7 13.5 20.5 15.1 19 16.4L17.7 15.1C18.8 14.2 19.7 13.1"
    + " 20.4 12C18.8 9.4 15.8 6.8 12 6.8C11.2 6.8 10.4 6.9 9.7 7.1zM11.2 8.6A3.5 3.5 0 0 1 15.4 12.8z"

  private static let eyeBelowSlash =
    "M15.7 18.3C14.6 18.7 13.3 19 12 19C7 19 3.2 15.4 1.5 12C2.3 10.5 3.5 8.9 5 7.6L6.3 8.9C5.2 9.8 4.3 10.9 3.6 "
    + "12C5.2 14.6 8.2 17.2 12 17.2C12.8 17.2 13.6 17.1 14.3 16.9zM12.8 15.4A3.5 3.5 0 0 1 8.6 11.2z"
}
