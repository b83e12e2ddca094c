/// The index of a track.
struct TrackIndex: TableIndex {
  let rawValue: Int32
}
