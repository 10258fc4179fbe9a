package dev.banmen.shell;

import dev.banmen.game.Game;
import dev.banmen.game.Move;
import dev.banmen.game.Notation;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Side;
import dev.banmen.game.Vocabulary;
import java.util.List;
import java.util.Optional;

/** Reads a typed move: a coordinate, perhaps after a side or its player's name. Stateless. */
public final class TypedMove {
  private TypedMove() {}

  /**
   * The move that a line names; empty if it names none. A pass counts only after a side's name, as
   * it is a command by itself.
   *
   * @param toMove the side to move if none is named
   */
  public static Optional<Move> of(String line, Game game, Side toMove) {
    Notation notation = game.notation();
    for (Side side : Side.values()) {
      for (String name : names(game.words(), side)) {
        if (begins(line, name)) {
          String rest = line.substring(name.length()).strip();
          return notation.isPass(rest)
              ? Optional.of(new Pass(side))
              : notation.parse(rest).map(site -> new Place(side, site));
        }
      }
    }
    return !line.isEmpty() && notation.isPass(line)
        ? Optional.of(new Pass(toMove))
        : notation.parse(line).map(site -> new Place(toMove, site));
  }

  /** The names of a side: its player's, and its own, in English too. */
  private static List<String> names(Vocabulary words, Side side) {
    return List.of(words.side(side), words.colour(side), words.english().colour(side));
  }

  private static boolean begins(String line, String side) {
    return line.length() > side.length() + 1
        && line.regionMatches(true, 0, side, 0, side.length())
        && Character.isWhitespace(line.charAt(side.length()));
  }
}
