/// What plates and bowls are made of.
struct Glaze {
  var rim: Tint
  var well: Tint
  var edge: Tint
  var pattern: Pattern

  enum Pattern { case plain, line, rays, specks, band }

  /// Porcelain, oatmeal stoneware, slate, celadon, blue, terracotta, rose.
  static let all: [Glaze] = [
    Glaze(rim: Tint(0xFFFDF8), well: Tint(0xF6F0E4), edge: Tint(0xE6DECF), pattern: .plain),
    Glaze(rim: Tint(0xFFFDF8), well: Tint(0xF6F0E4), edge: Tint(0x7E97A6), pattern: .line),
    Glaze(rim: Tint(0xF1E9DA), well: Tint(0xE9DFCC), edge: Tint(0xA88C6C), pattern: .specks),
    Glaze(rim: Tint(0x4E4A47), well: Tint(0x3F3B39), edge: Tint(0x706861), pattern: .line),
    Glaze(rim: Tint(0xB4C6B8), well: Tint(0xCAD7CA), edge: Tint(0x8FA898), pattern: .rays),
    Glaze(rim: Tint(0x8CA5B8), well: Tint(0xE9EBE6), edge: Tint(0x6F8AA0), pattern: .band),
    Glaze(rim: Tint(0xC98A66), well: Tint(0xEAD3BD), edge: Tint(0xA96B49), pattern: .band),
    Glaze(rim: Tint(0xFBF3E6), well: Tint(0xF6ECDB), edge: Tint(0xC9A24A), pattern: .line),
    Glaze(rim: Tint(0xF7ECE3), well: Tint(0xF5E7DB), edge: Tint(0xC77B62), pattern: .rays),
    Glaze(rim: Tint(0x63727A), well: Tint(0xDDE0DC), edge: Tint(0x4B5961), pattern: .specks),
  ]

  /// Wood of boards and salad bowls.
  static let woods: [Glaze] = [
    Glaze(rim: Tint(0xB98455), well: Tint(0xC89767), edge: Tint(0x95663D), pattern: .plain),
    Glaze(rim: Tint(0xD3A873), well: Tint(0xDDB785), edge: Tint(0xB08450), pattern: .plain),
    Glaze(rim: Tint(0x7C5539), well: Tint(0x8D6344), edge: Tint(0x5E3E28), pattern: .plain),
  ]
}
