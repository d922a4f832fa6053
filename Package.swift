// swift-tools-version: 6.2

import PackageDescription

/// What every target of ours keeps to.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Screens and their models live on the main actor.
let screens: [SwiftSetting] = strict + [.defaultIsolation(MainActor.self)]

/// Our own layer stands in for SwiftUI only where there is none.
let portableCore = Target.Dependency.target(name: "PortableUICore", condition: .when(platforms: [.linux]))

/// What screens import as `PortableUI`.
///
/// The layer behind it is named too, because an incremental build follows only
/// dependencies that are named: what `PortableUI` passes on would otherwise not be compiled anew when the layer changes.
let portableUI: [Target.Dependency] = ["PortableUI", portableCore]

let package = Package(
  name: "sitrep",
  defaultLocalization: "en",
  platforms: [.macOS(.v14), .iOS(.v17)],
  products: [
    .executable(name: "sitrep", targets: ["sitrep"]),
    .library(name: "AppShell", targets: ["AppShell"]),
    .library(name: "Feeds", targets: ["Feeds"]),
    .library(name: "Storage", targets: ["Storage"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
    .package(url: "https://github.com/apple/swift-nio-extras", from: "1.30.0"),
    .package(url: "https://github.com/apple/swift-system", from: "1.5.0"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.0", traits: ["FullFoundation"]),
    .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0", traits: []),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2"),
  ],
  targets: [
    // The SwiftUI layer
    .target(name: "PortableUI", dependencies: [portableCore], swiftSettings: strict),
    .target(name: "PortableUICore", swiftSettings: strict),
    .target(
      name: "PortableUIWeb",
      dependencies: [
        "PortableUICore",
        "CZlib",
        .target(name: "CMalloc", condition: .when(platforms: [.linux])),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "HummingbirdCore", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
      ],
      resources: [
        .embedInCode("Client/sitrep.css"), .embedInCode("Client/Script/page.js"),
        .embedInCode("Client/Script/fields.js"), .embedInCode("Client/Script/operations.js"),
        .embedInCode("Client/Script/messages.js"), .embedInCode("Client/Script/places.js"),
        .embedInCode("Client/Script/connection.js"), .embedInCode("Client/Script/controls.js"),
        .embedInCode("Client/Script/start.js"),
      ],
      swiftSettings: strict
    ),
    .target(
      name: "PortableUITesting",
      dependencies: [
        "PortableUIWeb",
        "CZlib",
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
      ],
      swiftSettings: strict
    ),
    .systemLibrary(name: "CMalloc", path: "Sources/CMalloc"),
    .systemLibrary(
      name: "CZlib", path: "Sources/CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),

    // What the screens are about
    .target(name: "Domain", swiftSettings: strict),
    .target(name: "CSnapshot"),
    .target(
      name: "Storage",
      dependencies: ["Domain", "CSnapshot", .product(name: "GRDB", package: "GRDB.swift")],
      resources: [
        .copy("Archives/Workspaces.json"), .copy("Contacts/Contacts.json"), .copy("Guidance/Guidance.json"),
      ],
      swiftSettings: strict
    ),
    .target(name: "Interchange", dependencies: ["Domain"], swiftSettings: strict),
    .target(
      name: "Feeds",
      dependencies: [
        "Domain",
        .product(name: "AsyncHTTPClient", package: "async-http-client"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOHTTPCompression", package: "swift-nio-extras"),
      ],
      swiftSettings: strict
    ),

    // Pictures of certificates
    .systemLibrary(
      name: "CLibpng", path: "Sources/CLibpng", pkgConfig: "libpng",
      providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
    .systemLibrary(
      name: "CTurboJPEG", path: "Sources/CTurboJPEG", pkgConfig: "libturbojpeg",
      providers: [.apt(["libturbojpeg0-dev"]), .brew(["jpeg-turbo"])]),
    .target(
      name: "PictureCodec", dependencies: ["Domain", "CLibpng", "CTurboJPEG", "CZlib"], swiftSettings: strict),

    // The screens
    .target(
      name: "DesignSystem",
      dependencies: ["Domain"] + portableUI,
      resources: [.process("Localizable.xcstrings")],
      swiftSettings: screens
    ),
    .target(
      name: "Statistics",
      dependencies: ["DesignSystem", "Domain"] + portableUI,
      path: "Sources/Features/Statistics",
      resources: [.process("Localizable.xcstrings")],
      swiftSettings: screens
    ),
    .target(
      name: "World",
      dependencies: ["DesignSystem", "Domain"] + portableUI,
      path: "Sources/Features/World",
      resources: [.process("Localizable.xcstrings")],
      swiftSettings: screens
    ),
    .target(
      name: "Guidance",
      dependencies: ["DesignSystem", "Domain"] + portableUI,
      path: "Sources/Features/Guidance",
      resources: [.process("Localizable.xcstrings")],
      swiftSettings: screens
    ),
    .target(
      name: "Workspaces",
      dependencies: ["DesignSystem", "Domain"] + portableUI,
      path: "Sources/Features/Workspaces",
      resources: [.process("Localizable.xcstrings")],
      swiftSettings: screens
    ),
    .target(
      name: "Certificates",
      dependencies: ["DesignSystem", "Domain"] + portableUI,
      path: "Sources/Features/Certificates",
      resources: [.process("Localizable.xcstrings")],
      swiftSettings: screens
    ),
    .target(
      name: "AppShell",
      dependencies: [
        "Statistics", "World", "Certificates", "Guidance", "Workspaces", "DesignSystem", "Domain",
      ] + portableUI,
      resources: [.process("Localizable.xcstrings")],
      swiftSettings: screens
    ),

    // The program
    .executableTarget(
      name: "sitrep",
      dependencies: [
        "AppShell", "Domain", "Feeds", "Interchange", "PictureCodec", "PortableUIWeb", "Storage",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
        .product(name: "Subprocess", package: "swift-subprocess"),
        .product(name: "SystemPackage", package: "swift-system"),
        .product(name: "UnixSignals", package: "swift-service-lifecycle"),
      ],
      swiftSettings: strict
    ),

    // Tests
    .testTarget(
      name: "PortableUITestingTests",
      dependencies: [
        "PortableUITesting", "PortableUIWeb", .product(name: "HTTPTypes", package: "swift-http-types"),
      ],
      exclude: ["__Snapshots__"],
      swiftSettings: strict
    ),
    .target(
      name: "ArchiveSamples", dependencies: ["Domain"], path: "Tests/ArchiveSamples", swiftSettings: strict),
    .target(
      name: "PictureSamples", dependencies: ["Domain", "PictureCodec", "CTurboJPEG", "CZlib"],
      path: "Tests/PictureSamples", swiftSettings: strict),
    .testTarget(
      name: "PictureCodecTests", dependencies: ["PictureCodec", "PictureSamples", "Domain"], swiftSettings: strict),
    .testTarget(name: "DomainTests", dependencies: ["ArchiveSamples", "Domain"], swiftSettings: strict),
    .testTarget(
      name: "InterchangeTests", dependencies: ["ArchiveSamples", "Interchange", "Domain"], swiftSettings: strict),
    .testTarget(
      name: "StorageTests",
      dependencies: [
        "ArchiveSamples", "Storage", "Domain", "Interchange", "PictureSamples", "CSnapshot",
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      swiftSettings: strict
    ),
    .target(
      name: "RawHTTP",
      dependencies: [
        .product(name: "NIOCore", package: "swift-nio"), .product(name: "NIOPosix", package: "swift-nio"),
      ],
      path: "Tests/RawHTTP",
      swiftSettings: strict
    ),
    .target(
      name: "StubFeed",
      dependencies: [
        .product(name: "NIOCore", package: "swift-nio"), .product(name: "NIOPosix", package: "swift-nio"),
      ],
      path: "Tests/StubFeed",
      swiftSettings: strict
    ),
    .testTarget(
      name: "FeedsTests",
      dependencies: ["Feeds", "Domain", "Interchange", "Storage", "StubFeed", "CZlib"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "PortableUICoreTests",
      dependencies: ["PortableUI", "PortableUICore"],
      resources: [.copy("Catalogs")],
      swiftSettings: strict
    ),
    .testTarget(name: "ScreenSourceTests", dependencies: portableUI, swiftSettings: screens),
    .testTarget(
      name: "PortableUIWebTests",
      dependencies: [
        "PortableUIWeb", "PortableUICore", "PortableUITesting", "RawHTTP", "CZlib",
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "SitrepTests",
      dependencies: [
        "AppPages", "Domain", "PictureCodec", "PictureSamples", "RawHTTP", "Storage", "StubFeed", "sitrep",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      swiftSettings: strict
    ),
    .testTarget(name: "GuidanceTests", dependencies: ["Guidance", "Domain"] + portableUI, swiftSettings: strict),
    .testTarget(name: "StatisticsTests", dependencies: ["Statistics", "Domain"] + portableUI, swiftSettings: strict),
    .testTarget(name: "WorldTests", dependencies: ["World", "Domain"] + portableUI, swiftSettings: strict),
    .testTarget(
      name: "CertificatesTests", dependencies: ["AppPages", "Certificates", "Domain"] + portableUI,
      swiftSettings: strict),
    .testTarget(name: "WorkspacesTests", dependencies: ["Workspaces", "Domain"] + portableUI, swiftSettings: strict),
    .testTarget(
      name: "AppShellTests",
      dependencies: ["AppShell", "Certificates", "DesignSystem", "Domain", "Guidance", "Workspaces", "World"],
      swiftSettings: strict),
    .target(
      name: "AppPages",
      dependencies: [
        "AppShell", "Certificates", "DesignSystem", "Domain", "Guidance", "Interchange", "PortableUITesting",
        "PortableUIWeb", "Statistics", "Storage", "Workspaces", "World",
      ] + portableUI,
      path: "Tests/AppPages",
      swiftSettings: strict
    ),
    .testTarget(
      name: "AppUITests",
      dependencies: [
        "AppPages", "AppShell", "Certificates", "DesignSystem", "Domain", "GalleryScreens", "Guidance", "Interchange",
        "PortableUICore",
        "PortableUITesting",
        "PortableUIWeb", "Statistics", "Storage", "Workspaces", "World",
        .product(name: "HTTPTypes", package: "swift-http-types"),
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "BrowserTests",
      dependencies: [
        "AppPages", "Certificates", "DesignSystem", "Domain", "GalleryScreens", "Guidance", "PortableUITesting",
        "PortableUIWeb", "Statistics", "StubFeed", "Workspaces", "World",
        "gallery", "sitrep",
        .product(name: "HTTPTypes", package: "swift-http-types"),
        "PictureSamples",
      ],
      exclude: [
        "__Snapshots__", "Certificates/__Snapshots__", "Gallery/__Snapshots__", "Guidance/__Snapshots__",
        "Statistics/__Snapshots__", "Workspaces/__Snapshots__", "World/__Snapshots__",
      ],
      swiftSettings: strict
    ),
    .testTarget(name: "RepositoryTests", swiftSettings: strict),

    // Every control in every state
    .target(
      name: "GalleryScreens", dependencies: ["PortableUIWeb"] + portableUI, path: "Tests/GalleryScreens",
      swiftSettings: screens),
    .executableTarget(
      name: "gallery",
      dependencies: [
        "GalleryScreens", "PortableUIWeb",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
        .product(name: "UnixSignals", package: "swift-service-lifecycle"),
      ],
      path: "Tests/Gallery",
      swiftSettings: strict
    ),
  ],
  swiftLanguageModes: [.v6]
)
