import ArgumentParser
import Feeds

/// As it is named on the command line.
extension FeedAddress: ExpressibleByArgument {
  package var defaultValueDescription: String { base }

  package init?(argument: String) {
    do throws(Problem) { try self.init(argument) } catch { return nil }
  }
}
