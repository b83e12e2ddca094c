extension String {
  /// Returns the text with each scalar that has a replacement replaced by it.
  package func replacingScalars(_ replacement: (Unicode.Scalar) -> String?) -> String {
    var result = ""
    for scalar in unicodeScalars {
      if let text = replacement(scalar) { result += text } else { result.unicodeScalars.append(scalar) }
    }
    return result
  }
}
