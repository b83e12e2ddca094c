/// Decides, from the summaries of an app's files, what is rewritten in each of them.
struct AppPlanner {
  let index: AppIndex
  /// The optional methods of the app's protocols, by their base names.
  let optionalRequirements: [String: [MemberSummary]]
  private(set) var plans: [String: RewritePlan] = [:]
  /// The lists of connections of UIKit's classes: the static properties with their entries.
  private(set) var registrations: [Registration] = []
  /// What can't be rewritten.
  private(set) var findings: [Finding] = []

  /// Decides about an app's files.
  init(_ files: [(path: String, summary: FileSummary)], external: ExternalClasses = .uiKit) {
    index = AppIndex(files, external: external)
    optionalRequirements = Self.optionalRequirements(in: index)
    for (path, summary) in files { planUses(of: summary, in: path) }
    planOptionalRequirements()
    planExtensionMembers()
    planConnections()
    planOwnNames(of: files.map(\.path))
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

  /// Inserts a member into a type of the app. Messages about it name the declaration that it is written for.
  mutating func insert(_ text: String, into type: String, for declared: AppIndex.Declared, condition: String? = nil) {
    guard let path = index.file(of: type), let position = index.declaration(of: type)?.position else { return }
    change(path) {
      $0.insertions.append(
        Insertion(
          type: position, text: text, file: declared.file, line: declared.member.position.line, condition: condition))
    }
  }

  /// Has a class of the app adopt a protocol.
  mutating func addConformance(to name: String, of type: String) {
    guard let path = index.file(of: type), let position = index.declaration(of: type)?.position else { return }
    change(path) { $0.conformances.append(Conformance(type: position, name: name)) }
  }

  /// Adds declarations at the end of a file.
  mutating func append(_ text: String, for declared: AppIndex.Declared, condition: String?) {
    change(declared.file) {
      $0.additions.append(
        Addition(
          text: text, file: declared.file, line: declared.member.position.line, condition: condition))
    }
  }

  /// Notes a property with connections of a class of UIKit.
  mutating func register(_ property: String, of className: String) {
    registrations.append(Registration(className: className, property: property))
  }

  /// Removes what makes a member private, so that another file reaches it.
  mutating func makeVisible(_ declared: AppIndex.Declared) {
    changeMember(declared) { $0.removesPrivate = true }
    guard declared.member.access == nil, declared.type.access < .internal else { return }
    change(declared.file) { plan in
      guard !plan.members.contains(where: { $0.position == declared.type.position }) else { return }
      plan.members.append(MemberChange(position: declared.type.position, removesPrivate: true))
    }
  }

  mutating func report(_ kind: Finding.Kind, _ text: String, in path: String, at position: SourcePosition) {
    findings.append(Finding(kind: kind, path: path, position: position, message: text))
  }

  /// A name that is made from one of the app's, and that no app is likely to use.
  static func adopted(_ name: String, _ owner: String = "") -> String {
    "adopted_" + (owner.isEmpty ? "" : owner.replacing(".", with: "_") + "_") + name
  }

  /// The last part of a type's full name, by which code in the type's own body knows it.
  static func shortName(_ type: String) -> String { type.split(separator: ".").last.map(String.init) ?? type }
}

/// A static property of a class of UIKit with the connections that an app's file adds.
struct Registration: Codable, Equatable, Sendable {
  var className: String
  var property: String
}
