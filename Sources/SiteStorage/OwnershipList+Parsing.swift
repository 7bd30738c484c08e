import Fingerprints

extension OwnershipList {
  /// Reads what `text` writes; `nil` for anything else, such as an edited list or one with a path that leads out.
  init?(text bytes: [UInt8]) {
    let footerLength = OwnershipList.footer.utf8.count + Fingerprint.hexLength + 1
    guard bytes.starts(with: OwnershipList.header.utf8), bytes.count >= footerLength else { return nil }
    let body = bytes[..<(bytes.count - footerLength)]
    let footer = "\(OwnershipList.footer)\(Fingerprint(of: body).hex)\n"
    guard bytes[body.endIndex...].elementsEqual(footer.utf8) else { return nil }
    self.init(files: [], folders: [])
    for line in body.dropFirst(OwnershipList.header.utf8.count).split(separator: 0x0A) {
      guard add(line) else { return nil }
    }
    files.sort { PathOrder.precedes($0.path, $1.path) }
    folders.sort(by: PathOrder.precedes)
  }

  private mutating func add(_ line: ArraySlice<UInt8>) -> Bool {
    let mark = line.prefix(Fingerprint.hexLength)
    let rest = line.dropFirst(Fingerprint.hexLength)
    guard rest.starts(with: [0x20, 0x20]), var path = String(validating: rest.dropFirst(2), as: UTF8.self) else {
      return false
    }
    let isFolder = mark.elementsEqual(OwnershipList.folderMark.utf8)
    if isFolder, path.utf8.last == 0x2F { path.removeLast() } else if isFolder { return false }
    guard OutputPath.problem(path) == nil else { return false }
    if isFolder {
      folders.append(path)
      return true
    }
    guard let content = Fingerprint(hex: mark) else { return false }
    files.append(Entry(path: path, content: content))
    return true
  }
}
