/// What an outbreak of cases is made of: its line list, and how good the list is.
package struct OutbreakCases: Hashable, Sendable {
  package let list: CaseList
  package let quality: CaseQuality

  package init(list: CaseList, quality: CaseQuality) {
    self.list = list
    self.quality = quality
  }
}
