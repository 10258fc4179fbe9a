package dev.banmen.record;

import dev.banmen.game.Game;
import dev.banmen.game.Move;
import dev.banmen.game.Notation;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.record.Recording;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A list of moves as people write them: {@code D4 Q16 pass}, {@code 1. D4 Q16 2. ...}, {@code
 * f5d6c3}, one per line or all in one line. Immutable.
 *
 * @param moves in order; empty if the text isn't such a list
 * @param strange the first word that isn't a move; empty if all are
 */
public record PastedMoves(List<Turn> moves, String strange) {
  private static final int LONGEST_STRANGE = 20;

  /** One of the moves; without a site it passes, and the side may not be given. */
  public record Turn(Optional<Site> site, Optional<Side> side) {
    private static Turn made(Move move) {
      Optional<Site> site =
          move instanceof Place place ? Optional.of(place.site()) : Optional.empty();
      return new Turn(site, Optional.of(move.side()));
    }

    /** The move; played by {@code hand} if it names no side. */
    public Move of(Side mover) {
      Side by = side.orElse(mover);
      return site.isPresent() ? new Place(by, site.get()) : new Pass(by);
    }
  }

  /** Reads a text; if one word isn't a move, no move counts. */
  public static PastedMoves read(String text, Notation notation) {
    List<Turn> turns = new ArrayList<>();
    Optional<Side> side = Optional.empty();
    boolean hasCommas = notation.name(new Site(0, 0)).indexOf(',') >= 0;
    for (String given : text.split(hasCommas ? "[\\s;]+" : "[\\s;,]+")) {
      String word = withoutNumber(given);
      if (word.isEmpty()) {
        continue;
      }
      Optional<Side> named = side(word);
      List<Turn> read = named.isPresent() ? List.of() : turns(word, side, notation);
      if (named.isEmpty() && read.isEmpty()) {
        int end = Math.min(LONGEST_STRANGE, word.length());
        return new PastedMoves(List.of(), word.substring(0, end));
      }
      turns.addAll(read);
      side = named;
    }
    return new PastedMoves(turns, "");
  }

  /** Reads a line of two moves or more, each on a site that takes one; empty if it isn't that. */
  public static Optional<PastedMoves> several(String line, Game game) {
    PastedMoves read = read(line, game.notation());
    boolean areMeant =
        read.moves.stream()
            .allMatch(turn -> turn.site().isEmpty() || game.lattice().isOpen(turn.site().get()));
    return read.moves.size() > 1 && areMeant ? Optional.of(read) : Optional.empty();
  }

  /** The main line's moves of a recording, in this game. */
  public static PastedMoves of(Recording recording, Game game) {
    List<Turn> turns = new ArrayList<>();
    Replay replay = Replay.of(recording, game);
    while (replay.next()) {
      replay.move().map(Turn::made).ifPresent(turns::add);
    }
    return new PastedMoves(turns, "");
  }

  /** A word without a move number before it or a comma after it. */
  private static String withoutNumber(String word) {
    return word.replaceFirst("^[0-9]+(?:[.)]+|$)", "").replaceFirst(",$", "");
  }

  private static Optional<Side> side(String word) {
    return switch (word.toLowerCase(Locale.ROOT)) {
      case "b", "black" -> Optional.of(Side.BLACK);
      case "w", "white" -> Optional.of(Side.WHITE);
      default -> Optional.empty();
    };
  }

  /** The moves in a word: one, or several written without blanks. */
  private static List<Turn> turns(String word, Optional<Side> side, Notation notation) {
    if (notation.isPass(word) || word.equals("--")) {
      return List.of(new Turn(Optional.empty(), side));
    }
    Optional<Site> site = notation.parse(word);
    if (site.isPresent()) {
      return List.of(new Turn(site, side));
    }
    List<Turn> all = new ArrayList<>();
    for (String one : word.split("(?<=\\p{Nd})(?=\\p{L})")) {
      Optional<Site> each = notation.parse(one);
      if (each.isEmpty()) {
        return List.of();
      }
      all.add(new Turn(each, Optional.empty()));
    }
    return all;
  }
}
