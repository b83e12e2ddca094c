import Glibc

/// The identity and the kind of a file, as `stat` and `lstat` return them.
struct FileStatus {
  /// The kinds that a search distinguishes.
  enum Kind {
    case folder, link
    /// A regular file, or anything else.
    case file
  }

  let kind: Kind
  /// The file system, and the number of the file on it.
  let device: UInt64
  let number: UInt64

  /// Creates the status of the file at a path, or of the link there; `nil` if it can't be found out.
  init?(_ path: String, followsLink: Bool) {
    var status = stat()
    // In bounds: both write one `stat`.
    guard unsafe (followsLink ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: kind = .folder
    case S_IFLNK: kind = .link
    default: kind = .file
    }
    (device, number) = (UInt64(status.st_dev), UInt64(status.st_ino))
  }
}
