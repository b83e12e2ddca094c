import Foundation

// Counts --check=VERSION    compares with Thresholds/VERSION.json; exit code 1 when something has grown by more than 2 %
// Counts --record=VERSION   writes that file
// Counts --write=FILE       writes the counts for latest.json
// Counts --into=FOLDER      what this program runs of itself under callgrind
let argument = CommandLine.arguments.dropFirst().first ?? ""
let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
do {
  switch (parts.first, parts.last) {
  case ("--into", let folder?): try Counter.countAll(into: folder)
  case ("--write", let file?): try Thresholds.write(Counter.count(), to: URL(fileURLWithPath: file))
  case ("--record", let version?): try Thresholds(swiftVersion: version).record(Counter.count())
  case ("--check", let version?): exit(try Thresholds(swiftVersion: version).check(Counter.count()) ? 0 : 1)
  default:
    FileHandle.standardError.write(Data("Counts: --check=, --record= or --write= is needed\n".utf8))
    exit(64)
  }
} catch {
  FileHandle.standardError.write(Data("Counts: \(error)\n".utf8))
  exit(1)
}
