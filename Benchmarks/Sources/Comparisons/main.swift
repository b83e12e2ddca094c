import Foundation

// Comparisons [--filter=REGULAR-EXPRESSION] [--counts=FILE]: runs side by side what the expression finds, or everything,
// then writes latest.json and, after a full run, the table of README.md.
do {
  try Run(Array(CommandLine.arguments.dropFirst())).start()
} catch {
  FileHandle.standardError.write(Data("Comparisons: \(error)\n".utf8))
  exit(1)
}
