package dev.banmen.gtp.engine;

import dev.banmen.game.Lattice;
import dev.banmen.game.Mark;
import dev.banmen.game.Move;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.StringJoiner;

/**
 * The commands that show the game: GoGui's {@code gogui-rules_*}, by which it shows any game, and
 * those for people.
 */
record RulesCommands(EngineGame table) {
  static void addTo(EngineCommands all, EngineGame table) {
    RulesCommands rules = new RulesCommands(table);
    all.add("showboard", words -> rules.picture());
    all.add("all_legal", rules::allLegal);
    all.add("gogui-rules_game_id", words -> rules.gameId());
    all.add("gogui-rules_board", words -> rules.board());
    all.add("gogui-rules_board_size", words -> rules.size());
    all.add("gogui-rules_legal_moves", words -> rules.legalMoves());
    all.add("gogui-rules_side_to_move", words -> rules.sideToMove());
    all.add("gogui-rules_captured_count", words -> rules.captured());
    if (!rules.fixtures().isEmpty()) {
      all.add("gogui-rules_board_gfx", words -> "CIRCLE " + rules.fixtures());
    }
    all.add("gogui-title", words -> rules.table.game().title());
  }

  /** The game's id with a capital, as GoGui wants it. */
  private String gameId() {
    String id = table.family().id();
    return id.substring(0, 1).toUpperCase(Locale.ROOT) + id.substring(1);
  }

  /** The columns, and the rows if they are not as many. */
  private String size() {
    Lattice lattice = table.lattice();
    return lattice.cols() == lattice.rows()
        ? Integer.toString(lattice.cols())
        : lattice.cols() + " " + lattice.rows();
  }

  private String sideToMove() {
    return table.toMove().orElse(Side.BLACK).id();
  }

  private String legalMoves() {
    Optional<Side> side = table.toMove();
    return side.isEmpty() ? "" : list(table.legalMoves(side.get()));
  }

  private String allLegal(List<String> words) throws CommandFault {
    Side side = Operands.side(Operands.at(words, 0), CommandFault.COLOR);
    return list(table.legalMoves(side));
  }

  private String list(List<Move> moves) {
    StringJoiner list = new StringJoiner(" ");
    moves.forEach(move -> list.add(table.vertices().name(move)));
    return list.toString();
  }

  /** The numbers that Black and White have captured. */
  private String captured() {
    Position position = table.position();
    return position.captures(Side.BLACK) + " " + position.captures(Side.WHITE);
  }

  /** The board from the row with the highest number on, which GoGui draws at the top. */
  private String board() {
    StringJoiner rows = new StringJoiner("\n");
    for (int below = 0; below < table.lattice().rows(); below++) {
      rows.add(row(table.vertices().row(below), '?'));
    }
    return rows.toString();
  }

  /** The sites that belong to the board itself, which GoGui would show as empty points. */
  private String fixtures() {
    StringJoiner sites = new StringJoiner(" ");
    for (int site = 0; site < table.lattice().size(); site++) {
      if (table.position().at(site) == Mark.FIXTURE) {
        sites.add(table.vertices().name(table.lattice().site(site)));
      }
    }
    return sites.toString();
  }

  /** Writes a row's marks from the left, with spaces between. */
  private String row(int row, char fixture) {
    int cols = table.lattice().cols();
    StringJoiner marks = new StringJoiner(" ");
    for (int col = 0; col < cols; col++) {
      Mark mark = table.position().at(row * cols + col);
      marks.add(
          switch (mark) {
            case BLACK -> "X";
            case WHITE -> "O";
            case EMPTY -> ".";
            case FIXTURE -> String.valueOf(fixture);
          });
    }
    return marks.toString();
  }

  /** The board as text with its coordinates, which are the protocol's. */
  private String picture() {
    Lattice lattice = table.lattice();
    StringBuilder letters = new StringBuilder("   ");
    for (int col = 0; col < lattice.cols(); col++) {
      letters.append(' ').append(column(col));
    }
    StringBuilder picture = new StringBuilder("\n").append(letters);
    for (int row = 0; row < lattice.rows(); row++) {
      String number = table.vertices().number(row);
      String padded = (number.length() < 2 ? " " : "") + number;
      picture.append("\n ").append(padded).append(' ').append(row(row, '+'));
      picture.append(' ').append(number);
    }
    return picture.append('\n').append(letters).toString();
  }

  private char column(int col) {
    return table.vertices().name(table.lattice().site(col)).charAt(0);
  }
}
