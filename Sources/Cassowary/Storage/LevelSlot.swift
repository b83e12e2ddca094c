/// The slot of a priority level, which selects one of the gradients of a symbol.
struct LevelSlot: TableIndex {
  let rawValue: Int32
}
