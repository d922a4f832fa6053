import ArgumentParser
import Logging

/// From which level on the program reports, as it is named on the command line.
enum LogLevel: String, CaseIterable, ExpressibleByArgument {
  case debug, info, warning, error

  /// The same for the logger.
  var level: Logger.Level {
    switch self {
    case .debug: .debug
    case .info: .info
    case .warning: .warning
    case .error: .error
    }
  }
}
