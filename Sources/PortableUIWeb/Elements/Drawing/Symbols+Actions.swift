extension Symbols {
  /// The drawings for what a person does: open a menu, refresh, share, search, choose a picture or a file.
  static let actions: [String: Symbols] = [
    "arrow.clockwise": Symbols(outlines: [
      "M12 3.2a8.8 8.8 0 1 0 8.8 8.8H19a7 7 0 1 1-2.2-5.1L14 9.7h7V2.7l-2.9 2.9A8.8 8.8 0 0 0 12 3.2z"
    ]),
    "doc": Symbols(outlines: [
      "M6 2h8l5 5v14a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V3a1 1 0 0 1 1-1zm.8 1.8v16.4h10.4V8.6H12.4V3.8zm7.4.9v2.1h2.1z"
    ]),
    "ellipsis.circle": Symbols(outlines: [
      "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm0 1.8a8.2 8.2 0 1 1 0 16.4 8.2 8.2 0 0 1 0-16.4z",
      "M7.5 10.7a1.3 1.3 0 1 1 0 2.6 1.3 1.3 0 0 1 0-2.6zm4.5 0a1.3 1.3 0 1 1 0 2.6 1.3 1.3 0 0 1 0-2.6z"
        + "m4.5 0a1.3 1.3 0 1 1 0 2.6 1.3 1.3 0 0 1 0-2.6z",
    ]),
    "magnifyingglass": Symbols(outlines: [
      "M10.5 3a7.5 7.5 0 0 1 5.9 12.1l5 5-1.3 1.3-5-5A7.5 7.5 0 1 1 10.5 3zm0 1.8a5.7 5.7 0 1 0 0 11.4 5.7 5.7 0 0 0 "
        + "0-11.4z"
    ]),
    "photo": Symbols(outlines: [
      "M3 4h18a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H3a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1zm.8 1.8v9.5l4.7-5 4 4.2 2.6-2.3 5.1 "
        + "4.6V5.8zM16 7.5a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4z"
    ]),
    "square.and.arrow.up": Symbols(outlines: [
      "M12 1.8 16.2 6 15 7.2l-2.1-2.1V15h-1.8V5.1L9 7.2 7.8 6z",
      "M5 9h3.5v1.8H5.8v9.4h12.4v-9.4h-2.7V9H19a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V10a1 1 0 0 1 1-1z",
    ]),
    "xmark": Symbols(outlines: [
      "M5.600 4.300 12 10.700l6.400-6.400 1.300 1.300L13.300 12l6.400 6.400-1.300 1.300L12 13.300l-6.400 6.400-1.300-1.300L10.700 12 4.300 5.600z"
    ]),
    "trash": Symbols(outlines: [
      "M9 2h6l1 2h5v1.8H3V4h5zM5 7.5h1.8l.8 12.7h8.8l.8-12.7H19L18.100 22H5.900z",
      "M9.300 9.500h1.500v8H9.300zM13.200 9.500h1.500v8h-1.500z",
    ]),
  ]
}
