/// The files of a module, each with those that declare the types it names.
struct FileGraph {
  private let edges: [String: Set<String>]

  /// Types that several files declare are left out.
  init(_ files: [String: SourceFile]) {
    var declaring: [String: [String]] = [:]
    for (path, file) in files {
      for type in Set(file.types) { declaring[type, default: []].append(path) }
    }
    edges = files.mapValues { file in
      Set(file.words.compactMap { declaring[String($0)] }.filter { $0.count == 1 }.joined())
    }
  }

  /// The largest set of files each of which leads to all others, or an empty set.
  var largestCycle: Set<String> {
    let reach = Dictionary(uniqueKeysWithValues: edges.keys.map { ($0, reachable(from: $0)) })
    var largest: Set<String> = []
    for (file, reached) in reach where reached.count > largest.count && reached.contains(file) {
      let cycle = reached.filter { reach[$0, default: []].contains(file) }
      if cycle.count > largest.count { largest = cycle }
    }
    return largest
  }

  /// Returns the files that a file leads to in one step or more.
  private func reachable(from start: String) -> Set<String> {
    var found: Set<String> = []
    var pending = [start]
    while let file = pending.popLast() {
      for next in edges[file, default: []] where next != file && found.insert(next).inserted { pending.append(next) }
    }
    return found
  }
}
