/// How the two sides of a linear constraint compare.
public enum Relation: Hashable, Sendable {
  case lessThanOrEqual, equal, greaterThanOrEqual
}
