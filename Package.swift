// swift-tools-version: 6.2

import PackageDescription

// MARK: What targets share

/// The folders of the two houses: the layer, and the app on it.
///
/// To the compiler the layer is a package of its own, so what the app uses of it is `public`.
enum House: String {
  case portableUI = "PortableUI"
  case sitrep = "Sitrep"

  /// Whether its targets are in the package that the others of the manifest are in.
  var isInPackage: Bool { self == .sitrep }

  /// Names the package that its targets are in instead.
  var packageName: [SwiftSetting] { isInPackage ? [] : [.unsafeFlags(["-package-name", "portableui"])] }
}

/// What every target of ours keeps to.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Screens and their models live on the main actor.
let screens: [SwiftSetting] = strict + [.defaultIsolation(MainActor.self)]

let catalogue: [Resource] = [.process("Localizable.xcstrings")]

/// What screens import as `PortableUI`.
///
/// Our own layer stands in for SwiftUI only where there is none. It is named too, because an incremental build follows
/// only dependencies that are named: what `PortableUI` passes on would otherwise not be compiled anew when it changes.
let portableUI: [Target.Dependency] = ["PortableUI"] + onLinux("PortableUICore")

/// What screens with charts import as `PortableCharts`: Apple's Swift Charts, or our own where there is none.
let portableCharts: [Target.Dependency] = ["PortableCharts"] + onLinux("PortableChartsCore")

func module(
  _ name: String, of house: House, in folder: String = "Sources", needs: [Target.Dependency] = [],
  resources: [Resource]? = nil, settings: [SwiftSetting] = strict
) -> Target {
  .target(
    name: name, dependencies: needs, path: "\(house.rawValue)/\(folder)/\(name)", resources: resources,
    packageAccess: house.isInPackage, swiftSettings: settings + house.packageName)
}

func feature(_ name: String, needs: [Target.Dependency] = []) -> Target {
  module(
    name, of: .sitrep, in: "Sources/Features", needs: ["DesignSystem", "Domain"] + needs + portableUI,
    resources: catalogue,
    settings: screens)
}

/// What several test targets use.
func testSupport(_ name: String, of house: House, needs: [Target.Dependency] = []) -> Target {
  module(name, of: house, in: "Tests", needs: needs)
}

func tests(
  _ name: String, of house: House, needs: [Target.Dependency], snapshots: [String] = [], resources: [Resource]? = nil,
  settings: [SwiftSetting] = strict
) -> Target {
  .testTarget(
    name: name, dependencies: needs + ["TestTraits"], path: "\(house.rawValue)/Tests/\(name)", exclude: snapshots,
    resources: resources, packageAccess: house.isInPackage, swiftSettings: settings + house.packageName)
}

/// Targets that only Linux has: what decodes pictures, and what serves pages.
func onLinux(_ names: String...) -> [Target.Dependency] {
  names.map { .target(name: $0, condition: .when(platforms: [.linux])) }
}

func library(_ name: String, of house: House, pkgConfig: String, apt: String) -> Target {
  .systemLibrary(
    name: name, path: "\(house.rawValue)/Sources/\(name)", pkgConfig: pkgConfig, providers: [.apt([apt])])
}

extension Target.Dependency {
  static let argumentParser = product(name: "ArgumentParser", package: "swift-argument-parser")
  static let asn1 = product(name: "SwiftASN1", package: "swift-asn1")
  static let crypto = product(name: "Crypto", package: "swift-crypto")
  static let cryptoExtras = product(name: "CryptoExtras", package: "swift-crypto")
  static let grdb = product(name: "GRDB", package: "GRDB.swift")
  static let httpTypes = product(name: "HTTPTypes", package: "swift-http-types")
  static let hummingbird = product(name: "HummingbirdCore", package: "hummingbird")
  static let logging = product(name: "Logging", package: "swift-log")
  static let nioCore = product(name: "NIOCore", package: "swift-nio")
  static let nioHTTP1 = product(name: "NIOHTTP1", package: "swift-nio")
  static let nioHTTPTypes = product(name: "NIOHTTPTypes", package: "swift-nio-extras")
  static let nioHTTPTypesHTTP1 = product(name: "NIOHTTPTypesHTTP1", package: "swift-nio-extras")
  static let nioPosix = product(name: "NIOPosix", package: "swift-nio")
  static let nioWebSocket = product(name: "NIOWebSocket", package: "swift-nio")
  static let serviceLifecycle = product(name: "ServiceLifecycle", package: "swift-service-lifecycle")
  static let subprocess = product(
    name: "Subprocess", package: "swift-subprocess", condition: .when(platforms: [.linux]))
  static let systemPackage = product(name: "SystemPackage", package: "swift-system")
  static let unixSignals = product(name: "UnixSignals", package: "swift-service-lifecycle")
  static let x509 = product(name: "X509", package: "swift-certificates")
}

