/// All that the Guidance tab says: one file that a health team edits, checks and imports.
package struct GuidanceContent: Hashable, Sendable {
  package let title: GuidanceText

  /// Which edition of the text it is, in the team's own way of counting.
  package let edition: String
  package let updated: Day
  package let review: GuidanceReview

  /// What holds for all of it, such as how old it is.
  package let note: GuidanceText
  package let emergency: EmergencyGuidance

  /// Three groups with the ids of ``symptomGroups``, in their order.
  package let symptoms: [GuidanceGroup]
  package let recommendations: [GuidanceGroup]
  package let sources: [GuidanceSource]

  /// The ids of the groups of symptoms.
  package static let symptomGroups = ["common", "less-common", "serious"]

  package init(
    title: GuidanceText, edition: String, updated: Day, review: GuidanceReview, note: GuidanceText,
    emergency: EmergencyGuidance, symptoms: [GuidanceGroup], recommendations: [GuidanceGroup], sources: [GuidanceSource]
  ) {
    self.title = title
    self.edition = edition
    self.updated = updated
    self.review = review
    self.note = note
    self.emergency = emergency
    self.symptoms = symptoms
    self.recommendations = recommendations
    self.sources = sources
  }

  /// How many statements and numbers there are.
  package var itemCount: Int {
    emergency.itemCount + (symptoms + recommendations).reduce(0) { $0 + $1.items.count }
  }

  package func source(_ id: String) -> GuidanceSource? {
    sources.first { $0.id == id }
  }
}

/// What stands first: when to get help at once, and how.
package struct EmergencyGuidance: Hashable, Sendable {
  package let signs: [GuidanceItem]
  package let actions: [GuidanceItem]
  package let numbers: [GuidanceNumber]

  package init(signs: [GuidanceItem], actions: [GuidanceItem], numbers: [GuidanceNumber]) {
    self.signs = signs
    self.actions = actions
    self.numbers = numbers
  }

  package var itemCount: Int { signs.count + actions.count + numbers.count }
}

/// Whether somebody of the profession has looked through the text (D25).
package enum GuidanceReview: Hashable, Sendable {
  case notReviewed
  case reviewed(by: GuidanceText, on: Day)
}
