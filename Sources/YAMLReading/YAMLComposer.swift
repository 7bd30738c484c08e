import SourceText

/// Builds the tree of one document out of events, with the limits of `YAMLReader`.
struct YAMLComposer: ~Copyable {
  /// A node with what the limits need to know about it.
  struct Composed {
    let node: YAMLNode
    /// How many nodes it stands for, itself included and aliases counted in full.
    let count: Int
    /// How many levels of sequences and mappings it has.
    let height: Int
  }

  let file: SourceFile
  private(set) var text: YAMLText
  private var events: YAMLEventStream
  private var anchors: [String: Composed] = [:]
  private var unfinishedAnchors: [String] = []
  private var aliasedNodes = 0
  private var nodes = 0
  private let maximumNodes: Int
  /// Mistakes that left something to be read.
  private(set) var mistakes: [YAMLFailure] = []

  init(_ input: UnsafeBufferPointer<UInt8>, text: YAMLText, file: SourceFile) throws(YAMLFailure) {
    self.file = file
    self.text = text
    maximumNodes = YAMLReader.maximumNodes(bytes: input.count)
    do throws(YAMLEventStream.Problem) {
      events = try YAMLEventStream(input)
    } catch {
      throw YAMLFailure(error, text: &self.text, file: file)
    }
  }

  /// Reads the whole stream; `nil` when it holds no document.
  mutating func document() throws(YAMLFailure) -> YAMLNode? {
    var root: YAMLNode?
    while true {
      let event = try next()
      switch event.kind {
      case .streamStart, .documentEnd: continue
      case .streamEnd: return root
      case .documentStart:
        guard root == nil else { throw .severalDocuments(at: text.offsets(event.characters)) }
        root = try node(try next(), depth: 0).node
      default: throw .unexpectedEvent(at: text.offsets(event.characters))
      }
    }
  }

  private mutating func next() throws(YAMLFailure) -> YAMLEvent {
    do throws(YAMLEventStream.Problem) {
      return try events.next()
    } catch {
      throw YAMLFailure(error, text: &text, file: file)
    }
  }

  /// Composes the node that starts with an event, `depth` levels below the root.
  private mutating func node(_ event: YAMLEvent, depth: Int) throws(YAMLFailure) -> Composed {
    if case .alias(let name) = event.kind { return try aliased(name, event, depth: depth) }
    if let anchor = event.anchor { unfinishedAnchors.append(anchor) }
    let composed = try content(event, depth: depth)
    if let anchor = event.anchor {
      unfinishedAnchors.removeLast()
      anchors[anchor] = composed
    }
    return composed
  }

  private mutating func content(_ event: YAMLEvent, depth: Int) throws(YAMLFailure) -> Composed {
    let range = text.offsets(event.characters)
    nodes += 1
    guard nodes <= maximumNodes else { throw .tooMany(maximumNodes, at: range) }
    switch event.kind {
    case .scalar(let content, let style):
      let scalar = try scalar(content, style: style, tag: event.tag, at: range)
      return Composed(node: YAMLNode(.scalar(scalar), range: range), count: 1, height: 0)
    case .sequenceStart:
      try checkCollection(event.tag, isNamed: "seq", depth: depth + 1, at: range)
      return try sequence(from: range, depth: depth + 1)
    case .mappingStart:
      try checkCollection(event.tag, isNamed: "map", depth: depth + 1, at: range)
      return try mapping(from: range, depth: depth + 1)
    default: throw .unexpectedEvent(at: range)
    }
  }

  private mutating func sequence(from start: Range<Int>, depth: Int) throws(YAMLFailure) -> Composed {
    var elements: [YAMLNode] = []
    var (count, height, end) = (1, 0, start.upperBound)
    while true {
      let event = try next()
      if case .sequenceEnd = event.kind {
        let range = start.lowerBound..<self.end(event, afterContentEnding: end)
        return Composed(node: YAMLNode(.sequence(elements), range: range), count: count, height: height + 1)
      }
      let element = try node(event, depth: depth)
      elements.append(element.node)
      (count, height, end) = (count + element.count, max(height, element.height), element.node.range.upperBound)
    }
  }

