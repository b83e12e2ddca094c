/// Decides, from the summaries of an app's files, what is rewritten in each of them.
struct AppPlanner {
  let index: AppIndex
  let external: ExternalClasses
  /// The optional methods of the app's protocols, by their base names.
  let optionalRequirements: [String: [MemberSummary]]
  private(set) var plans: [String: RewritePlan] = [:]
  /// What can't be rewritten.
  private(set) var findings: [Finding] = []

  /// Returns the plan of each file by its path, and what can't be rewritten.
  static func plan(
    _ files: [(path: String, summary: FileSummary)], external: ExternalClasses = .uiKit
  ) -> (plans: [String: RewritePlan], findings: [Finding]) {
    var planner = AppPlanner(index: AppIndex(files), external: external)
    for (path, summary) in files { planner.planUses(of: summary, in: path) }
    planner.planOptionalRequirements()
    planner.planExtensionMembers()
    planner.planConnections()
    return (planner.plans, planner.findings)
  }

  private init(index: AppIndex, external: ExternalClasses) {
    self.index = index
    self.external = external
    optionalRequirements = Self.optionalRequirements(in: index)
  }

  // MARK: - Changes

  mutating func change(_ path: String, _ body: (inout RewritePlan) -> Void) {
    body(&plans[path, default: RewritePlan()])
  }

  /// Changes the declaration of a member, together with what is known of it already.
  mutating func changeMember(_ declared: AppIndex.Declared, _ body: (inout MemberChange) -> Void) {
    change(declared.file) { plan in
      let known = plan.members.firstIndex { $0.position == declared.member.position }
      if known == nil { plan.members.append(MemberChange(position: declared.member.position)) }
      body(&plan.members[known ?? plan.members.count - 1])
    }
  }

  /// Inserts a member into a class of the app. Messages about it name the declaration that it is written for.
  mutating func insert(_ text: String, into type: String, for declared: AppIndex.Declared) {
    guard let path = index.file(of: type) else { return }
    change(path) {
      $0.insertions.append(
        Insertion(
          type: type, text: text, file: declared.file, line: declared.member.position.line,
          condition: declared.condition))
    }
  }

  mutating func report(_ kind: Finding.Kind, _ text: String, in path: String, at position: SourcePosition) {
    findings.append(Finding(kind: kind, path: path, position: position, message: text))
  }

  /// A name that the plugin makes from one of the app's, which nobody else is likely to have.
  static func adopted(_ name: String, _ owner: String = "") -> String {
    "adopted_" + (owner.isEmpty ? "" : owner.replacing(".", with: "_") + "_") + name
  }

  /// The last part of a type's full name, by which code in the type's own body knows it.
  static func shortName(_ type: String) -> String { type.split(separator: ".").last.map(String.init) ?? type }
}

extension AppIndex.Declared {
  /// The condition of the member, which contains that of the type around it.
  var condition: String? { member.condition }
}
