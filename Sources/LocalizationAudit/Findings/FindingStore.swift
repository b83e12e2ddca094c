import DynamicType
import FontReports
import StringCatalogs

/// Findings until all texts are measured, in as little memory as their order and their output allow.
///
/// A finding takes 64 bytes and its hidden text. Names, which many findings share, are stored once.
struct FindingStore: Sendable {
  /// A finding, with names as their numbers in ``names``.
  private struct Record {
    var points: Double
    /// The end of the hidden text in ``hidden``. It begins at the end of the preceding one.
    var hiddenEnd: Int
    var line: UInt32
    var column: UInt32
    var file: UInt32
    var locale: UInt32
    var language: UInt32
    var form: UInt32
    var group: UInt32
    var question: UInt32
    /// The number after that of the reason that the finding is accepted; 0 if it isn't.
    var acceptance: UInt32
    var lines: Int32
    /// The number of categories before the first that truncates the text.
    var size: UInt8
    /// The numbers of cases; the number of cases for none.
    var state: UInt8
    var pseudolanguage: UInt8
    var flags: Flags
  }

  private struct Flags: OptionSet {
    let rawValue: UInt8
    static let isMeasured = Flags(rawValue: 1)
    static let hasPoints = Flags(rawValue: 2)
    static let hasLocale = Flags(rawValue: 4)
  }

  /// A key in the files of all languages.
  private struct Group: Hashable {
    let catalog: UInt32
    let key: UInt32
  }

  /// Whether measured texts are kept, to be drawn.
  private let keepsTexts: Bool
  private var records: [Record] = []
  private var hidden: [UInt8] = []
  private var names = NumberedValues<String>()
  private var groups = NumberedValues<Group>()
  private var questions = NumberedValues<AuditQuestion>()
  /// The texts with notes, or all if they are kept, by the number of the finding.
  private var texts: [Int: ShownText] = [:]
  /// The file of the last text and its catalog, since the texts of a file follow one another.
  private var last = (file: "", catalog: "")

  /// Creates a store. `keepsTexts` tells whether findings will be drawn.
  init(keepsTexts: Bool) { self.keepsTexts = keepsTexts }

  /// The number of findings.
  var count: Int { records.count }

  /// Adds a finding.
  mutating func add(_ result: AuditResult) {
    let string = result.string
    if last.file != string.file { last = (string.file, string.catalog) }
    let group = Group(catalog: names.number(of: last.catalog), key: names.number(of: string.key))
    let missing = result.first?.missing
    var flags: Flags = result.measures.isEmpty ? [] : .isMeasured
    if missing?.points != nil { flags.insert(.hasPoints) }
    if string.locale != nil { flags.insert(.hasLocale) }
    if keepsTexts || !result.shown.notes.isEmpty { texts[records.count] = result.shown }
    hidden += (missing?.hidden ?? "").utf8
    records.append(
      Record(
        points: missing?.points ?? 0, hiddenEnd: hidden.count,
        line: UInt32(clamping: string.line), column: UInt32(clamping: string.column),
        file: names.number(of: string.file), locale: names.number(of: string.locale ?? ""),
        language: names.number(of: string.languageName ?? ""), form: names.number(of: string.form),
        group: groups.number(of: group), question: questions.number(of: result.question),
        acceptance: result.acceptance.map { names.number(of: $0) + 1 } ?? 0,
        lines: Int32(clamping: result.first?.lines ?? 0), size: Self.number(of: result.first?.category),
        state: Self.number(of: string.state), pseudolanguage: Self.number(of: string.pseudolanguage), flags: flags))
  }

