import Domain
import Foundation

/// Contacts for tests: a press office, a Russian ministry's number that nobody verified, and the World Health
/// Organization.
package enum SampleContacts {
  package static let all: [Contact] = {
    let json = """
      [{"id": "press", "name": {"en": "Press office"}, "phone": "+7 495 000", "url": "https://press.example.org/a",
        "source": "https://press.example.org/", "date": "2026-11-20", "verified": true},
       {"id": "ministry", "name": {"en": "Ministry of Health", "ru": "Министерство здравоохранения"},
        "region": "RU", "phone": "8-800-200-0-200", "source": "https://example.org/numbers", "date": "2026-11-21",
        "verified": false},
       {"id": "who", "name": {"en": "World Health Organization (WHO)",
        "ru": "Всемирная организация здравоохранения (ВОЗ)"},
        "url": "https://www.who.int/", "source": "https://www.who.int/about", "date": "2026-11-21", "verified": true}]
      """
    do {
      return try JSONDecoder().decode([Contact].self, from: Data(json.utf8))
    } catch {
      preconditionFailure("The sample contacts are malformed: \(error)")
    }
  }()
}
