import DesignSystem
import PortableUI

extension FiguresProvenance {
  /// Day, age and source in one line; release and source of a day that was chosen, which stands beside it.
  var line: Text {
    if isChosen { return released }
    guard let age = age.ago else { return Text("\(shortDay) · \(source)", bundle: .module) }
    return Text("\(shortDay) · \(age) · \(source)", bundle: .module)
  }

  /// The release, where it isn't the one that is shown at first, and the source.
  private var released: Text {
    guard let release else { return Text(verbatim: source) }
    return Text("By the release of \(release, format: .shortDay) · \(source)", bundle: .module)
  }

  private var shortDay: Text {
    if age == .today { return Text("As of today, \(asOf, format: .shortDay)", bundle: .module) }
    return Text("As of \(asOf, format: .shortDay)", bundle: .module)
  }
}
