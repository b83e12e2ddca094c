/// The index of a row.
struct RowIndex: TableIndex {
  let rawValue: Int32
}