// MARK: PortableUI, the SwiftUI layer

let clientFiles =
  ["page", "lists", "controls", "charts", "fields", "presentations", "window"].map { "Style/\($0).css" }
  + [
    "page", "fields", "operations", "messages", "places", "connection", "controls", "menus", "readout", "extras",
    "listening", "socket", "start", "wake",
  ].map { "Script/\($0).js" }

let layer: [Target] = [
  module("PortableUI", of: .portableUI, needs: Array(portableUI.dropFirst())),
  module("PortableUICore", of: .portableUI),
  module("PortableCharts", of: .portableUI, needs: Array(portableCharts.dropFirst())),
  module("PortableChartsCore", of: .portableUI, needs: ["PortableUICore"]),
  module(
    "PortableUIWeb", of: .portableUI,
    needs: [
      "PortableUICore", .crypto, .httpTypes, .hummingbird, .logging, .nioCore, .nioHTTP1, .nioHTTPTypes,
      .nioHTTPTypesHTTP1, .nioPosix, .nioWebSocket, .serviceLifecycle,
    ] + onLinux("CMalloc", "CZlib"),
    resources: clientFiles.map { .embedInCode("Client/\($0)") }),
  module(
    "PortableUITesting", of: .portableUI,
    needs: ["PortableUIWeb", .httpTypes, .logging, .nioCore, .nioHTTP1, .nioPosix, .serviceLifecycle]
      + onLinux("CLibpng")),
  .systemLibrary(name: "CMalloc", path: "PortableUI/Sources/CMalloc"),
  library("CLibpng", of: .portableUI, pkgConfig: "libpng", apt: "libpng-dev"),
  library("CZlib", of: .portableUI, pkgConfig: "zlib", apt: "zlib1g-dev"),

  // Every control in every state
  .target(
    name: "GalleryScreens", dependencies: ["PortableUIWeb"] + portableCharts + portableUI,
    path: "PortableUI/Gallery/Screens",
    packageAccess: false, swiftSettings: screens + House.portableUI.packageName),
  .executableTarget(
    name: "gallery",
    dependencies: ["GalleryScreens", "PortableUIWeb", .argumentParser, .logging, .serviceLifecycle, .unixSignals],
    path: "PortableUI/Gallery/Program", packageAccess: false, swiftSettings: strict + House.portableUI.packageName),
]

let layerTests: [Target] = [
  testSupport("RawHTTP", of: .portableUI, needs: [.nioCore, .nioPosix]),
  testSupport("TestSupport", of: .portableUI, needs: ["PortableUITesting"]),
  testSupport("TestTraits", of: .portableUI),
  tests(
    "PortableUICoreTests", of: .portableUI, needs: ["PortableUI", "PortableUICore"], resources: [.copy("Catalogs")]),
  tests(
    "PortableChartsCoreTests", of: .portableUI,
    needs: ["PortableChartsCore", "PortableUICore"]),
  tests("ScreenSourceTests", of: .portableUI, needs: portableCharts + portableUI, settings: screens),
  tests(
    "PortableUIWebTests", of: .portableUI,
    needs: [
      "PortableUIWeb", "PortableUICore", "PortableChartsCore", "PortableUITesting", "RawHTTP", "CZlib", .crypto,
      .httpTypes, .logging, .nioPosix, .serviceLifecycle,
    ]),
  tests(
    "PortableUITestingTests", of: .portableUI, needs: ["PortableUITesting", "PortableUIWeb", .httpTypes],
    snapshots: ["__Snapshots__"]),
  tests(
    "GalleryTests", of: .portableUI,
    needs: ["GalleryScreens", "PortableUITesting", "PortableUIWeb", "TestSupport", "gallery", .httpTypes],
    snapshots: ["__Snapshots__"]),
]

