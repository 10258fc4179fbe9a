package dev.banmen.lesson.reader;

import dev.banmen.game.Game;
import dev.banmen.game.Move;
import dev.banmen.game.Notation;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.lesson.LessonMove;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Reads moves in a lesson's notation, and plays them by the rules. Immutable except for faults. */
record MoveReader(Faults faults) {
  private static final String REFUSED = "refused";

  /**
   * Moves in a line.
   *
   * @param any the star after the last of them, which stands for any other move
   * @param end the position after the last of them
   */
  record ReadMoves(
      List<LessonMove> moves, List<LocatedText> words, Optional<LocatedText> any, Position end) {}

  /** Reads a side: black, white, or the game's English name for it. */
  static Optional<Side> side(String word, Game game) {
    for (Side side : Side.values()) {
      String name = game.words().english().side(side).toLowerCase(Locale.ROOT);
      if (word.equals(side.id()) || word.equals(name)) {
        return Optional.of(side);
      }
    }
    return Optional.empty();
  }

  /** Reads moves and plays them one after the other; empty if there are faults. */
  Optional<ReadMoves> read(Position from, LocatedText text) {
    int before = faults.count();
    Position at = from;
    List<LessonMove> moves = new ArrayList<>();
    List<LocatedText> words = new ArrayList<>();
    Optional<Side> named = Optional.empty();
    Optional<LocatedText> refused = Optional.empty();
    Optional<LocatedText> any = Optional.empty();
    List<LocatedText> all = text.words();
    for (LocatedText word : all) {
      Optional<Side> side = side(word.text(), from.game());
      if (any.isPresent() || !moves.isEmpty() && last(moves).isRefused()) {
        faults.add(word, "move.after", word.text());
        break;
      } else if (word.is(REFUSED)) {
        refused = Optional.of(word);
      } else if (word.is("*")) {
        any = Optional.of(word);
      } else if (side.isPresent()) {
        named = side;
      } else {
        Optional<LessonMove> shown = move(at, word, named, refused.isPresent());
        if (shown.isEmpty()) {
          spell(from.game(), all.subList(all.indexOf(word) + 1, all.size()));
          break;
        }
        moves.add(shown.get());
        words.add(word);
        at = shown.get().after();
        named = Optional.empty();
      }
    }
    if (faults.count() == before
        && refused.isPresent()
        && (moves.isEmpty() || !last(moves).isRefused())) {
      faults.add(refused.get(), "move.refused.none");
    }
    return faults.count() == before
        ? Optional.of(new ReadMoves(moves, words, any, at))
        : Optional.empty();
  }

  /** Reports words that can't be moves on any board. */
  void spell(Game game, List<LocatedText> words) {
    for (LocatedText word : words) {
      boolean isKnown = word.is(REFUSED) || word.is("*") || side(word.text(), game).isPresent();
      if (!isKnown && !isMove(word, game.notation())) {
        faults.add(word, "move.unreadable", word.text());
      }
    }
  }

  private static boolean isMove(LocatedText word, Notation notation) {
    return notation.isPass(word.text()) || notation.parse(word.text()).isPresent();
  }

  private static LessonMove last(List<LessonMove> moves) {
    return moves.get(moves.size() - 1);
  }

  private Optional<LessonMove> move(
      Position at, LocatedText word, Optional<Side> named, boolean isRefused) {
    Notation notation = at.game().notation();
    Side side = named.or(at::toMove).orElse(Side.BLACK);
    Optional<Site> site = notation.parse(word.text());
    if (site.isEmpty() && !notation.isPass(word.text())) {
      faults.add(word, "move.unreadable", word.text());
      return Optional.empty();
    }
    Move move = site.isPresent() ? new Place(side, site.get()) : new Pass(side);
    LessonMove shown = LessonMove.of(at, move);
    if (shown.isRefused() == isRefused) {
      return Optional.of(shown);
    }
    String why = at.explain(move, word.text()).sentence();
    faults.add(word, isRefused ? "move.not-refused" : "move.refused", word.text(), why);
    return Optional.empty();
  }
}
