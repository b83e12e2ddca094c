import Foundation

// Counts --check=NAME          compares with Thresholds/NAME.json, where NAME is such as 6.3.1-debian-12; exit code 1
//                              when something has grown by more than 2 %
// Counts --record=NAME         writes that file
// Counts --write=FILE          writes the counts for latest.json
// Counts --growth              counts eight times longer texts; exit code 1 when one takes more than in proportion
// Counts --costs-into=FOLDER, --growth-into=FOLDER
//                              what this program runs of itself under callgrind
let argument = CommandLine.arguments.dropFirst().first ?? ""
let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
do {
  switch (parts.first, parts.last) {
  case ("--costs-into", let folder?): try Counter(.costs).countAll(into: folder)
  case ("--growth-into", let folder?): try Counter(.growth).countAll(into: folder)
  case ("--growth", _): exit(try Growth.check() ? 0 : 1)
  case ("--write", let file?): try Thresholds.write(Counter(.costs).count(), to: URL(fileURLWithPath: file))
  case ("--record", let name?): try Thresholds(name: name).record(Counter(.costs).count())
  case ("--check", let name?): exit(try Thresholds(name: name).check(Counter(.costs).count()) ? 0 : 1)
  default:
    FileHandle.standardError.write(Data("Counts: --check=, --record=, --write= or --growth is needed\n".utf8))
    exit(64)
  }
} catch {
  FileHandle.standardError.write(Data("Counts: \(error)\n".utf8))
  exit(1)
}