// MARK: Sitrep, the app

let features = ["Statistics", "World", "Certificates", "Guidance", "Workspaces"]
let featureModules = features.map { Target.Dependency.target(name: $0) }

let app: [Target] =
  [
    // What the screens are about
    module("Domain", of: .sitrep),
    module("CSnapshot", of: .sitrep, settings: []),
    module(
      "Storage", of: .sitrep, needs: ["Domain", "CSnapshot", .grdb],
      resources: [
        .copy("Archives/Workspaces.json"), .copy("Contacts/Contacts.json"), .copy("Guidance/Guidance.json"),
      ]),
    module("Interchange", of: .sitrep, needs: ["Domain"]),
    library("CLibzip", of: .sitrep, pkgConfig: "libzip", apt: "libzip-dev"),
    module("ZipExports", of: .sitrep, needs: ["Domain", "Interchange"] + onLinux("CLibzip")),
    module("Workbooks", of: .sitrep, needs: ["Domain", "Interchange"] + onLinux("ZipExports")),
    module("ChildProcesses", of: .sitrep, needs: [.subprocess, .systemPackage]),
    module("Feeds", of: .sitrep, needs: ["Domain"] + onLinux("ChildProcesses")),

    // What certificates say
    module("CertificateCodec", of: .sitrep, needs: ["Domain", "CZlib", .asn1, .crypto, .cryptoExtras, .x509]),

    // Pictures of certificates
    library("CTurboJPEG", of: .sitrep, pkgConfig: "libturbojpeg", apt: "libturbojpeg0-dev"),
    // C++ behind a header of C: the library that finds codes has no other interface.
    .target(name: "CZXing", path: "Sitrep/Sources/CZXing", linkerSettings: [.linkedLibrary("ZXing")]),
    module("PictureFormats", of: .sitrep, needs: ["Domain"]),
    module(
      "PictureCodec", of: .sitrep,
      needs: ["Domain", "PictureFormats"] + onLinux("CLibpng", "CTurboJPEG", "CZXing", "CZlib")),

    // The program in which strangers' files are decoded
    module("CSandbox", of: .sitrep, settings: []),
    .executableTarget(
      name: "sitrep-decode",
      dependencies: ["Domain", "Interchange", "PictureFormats", .argumentParser]
        + onLinux("CSandbox", "PictureCodec", "Workbooks", "ZipExports"),
      path: "Sitrep/Sources/sitrep-decode", swiftSettings: strict),

    // The screens
    module("DesignSystem", of: .sitrep, needs: ["Domain"] + portableUI, resources: catalogue, settings: screens),
    module(
      "Figures", of: .sitrep, needs: ["DesignSystem", "Domain"] + portableCharts + portableUI, resources: catalogue,
      settings: screens),

    // What is handed on: no screen, so anybody may make one
    module("Reports", of: .sitrep, needs: ["DesignSystem", "Domain"] + portableUI, resources: catalogue),
  ] + features.map { feature($0, needs: $0 == "Statistics" ? ["Figures", "Reports"] + portableCharts : []) } + [
    module(
      "AppShell", of: .sitrep, needs: featureModules + ["DesignSystem", "Domain", "Figures"] + portableUI,
      resources: catalogue, settings: screens),

    // The app over a person's data, for an Apple app and for the program
    module(
      "SitrepApp", of: .sitrep,
      needs: featureModules + [
        "AppShell", "CertificateCodec", "DesignSystem", "Domain", "Feeds", "Interchange", "Storage",
      ] + portableUI),

    // The screens as pages
    module("AppServer", of: .sitrep, needs: ["AppShell", "Domain", "PortableUIWeb"]),

    // The program
    .executableTarget(
      name: "sitrep",
      dependencies: [
        "AppServer", "AppShell", "CertificateCodec", "ChildProcesses", "DesignSystem", "Domain", "Feeds", "Interchange",
        "PictureFormats", "PortableUIWeb", "Reports", "SitrepApp", "Storage",
        .argumentParser, .logging, .serviceLifecycle, .unixSignals,
      ] + onLinux("CSandbox") + featureModules + portableUI,
      path: "Sitrep/Sources/sitrep", resources: catalogue, swiftSettings: strict),
  ]

