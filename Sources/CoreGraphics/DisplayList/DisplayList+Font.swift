extension DisplayList {
  /// The face of glyphs, whatever opened it. A drawing compares faces and passes them on; a renderer knows their type.
  ///
  /// Text that Galley draws has faces of type `FontEngine.FontFace`.
  public struct Font: Hashable, Sendable {
    /// The PostScript name, for descriptions.
    public let postScriptName: String
    private let face: any Hashable & Sendable

    /// Creates a font from a face of any type.
    public init(_ face: some Hashable & Sendable, postScriptName: String) {
      self.face = face
      self.postScriptName = postScriptName
    }

    /// Returns the face, or `nil` if it is of another type.
    public func face<Face>(as type: Face.Type) -> Face? { face as? Face }

    /// Returns whether both fonts have equal faces of the same type.
    public static func == (a: Font, b: Font) -> Bool {
      let (first, second): (any Hashable, any Hashable) = (a.face, b.face)
      return AnyHashable(first) == AnyHashable(second)
    }

    /// Hashes the face into a hasher.
    public func hash(into hasher: inout Hasher) { face.hash(into: &hasher) }
  }
}