  /// Returns the finding at a number.
  subscript(number: Int) -> AuditFinding {
    let record = records[number]
    let group = groups[record.group]
    let question = questions[record.question]
    var string = LocalizedString(
      file: names[record.file], line: Int(record.line), column: Int(record.column),
      locale: record.flags.contains(.hasLocale) ? names[record.locale] : nil, key: names[group.key],
      form: names[record.form], text: "")
    string.state = Self.value(record.state)
    string.pseudolanguage = Self.value(record.pseudolanguage)
    let first = Self.value(record.size).map { (category: ContentSizeCategory) in
      let start = number > 0 ? records[number - 1].hiddenEnd : 0
      return AuditResult.Measure(
        category: category, pointSize: question.font.pointSize(question.style, at: category),
        lines: Int(record.lines),
        missing: AuditResult.Missing(
          points: record.flags.contains(.hasPoints) ? record.points : nil,
          hidden: String(decoding: hidden[start..<record.hiddenEnd], as: UTF8.self)))
    }
    return AuditFinding(
      string: string, shown: texts[number] ?? ShownText(""), question: question, first: first,
      acceptance: record.acceptance > 0 ? names[record.acceptance - 1] : nil,
      isMeasured: record.flags.contains(.isMeasured))
  }

  /// Returns the name of the language of a finding, empty for none.
  func language(_ number: Int) -> String { names[records[number].language] }

  /// Returns the numbers of the findings, by key: the key that is cut off at the smallest size first.
  ///
  /// In a group, too, the smallest size is first. Then they are ordered by name and location, so that the order of the
  /// files doesn't matter.
  func grouped() -> [ArraySlice<Int>] {
    var sizes = [UInt8](repeating: .max, count: groups.count)
    var counts = [Int](repeating: 0, count: groups.count)
    for record in records {
      let group = Int(record.group)
      sizes[group] = min(sizes[group], record.size)
      counts[group] += 1
    }
    let order = groups.indices.sorted { one, other in
      let (first, second) = (Int(one), Int(other))
      if sizes[first] != sizes[second] { return sizes[first] < sizes[second] }
      if counts[first] != counts[second] { return counts[first] > counts[second] }
      let (key, otherKey) = (groups[one].key, groups[other].key)
      if key != otherKey { return names[key] < names[otherKey] }
      return names[groups[one].catalog] < names[groups[other].catalog]
    }
    var ends = counts
    var start = 0
    for group in order {
      ends[Int(group)] = start
      start += counts[Int(group)]
    }
    var numbers = [Int](repeating: 0, count: records.count)
    for (number, record) in records.enumerated() {
      numbers[ends[Int(record.group)]] = number
      ends[Int(record.group)] += 1
    }
    for group in order {
      let end = ends[Int(group)]
      numbers[end - counts[Int(group)]..<end].sort(by: precedes)
    }
    return order.map { numbers[ends[Int($0)] - counts[Int($0)]..<ends[Int($0)]] }
  }

  /// Returns whether a finding precedes another in its group.
  private func precedes(_ first: Int, _ second: Int) -> Bool {
    let (one, other) = (records[first], records[second])
    if one.size != other.size { return one.size < other.size }
    if one.language != other.language { return names[one.language] < names[other.language] }
    if one.form != other.form { return names[one.form] < names[other.form] }
    let devices = (questions[one.question].device ?? "", questions[other.question].device ?? "")
    if devices.0 != devices.1 { return devices.0 < devices.1 }
    if one.file != other.file { return names[one.file] < names[other.file] }
    return (one.line, first) < (other.line, second)
  }

  private static func number<Value: CaseIterable & Equatable>(of value: Value?) -> UInt8 {
    let cases = Array(Value.allCases)
    return UInt8(clamping: value.flatMap(cases.firstIndex) ?? cases.count)
  }

  private static func value<Value: CaseIterable>(_ number: UInt8) -> Value? {
    let cases = Array(Value.allCases)
    return Int(number) < cases.count ? cases[Int(number)] : nil
  }
}

/// Values that are stored once, each with a number.
private struct NumberedValues<Value: Hashable & Sendable>: Sendable {
  private var values: [Value] = []
  private var numbers: [Value: UInt32] = [:]

  var count: Int { values.count }
  var indices: Range<UInt32> { 0..<UInt32(clamping: values.count) }

  subscript(number: UInt32) -> Value { values[Int(number)] }

  mutating func number(of value: Value) -> UInt32 {
    if let known = numbers[value] { return known }
    let number = UInt32(clamping: values.count)
    numbers[value] = number
    values.append(value)
    return number
  }
}
