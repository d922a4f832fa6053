import DesignSystem
import Domain
import PortableUI

/// Advice on the disease, with where it comes from.
extension ReportWriter {
  func guidance() -> ReportDocument.Part? {
    guard let guidance = report.guidance else { return nil }
    let groups = [
      ("guidance-signs", words(Text("When to get help at once", bundle: .module)), guidance.emergency.signs),
      ("guidance-actions", words(Text("What to do", bundle: .module)), guidance.emergency.actions),
    ]
    var parts = groups.map { part($0.0, $0.1, $0.2, guidance) }
    for (index, group) in (guidance.symptoms + guidance.recommendations).enumerated() {
      parts.append(part("guidance-\(index + 1)", group.title.text(for: language.locale), group.items, guidance))
    }
    let sources = guidance.sources.map { source in
      "\(text(source.title)), \(text(source.publisher)), \(source.date.text): \(source.url)"
    }
    if !sources.isEmpty {
      parts.append(
        ReportDocument.Part(
          id: "guidance-sources", title: words(Text("Sources of the guidance", bundle: .module)),
          blocks: [.list(sources)]))
    }
    return ReportDocument.Part(
      id: "guidance", title: words(Text("Guidance", bundle: .module)), blocks: introduction(guidance),
      parts: parts.filter { !$0.isEmpty })
  }

  private func introduction(_ guidance: GuidanceContent) -> [ReportDocument.Block] {
    let review =
      switch guidance.review {
      case .notReviewed: words(Text("No health professional has reviewed this guidance.", bundle: .module))
      case .reviewed(let name, let day):
        words(Text("Reviewed by \(text(name)): \(day, format: .day)", bundle: .module))
      }
    return [.paragraph(text(guidance.title)), .paragraph(text(guidance.note)), .paragraph(review)]
  }

  private func part(
    _ id: String, _ title: String, _ items: [GuidanceItem], _ guidance: GuidanceContent
  ) -> ReportDocument.Part {
    let lines = items.map { item in
      let source = guidance.source(item.source).map { text($0.publisher) } ?? item.source
      return "\(text(item.title)) — \(text(item.explanation)) (\(source), \(item.date.text))"
    }
    return ReportDocument.Part(id: id, title: title, blocks: lines.isEmpty ? [] : [.list(lines)])
  }

  private func text(_ text: GuidanceText) -> String { text.text(for: language.locale) }
}