let appTests: [Target] = [
  testSupport("SampleData", of: .sitrep, needs: ["Domain"]),
  testSupport(
    "CertificateSamples", of: .sitrep, needs: ["Domain", "CZlib", .asn1, .crypto, .cryptoExtras, .x509]),
  testSupport(
    "PictureSamples", of: .sitrep, needs: ["Domain", "PictureCodec", "PictureFormats", "CTurboJPEG", "CZlib"]),
  testSupport("StubFeed", of: .sitrep, needs: [.nioCore, .nioPosix]),
  testSupport(
    "AppPages", of: .sitrep,
    needs: featureModules + [
      "AppServer", "AppShell", "CertificateCodec", "CertificateSamples", "DesignSystem", "Domain", "Figures",
      "Interchange", "PortableUITesting", "PortableUIWeb", "Storage", "TestSupport",
    ] + portableUI),
  // It runs where it can read the system's libraries only, and Swift's are none of them.
  .executableTarget(
    name: "sandboxprobe", dependencies: ["CSandbox"], path: "Sitrep/Tests/SandboxProbe",
    linkerSettings: [.unsafeFlags(["-static-stdlib"], .when(platforms: [.linux]))]),

  // What `make bench` measures without the program around it
  .executableTarget(
    name: "certificatebench",
    dependencies: [
      "CertificateCodec", "CertificateSamples", "Domain", "PictureCodec", "PictureFormats", "PictureSamples",
    ],
    path: "Sitrep/Benchmarks/Certificates", swiftSettings: strict),
  .executableTarget(
    name: "archivebench", dependencies: ["Domain", "Storage"], path: "Sitrep/Benchmarks/Archives", swiftSettings: strict
  ),

  // The app as somebody outside the package builds it, from what is public alone
  .executableTarget(
    name: "outsideapp", dependencies: ["SitrepApp", "PortableUIWeb", .httpTypes] + portableUI,
    path: "Sitrep/Tests/OutsideApp",
    packageAccess: false, swiftSettings: strict),

  tests("DomainTests", of: .sitrep, needs: ["SampleData", "Domain"]),
  tests(
    "InterchangeTests", of: .sitrep,
    needs: ["SampleData", "Interchange", "Domain"] + onLinux("Workbooks", "ZipExports")),
  tests(
    "StorageTests", of: .sitrep,
    needs: [
      "SampleData", "Storage", "Domain", "Interchange", "PictureSamples", "Statistics", "TestSupport", "CSnapshot",
      .grdb,
    ]),
  tests(
    "FeedsTests", of: .sitrep,
    needs: ["Feeds", "Domain", "Interchange", "SampleData", "Statistics", "Storage", "StubFeed", "CZlib"]),
  tests(
    "CertificateCodecTests", of: .sitrep,
    needs: ["CertificateCodec", "CertificateSamples", "Domain", "SampleData", "CZlib", .asn1, .crypto, .cryptoExtras]),
  tests(
    "PictureCodecTests", of: .sitrep,
    needs: ["PictureCodec", "PictureFormats", "PictureSamples", "Domain", "SampleData"]),
  tests(
    "StatisticsTests", of: .sitrep,
    needs: ["Statistics", "DesignSystem", "Domain", "Figures", "Interchange", "Reports"] + portableCharts + portableUI),
  tests("ReportsTests", of: .sitrep, needs: ["Reports", "DesignSystem", "Domain"] + portableUI),
  tests("WorldTests", of: .sitrep, needs: ["World", "DesignSystem", "Domain"] + portableUI),
  tests(
    "CertificatesTests", of: .sitrep,
    needs: [
      "AppPages", "CertificateSamples", "Certificates", "DesignSystem", "Domain", "SampleData", "TestSupport",
    ] + portableUI),
  tests("GuidanceTests", of: .sitrep, needs: ["Guidance", "DesignSystem", "Domain"] + portableUI),
  tests("WorkspacesTests", of: .sitrep, needs: ["AppPages", "Workspaces", "DesignSystem", "Domain"] + portableUI),
  tests(
    "AppShellTests", of: .sitrep, needs: featureModules + ["AppPages", "AppShell", "DesignSystem", "Domain", "Figures"]),
  tests(
    "SitrepTests", of: .sitrep,
    needs: [
      "AppPages", "AppShell", "CSandbox", "CertificateSamples", "Certificates", "ChildProcesses", "Domain",
      "PictureFormats", "PictureSamples", "RawHTTP", "SampleData", "SitrepApp", "Storage", "PortableUIWeb", "StubFeed",
      "TestSupport", "outsideapp",
      "sandboxprobe", "sitrep", "sitrep-decode",
      .argumentParser, .grdb,
    ] + portableUI),
  tests(
    "AppUITests", of: .sitrep,
    needs: featureModules + [
      "AppPages", "AppShell", "CertificateSamples", "DesignSystem", "Domain", "Figures", "GalleryScreens",
      "Interchange", "PortableUI", "PortableUICore", "PortableUITesting", "PortableUIWeb", "Reports", "SitrepApp",
      "Storage",
      "TestSupport",
      .httpTypes,
    ]),
  tests(
    "BrowserTests", of: .sitrep,
    needs: featureModules + [
      "AppPages", "DesignSystem", "Domain", "Figures", "PictureSamples", "PortableUITesting", "PortableUIWeb",
      "SampleData", "StubFeed", "TestSupport", "sitrep", "sitrep-decode", .httpTypes,
    ],
    snapshots: ["__Snapshots__"]
      + ["Certificates", "Guidance", "Statistics", "Workspaces", "World"].map { "\($0)/__Snapshots__" }),

  // The scripts and documents of this repository
  .testTarget(
    name: "RepositoryTests", dependencies: ["TestTraits"], path: "Scripts/Tests", swiftSettings: strict),
]

