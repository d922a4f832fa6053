/// A name and a value of an element; an empty value stands for an attribute that is just there.
package struct Attribute: Sendable {
  package let name: Name
  package let value: String

  init(_ name: Name, _ value: String = "") {
    self.name = name
    self.value = value
  }

  /// The attributes that the renderer writes.
  ///
  /// No event handler, no `style`.
  package enum Name: UInt8, Sendable {
    case autofocus, d, disabled, fill, form, height, href, id, inert, intercept, max, method, name, open, rel, role
    case slope, stroke, tabindex, type, value, viewBox, width
    case ariaChecked, ariaCurrent, ariaDescribedby, ariaDescription, ariaHidden, ariaKeyshortcuts, ariaLabel,
      ariaLabelledby, ariaLevel
    case ariaModal, ariaPressed
    case autocapitalize, autocomplete, autocorrect, enterkeyhint, hidden, inputmode, min, placeholder, required, rows
    case selected, spellcheck
    case dataAssets, dataFocus, dataSubmit, dataValue, dataVersion
    case accept, action, ariaDisabled, dataDismiss, dataIn, dataMore, dataShare, dataShareTitle, dataUpload, multiple
    case colorInterpolationFilters, dataTestid, strokeDasharray, strokeWidth
    case strokeDashoffset, strokeLinecap, strokeLinejoin, strokeMiterlimit, vectorEffect
    case alt, dataUnscripted, src, target
    case dataAway, dataCopied, dataLong, dataUnsent
    case dataDomain, dataLabel, dataName, dataNone, dataPlace, dataPlaces, dataRead, dataScript, dataSpan, dataValues
    case ariaSort, colspan, dataKeys, dataMenu, scope
    case ariaValuetext, dataTitle, preserveAspectRatio, step, title, x, y

    /// As HTML writes it.
    var text: StaticString {
      switch self {
      case .autofocus: "autofocus"
      case .d: "d"
      case .disabled: "disabled"
      case .fill: "fill"
      case .form: "form"
      case .height: "height"
      case .href: "href"
      case .id: "id"
      case .inert: "inert"
      case .intercept: "intercept"
      case .max: "max"
      case .method: "method"
      case .name: "name"
      case .open: "open"
      case .rel: "rel"
      case .role: "role"
      case .slope: "slope"
      case .stroke: "stroke"
      case .tabindex: "tabindex"
      case .type: "type"
      case .value: "value"
      case .viewBox: "viewBox"
      case .width: "width"
      case .ariaChecked: "aria-checked"
      case .ariaCurrent: "aria-current"
      case .ariaDescribedby: "aria-describedby"
      case .ariaDescription: "aria-description"
      case .ariaHidden: "aria-hidden"
      case .ariaKeyshortcuts: "aria-keyshortcuts"
      case .ariaLabel: "aria-label"
      case .ariaLabelledby: "aria-labelledby"
      case .ariaLevel: "aria-level"
      case .ariaModal: "aria-modal"
      case .ariaPressed: "aria-pressed"
      case .autocapitalize: "autocapitalize"
      case .autocomplete: "autocomplete"
      case .autocorrect: "autocorrect"
      case .enterkeyhint: "enterkeyhint"
      case .hidden: "hidden"
      case .inputmode: "inputmode"
      case .min: "min"
      case .placeholder: "placeholder"
      case .required: "required"
      case .rows: "rows"
      case .selected: "selected"
      case .spellcheck: "spellcheck"
      case .dataFocus: "data-focus"
      case .dataSubmit: "data-submit"
      case .dataValue: "data-value"
      case .colorInterpolationFilters: "color-interpolation-filters"
      case .dataAssets: "data-assets"
      case .dataIn: "data-in"
      case .dataTestid: "data-testid"
      case .dataVersion: "data-version"
      case .action: "action"
      case .accept: "accept"
      case .ariaDisabled: "aria-disabled"
      case .dataDismiss: "data-dismiss"
      case .dataMore: "data-more"
      case .dataShare: "data-share"
      case .dataShareTitle: "data-share-title"
      case .dataUpload: "data-upload"
      case .dataTitle: "data-title"
      case .multiple: "multiple"
      case .strokeDasharray: "stroke-dasharray"
      case .strokeWidth: "stroke-width"
      case .strokeDashoffset: "stroke-dashoffset"
      case .strokeLinecap: "stroke-linecap"
      case .strokeLinejoin: "stroke-linejoin"
      case .strokeMiterlimit: "stroke-miterlimit"
      case .vectorEffect: "vector-effect"
      case .alt: "alt"
      case .dataUnscripted: "data-unscripted"
      case .src: "src"
      case .target: "target"
      case .dataAway: "data-away"
      case .dataCopied: "data-copied"
      case .dataLong: "data-long"
      case .dataUnsent: "data-unsent"
      case .dataDomain: "data-domain"
      case .dataLabel: "data-label"
      case .dataName: "data-name"
      case .dataNone: "data-none"
      case .dataPlace: "data-place"
      case .dataPlaces: "data-places"
      case .dataRead: "data-read"
      case .dataScript: "data-script"
      case .dataSpan: "data-span"
      case .dataValues: "data-values"
      case .dataKeys: "data-keys"
      case .dataMenu: "data-menu"
      case .preserveAspectRatio: "preserveAspectRatio"
      case .title: "title"
      case .x: "x"
      case .y: "y"
      case .ariaSort: "aria-sort"
      case .colspan: "colspan"
      case .scope: "scope"
      case .ariaValuetext: "aria-valuetext"
      case .step: "step"
      }
    }
  }
}
