/// A name with its hash worked out beforehand (FNV-1a, 64 bit: the same in every process, unlike `Hasher`).
struct Name: Sendable, Equatable {
  let hash: UInt64
  let text: String

  init(_ text: String) {
    self.text = text
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    self.hash = hash
  }
}
