/// The index of an installed constraint in a layout system.
struct ConstraintPlace: LayoutIndex {
  let rawValue: Int32
}
