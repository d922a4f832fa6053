/// A name and a value of an element; an empty value stands for an attribute that is just there.
package struct Attribute: Sendable {
  package let name: Name
  package let value: String

  init(_ name: Name, _ value: String = "") {
    self.name = name
    self.value = value
  }

  /// The attributes that the renderer writes, as HTML calls them.
  ///
  /// No event handler, no `style`.
  package enum Name: String, Sendable {
    case accept, action, alt, autocapitalize, autocomplete, autocorrect, autofocus, colspan, d, disabled
    case enterkeyhint, fill, form, height, hidden, href, id, inert, inputmode, intercept, max, method, min
    case multiple, name, open, placeholder, preserveAspectRatio, rel, required, role, rows, scope, selected
    case slope, spellcheck, src, step, stroke, tabindex, target, title, type, value, viewBox, width, x, y
    case ariaChecked = "aria-checked"
    case ariaCurrent = "aria-current"
    case ariaDescribedby = "aria-describedby"
    case ariaDescription = "aria-description"
    case ariaDisabled = "aria-disabled"
    case ariaHidden = "aria-hidden"
    case ariaKeyshortcuts = "aria-keyshortcuts"
    case ariaLabel = "aria-label"
    case ariaLabelledby = "aria-labelledby"
    case ariaLevel = "aria-level"
    case ariaModal = "aria-modal"
    case ariaPressed = "aria-pressed"
    case ariaSort = "aria-sort"
    case ariaValuetext = "aria-valuetext"
    case colorInterpolationFilters = "color-interpolation-filters"
    case dataAssets = "data-assets"
    case dataAway = "data-away"
    case dataGone = "data-gone"
    case dataCopied = "data-copied"
    case dataDismiss = "data-dismiss"
    case dataDomain = "data-domain"
    case dataFocus = "data-focus"
    case dataIn = "data-in"
    case dataKeys = "data-keys"
    case dataLabel = "data-label"
    case dataLong = "data-long"
    case dataMenu = "data-menu"
    case dataMore = "data-more"
    case dataName = "data-name"
    case dataNone = "data-none"
    case dataPlace = "data-place"
    case dataPlaces = "data-places"
    case dataRead = "data-read"
    case dataScript = "data-script"
    case dataShare = "data-share"
    case dataShareTitle = "data-share-title"
    case dataSpan = "data-span"
    case dataSubmit = "data-submit"
    case dataTestid = "data-testid"
    case dataTitle = "data-title"
    case dataUnscripted = "data-unscripted"
    case dataUnsent = "data-unsent"
    case dataUpload = "data-upload"
    case dataValue = "data-value"
    case dataValues = "data-values"
    case dataVersion = "data-version"
    case strokeDasharray = "stroke-dasharray"
    case strokeDashoffset = "stroke-dashoffset"
    case strokeLinecap = "stroke-linecap"
    case strokeLinejoin = "stroke-linejoin"
    case strokeMiterlimit = "stroke-miterlimit"
    case strokeWidth = "stroke-width"
    case vectorEffect = "vector-effect"

    /// The byte that it is stored as, which takes less to hash than its text.
    var byte: UInt8 { unsafeBitCast(self, to: UInt8.self) }
  }
}
