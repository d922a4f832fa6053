/// The version that the program says it is.
package enum SitrepVersion {
  package static let text = "0.1.0"
}
