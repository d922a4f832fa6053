import DesignSystem
import PortableUI

extension FiguresProvenance {
  /// Day, age and source in one line.
  var line: Text {
    guard let age = age.ago else { return Text("\(shortDay) · \(source)", bundle: .module) }
    return Text("\(shortDay) · \(age) · \(source)", bundle: .module)
  }

  private var shortDay: Text {
    if age == .today { return Text("As of today, \(asOf, format: .shortDay)", bundle: .module) }
    return Text("As of \(asOf, format: .shortDay)", bundle: .module)
  }
}
