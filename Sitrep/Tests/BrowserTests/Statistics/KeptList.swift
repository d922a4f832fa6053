import AppPages
import Foundation
import TestSupport
import Testing

/// A line list that the command keeps in a data folder.
final class KeptList {
  private let folder: TemporaryFolder
  private(set) var id = ""

  init() throws { folder = try TemporaryFolder() }

  func keep(in data: String) async throws {
    var text = "case_id,sex,age,district,classification,date_onset,date_seen,outcome\n"
    for index in 1...60 {
      let onset = "2024-\(index <= 30 ? "03" : "04")-\(String(format: "%02d", (index - 1) % 30 + 1))"
      let sex = ["f", "m", ""][index % 7 == 0 ? 2 : index % 2]
      text += "CH-\(index),\(sex),\(index % 9 == 0 ? "" : String(index)),\(index % 3 == 0 ? "Camp Alwa" : "Baro"),"
      text += "\(index % 4 == 0 ? "confirmed" : "suspected"),\(index % 10 == 0 ? "" : onset),\(onset),"
      text += index % 8 == 0 ? "died\n" : "recovered\n"
    }
    try folder.write(Array(text.utf8), to: "list.csv")
    let result = try await RunningSitrep.result(
      of: "import", "outbreak", folder.path + "list.csv", "--disease", "cholera", "--json", "--data", data)
    let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    id = try #require(object?["id"] as? String, "\(result.errors)")
  }
}
