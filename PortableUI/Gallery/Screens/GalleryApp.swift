import PortableUI
import PortableUIWeb

/// The gallery as a responder, for the program and for tests.
public enum GalleryApp {
  public static func responder(
    _ configure: (inout WebApplicationConfiguration) -> Void = { _ in }
  ) -> WebApplication {
    var configuration = WebApplicationConfiguration(
      programName: "Gallery", addressKey: GalleryRoute.storageKey, languages: ["en", "ru"],
      knowsAddress: { GalleryRoute(rawValue: $0) != nil })
    configuration.media = { $0 == "dots" ? WebMedia(GalleryPicture.dots, kind: .png, cachePolicy: .never) : nil }
    configure(&configuration)
    return WebApplication(
      scene: GalleryScene(), notFound: Text(verbatim: "There is no such page."), configuration: configuration)
  }
}
