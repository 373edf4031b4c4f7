// swift-tools-version: 6.3
import PackageDescription

/// The settings every target shares; the language mode is set once for the package below.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// Modules stand in layers: each may import only those above it in this list (docs/ARCHITECTURE.md).
let package = Package(
  name: "alertlab",
  products: [
    .executable(name: "alertlab", targets: ["alertlab"]),
    .library(name: "AlertTesting", targets: ["AlertTesting"]),
  ],
  targets: [
    .target(name: "SimulationKernel", swiftSettings: settings),
    .target(name: "AlertModel", dependencies: ["SimulationKernel"], swiftSettings: settings),
    .target(
      name: "AlertSimulation",
      dependencies: ["SimulationKernel", "AlertModel"],
      swiftSettings: settings
    ),
    .target(
      name: "AlertChecks",
      dependencies: ["SimulationKernel", "AlertModel", "AlertSimulation"],
      swiftSettings: settings
    ),
    .target(
      name: "AlertSearch",
      dependencies: ["SimulationKernel", "AlertModel", "AlertSimulation", "AlertChecks"],
      swiftSettings: settings
    ),
    .target(
      name: "ScenarioFiles",
      dependencies: [
        "SimulationKernel", "AlertModel", "AlertSimulation", "AlertChecks", "AlertSearch",
      ],
      swiftSettings: settings
    ),
    .target(
      name: "AlertReports",
      dependencies: [
        "SimulationKernel", "AlertModel", "AlertSimulation", "AlertChecks", "AlertSearch",
      ],
      swiftSettings: settings
    ),
    .target(
      name: "AlertTesting",
      dependencies: [
        "SimulationKernel", "AlertModel", "AlertSimulation", "AlertChecks", "AlertSearch",
        "ScenarioFiles", "AlertReports",
      ],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "alertlab",
      dependencies: [
        "SimulationKernel", "AlertModel", "AlertSimulation", "AlertChecks", "AlertSearch",
        "ScenarioFiles", "AlertReports",
      ],
      swiftSettings: settings
    ),
    .target(name: "AllocationCounter", path: "Benchmarks/AllocationCounter"),
    .target(
      name: "BenchmarkSupport", path: "Benchmarks/BenchmarkSupport", swiftSettings: settings),
    .target(
      name: "LeanModel", dependencies: ["SimulationKernel"], path: "Benchmarks/LeanModel",
      swiftSettings: settings),
    .executableTarget(
      name: "session-benchmark",
      dependencies: [
        "SimulationKernel", "AlertModel", "AlertSimulation", "AllocationCounter",
        "BenchmarkSupport",
      ],
      path: "Benchmarks/SessionBenchmark", swiftSettings: settings),
    .executableTarget(
      name: "explore-benchmark",
      dependencies: [
        "SimulationKernel", "AlertSimulation", "AlertChecks", "AlertSearch", "ScenarioFiles",
        "BenchmarkSupport", "LeanModel",
      ],
      path: "Benchmarks/ExploreBenchmark", swiftSettings: settings),
    .executableTarget(
      name: "loader-fuzz",
      dependencies: [
        "SimulationKernel", "AlertSimulation", "AlertChecks", "ScenarioFiles", "BenchmarkSupport",
      ],
      path: "Benchmarks/LoaderFuzz", swiftSettings: settings),
    .testTarget(
      name: "AlertModelTests", dependencies: ["AlertModel", "SimulationKernel"],
      exclude: ["Golden"], swiftSettings: settings),
    .testTarget(
      name: "AlertSimulationTests",
      dependencies: ["SimulationKernel", "AlertModel", "AlertSimulation", "ScenarioFiles"],
      swiftSettings: settings),
    .testTarget(name: "HouseRulesTests", swiftSettings: settings),
    .testTarget(
      name: "SimulationKernelTests", dependencies: ["SimulationKernel", "LeanModel"],
      swiftSettings: settings),
    .testTarget(
      name: "ScenarioFilesTests",
      dependencies: [
        "SimulationKernel", "AlertModel", "AlertSimulation", "AlertChecks", "AlertSearch",
        "ScenarioFiles",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "AlertChecksTests",
      dependencies: [
        "SimulationKernel", "AlertModel", "AlertSimulation", "AlertChecks", "ScenarioFiles",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "AlertSearchTests",
      dependencies: [
        "SimulationKernel", "AlertModel", "AlertSimulation", "AlertChecks", "AlertSearch",
        "ScenarioFiles",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "AlertTestingTests",
      dependencies: [
        "SimulationKernel", "AlertModel", "AlertSimulation", "AlertChecks", "AlertSearch",
        "ScenarioFiles", "AlertTesting",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "AlertReportsTests",
      dependencies: [
        "SimulationKernel", "AlertModel", "AlertSimulation", "AlertChecks", "AlertSearch",
        "ScenarioFiles", "AlertReports",
      ],
      exclude: ["Golden"], swiftSettings: settings),
    .testTarget(
      name: "CommandTests", dependencies: ["alertlab"], swiftSettings: settings),
    .testTarget(
      name: "ContractCasesTests",
      dependencies: ["SimulationKernel", "AlertModel", "AlertSimulation", "AlertChecks"],
      resources: [.copy("Cases")], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
