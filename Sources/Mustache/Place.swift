/// Where a name is found: in which kind of record, and at which slot there.
struct Place: Sendable, Equatable {
  let type: ObjectIdentifier
  let slot: Int
}

/// A part of a path in the source of a template: the byte its path begins at, and which part it is, from 0.
struct PartPosition: Hashable, Sendable {
  let path: Int
  let part: Int
}
