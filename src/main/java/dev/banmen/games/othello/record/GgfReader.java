package dev.banmen.games.othello.record;

import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.record.Archive.Summary;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Note;
import dev.banmen.game.record.Property;
import dev.banmen.game.record.Recording;
import dev.banmen.games.othello.board.BoardSize;
import dev.banmen.text.Printable;
import dev.banmen.text.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Reads games in GGF. Immutable. */
final class GgfReader implements TextArchive.GameReader {
  private final Words words;

  GgfReader(Words words) {
    this.words = words;
  }

  private static final int STANDARD = 8;
  private static final int SHOWN = 40;

  @Override
  public Summary summary(GameSpans.SpanText span) {
    GgfLexer lexer = new GgfLexer(span);
    String black = "";
    String white = "";
    String event = "";
    String date = "";
    String result = "";
    int moves = 0;
    while (lexer.next()) {
      switch (lexer.id()) {
        case "PB" -> black = lexer.value();
        case "PW" -> white = lexer.value();
        case "PC" -> event = lexer.value();
        case "DT" -> date = GgfNames.date(lexer.value());
        case "RE" -> result = GgfNames.result(lexer.value());
        case "B", "W" -> moves++;
        default -> {}
      }
    }
    return new Summary(black, white, event, date, result, moves);
  }

  @Override
  public Recording read(GameSpans.SpanText span, Consumer<Note> notes) throws InputFault {
    GgfLexer lexer = new GgfLexer(span);
    List<Property> root = new ArrayList<>();
    if (span.tag() > 0) {
      root.add(Property.of(GgfNames.TOGETHER, span.tag() % 100 + "/" + span.tag() / 100));
    }
    Optional<StartBoard> opening = Optional.empty();
    int size = STANDARD;
    boolean isMove = false;
    while (!isMove && lexer.next()) {
      switch (lexer.id()) {
        case "B", "W" -> isMove = true;
        case "BO" -> opening = Optional.of(opening(lexer));
        case "GM" -> refuseOthers(lexer);
        default -> {
          size = lexer.id().equals("TY") ? size(lexer.value()) : size;
          root.addAll(GgfNames.properties(lexer.id(), lexer.values()));
        }
      }
    }
    StartBoard begun = opening.isPresent() ? opening.get() : StartBoard.usual(size);
    MoveRecorder recorder = new MoveRecorder(root, span.line(), span.column());
    if (isMove) {
      moves(lexer, recorder, notes);
    }
    tell(lexer, notes);
    return begun.recording(recorder.tree());
  }

  private void refuseOthers(GgfLexer lexer) throws InputFault {
    if (!lexer.value().equalsIgnoreCase("othello")) {
      throw fault(lexer, "fault.ggf.game", shown(lexer.value()));
    }
  }

  private InputFault fault(GgfLexer lexer, String key, Object... values) {
    return new InputFault(lexer.line(), lexer.column(), words.text(key, values));
  }

  private static String shown(String value) {
    return Printable.shortened(value, SHOWN);
  }

  /** Returns the size that a type such as {@code s8r18} names; the default if it names none. */
  private static int size(String type) {
    int size = 0;
    int at = 0;
    while (at < type.length() && !isDigit(type.charAt(at))) {
      at++;
    }
    for (; at < type.length() && isDigit(type.charAt(at)) && size < 100; at++) {
      size = size * 10 + type.charAt(at) - '0';
    }
    return BoardSize.isKnown(size) ? size : STANDARD;
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  /** Reads {@code BO[8 -------- ... *]}: size, squares with or without blanks, side to move. */
  private StartBoard opening(GgfLexer lexer) throws InputFault {
    String value = lexer.value();
    int at = 0;
    int size = 0;
    while (at < value.length() && value.charAt(at) <= ' ') {
      at++;
    }
    for (; at < value.length() && isDigit(value.charAt(at)) && size < 100; at++) {
      size = size * 10 + value.charAt(at) - '0';
    }
    if (!BoardSize.isKnown(size)) {
      throw fault(lexer, "fault.ggf.size", shown(value));
    }
    StringBuilder squares = new StringBuilder(size * size + 1);
    for (; at < value.length(); at++) {
      char c = value.charAt(at);
      if (c > ' ') {
        if (c >= 0x80 || StartBoard.mark(c).isEmpty()) {
          throw fault(lexer, "fault.ggf.square", shown(value.substring(at)));
        }
        squares.append(c);
      }
    }
    if (squares.length() != size * size + 1) {
      throw fault(lexer, "fault.ggf.squares", squares.length(), size * size);
    }
    Side toMove =
        StartBoard.mark(squares.charAt(size * size))
            .flatMap(mark -> mark.side())
            .orElse(Side.BLACK);
    squares.setLength(size * size);
    return new StartBoard(size, StartBoard.setup(squares.toString(), toMove));
  }

  private void moves(GgfLexer lexer, MoveRecorder recorder, Consumer<Note> notes) {
    do {
      if (lexer.id().equals("B") || lexer.id().equals("W")) {
        move(lexer, recorder, notes);
      } else {
        GgfNames.properties(lexer.id(), lexer.values()).forEach(recorder::also);
      }
    } while (lexer.next());
  }

  /** Reads {@code B[d3/-6.00/0.02]}: the square, the mover's evaluation, the seconds. */
  private void move(GgfLexer lexer, MoveRecorder recorder, Consumer<Note> notes) {
    Side side = lexer.id().equals("B") ? Side.BLACK : Side.WHITE;
    String value = lexer.value();
    int first = value.indexOf('/');
    int second = first < 0 ? -1 : value.indexOf('/', first + 1);
    String square = first < 0 ? value : value.substring(0, first);
    String worth =
        first < 0 ? "" : value.substring(first + 1, second < 0 ? value.length() : second);
    String time = second < 0 ? "" : value.substring(second + 1);
    List<Property> properties = new ArrayList<>(3);
    properties.add(Property.of(lexer.id(), square(square, lexer, notes)));
    if (!worth.isEmpty()) {
      properties.add(Property.of("V", side == Side.BLACK ? worth : GgfNames.turned(worth)));
    }
    if (!time.isEmpty()) {
      properties.add(Property.of(GgfNames.TIME, time));
    }
    recorder.add(List.copyOf(properties), lexer.line(), lexer.column());
  }

  /**
   * Returns the square as records write it; a pass is empty, and unreadable text stays as it is.
   */
  private String square(String written, GgfLexer lexer, Consumer<Note> notes) {
    if (written.equals("--") || written.regionMatches(true, 0, "pa", 0, 2)) {
      return "";
    }
    Optional<Site> site = BoardSize.NOTATION.parse(written);
    if (site.isEmpty()) {
      notes.accept(new Note(lexer.line(), lexer.column(), words.text("note.move", shown(written))));
      return MoveRecorder.kept(written);
    }
    return BoardSize.NOTATION.name(site.get());
  }

  private void tell(GgfLexer lexer, Consumer<Note> notes) {
    if (lexer.stray().isPresent()) {
      GgfLexer.Stray stray = lexer.stray().get();
      String text = words.text("note.ggf.stray", stray.text());
      notes.accept(new Note(stray.line(), stray.column(), text));
    }
    if (!lexer.isClosed()) {
      notes.accept(new Note(lexer.lineHere(), lexer.columnHere(), words.text("note.ggf.open")));
    }
  }
}
