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
  #Preview("An import that joined an archive") {
    List { ImportSection(model: .previewed(), progress: .done(name: "Team export.zip", .previewed)) }
  }
  #Preview("Missing") { MissingArchiveNotice() }
  #Preview("Unreadable") { UnreadableNotice(problem: .unreadable) }

  extension ImportReport {
    fileprivate static var previewed: ImportReport {
      var report = ImportReport()
      report.joined = "a"
      report.counts.messages = 120
      report.replaced = 100
      report.skip(SkippedPart(file: "general/2020-04-17.json", message: 3, reason: .noTime))
      return report
    }
  }
#endif
