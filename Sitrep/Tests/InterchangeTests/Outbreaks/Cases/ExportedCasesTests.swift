import Domain
import Foundation
import Interchange
import SampleData
import Testing

@Suite struct ExportedCasesTests {
  @Test(.enabled(if: SharedData.isThere, SharedData.absence))
  func `a line list as JSON has what all outbreaks have, and what cases tell`() throws {
    var read = try CaseFileSamples.published("generated/cholera_linelist.csv")
    read.disease = .known(.cholera)
    read.questions = []
    let outbreak = try #require(read.outbreak(id: .random(), received: Date(timeIntervalSince1970: 0)))
    let populations = try CaseFileSamples.populations("generated/cholera_population.csv", of: read.cases)
    let figures = CaseFigures(read.cases, populations: populations)

    let text = ExportedCases(outbreak, figures, read.quality, countries: CountryCatalogue([])).json

    let json = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(json["id"] as? String == outbreak.id.rawValue && json["asOf"] as? String == "2024-05-14")
    let summary = try #require(json["summary"] as? [String: Any])
    #expect(summary["cases"] as? Int == 1_180 && summary["deaths"] as? Int == 42)
    let cfr = try #require(summary["cfrKnownOutcome"] as? [String: Double])
    #expect(cfr["numerator"] == 42 && cfr["denominator"] == 997 && abs((cfr["value"] ?? 0) - 4.21) < 0.01)
    let curve = try #require(json["curve"] as? [[String: Any]])
    #expect(curve.count == 16 && curve[8]["week"] as? String == "2024-W13" && curve[8]["cases"] as? Int == 179)
    #expect(curve.reduce(0) { $0 + ($1["deaths"] as? Int ?? 0) } <= 42)
    #expect(json["delay"] as? [String: Double] == ["median": 1, "q1": 1, "q3": 3, "p90": 5, "n": 1_109])
    let ages = try #require(json["ageSex"] as? [[String: Any]])
    #expect(ages.count == 5 && ages[0]["ageGroup"] as? String == "0-4" && ages[0]["female"] as? Int == 185)
    #expect(ages[4]["ageGroup"] is NSNull)
    let quality = try #require(json["quality"] as? [String: Any])
    #expect(quality["rows"] as? Int == 1_211 && quality["blankRows"] as? Int == 12)
    #expect(
      (quality["leftOut"] as? [String: Int]) == ["totals": 1, "sentTwice": 22, "enteredAgain": 8, "discarded": 0])
    let places = try #require(json["places"] as? [[String: Any]])
    let alwa = try #require(places.first { $0["name"] as? String == "Camp Alwa" })
    #expect(alwa["cases"] as? Int == 67 && alwa["population"] as? Int == 23_400)
  }

  @Test func `a list without any known thing is null, not 0 of 0`() throws {
    let read = try CaseFileSamples.read(
      "case_id,sex,date_seen\n1,f,2024-01-01\n", OutbreakChoices(disease: .named("X")))
    let outbreak = try #require(read.outbreak(id: .random(), received: Date(timeIntervalSince1970: 0)))

    let text = ExportedCases(outbreak, CaseFigures(read.cases), read.quality, countries: CountryCatalogue([])).json

    #expect(text.contains("\"cfrKnownOutcome\": null") && text.contains("\"delay\": null"))
    #expect(text.contains("\"curve\": []"))
  }
}
