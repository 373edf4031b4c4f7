import AlertChecks

/// The parts of SARIF 2.1.0 that the writer uses.
struct SARIFLog: Encodable {
  private enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  let schema = "https://json.schemastore.org/sarif-2.1.0.json"
  let version = "2.1.0"
  let runs: [SARIFRun]

  init(run: SARIFRun) {
    runs = [run]
  }
}

struct SARIFRun: Encodable {
  let tool: SARIFTool
  let automationDetails: [String: String]
  let columnKind = "utf16CodeUnits"
  let originalUriBaseIds = [
    SARIFArtifactLocation.root: [
      "description": SARIFMessage("The folder in which the command was run.")
    ]
  ]
  let invocations: [SARIFInvocation]
  let results: [SARIFResult]
}

struct SARIFTool: Encodable {
  let driver: SARIFDriver
}

struct SARIFDriver: Encodable {
  let name = "AlertLab"
  let version = Report.toolVersion
  let semanticVersion = Report.toolVersion
  let rules: [SARIFRule]
}

struct SARIFInvocation: Encodable {
  let executionSuccessful: Bool
  let toolExecutionNotifications: [SARIFNotification]
}

struct SARIFNotification: Encodable {
  let level: String
  let message: SARIFMessage
  var locations: [SARIFLocation]?
}

/// A message in plain text.
struct SARIFMessage: Encodable {
  let text: String

  /// Text in which braces are no placeholders and brackets no links (SARIF 3.11.5 and 3.11.6).
  init(_ text: String) {
    var escaped = ""
    let hasLink = text.contains("](")
    for character in text {
      switch character {
      case "{": escaped += "{{"
      case "}": escaped += "}}"
      case "[" where hasLink, "]" where hasLink, "\\" where hasLink: escaped += "\\\(character)"
      default: escaped.append(character)
      }
    }
    self.text = escaped
  }
}

/// Text with a Markdown form.
struct SARIFHelp: Encodable {
  let text: String
  let markdown: String
}

struct SARIFRule: Encodable {
  struct Configuration: Encodable {
    let level: String
  }

  struct Properties: Encodable {
    private enum CodingKeys: String, CodingKey {
      case tags, precision
      case problemSeverity = "problem.severity"
    }

    let tags: [String]
    let precision = "very-high"
    let problemSeverity: String
  }

  let id: String
  let name: String
  let shortDescription: SARIFMessage
  let fullDescription: SARIFMessage
  let help: SARIFHelp
  let defaultConfiguration: Configuration
  let properties: Properties

  init(_ rule: RuleText) {
    id = rule.id
    name = rule.id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    shortDescription = SARIFMessage(rule.summary)
    fullDescription = SARIFMessage(rule.reason)
    let clauses = rule.clauses.map { "contract:\($0)" }.joined(separator: ", ")
    let rests = clauses.isEmpty ? "" : "\n\nIt rests on \(clauses)."
    help = SARIFHelp(
      text: "\(rule.summary)\n\n\(rule.reason)\n\nThe usual fix: \(rule.usualFix)\(rests)",
      markdown:
        "**\(rule.summary)**\n\n\(rule.reason)\n\n### The usual fix\n\n\(rule.usualFix)\(rests)")
    defaultConfiguration = Configuration(level: rule.severity.rawValue)
    properties = Properties(
      tags: ["alerts", "user-interface"],
      problemSeverity: rule.severity == .note ? "recommendation" : rule.severity.rawValue)
  }
}

struct SARIFResult: Encodable {
  struct Properties: Encodable {
    let alert: String?
    let presentation: Int?
    let atMicroseconds: Int64?
    let grade: String?
    let seed: String
    let replay: String
  }

  let ruleId: String
  let ruleIndex: Int?
  let level: String
  let message: SARIFMessage
  let locations: [SARIFLocation]
  let partialFingerprints: [String: String]
  let codeFlows: [SARIFCodeFlow]?
  let properties: Properties
}

struct SARIFLocation: Encodable {
  let physicalLocation: SARIFPhysicalLocation
  let message: SARIFMessage?
}

struct SARIFPhysicalLocation: Encodable {
  let artifactLocation: SARIFArtifactLocation
  /// Nil for a whole file.
  let region: SARIFRegion?
}

struct SARIFRegion: Encodable {
  let startLine: Int
  let startColumn: Int
}

struct SARIFCodeFlow: Encodable {
  struct ThreadFlow: Encodable {
    let locations: [SARIFStep]
  }

  let threadFlows: [ThreadFlow]
}

struct SARIFStep: Encodable {
  let executionOrder: Int
  let importance: String
  let location: SARIFLocation
}