  private mutating func mapping(from start: Range<Int>, depth: Int) throws(YAMLFailure) -> Composed {
    var entries = YAMLEntryList()
    var (count, height, end) = (1, 0, start.upperBound)
    while true {
      let event = try next()
      if case .mappingEnd = event.kind {
        let range = start.lowerBound..<self.end(event, afterContentEnding: end)
        return Composed(node: YAMLNode(.mapping(entries.entries), range: range), count: count, height: height + 1)
      }
      let key = try node(event, depth: depth)
      let value = try node(try next(), depth: depth)
      try add(key.node, value.node, to: &entries)
      (count, height) = (count + key.count + value.count, max(height, key.height, value.height))
      end = max(key.node.range.upperBound, value.node.range.upperBound)
    }
  }

  private mutating func add(_ key: YAMLNode, _ value: YAMLNode, to entries: inout YAMLEntryList) throws(YAMLFailure) {
    guard let scalar = key.scalar else { return try note(.keyIsNoText(key)) }
    let entry = YAMLEntry(key: scalar, keyRange: key.range, value: value)
    guard let first = entries.append(entry) else { return }
    try note(.duplicateKey(entry, first: file.position(ofByte: first.keyRange.lowerBound)))
  }

  /// Where a collection ends: after its bracket or, in block style, with its last node.
  ///
  /// libyaml ends a block collection where the next token starts, lines later.
  private mutating func end(_ event: YAMLEvent, afterContentEnding end: Int) -> Int {
    let last = text.offsets(event.characters)
    let isBracket = last.count == 1 && [UInt8(ascii: "]"), UInt8(ascii: "}")].contains(text.bytes[last.lowerBound])
    return isBracket ? max(end, last.upperBound) : end
  }

  private mutating func aliased(_ name: String, _ event: YAMLEvent, depth: Int) throws(YAMLFailure) -> Composed {
    let range = text.offsets(event.characters)
    guard !unfinishedAnchors.contains(name) else { throw .aliasInsideItself(name, at: range) }
    guard let target = anchors[name] else { throw .unknownAlias(name, at: range) }
    aliasedNodes += target.count
    guard aliasedNodes <= YAMLReader.maximumAliasedNodes else { throw .tooLarge(at: range) }
    guard depth + target.height <= YAMLReader.maximumDepth else { throw .tooDeep(at: range) }
    return Composed(node: YAMLNode(target.node.content, range: range), count: target.count, height: target.height)
  }

  private mutating func checkCollection(
    _ tag: String?, isNamed name: String, depth: Int, at range: Range<Int>
  ) throws(YAMLFailure) {
    guard depth <= YAMLReader.maximumDepth else { throw .tooDeep(at: range) }
    guard let tag, tag != "!", tag != YAMLTag.prefix + name else { return }
    try note(.unknownTag(tag, at: range))
  }

  private mutating func scalar(
    _ content: String, style: YAMLScalar.Style, tag: String?, at range: Range<Int>
  ) throws(YAMLFailure) -> YAMLScalar {
    guard let tag else { return YAMLScalar(content, style: style) }
    guard let kind = YAMLTag.kind(tag) else {
      try note(.unknownTag(tag, at: range))
      return YAMLScalar(content, style: style)
    }
    guard YAMLTag.allows(content, kind) else {
      try note(.contradictsTag(content, tag, at: range))
      return YAMLScalar(content, style: style)
    }
    return YAMLScalar(content, style: style, tag: kind)
  }

  /// Keeps a mistake that leaves something to be read; one too many ends the reading.
  private mutating func note(_ mistake: YAMLFailure) throws(YAMLFailure) {
    mistakes.append(mistake)
    guard mistakes.count >= YAMLReader.maximumMistakes else { return }
    throw .tooManyMistakes(at: mistake.range)
  }
}
