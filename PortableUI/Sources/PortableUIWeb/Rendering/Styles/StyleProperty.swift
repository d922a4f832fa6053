/// The properties that a page's own rules can set.
enum StyleProperty: Sendable {
  case alignItems, background, border, borderColor, borderRadius, color, filter, fontFamily, fontSize, fontStyle
  case fontVariantNumeric, fontWeight, gap, height, justifyContent, justifyItems, lineClamp, lineHeight, maxHeight
  case maxWidth, minHeight, minWidth, opacity, paddingBottom, paddingEnd, paddingStart, paddingTop, radiusEndEnd
  case radiusEndStart, radiusStartEnd, radiusStartStart, textAlign, width
  case columnGap, gridColumns, rowGap, transitionDelay, transitionDuration, transitionTiming
  case aspectRatio, insetStart, intrinsicHeight, scale, textDecoration, textDecorationColor, tint, top, transformOrigin
  case zoom

  /// The property's name in CSS, and the two letters that the names of its classes begin with.
  var names: (css: String, code: String) {
    switch self {
    case .alignItems: ("align-items", "ai")
    case .background: ("background-color", "bg")
    case .border: ("border", "bd")
    case .borderColor: ("border-color", "bc")
    case .borderRadius: ("border-radius", "br")
    case .color: ("color", "co")
    case .filter: ("filter", "fi")
    case .fontFamily: ("font-family", "ff")
    case .fontSize: ("font-size", "fs")
    case .fontStyle: ("font-style", "fy")
    case .fontVariantNumeric: ("font-variant-numeric", "fv")
    case .fontWeight: ("font-weight", "fw")
    case .gap: ("gap", "ga")
    case .height: ("height", "he")
    case .justifyContent: ("justify-content", "jc")
    case .justifyItems: ("justify-items", "ji")
    case .lineClamp: ("-webkit-line-clamp", "lc")
    case .lineHeight: ("line-height", "lh")
    case .maxHeight: ("max-height", "mh")
    case .maxWidth: ("max-width", "mw")
    case .minHeight: ("min-height", "nh")
    case .minWidth: ("min-width", "nw")
    case .opacity: ("opacity", "op")
    case .paddingBottom: ("padding-bottom", "pb")
    case .paddingEnd: ("padding-inline-end", "pe")
    case .paddingStart: ("padding-inline-start", "ps")
    case .paddingTop: ("padding-top", "pt")
    case .radiusEndEnd: ("border-end-end-radius", "re")
    case .radiusEndStart: ("border-end-start-radius", "rf")
    case .radiusStartEnd: ("border-start-end-radius", "rt")
    case .radiusStartStart: ("border-start-start-radius", "rs")
    case .textAlign: ("text-align", "ta")
    case .width: ("width", "wi")
    case .columnGap: ("column-gap", "cg")
    case .gridColumns: ("grid-template-columns", "gc")
    case .rowGap: ("row-gap", "rg")
    case .transitionDelay: ("transition-delay", "tl")
    case .transitionDuration: ("transition-duration", "td")
    case .transitionTiming: ("transition-timing-function", "tf")
    case .aspectRatio: ("aspect-ratio", "ar")
    case .insetStart: ("inset-inline-start", "is")
    case .intrinsicHeight: ("contain-intrinsic-height", "ih")
    case .scale: ("scale", "sc")
    case .textDecoration: ("text-decoration-line", "tx")
    case .textDecorationColor: ("text-decoration-color", "tk")
    case .tint: ("--own-tint", "ti")
    case .top: ("top", "tp")
    case .transformOrigin: ("transform-origin", "to")
    case .zoom: ("zoom", "zo")
    }
  }
}
