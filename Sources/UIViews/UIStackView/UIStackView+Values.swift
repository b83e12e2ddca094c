extension UIStackView {
  /// How arranged views share the length of a stack view. The raw values are Apple's.
  public enum Distribution: Int, Hashable, Sendable {
    /// They fill it, as their hugging and compression resistance decide.
    case fill = 0
    /// They fill it and are of one length.
    case fillEqually = 1
    /// They fill it in the ratio of their intrinsic lengths.
    case fillProportionally = 2
    /// They keep their lengths; the gaps between them are equal.
    case equalSpacing = 3
    /// They keep their lengths; their centres are equally far apart, if that leaves the spacing.
    case equalCentering = 4
  }

  /// How arranged views lie across the axis of a stack view. The raw values are Apple's.
  public enum Alignment: Int, Hashable, Sendable {
    /// They fill the stack view.
    case fill = 0
    /// Their leading edges are aligned; in a row, their tops.
    case leading = 1
    /// The baselines of their first lines are aligned: for rows. In a column it is ``fill``, as nothing is documented.
    case firstBaseline = 2
    /// Their centres are aligned.
    case center = 3
    /// Their trailing edges are aligned; in a row, their bottoms.
    case trailing = 4
    /// The baselines of their last lines are aligned: for rows. In a column it is ``fill``, as nothing is documented.
    case lastBaseline = 5

    /// In a row: the views' tops are aligned.
    public static var top: Alignment { .leading }
    /// In a row: the views' bottoms are aligned.
    public static var bottom: Alignment { .trailing }
  }
}
