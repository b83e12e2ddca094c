import CFuzzer
import Glibc

/// `Fuzz --target=NAME` and libFuzzer's own arguments: feeds inputs to a target until one fails, or checks the files
/// named.
@main
enum Fuzz {
  private static let targets: [any FuzzTarget.Type] = [
    FontTarget.self, StyledTextTarget.self, CatalogTarget.self, VisualFormatTarget.self, SolverTarget.self,
    ListTarget.self, DocumentTarget.self, DrawingTarget.self,
  ]

  /// The target that the arguments name. libFuzzer leaves arguments that begin with two dashes alone.
  private static let target = targets.first { CommandLine.arguments.contains("--target=\($0.name)") }

  static func main() {
    guard target != nil else {
      print("usage: Fuzz --target=NAME [libFuzzer's arguments]; the targets:", targets.map { $0.name })
      exit(64)
    }
    var count = CommandLine.argc
    var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = unsafe CommandLine.unsafeArgv
    let status = unsafe LLVMFuzzerRunDriver(&count, &arguments) { data, size in
      let bytes = unsafe [UInt8](UnsafeBufferPointer(start: data, count: size))
      Fuzz.target?.run(FuzzInput(bytes))
      return 0
    }
    exit(status)
  }
}

/// Code that must hold its promises on any input.
protocol FuzzTarget: SendableMetatype {
  /// What the target is called on the command line, and its folder of seeds and findings.
  static var name: String { get }
  /// Runs the code on one input. Stops the process if a promise is broken.
  static func run(_ input: FuzzInput)
}

/// Stops the process with a message unless a condition holds.
func require(
  _ condition: Bool, _ broken: @autoclosure () -> String, file: StaticString = #fileID, line: UInt = #line
) {
  if !condition { fatalError("broken promise: " + broken(), file: file, line: line) }
}
