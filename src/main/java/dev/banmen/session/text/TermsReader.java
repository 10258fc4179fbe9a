package dev.banmen.session.text;

import dev.banmen.game.Family;
import dev.banmen.game.Games;
import dev.banmen.game.Lattice;
import dev.banmen.game.Mark;
import dev.banmen.game.OptionFault;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.record.InputFault;
import dev.banmen.session.Player;
import dev.banmen.session.Seat;
import dev.banmen.session.Terms;
import dev.banmen.session.TimeControl;
import dev.banmen.text.Printable;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;

/** Reads the lines with a game's terms. For one use. */
final class TermsReader {
  private final Games games;
  private final Map<String, String> chosen = new LinkedHashMap<>();
  private final Map<String, TextLine> setLines = new HashMap<>();
  private Family family;
  private Optional<Side> toMove = Optional.empty();
  private Map<Site, Mark> marks; // null if there is no board
  private TimeControl time = TimeControl.NONE;
  private Seat black = Seat.AT_KEYBOARD;
  private Seat white = Seat.AT_KEYBOARD;
  private TextLine gameLine;
  private TextLine boardLine;

  TermsReader(Games games) {
    this.games = games;
  }

  /**
   * Takes a line that starts with this word, or a board with its rows.
   *
   * @param more the lines that follow, except blank ones and remarks; null at the end
   */
  void take(String word, TextLine line, Supplier<TextLine> more) throws InputFault {
    switch (word) {
      case "game" -> game(line);
      case "set" -> set(line);
      case "seat" -> seat(line);
      case "time" -> {
        Optional<TimeControl> control = TimeControl.parse(line.word("expected.time"));
        time = control.orElseThrow(() -> line.found("expected.time"));
        line.end();
      }
      case "to-move" -> {
        toMove = Optional.of(line.side(line.oneOf("black", "white")));
        line.end();
      }
      case "board" -> board(line, more);
      default -> throw line.found("expected.term");
    }
  }

  private void game(TextLine line) throws InputFault {
    if (family != null) {
      throw line.fault("fault.game.twice");
    }
    String id = line.word("expected.game", games.choices());
    family = games.find(id).orElseThrow(() -> line.found("expected.game", games.choices()));
    gameLine = line;
    line.end();
  }

  private void set(TextLine line) throws InputFault {
    String setting = line.rest();
    int equals = setting.indexOf('=');
    if (equals < 1) {
      throw line.found("expected.setting");
    }
    String key = setting.substring(0, equals);
    if (chosen.put(key, setting.substring(equals + 1)) != null) {
      throw line.fault("fault.set.twice", key);
    }
    setLines.put(key, line);
  }

  private void seat(TextLine line) throws InputFault {
    boolean isBlack = line.oneOf("black", "white").equals("black");
    Seat seat = holder(line);
    if (isBlack) {
      black = seat;
    } else {
      white = seat;
    }
  }

  /** Reads who has a seat, and the name there: the rest of its line. */
  static Seat holder(TextLine line) throws InputFault {
    String word = line.word("expected.holder");
    String holder = PercentText.ofWord(word).orElseThrow(() -> line.found("expected.holder"));
    if (holder.equals(Player.SYSTEM.id())) {
      throw line.found("expected.holder");
    }
    return new Seat(new Player(holder), Printable.of(line.rest()));
  }

  private void board(TextLine line, Supplier<TextLine> more) throws InputFault {
    line.end();
    if (family == null) {
      throw line.fault("fault.board.early");
    }
    boardLine = line;
    marks = new TreeMap<>();
    Lattice lattice = lattice();
    for (int row = 0; row < lattice.rows(); row++) {
      TextLine signs = more.get();
      if (signs == null) {
        throw boardLine.fault("fault.board.rows", row, lattice.rows());
      }
      row(row, lattice.cols(), signs);
    }
  }

  private void row(int row, int cols, TextLine signs) throws InputFault {
    for (int col = 0; col < cols; col++) {
      switch (signs.word("expected.row", cols)) {
        case "." -> {}
        case "B" -> marks.put(new Site(row, col), Mark.BLACK);
        case "W" -> marks.put(new Site(row, col), Mark.WHITE);
        case "+" -> marks.put(new Site(row, col), Mark.FIXTURE);
        default -> throw signs.found("expected.row", cols);
      }
    }
    signs.end();
  }

  private Lattice lattice() throws InputFault {
    try {
      return family.game(chosen).lattice();
    } catch (OptionFault fault) {
      throw fault(fault);
    }
  }

  /** The fault of terms that a game can't start with, at the line responsible. */
  InputFault fault(OptionFault fault) {
    TextLine whole = boardLine == null ? gameLine : boardLine;
    return setLines.getOrDefault(fault.key(), whole).told(fault.getMessage());
  }

  /** The terms read so far, up to this line. */
  Terms terms(TextLine end) throws InputFault {
    if (family == null) {
      throw end.fault("fault.game.none", games.choices());
    }
    Optional<Setup> setup =
        marks == null ? Optional.empty() : Optional.of(new Setup(marks, toMove));
    if (marks == null && toMove.isPresent()) {
      throw end.fault("fault.to-move");
    }
    return new Terms(family.id(), chosen, setup, time, black, white);
  }
}
