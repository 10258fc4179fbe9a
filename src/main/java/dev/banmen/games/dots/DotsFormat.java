package dev.banmen.games.dots;

import dev.banmen.game.Family;
import dev.banmen.game.record.Archive;
import dev.banmen.game.record.Archive.Summary;
import dev.banmen.game.record.ByteWalk;
import dev.banmen.game.record.Bytes;
import dev.banmen.game.record.Format;
import dev.banmen.game.record.GameSpans;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Note;
import dev.banmen.game.record.RecordOutput;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recording;
import dev.banmen.game.record.TextArchive;
import dev.banmen.text.Printable;
import dev.banmen.text.Words;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * The text format of Dots and Boxes for people: headings, one move per line, comments, variations.
 * It holds all that a recording can; {@code docs/formats.md} describes it. Immutable.
 */
final class DotsFormat implements Format, TextArchive.GameReader {
  private static final int MOST_BYTES = 64 << 20; // of a game
  private static final int SHOWN = 40;

  private final Family family;
  private final Words words;

  /** Creates the format of this family's games, with faults in its language. */
  DotsFormat(Family family) {
    this.family = family;
    words = family.language().words(DotsFormat.class);
  }

  @Override
  public String name() {
    return "dots";
  }

  @Override
  public List<String> endings() {
    return List.of("dots");
  }

  @Override
  public boolean fits(byte[] head) {
    return firstLine(head).startsWith(DotsText.NAME);
  }

  /** The first line that isn't blank, with the blanks before it. */
  private static String firstLine(byte[] head) {
    int from = ByteWalk.markLength(head);
    int at = from;
    while (at < head.length && " \t\r\n".indexOf(head[at]) >= 0) {
      from = head[at++] == '\n' ? at : from;
    }
    int to = from;
    while (to < head.length && to < from + SHOWN && head[to] != '\n') {
      to++;
    }
    return new String(head, from, to - from, StandardCharsets.UTF_8);
  }

  @Override
  public Archive open(Bytes file) throws InputFault, IOException {
    GameSpans spans = new GameSpans(MOST_BYTES);
    GameSpans.lines(
        file,
        (start, at, line, column) -> {
          if (column == 1 && start.startsWith(DotsText.NAME)) {
            spans.begin(at, line, 1, 0);
          }
        });
    spans.end(file.size());
    if (spans.size() == 0) {
      String found = Printable.of(firstLine(file.piece(0, HEAD)).strip());
      throw new InputFault(1, 1, words.text("file.first-line", found));
    }
    return new TextArchive(file, spans, this);
  }

  @Override
  public Recording read(GameSpans.SpanText span, Consumer<Note> notes) throws InputFault {
    if (span.isCut()) {
      throw new InputFault(span.line(), 0, words.text("file.large"));
    }
    String text = new String(span.text(), StandardCharsets.UTF_8);
    return new DotsReader(family, words, text, span.line(), notes).read();
  }

  @Override
  public Summary summary(GameSpans.SpanText span) {
    try {
      RecordTree tree = read(span, Note.UNHEARD).tree();
      int moves = 0;
      for (int at = tree.firstChild(0); at != RecordTree.NONE; at = tree.firstChild(at)) {
        moves += DotsText.isMove(tree.properties(at)) ? 1 : 0;
      }
      return Summary.of(tree, moves);
    } catch (InputFault fault) {
      return new Summary("", "", "", "", "", -1); // opening the game reports the fault
    }
  }

  @Override
  public Optional<String> loss(List<Recording> games) {
    for (int i = 0; i < games.size(); i++) {
      String other = games.get(i).family();
      if (!other.equals(family.id())) {
        String lost = words.text("file.family", other);
        return Optional.of(games.size() == 1 ? lost : words.text("file.game", i + 1, lost));
      }
    }
    return Optional.empty();
  }

  @Override
  public void write(List<Recording> games, RecordOutput out) throws IOException {
    for (Recording game : games) {
      if (game.family().equals(family.id())) {
        new DotsText(game, out).write();
      }
    }
    out.flush();
  }
}
