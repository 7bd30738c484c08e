/// Steps of programs that keep them as Markdown, as plain text.
enum StepMarkdown {
  /// Without the marks of emphasis, links and code; the words of a link stay.
  static func plain(_ text: String) -> String {
    text.replacing(/!?\[([^\[\]\n]{0,200})\]\([^()\n]{0,500}\)/) { $0.output.1 }
      .replacing(/(\*\*|__)(\S(?:[^*_\n]{0,400}\S)?)\1/) { $0.output.2 }
      .replacing(/`([^`\n]{1,200})`/) { $0.output.1 }
  }
}
