import Foundation

// Comparisons [--filter=REGULAR-EXPRESSION] [--counts=FILE]: runs side by side what the expression finds, or
// everything, then writes latest.json and, after a full run, the tables of the READMEs. Comparisons --tables: writes
// those tables from latest.json without running anything.
do {
  try Run(Array(CommandLine.arguments.dropFirst())).start()
} catch {
  FileHandle.standardError.write(Data("Comparisons: \(error)\n".utf8))
  exit(1)
}
