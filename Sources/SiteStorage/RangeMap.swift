/// Runs a body over consecutive ranges that cover `0..<count`, on as many threads as the caller likes, and gives the
/// joined answers in order.
///
/// Storage starts no thread of its own; looking at twenty thousand files is worth two.
public typealias RangeMap = (_ count: Int, _ body: @Sendable (Range<Int>) -> [Bool]) -> [Bool]
