package dev.banmen.lesson;

import java.util.List;
import java.util.stream.Collectors;

/**
 * A paragraph of prose, or an item of a list. Immutable.
 *
 * @param sign an item's {@code -}, or its number such as {@code 2.}; empty for a paragraph
 */
public record Paragraph(String sign, List<Span> spans) {
  public Paragraph {
    spans = List.copyOf(spans);
  }

  /** The plain text, without the sign. */
  public String text() {
    return spans.stream().map(Span::text).collect(Collectors.joining());
  }
}
