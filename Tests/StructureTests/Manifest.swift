/// The targets that Package.swift declares.
enum Manifest {
  /// The names of all targets, those of tests among them.
  static let targets: Set<String> = {
    let manifest = (try? Repository.text("Package.swift")) ?? ""
    let declarations = /(?:module|tests|system|systemLibrary|[a-z]*[tT]arget)\(\s*(?:name: )?"([\w\-]+)"/
    return Set(manifest.matches(of: declarations).map { String($0.1) })
  }()

  /// The modules in `Sources` and `Fonts` that are written in Swift.
  static let swiftModules = Set(Repository.code.keys.map(Repository.module))

  /// The C modules in `Sources`.
  static let cModules = Set(Repository.files(below: "Sources").map(Repository.module)).subtracting(swiftModules)
}
