import Foundation

/// The `galley adopt` command, which prepares the sources of an iOS app to be compiled here.
///
/// It runs `galley-adopt`, a program of its own since it is built on the toolchain's SwiftSyntax, which no other command
/// needs.
struct AdoptCommand: Command {
  static let name = "adopt"
  static let abstract = "reports what an iOS app needs to compile on Linux, and writes a package that compiles it"
  static let discussion = """
    Reads the Swift files of the app in a folder: with an Xcode project, those of its application or of --target. Lists \
    the modules, names, and constructs that don't work on Linux, each with its first location, and what to do about \
    it. Nothing is compiled for that.

    The package is written to LinuxTests in the folder, or to --package: a target that compiles the app's files from \
    where they are, a file for names that Linux lacks, and tests that draw the app's views. The app's own files aren't \
    changed, and neither are files of the package that exist. The folder .sourcekit-lsp in the app's folder, which is \
    written anew each time, has what editors need to read the app's files.

    With --report, only the list is printed, and with --json as JSON.

    galley-adopt, which does the work, must be in the folder of galley, where `swift build --product galley-adopt` puts \
    it. The exit status is that of galley-adopt: 0 on success, 64 for an invalid command line, 66 for a missing \
    folder, and 74 if a file cannot be read or written.
    """

  @Argument("DIRECTORY", .file(["xcodeproj"]), help: "the folder of the app or of its Xcode project") var directory:
    String
  @Option("package", "FOLDER", .path(["swift"]), help: "the folder of the package (default: LinuxTests in DIRECTORY)")
  var package: String?
  @Option("target", "NAME", .text, help: "the target of the Xcode project (default: the app with most files of UIKit)")
  var target: String?
  @Option(
    "galley", "PLACE", .text,
    help: "the folder or the address of Galley's repository (default: that from which the program was built)")
  var galley: String?
  @Flag("report", help: "only lists what is missing") var isReportOnly: Bool
  @Flag("json", help: "only lists what is missing, as JSON") var isJSON: Bool

  func run(_ console: inout Console) throws(CommandFailure) {
    try console.flush()
    let program = Self.program
    guard FileManager.default.isExecutableFile(atPath: program) else {
      throw CommandFailure(
        .missingInput, "\(program): no such program; build it with `swift build --product galley-adopt`")
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    do { try process.run() } catch { throw CommandFailure(.software, "\(program): \(error.localizedDescription)") }
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      // galley-adopt has said what is wrong.
      exit(process.terminationStatus)
    }
  }

  /// The arguments of `galley-adopt`.
  var arguments: [String] {
    var words = [directory]
    for (name, value) in [("--package", package), ("--target", target), ("--galley", galley)] {
      if let value { words += [name, value] }
    }
    return words + (isReportOnly ? ["--report"] : []) + (isJSON ? ["--json"] : [])
  }

  /// The path of `galley-adopt`, which is beside this program.
  private static var program: String {
    let own = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return ((own ?? "") as NSString).deletingLastPathComponent + "/galley-adopt"
  }
}
