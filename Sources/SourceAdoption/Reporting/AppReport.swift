import Foundation

/// What an app's sources need that is missing on Linux, before anything is compiled.
public struct AppReport: Sendable {
  /// The app that was read.
  public let folder: AppFolder
  /// In the order of the kinds, and then of the files.
  public private(set) var findings: [Finding] = []
  /// The number of lines of the sources.
  public private(set) var lineCount = 0
  /// The number of files in which nothing is found.
  public var cleanCount: Int { folder.sources.count - affected.intersection(folder.sources).count }
  /// The files with something that a finding is about, which names the first of them.
  private var affected: Set<String> = []

  /// Reads the sources of a folder.
  ///
  /// - Throws: `RewriteError` for a file that can't be read.
  /// - Complexity: O(*n*) in the size of the sources.
  public init(_ folder: AppFolder) throws(RewriteError) {
    self.folder = folder
    var files: [(path: String, summary: FileSummary)] = []
    var uses: [(path: String, uses: NameUses)] = []
    for path in folder.sources {
      guard let data = FileManager.default.contents(atPath: folder.path + "/" + path) else {
        throw RewriteError(.read, folder.path + "/" + path, nil)
      }
      let source = SourceText([UInt8](data))
      files.append((path, SummaryCollector.summary(of: source)))
      uses.append((path, NameUses(source)))
      lineCount += source.lineCount
    }
    let unplanned = AppPlanner(files).findings
    let objectiveC = Self.objectiveCClasses(of: folder)
    addMissingModules(files)
    addMissingNames(uses, declared: Self.declaredNames(files, uses), objectiveC: objectiveC)
    findings += Self.missingClasses(of: folder, files)
    findings += unplanned
    affected.formUnion(unplanned.map(\.path))
    findings += folder.leftOut.map {
      Finding(kind: .excludedFile, path: $0.path, position: SourcePosition(line: 1, column: 1), message: $0.reason)
    }
    let order = Dictionary(uniqueKeysWithValues: Finding.Kind.allCases.enumerated().map { ($1, $0) })
    findings.sort {
      (order[$0.kind] ?? 0, $0.path, $0.position, $0.message) < (order[$1.kind] ?? 0, $1.path, $1.position, $1.message)
    }
  }

  // MARK: - Modules

  /// A finding for each module, where it is first imported.
  private mutating func addMissingModules(_ files: [(path: String, summary: FileSummary)]) {
    var locations: [String: [(path: String, position: SourcePosition)]] = [:]
    for (path, summary) in files {
      for item in summary.imports
      where !KnownModules.names.contains(item.module) && !KnownModules.provided.contains(item.module) {
        locations[item.module, default: []].append((path, item.position))
      }
    }
    for (module, locations) in locations {
      add(.missingModule, locations, module, ": " + SystemKnowledge.advice(forModule: module))
    }
  }

  /// Adds a finding about something that is in several files, at the first of them.
  private mutating func add(
    _ kind: Finding.Kind, _ locations: [(path: String, position: SourcePosition)], _ name: String, _ message: String
  ) {
    guard let first = locations.min(by: { ($0.path, $0.position) < ($1.path, $1.position) }) else { return }
    let count = locations.count == 1 ? "" : " (in \(locations.count) files)"
    affected.formUnion(locations.map(\.path))
    findings.append(
      Finding(kind: kind, path: first.path, position: first.position, message: name + count + message + "."))
  }

  // MARK: - Names

  private static func declaredNames(
    _ files: [(path: String, summary: FileSummary)], _ uses: [(path: String, uses: NameUses)]
  ) -> Set<String> {
    var names: Set<String> = []
    for (_, summary) in files {
      for type in summary.types where type.kind != .extension {
        names.insert(AppPlanner.shortName(type.name))
        names.formUnion(type.genericParameters)
      }
    }
    for (_, uses) in uses { names.formUnion(uses.declared) }
    return names
  }

  /// A finding for each name, where it is first used.
  private mutating func addMissingNames(
    _ files: [(path: String, uses: NameUses)], declared: Set<String>, objectiveC: Set<String>
  ) {
    var locations: [String: [(path: String, position: SourcePosition)]] = [:]
    var ownMembers: [String: [(path: String, position: SourcePosition)]] = [:]
    for (path, uses) in files {
      for (name, position) in uses.types where !declared.contains(name) && !SystemKnowledge.types.contains(name) {
        if objectiveC.contains(name) || SystemKnowledge.framework(of: name) != nil
          || SystemKnowledge.missingTypes.contains(name)
        {
          locations[name, default: []].append((path, position))
        }
      }
      for (name, position) in uses.members where SystemKnowledge.missingMembers[name] != nil {
        ownMembers[name, default: []].append((path, position))
      }
    }
    for (name, locations) in locations {
      add(.missingName, locations, name, Self.typeMessage(name, isObjectiveC: objectiveC.contains(name)))
    }
    for (name, locations) in ownMembers {
      let full = SystemKnowledge.missingMembers[name] ?? name
      add(.missingName, locations, name, " is perhaps \(full), which Galley lacks; an extension can add it")
    }
  }

  private static func typeMessage(_ name: String, isObjectiveC: Bool) -> String {
    if isObjectiveC { return " is a class in Objective-C" }
    let framework = SystemKnowledge.framework(of: name) ?? "UIKit"
    return ["UIKit", "QuartzCore", "CoreGraphics", "CoreText"].contains(framework)
      ? " is a name of \(framework) that Galley lacks" : " is a name of \(framework)"
  }

  // MARK: - Classes

  /// The classes that the headers of Objective-C declare.
  private static func objectiveCClasses(of folder: AppFolder) -> Set<String> {
    var names: Set<String> = []
    for header in folder.headers {
      guard let data = FileManager.default.contents(atPath: folder.path + "/" + header) else { continue }
      for match in String(decoding: data, as: UTF8.self).matches(of: #/@interface\s+(\w+)\s*:/#) {
        names.insert(String(match.1))
      }
    }
    return names
  }

  /// The classes that documents name and no source declares.
  private static func missingClasses(
    of folder: AppFolder, _ files: [(path: String, summary: FileSummary)]
  ) -> [Finding] {
    let declared = Set(
      files.flatMap(\.summary.types).filter { $0.kind == .class }.map { AppPlanner.shortName($0.name) })
    var found: [Finding] = []
    var seen: Set<String> = []
    for document in folder.documents {
      guard let data = FileManager.default.contents(atPath: folder.path + "/" + document) else { continue }
      for (index, line) in String(decoding: data, as: UTF8.self).split(
        separator: "\n", omittingEmptySubsequences: false
      ).enumerated() {
        for match in line.matches(of: #/customClass="(\w+)"/#) {
          let name = String(match.1)
          guard !declared.contains(name), !SystemKnowledge.types.contains(name), seen.insert(name).inserted else {
            continue
          }
          let column = line.utf8.distance(from: line.startIndex, to: match.range.lowerBound) + 1
          found.append(
            Finding(
              kind: .missingClass, path: document, position: SourcePosition(line: index + 1, column: column),
              message: "\(name) isn't in the sources: what it is in the document is laid out as its base class."))
        }
      }
    }
    return found
  }
}
