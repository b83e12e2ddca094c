/// The index of an item in a layout system.
struct ItemSlot: LayoutIndex {
  let rawValue: Int32
}
