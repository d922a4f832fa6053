#if canImport(SwiftUI)
  import Domain
  import PortableUI

  #Preview("An import under way") {
    List { ImportSection(model: .previewed(), progress: .reading(name: "Team.json", messages: 12_000, part: 0.4)) }
  }
  #Preview("An import that failed") {
    List {
      ImportSection(
        model: .previewed(), progress: .failed(name: "Team.json", .notJSON(byte: 5_000, fault: .endsEarly)))
    }
  }
  #Preview("Missing") { MissingArchiveNotice() }
  #Preview("Unreadable") { UnreadableNotice(problem: .unreadable) }
#endif
