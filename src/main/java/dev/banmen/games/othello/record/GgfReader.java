package dev.banmen.games.othello.record;

import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.record.Archive.Summary;
import dev.banmen.game.record.GameSpans;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Note;
import dev.banmen.game.record.Property;
import dev.banmen.game.record.Recording;
import dev.banmen.game.record.TextArchive;
import dev.banmen.games.othello.board.BoardSize;
import dev.banmen.games.othello.record.GgfText.GgfProperty;
import dev.banmen.text.Printable;
import dev.banmen.text.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads games in GGF. Immutable. */
record GgfReader(Words words) implements TextArchive.GameReader {
  private static final int STANDARD = 8;
  private static final int SHOWN = 40;

  /** A number of two digits at most, and what follows. */
  private static final Pattern SIZE = Pattern.compile("(\\d{1,2})(?!\\d)(.*)", Pattern.DOTALL);

  @Override
  public Summary summary(GameSpans.SpanText span) {
    String black = "";
    String white = "";
    String event = "";
    String date = "";
    String result = "";
    int moves = 0;
    for (GgfProperty property : GgfText.properties(span, words, Note.UNHEARD)) {
      switch (property.id()) {
        case "PB" -> black = property.value();
        case "PW" -> white = property.value();
        case "PC" -> event = property.value();
        case "DT" -> date = GgfNames.date(property.value());
        case "RE" -> result = GgfNames.result(property.value());
        case "B", "W" -> moves++;
        default -> {}
      }
    }
    return new Summary(black, white, event, date, result, moves);
  }

  @Override
  public Recording read(GameSpans.SpanText span, Consumer<Note> notes) throws InputFault {
    List<GgfProperty> all = GgfText.properties(span, words, notes);
    List<Property> root = new ArrayList<>();
    if (span.tag() > 0) {
      root.add(Property.of(GgfNames.TOGETHER, span.tag() % 100 + "/" + span.tag() / 100));
    }
    Optional<StartBoard> opening = Optional.empty();
    int size = STANDARD;
    int next = 0;
    for (; next < all.size() && !all.get(next).isMove(); next++) {
      GgfProperty property = all.get(next);
      switch (property.id()) {
        case "BO" -> opening = Optional.of(opening(property));
        case "GM" -> refuseOthers(property);
        default -> {
          size = property.id().equals("TY") ? size(property.value()) : size;
          root.addAll(GgfNames.properties(property.id(), property.values()));
        }
      }
    }
    MoveRecorder recorder = new MoveRecorder(root, span.line(), span.column());
    for (GgfProperty property : all.subList(next, all.size())) {
      if (property.isMove()) {
        move(property, recorder, notes);
      } else {
        GgfNames.properties(property.id(), property.values()).forEach(recorder::also);
      }
    }
    StartBoard begun = opening.isPresent() ? opening.get() : StartBoard.usual(size);
    return begun.recording(recorder.tree());
  }

  private void refuseOthers(GgfProperty game) throws InputFault {
    if (!game.value().equalsIgnoreCase("othello")) {
      throw fault(game, "fault.ggf.game", shown(game.value()));
    }
  }

  private InputFault fault(GgfProperty at, String key, Object... values) {
    return new InputFault(at.line(), at.column(), words.text(key, values));
  }

  private static String shown(String value) {
    return Printable.shortened(value, SHOWN);
  }

  /** Returns the size that a type such as {@code s8r18} names; the default if it names none. */
  private static int size(String type) {
    Matcher number = SIZE.matcher(type.replaceFirst("^\\D+", ""));
    int size = number.matches() ? Integer.parseInt(number.group(1)) : 0;
    return BoardSize.isKnown(size) ? size : STANDARD;
  }

  /** Reads {@code BO[8 -------- ... *]}: size, squares with or without blanks, side to move. */
  private StartBoard opening(GgfProperty board) throws InputFault {
    Matcher parts = SIZE.matcher(board.value().strip());
    int size = parts.matches() ? Integer.parseInt(parts.group(1)) : 0;
    if (!BoardSize.isKnown(size)) {
      throw fault(board, "fault.ggf.size", shown(board.value()));
    }
    String signs = parts.group(2).replaceAll("\\s", "");
    for (int i = 0; i < signs.length(); i++) {
      if (StartBoard.mark(signs.charAt(i)).isEmpty()) {
        throw fault(board, "fault.ggf.square", shown(signs.substring(i)));
      }
    }
    int squares = size * size;
    if (signs.length() != squares + 1) {
      throw fault(board, "fault.ggf.squares", signs.length(), squares);
    }
    Side toMove =
        StartBoard.mark(signs.charAt(squares)).flatMap(mark -> mark.side()).orElse(Side.BLACK);
    return new StartBoard(size, StartBoard.setup(signs.substring(0, squares), toMove));
  }

  /** Reads {@code B[d3/-6.00/0.02]}: the square, the mover's evaluation, the seconds. */
  private void move(GgfProperty move, MoveRecorder recorder, Consumer<Note> notes) {
    String[] parts = move.value().split("/", 3);
    List<Property> properties = new ArrayList<>(3);
    properties.add(Property.of(move.id(), square(parts[0], move, notes)));
    if (parts.length > 1 && !parts[1].isEmpty()) {
      String worth = move.id().equals("B") ? parts[1] : GgfNames.turned(parts[1]);
      properties.add(Property.of("V", worth));
    }
    if (parts.length > 2 && !parts[2].isEmpty()) {
      properties.add(Property.of(GgfNames.TIME, parts[2]));
    }
    recorder.add(List.copyOf(properties), move.line(), move.column());
  }

  /**
   * Returns the square as records write it; a pass is empty, and unreadable text stays as it is.
   */
  private String square(String written, GgfProperty move, Consumer<Note> notes) {
    if (GgfNames.isPass(written)) {
      return "";
    }
    Optional<Site> site = BoardSize.NOTATION.parse(written);
    if (site.isEmpty()) {
      notes.accept(new Note(move.line(), move.column(), words.text("note.move", shown(written))));
      return MoveRecorder.kept(written);
    }
    return BoardSize.NOTATION.name(site.get());
  }
}
