package dev.banmen.lesson.reader;

import dev.banmen.lesson.Paragraph;
import dev.banmen.lesson.Span;
import dev.banmen.lesson.Span.Look;
import dev.banmen.text.Printable;
import java.util.ArrayList;
import java.util.List;
import org.commonmark.node.Code;
import org.commonmark.node.Emphasis;
import org.commonmark.node.HardLineBreak;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.SourceSpan;
import org.commonmark.node.StrongEmphasis;
import org.commonmark.node.Text;

/** Converts a paragraph or heading to spans. For one of them. */
final class ProseReader {
  /** Deeper nesting than anybody writes; more could exhaust the stack. */
  private static final int DEEPEST = 8;

  private final Faults faults;
  private final List<Span> spans = new ArrayList<>();

  private ProseReader(Faults faults) {
    this.faults = faults;
  }

  /** The spans of a block's inlines. */
  static List<Span> spans(Node block, Faults faults) {
    ProseReader reader = new ProseReader(faults);
    reader.children(block, Look.PLAIN, 0);
    return reader.spans;
  }

  /** A block's text without its marks. */
  static String text(Node block, Faults faults) {
    return new Paragraph("", spans(block, faults)).text().strip();
  }

  private void children(Node parent, Look look, int depth) {
    for (Node node = parent.getFirstChild(); node != null; node = node.getNext()) {
      if (depth > DEEPEST) {
        fault(node, "prose.deep");
        return;
      }
      inline(node, look, depth);
    }
  }

  private void inline(Node node, Look look, int depth) {
    if (node instanceof Text text) {
      add(text.getLiteral(), look);
    } else if (node instanceof Code code) {
      add(code.getLiteral(), Look.CODE);
    } else if (node instanceof SoftLineBreak || node instanceof HardLineBreak) {
      add(" ", look);
    } else if (node instanceof Emphasis) {
      children(node, look == Look.STRONG ? Look.STRONG : Look.EMPHASIS, depth + 1);
    } else if (node instanceof StrongEmphasis) {
      children(node, Look.STRONG, depth + 1);
    } else if (node instanceof Link) {
      children(node, look, depth + 1);
    } else {
      fault(node, "prose." + Outline.name(node));
    }
  }

  private void add(String text, Look look) {
    int last = spans.size() - 1;
    String shown = Printable.of(text);
    if (last >= 0 && spans.get(last).look() == look) {
      spans.set(last, new Span(spans.get(last).text() + shown, look));
    } else if (!shown.isEmpty()) {
      spans.add(new Span(shown, look));
    }
  }

  private void fault(Node node, String key) {
    Node placed = node;
    while (placed.getSourceSpans().isEmpty() && placed.getParent() != null) {
      placed = placed.getParent();
    }
    List<SourceSpan> at = placed.getSourceSpans();
    int line = at.isEmpty() ? 1 : at.get(0).getLineIndex() + 1;
    faults.add(line, at.isEmpty() ? 0 : at.get(0).getColumnIndex() + 1, key);
  }
}
