import DesignSystem
import Domain
import PortableUI

/// A bar in words, for who does not see it.
enum GraphDescription {
  static func text(of count: DailyCount) -> Text {
    guard let total = count.total else { return Text("no data", bundle: .module) }
    guard let new = count.new else { return Text("\(total, format: .count) in total", bundle: .module) }
    return Text("\(total, format: .count) in total, \(new, format: .count) new", bundle: .module)
  }
}
