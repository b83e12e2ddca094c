import StringCatalogs
import TextOutput

extension Auditor.Item {
  /// The properties of the text and its arguments as JSON members, in the form that ``StringLines`` reads.
  var extractedMembers: [JSONValue.Member] {
    var members = string.jsonMembers(text: string.text)
    if !string.plurals.isEmpty {
      members.append(JSONValue.Member(name: "plurals", value: .array(string.plurals.map(\.json))))
    }
    if let language = string.pseudolanguage {
      members.append(JSONValue.Member(name: "pseudo", value: .string(language.rawValue)))
    }
    if !arguments.isEmpty {
      // The first example for an argument applies.
      var names: Set<String> = []
      let applied = arguments.filter { names.insert($0.argument).inserted }
      members.append(JSONValue.Member(name: "arguments", value: .object(applied.map(\.json))))
    }
    return members
  }
}
