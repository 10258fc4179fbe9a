package dev.banmen.games.othello.record;

import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.record.Archive;
import dev.banmen.game.record.Archive.Summary;
import dev.banmen.game.record.ByteWalk;
import dev.banmen.game.record.Bytes;
import dev.banmen.game.record.Format;
import dev.banmen.game.record.GameSpans;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Note;
import dev.banmen.game.record.Property;
import dev.banmen.game.record.RecordOutput;
import dev.banmen.game.record.Recording;
import dev.banmen.game.record.TextArchive;
import dev.banmen.games.othello.board.BoardSize;
import dev.banmen.text.Words;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/**
 * Positions with the scores of their moves, one per line, as Edax solves them: {@code --XX...-- X;
 * G8:+18; H1:+12; % where it is from}. Read-only. Described in {@code docs/formats.md}.
 */
public record Obf(Words words) implements Format, TextArchive.GameReader {
  private static final int SIZE = 8;
  private static final int SQUARES = SIZE * SIZE;

  /** 64 squares and a side, and then no move. */
  private static final Pattern POSITION =
      Pattern.compile(StartBoard.SIGNS + "{64}[ \\t]+[XxBb*OoWw][ \\t]*(?=[;%\\r\\n]|\\z)");

  private static final Pattern COMMENT = Pattern.compile("%[^\\n]*");
  private static final Pattern ITEM = Pattern.compile("[^;%]*");
  private static final Pattern BETWEEN = Pattern.compile("[;\\s]+");

  @Override
  public String name() {
    return "obf";
  }

  @Override
  public List<String> endings() {
    return List.of("obf");
  }

  @Override
  public boolean fits(byte[] head) {
    TextWalk text = new TextWalk(GameSpans.SpanText.of(head));
    text.skip(ByteWalk.markLength(head));
    text.skipBlanks();
    while (text.takes(COMMENT)) {
      text.skipBlanks();
    }
    return text.takes(POSITION);
  }

  @Override
  public Archive open(Bytes file) throws InputFault, IOException {
    GameSpans spans = new GameSpans(TextWalk.LONGEST);
    GameSpans.lines(
        file,
        (start, at, line, column) -> {
          if (!start.isEmpty() && !start.startsWith("%")) {
            spans.begin(at, line, column, 0);
          } else {
            spans.end(at);
          }
        });
    spans.end(file.size());
    if (spans.size() == 0) {
      throw new InputFault(0, 0, words.text("fault.obf"));
    }
    return new TextArchive(file, spans, this);
  }

  @Override
  public boolean isOnlyRead() {
    return true;
  }

  @Override
  public Optional<String> loss(List<Recording> games) {
    return Optional.of(words.text("loss.read-only"));
  }

  @Override
  public void write(List<Recording> games, RecordOutput out) throws IOException {
    throw new IOException(words.text("loss.read-only"));
  }

  @Override
  public Summary summary(GameSpans.SpanText span) {
    String text = TextWalk.decode(span.text(), 0, span.text().length);
    int sign = text.indexOf('%');
    String comment = sign < 0 ? "" : text.substring(sign + 1);
    return new Summary("", "", "", "", "", 0).withComment(comment);
  }

  @Override
  public Recording read(GameSpans.SpanText span, Consumer<Note> notes) throws InputFault {
    TextWalk text = TextWalk.of(span, words, notes);
    text.skipBlanks();
    int begin = text.at();
    if (!text.takes(POSITION)) {
      throw new InputFault(span.line(), span.column(), words.text("fault.obf.line"));
    }
    String position = text.since(begin).strip();
    char named = position.charAt(position.length() - 1);
    Side side = StartBoard.mark(named).flatMap(mark -> mark.side()).orElseThrow();
    String squares = position.substring(0, SQUARES);
    List<String> labels = new ArrayList<>();
    List<String> scores = new ArrayList<>();
    String comment = scores(text, labels, scores, notes);
    List<Property> root = new ArrayList<>();
    if (!labels.isEmpty()) {
      root.add(new Property("LB", labels));
    }
    String remark = String.join(", ", scores);
    remark += remark.isEmpty() || comment.isEmpty() ? comment : "\n" + comment;
    if (!remark.isEmpty()) {
      root.add(Property.of("C", remark));
    }
    MoveRecorder recorder = new MoveRecorder(root, span.line(), span.column());
    return new StartBoard(SIZE, StartBoard.setup(squares, side)).recording(recorder.tree());
  }

  /** Takes {@code ; G8:+18; H1:+12}, and returns the comment after it. */
  private String scores(
      TextWalk text, List<String> labels, List<String> scores, Consumer<Note> notes) {
    while (text.hasMore()) {
      text.takes(BETWEEN);
      int from = text.at();
      int line = text.line();
      int column = text.column();
      if (text.takes(COMMENT)) {
        return text.since(from + 1).strip();
      }
      text.takes(ITEM);
      String item = text.since(from).strip();
      if (!item.isEmpty() && !score(item, labels, scores)) {
        String found = words.text("note.obf.score", text.shown(from).strip());
        notes.accept(new Note(line, column, found));
        scores.add(item);
      }
    }
    return "";
  }

  /** Takes {@code G8:+18}, or a pass, which has no square for a label; false if it is neither. */
  private static boolean score(String item, List<String> labels, List<String> scores) {
    int colon = item.indexOf(':');
    if (colon < 0) {
      return false;
    }
    String move = item.substring(0, colon).strip();
    String score = item.substring(colon + 1).strip();
    Optional<Site> site = BoardSize.NOTATION.parse(move);
    if (site.isPresent() && BoardSize.of(SIZE).lattice().contains(site.get())) {
      labels.add(BoardSize.NOTATION.name(site.get()) + ":" + score);
      scores.add(BoardSize.NOTATION.name(site.get()) + " " + score);
      return true;
    }
    if (move.equals("--") || move.regionMatches(true, 0, "p", 0, 1)) {
      scores.add("pass " + score);
      return true;
    }
    return false;
  }
}
