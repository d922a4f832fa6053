#if canImport(SwiftUI)
  import Domain
  import PortableUI

  #Preview("To import") {
    GuidanceImportPreview(name: "guidance.json", file: GuidanceFile(content: .previewed(), warnings: []))
  }
  #Preview("With something ignored") {
    GuidanceImportPreview(
      name: "guidance.json",
      file: GuidanceFile(
        content: .previewed(),
        warnings: [
          GuidanceFileWarning(at: "colour", .unknownName), GuidanceFileWarning(at: "sources[0]", .unusedSource),
        ]))
  }
  #Preview("Refused") {
    GuidanceImportProblems(
      name: "guidance.json",
      problems: [
        GuidanceFileProblem(at: "symptoms.groups[1].items[3].text.ru", .missing),
        GuidanceFileProblem(at: "updated", .badDay),
      ])
  }
#endif
