import Foundation

/// A search as apps write it, in a file that imports Foundation alone.
struct Search {
  struct Entry {
    let title: String
    let date: Date
  }

  var entries: [Entry] = []

  func titles(after date: Date, containing text: String) -> [String] {
    let predicate = NSPredicate(format: "date > %@ AND title CONTAINS[cd] %@", date as CVarArg, text)
    let sorting = NSSortDescriptor(key: "date", ascending: false)
    let found = (entries as NSArray).filtered(using: predicate) as NSArray
    return found.sortedArray(using: [sorting]).compactMap { ($0 as? Entry)?.title }
  }

  func age(of entry: Entry, at date: Date) -> String {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en")
    return formatter.localizedString(for: entry.date, relativeTo: date)
  }
}
