internal import SourceText

/// Copies of files that programs make which keep folders alike on several machines: where two of these changed a file, one
/// change stays under its name, and the other one comes beside it.
enum SyncCopy {
  /// The name of the file that the one of a name is a copy of: `soup (Anna's conflicted copy 2026-11-20).md` → `soup.md`.
  ///
  /// `nil` for names that do not say so.
  static func original(of name: String) -> String? {
    guard mayBeCopy(name) else { return nil }
    let dot = name.lastIndex(of: ".") ?? name.endIndex
    let (stem, suffix) = (name[..<dot], name[dot...])
    guard let kept = withoutRemark(stem) ?? withoutStamp(stem), !kept.isEmpty else { return nil }
    return String(kept) + suffix
  }

  /// All of them say it with this part of a word, in whatever language; hardly any other name does.
  private static func mayBeCopy(_ name: String) -> Bool {
    var matched = 0
    let part = Array("onfli".utf8)
    for byte in name.utf8 {
      matched = byte == part[matched] ? matched + 1 : byte == part[0] ? 1 : 0
      if matched == part.count { return true }
    }
    return false
  }

  /// What Dropbox, Nextcloud, Seafile and pCloud put into brackets, with names and dates around it.
  private static let remarks = [
    "conflicted copy", "case conflict", "[conflicted]", "(conflicted)", "sfconflict ", "konfliktkopie",
    "in konflikt stehende kopie", "copie en conflit", "exemplaire en conflit", "copia en conflicto",
  ]

  private static func withoutRemark(_ stem: Substring) -> Substring? {
    guard let last = stem.last, last == ")" || last == "]",
      let start = stem.lastIndex(of: last == ")" ? "(" : "["), start > stem.startIndex
    else { return nil }
    let remark = stem[start...].lowercased()
    let space = stem.index(before: start)
    return stem[space] == " " && remarks.contains { remark.contains($0) } ? stem[..<space] : nil
  }

  /// `soup.sync-conflict-20261120-101010-ABCDEFG` of Syncthing, `soup_conflict-20261120-101010` of ownCloud and
  /// `soup.conflict1` of rclone.
  private static func withoutStamp(_ stem: Substring) -> Substring? {
    let text = String(stem)
    return stamp.firstMatch(in: text).map { text[..<$0.range.lowerBound] }
  }

  private static let stamp = TextPattern(
    #/(?:\.sync-conflict-[0-9]{8}-[0-9]{6}(?:-[A-Z0-9]{7})?|_conflict-[0-9]{8}-[0-9]{6}|\.conflict[0-9]+)$/#)
}
