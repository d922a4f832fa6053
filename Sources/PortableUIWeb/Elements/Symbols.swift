/// The layer's own drawings for the system's symbol names: 24 × 24 boxes, filled with the text's colour.
///
/// Apple's symbols and font may not leave Apple's platforms; these are drawn anew, by us.
package struct Symbols: Sendable {
  package let outlines: [String]

  /// The drawing of a name; an empty box for a name without one, which a test of the screens finds.
  package static func named(_ name: String) -> Symbols {
    all[name] ?? Symbols(outlines: ["M4 4h16v16H4zM6 6v12h12V6z"])
  }

  package static var names: Set<String> { Set(all.keys) }

  private static let all: [String: Symbols] = [
    "eye": Symbols(outlines: [eye]),
    "eye.slash": Symbols(outlines: [eyeBehindSlash, "M4.2 3 21 19.8 19.8 21 3 4.2z"]),
    "chart.bar": Symbols(outlines: [
      "M4 13h3a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-5a1 1 0 0 1 1-1z",
      "M10.500 8h3a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1z",
      "M17 4h3a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1z",
    ]),
    "chevron.backward": Symbols(outlines: ["M15.600 4.100 17 5.500 10.500 12 17 18.500 15.600 19.900 7.700 12z"]),
    "questionmark.circle": Symbols(outlines: [
      "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm0 1.800a8.200 8.200 0 1 1 0 16.400 8.200 8.200 0 0 1 0-16.400z",
      "M8.800 9.600a3.200 3.200 0 1 1 4.900 2.700c-.6.4-.8.7-.8 1.300v.4h-1.800v-.5c0-1.300.6-2 1.500-2.600a1.400 1.400 0 1 0-2-1.300z",
      "M12 15.500a1.150 1.150 0 1 1 0 2.300 1.150 1.150 0 0 1 0-2.300z",
    ]),
  ]

  private static let eye =
    "M12 5c5 0 8.800 3.600 10.500 7-1.700 3.400-5.500 7-10.500 7S3.200 15.400 1.500 12C3.200 8.600 7 5 12 5zm0 1.800c-3.800 0-6.800 2.600-8.400 "
    + "5.200 1.600 2.600 4.600 5.200 8.400 5.200s6.800-2.600 8.400-5.200c-1.600-2.600-4.600-5.200-8.400-5.200zm0 1.700a3.500 3.500 0 1 1 0 7 3.500 3.500 "
    + "0 0 1 0-7z"

  private static let eyeBehindSlash =
    "M7.400 4.900C8.800 5.300 10.300 5 12 5c5 0 8.800 3.600 10.500 7a14.600 14.600 0 0 1-3.500 4.400l-1.300-1.300a12 12 0 0 0 2.700-3.100c-1.600-2.600"
    + "-4.600-5.200-8.400-5.200-1 0-2 .2-2.900.5zM5 7.600l1.300 1.300A12 12 0 0 0 3.600 12c1.600 2.600 4.600 5.200 8.400 5.200 1 0 2-.2 2.900-.5l1.400 "
    + "1.400c-1.300.6-2.800.9-4.300.9-5 0-8.800-3.600-10.500-7A14.600 14.600 0 0 1 5 7.600zm3.700 3.200 4.500 4.500a3.500 3.500 0 0 1-4.500-4.500zm3.300-2.300"
    + "a3.500 3.500 0 0 1 3.400 4.300l-4.200-4.200z"
}