// MARK: Fuzzing

/// Built for `make fuzz` alone: its `main` is libFuzzer's.
let fuzzing: [Target] = [
  .executableTarget(
    name: "fuzz",
    dependencies: [
      "CertificateCodec", "CertificateSamples", "Domain", "Interchange", "PictureCodec", "PictureFormats",
      "PictureSamples", "Workbooks",
    ],
    path: "Sitrep/Fuzz", swiftSettings: strict)
]

let package = Package(
  name: "sitrep",
  defaultLocalization: "en",
  platforms: [.macOS(.v14), .iOS(.v17)],
  products: [
    .executable(name: "sitrep", targets: ["sitrep"]),
    .executable(name: "sitrep-decode", targets: ["sitrep-decode"]),
    .library(name: "SitrepApp", targets: ["SitrepApp"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-asn1", from: "1.7.0"),
    .package(url: "https://github.com/apple/swift-certificates", from: "1.21.0"),
    .package(url: "https://github.com/apple/swift-crypto", from: "4.5.0"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
    .package(url: "https://github.com/apple/swift-nio-extras", from: "1.30.0"),
    .package(url: "https://github.com/apple/swift-system", from: "1.5.0"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.0", traits: ["FullFoundation"]),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2"),
  ],
  targets: layer + layerTests + app + appTests + (Context.environment["SITREP_FUZZ"] == nil ? [] : fuzzing),
  swiftLanguageModes: [.v6],
  cxxLanguageStandard: .cxx17
)
