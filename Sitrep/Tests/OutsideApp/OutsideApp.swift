import Foundation
import HTTPTypes
import PortableUI
import PortableUIWeb
import SitrepApp

/// `outsideapp FOLDER ADDRESS`: the app over a data folder, as somebody outside the package builds it; prints the page at
/// the address.
///
/// It is compiled without the package's name, so it can use nothing but what is public.
@main
struct OutsideApp: App {
  private let launch: AppLaunch

  init() {
    let platform = AppPlatform { FileHandle.standardError.write(Data("\($0)\n".utf8)) }
    launch = AppLaunch(in: URL(filePath: CommandLine.arguments[1], directoryHint: .isDirectory), on: platform)
  }

  var body: some Scene {
    WindowGroup { SitrepRoot(launch) }
  }

  static func main() async {
    let app = OutsideApp()
    let configuration = WebApplicationConfiguration(
      programName: "Sitrep", addressKey: "place", languages: ["en", "ru"], knowsAddress: { _ in true })
    let pages = WebApplication(scene: app.body, notFound: EmptyView(), configuration: configuration)
    let page = await pages.respond(to: WebRequest(method: .get, target: CommandLine.arguments[2]))
    FileHandle.standardOutput.write(Data(page.body))
  }
}
