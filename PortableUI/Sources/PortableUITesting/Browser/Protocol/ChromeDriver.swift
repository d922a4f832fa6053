import Foundation

/// The chromedriver process of this test run: started when the first browser is asked for, gone when the run ends.
final class ChromeDriver: Sendable {
  /// Where it listens on this machine.
  let port: Int
  private let process: Process
  /// The guard reads from it: when this process ends in whatever way, the pipe closes and the guard clears up.
  private let lifeline: Pipe

  private static let started = Task { try await ChromeDriver() }

  /// The one process; the first call starts it.
  static var shared: ChromeDriver { get async throws { try await started.value } }

  /// The program, from `PORTABLEUI_CHROMEDRIVER` or the search path; nil if it is not installed.
  static var program: String? { find(["chromedriver"], override: "PORTABLEUI_CHROMEDRIVER") }

  /// The browser, from `PORTABLEUI_CHROMIUM` or the search path; nil if it is not installed.
  ///
  /// The headless shell has the same engine and no window of its own to draw, which spares a fifth of the time.
  static var browser: String? {
    find(
      ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"], override: "PORTABLEUI_CHROMIUM")
  }

  /// What is missing, and how to get it on Debian; nil if nothing is.
  static var whatIsMissing: String? {
    var packages: [String] = []
    if browser == nil { packages.append("chromium-headless-shell") }
    if program == nil { packages.append("chromium-driver") }
    guard !packages.isEmpty else { return nil }
    let names = packages.joined(separator: " ")
    return "Browser tests need \(names). On Debian: apt-get install \(names)"
  }

  private init() async throws {
    if let missing = Self.whatIsMissing { throw UITestError.noBrowser(missing) }
    var words = ""
    // It takes a free port for IPv4 and then the same for IPv6: once in a while another program was faster.
    for _ in 0..<5 {
      let (process, lifeline, log) = try Self.launch()
      let (port, text) = try await Self.outcome(in: log)
      if let port {
        (self.process, self.lifeline, self.port) = (process, lifeline, port)
        return
      }
      words = text
    }
    throw UITestError.noBrowser("chromedriver did not start. It said: \(words.suffix(500))")
  }

  private static func launch() throws -> (Process, Pipe, log: URL) {
    let folder = FileManager.default.temporaryDirectory.appending(path: "portableui-browser-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let lifeline = Pipe()
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = ["-c", guardScript, "browser-guard", program ?? "", folder.path]
    process.standardInput = lifeline
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return (process, lifeline, folder.appending(path: "log"))
  }

  /// Runs the driver in a process group and a folder of its own, and ends both when its standard input closes.
  ///
  /// The group matters: browsers outlive a chromedriver that is killed. Bash, because dash cannot kill a group.
  private static let guardScript = """
    TMPDIR="$2" setsid "$1" --port=0 >"$2/log" 2>&1 </dev/null &
    driver=$!
    read -r _
    kill -TERM -- "-$driver"
    sleep 0.3
    kill -KILL -- "-$driver"
    rm -rf "$2"
    """

  /// Waits until the driver says in its log that it listens or that it does not, 20 seconds at most.
  ///
  /// Returns the port, nil where it does not listen, and what it said.
  private static func outcome(in log: URL) async throws -> (port: Int?, words: String) {
    let deadline = ContinuousClock.now + .seconds(20)
    var text = ""
    while ContinuousClock.now < deadline, !text.contains("Exiting") {
      if FileManager.default.fileExists(atPath: log.path) { text = try String(contentsOf: log, encoding: .utf8) }
      if let match = text.firstMatch(of: /started successfully on port (\d+)/), let port = Int(match.1) {
        return (port, text)
      }
      try await Task.sleep(for: .milliseconds(10))
    }
    return (nil, text)
  }

  private static func find(_ names: [String], override: String) -> String? {
    let environment = ProcessInfo.processInfo.environment
    if let path = environment[override] { return path }
    let folders = (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
    return names.lazy
      .flatMap { name in folders.map { "\($0)/\(name)" } }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
