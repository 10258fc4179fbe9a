package dev.banmen.lesson.reader;

import dev.banmen.lesson.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.commonmark.node.BlockQuote;
import org.commonmark.node.BulletList;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Heading;
import org.commonmark.node.Image;
import org.commonmark.node.IndentedCodeBlock;
import org.commonmark.node.LinkReferenceDefinition;
import org.commonmark.node.Node;
import org.commonmark.node.OrderedList;
import org.commonmark.node.Paragraph;
import org.commonmark.node.SourceSpan;
import org.commonmark.node.ThematicBreak;
import org.commonmark.parser.IncludeSourceSpans;
import org.commonmark.parser.Parser;

/**
 * A lesson's Markdown structure: headings, and the content of each. It knows no game. For one
 * reading.
 */
final class Outline {
  private static final Set<String> KINDS =
      Set.of("board", "marks", "moves", "answers", "choices", "practice");

  /** A line between a table's head and its body. */
  private static final Pattern TABLE_RULE = Pattern.compile("(?=.*\\|)(?=.*-)[ |:-]*");

  private final LessonLines lines;
  private final Faults faults;
  private final List<Section> sections = new ArrayList<>();

  private Outline(LessonLines lines, Faults faults) {
    this.lines = lines;
    this.faults = faults;
  }

  /**
   * Reads the sections of a lesson, the first one its title's; none if it has no title.
   *
   * @param from the line after the head
   */
  static List<Section> read(LessonLines lines, int from, Faults faults) {
    Parser parser =
        Parser.builder().includeSourceSpans(IncludeSourceSpans.BLOCKS_AND_INLINES).build();
    Outline outline = new Outline(lines, faults);
    outline.read(parser.parse(lines.from(from)));
    return outline.sections;
  }

  private void read(Node document) {
    for (Node node = document.getFirstChild(); node != null; node = node.getNext()) {
      if (node instanceof Heading heading) {
        heading(heading);
      } else if (sections.isEmpty()) {
        faults.add(line(node), 0, "title.before");
        sections.add(new Section("", line(node)));
        block(node, last());
      } else {
        block(node, last());
      }
    }
    if (sections.isEmpty()) {
      faults.add(1, 0, "title.none");
    }
  }

  private Section last() {
    return sections.get(sections.size() - 1);
  }

  private void heading(Heading heading) {
    int line = line(heading);
    String text = ProseReader.text(heading, faults);
    int level = heading.getLevel();
    if (text.isEmpty()) {
      faults.add(line, 0, "heading.empty");
    } else if (level > 2) {
      faults.add(line, 0, "heading.deep", text);
    } else if (level == 1 && !sections.isEmpty()) {
      faults.add(line, 0, "title.twice", text);
    } else if (level == 2 && sections.isEmpty()) {
      faults.add(line, 0, "title.before");
      sections.add(new Section(text, line));
      return;
    }
    sections.add(new Section(text, line));
  }

  private void block(Node node, Section section) {
    if (node instanceof Paragraph) {
      paragraph(node, "", section);
    } else if (node instanceof FencedCodeBlock fence) {
      fence(fence, section);
    } else if (node instanceof BulletList || node instanceof OrderedList) {
      list(node, section);
    } else {
      faults.add(line(node), 0, "prose." + name(node));
    }
  }

  private void paragraph(Node node, String sign, Section section) {
    List<SourceSpan> spans = node.getSourceSpans();
    for (SourceSpan span : spans) {
      String text = lines.at(span.getLineIndex() + 1).strip();
      if (spans.size() > 1 && TABLE_RULE.matcher(text).matches()) {
        faults.add(line(node), 0, "prose.table");
        return;
      }
    }
    List<Span> prose = ProseReader.spans(node, faults);
    if (!prose.isEmpty()) {
      section.prose.add(new dev.banmen.lesson.Paragraph(sign, prose));
    }
  }

  private void list(Node list, Section section) {
    int number = 1;
    if (list instanceof OrderedList ordered && ordered.getMarkerStartNumber() != null) {
      number = ordered.getMarkerStartNumber();
    }
    for (Node item = list.getFirstChild(); item != null; item = item.getNext()) {
      String sign = list instanceof OrderedList ? number++ + "." : "-";
      for (Node part = item.getFirstChild(); part != null; part = part.getNext()) {
        if (part instanceof Paragraph) {
          paragraph(part, sign, section);
        } else {
          faults.add(line(part), 0, "prose.list");
        }
      }
    }
  }

  private void fence(FencedCodeBlock block, Section section) {
    int line = line(block);
    String raw = lines.at(line);
    int from = 0;
    while (from < raw.length() && " `~".indexOf(raw.charAt(from)) >= 0) {
      from++;
    }
    LocatedText info = LocatedText.of(raw, line, 1).part(from, raw.length());
    List<LocatedText> rows = new ArrayList<>();
    long count = block.getLiteral().chars().filter(c -> c == '\n').count();
    for (int i = 1; i <= count; i++) {
      rows.add(LocatedText.of(lines.at(line + i), line + i, 1));
    }
    FencedBlock fence = new FencedBlock(info, rows);
    if (block.getClosingFenceLength() == null) {
      faults.add(line, 0, "fence.open", info.text());
    }
    if (KINDS.contains(fence.kind())) {
      section.fences.add(fence);
    } else {
      faults.add(info, "fence.kind", fence.kind());
    }
  }

  private static int line(Node node) {
    List<SourceSpan> spans = node.getSourceSpans();
    return spans.isEmpty() ? 1 : spans.get(0).getLineIndex() + 1;
  }

  /** The name for faults of a node that lessons can't have. */
  static String name(Node node) {
    if (node instanceof Image) {
      return "picture";
    } else if (node instanceof BlockQuote) {
      return "quote";
    } else if (node instanceof IndentedCodeBlock) {
      return "code";
    } else if (node instanceof ThematicBreak) {
      return "rule";
    } else if (node instanceof LinkReferenceDefinition) {
      return "link";
    }
    return "html";
  }
}
