package dev.banmen.games.othello.record;

import dev.banmen.game.Score;
import dev.banmen.game.record.Property;
import dev.banmen.games.othello.board.BoardSize;
import dev.banmen.games.othello.board.OthelloBoard;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * A game as a record of the archive. Immutable.
 *
 * @param year the year of the game, 0 if unknown
 * @param losses what the record can't hold of it
 */
record WthorEntry(byte[] bytes, int year, Set<FormatLoss> losses) {
  private static final Set<String> HELD =
      Set.of("PB", "PW", "EV", "DT", "RE", Wthor.THEORY, Wthor.NUMBERS);

  /** Returns the record of a game on 8x8 or 10x10 squares. */
  static WthorEntry of(FlatRecord game) {
    EnumSet<FormatLoss> losses = EnumSet.noneOf(FormatLoss.class);
    int size = game.opening().size();
    byte[] bytes = new byte[WthorHeader.BEFORE_MOVES + Math.max(0, size * size - 4)];
    OthelloBoard board = moves(game, bytes, losses);
    if (!game.opening().isUsual()) {
      losses.add(FormatLoss.OPENING);
    }
    for (Property property : game.root()) {
      if (property.id().equals("C")) {
        losses.add(FormatLoss.COMMENTS);
      } else if (!HELD.contains(property.id()) && !WthorFile.IDS.contains(property.id())) {
        losses.add(FormatLoss.PROPERTIES);
      }
    }
    if (!game.hasBareMoves()) {
      losses.add(FormatLoss.COMMENTS);
    }
    numbers(game, bytes, losses);
    int black = black(Property.text(game.root(), "RE"), size, board, losses);
    bytes[6] = (byte) black;
    int theory = TextWalk.number(Property.text(game.root(), Wthor.THEORY), 5);
    bytes[7] = (byte) (theory < 0 ? black : theory);
    return new WthorEntry(bytes, year(Property.text(game.root(), "DT"), losses), losses);
  }

  /** Writes the moves, and returns the board after them. */
  private static OthelloBoard moves(FlatRecord game, byte[] bytes, Set<FormatLoss> losses) {
    int size = game.opening().size();
    OthelloBoard board = BoardSize.of(size).freeBoard();
    SideFinder sides = new SideFinder(board);
    int at = WthorHeader.BEFORE_MOVES;
    for (FlatRecord.FlatStep step : game.steps()) {
      if (step.isPass()) {
        if (board.check(step.side(), OthelloBoard.PASS) != 0) {
          losses.add(FormatLoss.MOVES); // nobody must pass here, and only forced ones are implied
        }
        continue;
      }
      int site = BoardSize.NOTATION.index(step.name(), BoardSize.of(size).lattice());
      if (site < 0) {
        losses.add(FormatLoss.MOVES);
      } else if (at == bytes.length) {
        losses.add(FormatLoss.FULL);
      } else {
        bytes[at++] = (byte) code(site, size);
        if (sides.place(site) != step.side()) {
          losses.add(FormatLoss.SIDES);
        }
      }
    }
    return board;
  }

  private static void numbers(FlatRecord game, byte[] bytes, Set<FormatLoss> losses) {
    String[] known = Property.text(game.root(), Wthor.NUMBERS).split(" ", -1);
    List<String> ids = List.of("EV", "PB", "PW");
    for (int i = 0; i < ids.size(); i++) {
      String name = Property.text(game.root(), ids.get(i));
      int number = known.length == ids.size() ? TextWalk.number(known[i], 5) : -1;
      int said = WthorNames.number(name);
      if (said < 0 && !name.isEmpty()) {
        losses.add(FormatLoss.NAMES);
      }
      int written = said >= 0 ? said : Math.max(0, number);
      bytes[2 * i] = (byte) written;
      bytes[2 * i + 1] = (byte) (written >> 8);
    }
  }

  /** Black's discs with the empty squares given to the winner, by the result or the board. */
  private static int black(String result, int size, OthelloBoard board, Set<FormatLoss> losses) {
    int squares = size * size;
    for (int black = 0; black <= squares; black++) {
      if (result(black, size).equals(result)) {
        return black;
      }
    }
    if (!result.isEmpty()) {
      losses.add(FormatLoss.PROPERTIES);
    } else if (!board.movers().isEmpty()) {
      losses.add(FormatLoss.RESULT); // an open game's discs would be read as its result
    }
    Score score = board.score();
    int lead = (int) (score.black() - score.white());
    int empty = squares - (int) (score.black() + score.white());
    int won = lead > 0 ? empty : lead == 0 ? empty / 2 : 0;
    return (int) score.black() + won;
  }

  /**
   * Returns the result for a number of black discs.
   *
   * @param black with the empty squares given to the winner
   */
  static String result(int black, int size) {
    int margin = 2 * black - size * size;
    if (margin == 0) {
      return "0";
    }
    return (margin > 0 ? "B+" : "W+") + Math.abs(margin);
  }

  private static int year(String date, Set<FormatLoss> losses) {
    int year = date.length() < 4 ? -1 : TextWalk.number(date.substring(0, 4), 5);
    boolean isYear = year >= 1900 && year < 2200;
    if (!date.isEmpty() && (!isYear || date.length() > 4)) {
      losses.add(FormatLoss.PROPERTIES);
    }
    return isYear ? year : 0;
  }

  /** Returns row and column from 1 as tens and ones; a tenth column carries into the next ten. */
  static int code(int site, int size) {
    return (site / size + 1) * 10 + site % size + 1;
  }

  /** The square that a byte names; -1 if it names none. */
  static int site(int code, int size) {
    int col = (code + 9) % 10;
    int row = (code - col - 1) / 10 - 1;
    return code > 0 && row >= 0 && row < size && col < size ? row * size + col : -1;
  }
}
