import Foundation

extension SearchQuery {
  /// A query in which an id stands for a name that several have; the rest of it stays as it was typed.
  ///
  /// - Parameters:
  ///   - text: The query as it was typed.
  ///   - kind: What is named.
  ///   - name: The name that the query has.
  ///   - id: Who or what is meant by it.
  /// - Returns: The query to look for.
  package static func text(
    _ text: String, naming kind: SearchResolution.Kind, _ name: String, by id: String
  ) -> String {
    let operation: SearchOperation = kind == .person ? .from : .channel
    let beginning = beginning(of: text)
    var chosen = ""
    var end = beginning.startIndex
    for part in SearchPart.parts(of: beginning) where part.content == .operation(operation, name) {
      chosen += beginning[end..<part.value.lowerBound] + quoted(id)
      end = part.value.upperBound
    }
    chosen += beginning[end...]
    chosen.unicodeScalars.append(contentsOf: text.unicodeScalars.dropFirst(beginning.unicodeScalars.count))
    return chosen
  }

  /// A query that lets through what one more person posted, or what one more channel has; by an id or a name.
  package static func text(_ text: String, adding kind: SearchResolution.Kind, _ id: String) -> String {
    let operation = kind == .person ? "from:" : "in:"
    let separator = text.isEmpty || text.last?.isWhitespace == true ? "" : " "
    return text + separator + operation + quoted(id) + " "
  }

  /// The same by the name, where no other one is meant by it, else by the id.
  ///
  /// - Parameters:
  ///   - text: The query as it was typed.
  ///   - kind: What is chosen.
  ///   - chosen: Who or what it is.
  ///   - candidates: All who or that a name may mean.
  /// - Returns: The query to look for.
  package static func text(
    _ text: String, adding kind: SearchResolution.Kind, _ chosen: SearchCandidate, among candidates: [SearchCandidate]
  ) -> String {
    let ids: Set = [chosen.id]
    let wanted = kind == .person ? MessageFilter(members: ids) : MessageFilter(channels: ids)
    let name = chosen.names.first { name in
      let query = SearchQuery(Self.text("", adding: kind, name))
      return query.resolved(people: candidates, channels: candidates, in: .gmt).filter == wanted
    }
    return Self.text(text, adding: kind, name ?? chosen.id)
  }

  /// The id as a value: in quotes where it must be, of a sort that it doesn't have itself.
  private static func quoted(_ id: String) -> String {
    let parts = SearchPart.parts(of: "from:\(id) ")
    if parts.count == 1, parts[0].content == .operation(.from, id) { return id }
    let quotes = [("\"", "\""), ("«", "»"), ("“", "”")]
    let fitting = quotes.first { !id.contains($0.0) && !id.contains($0.1) }
    return fitting.map { $0.0 + id + $0.1 } ?? id
  }
}
