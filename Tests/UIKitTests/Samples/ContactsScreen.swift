import UIKit

/// A contact in an application.
struct Contact: Hashable {
  let number: Int
  var name: String
  var note: String
}

/// A row of a contact: a name above a note, pinned to the margins. Written as for a phone: nothing here is specific to
/// Galley.
final class ContactCell: UITableViewCell {
  static let reuseIdentifier = "ContactCell"
  let nameLabel = UILabel()
  let noteLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    accessoryType = .disclosureIndicator
    nameLabel.font = .preferredFont(forTextStyle: .headline)
    noteLabel.font = .preferredFont(forTextStyle: .subheadline)
    for label in [nameLabel, noteLabel] {
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
    }
    let stack = UIStackView(arrangedSubviews: [nameLabel, noteLabel])
    stack.axis = .vertical
    stack.spacing = 4
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: contentView.layoutMarginsGuide.topAnchor),
      stack.bottomAnchor.constraint(equalTo: contentView.layoutMarginsGuide.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func prepareForReuse() {
    super.prepareForReuse()
    nameLabel.text = nil
    noteLabel.text = nil
  }

  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    contentView.backgroundColor = selected ? .systemGray5 : .systemBackground
  }

  func configure(with contact: Contact) {
    nameLabel.text = contact.name
    noteLabel.text = contact.note
    noteLabel.isHidden = contact.note.isEmpty
  }
}

/// A header with a label inside 10 points.
final class LetterHeader: UITableViewHeaderFooterView {
  static let reuseIdentifier = "LetterHeader"
  let letterLabel = UILabel()

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    backgroundView = UIView()
    letterLabel.font = .systemFont(ofSize: 20, weight: .bold)
    letterLabel.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(letterLabel)
    NSLayoutConstraint.activate([
      letterLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      letterLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
      letterLabel.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// A list of contacts by their first letters.
final class ContactsViewController: UIViewController {
  private(set) lazy var tableView: UITableView = {
    let tableView = UITableView(frame: .zero, style: .plain)
    tableView.translatesAutoresizingMaskIntoConstraints = false
    tableView.register(ContactCell.self, forCellReuseIdentifier: ContactCell.reuseIdentifier)
    tableView.register(LetterHeader.self, forHeaderFooterViewReuseIdentifier: LetterHeader.reuseIdentifier)
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 60
    tableView.sectionHeaderHeight = UITableView.automaticDimension
    tableView.estimatedSectionHeaderHeight = 44
    tableView.sectionHeaderTopPadding = 0
    tableView.tableFooterView = UIView()
    tableView.keyboardDismissMode = .onDrag
    tableView.separatorInset = .zero
    tableView.delegate = self
    return tableView
  }()

  private(set) lazy var dataSource = UITableViewDiffableDataSource<String, Contact>(tableView: tableView) {
    tableView, indexPath, contact in
    let cell = tableView.dequeueReusableCell(withIdentifier: ContactCell.reuseIdentifier, for: indexPath)
    (cell as? ContactCell)?.configure(with: contact)
    return cell
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tableView)
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  func show(_ contacts: [Contact], animated: Bool = true) {
    var snapshot = NSDiffableDataSourceSnapshot<String, Contact>()
    let groups = Dictionary(grouping: contacts) { String($0.name.prefix(1)) }
    for letter in groups.keys.sorted() {
      snapshot.appendSections([letter])
      snapshot.appendItems(groups[letter] ?? [], toSection: letter)
    }
    dataSource.apply(snapshot, animatingDifferences: animated)
  }
}

extension ContactsViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: LetterHeader.reuseIdentifier)
    (header as? LetterHeader)?.letterLabel.text = dataSource.sectionIdentifier(for: section)
    return header
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let contact = dataSource.itemIdentifier(for: indexPath) else { return nil }
    let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, completion in
      guard let self else { return completion(false) }
      var snapshot = self.dataSource.snapshot()
      snapshot.deleteItems([contact])
      self.dataSource.apply(snapshot)
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }
}
