package dev.banmen.toy;

import dev.banmen.game.Board;
import dev.banmen.game.Explanation;
import dev.banmen.game.Fact;
import dev.banmen.game.Game;
import dev.banmen.game.Ground;
import dev.banmen.game.Hint;
import dev.banmen.game.Lattice;
import dev.banmen.game.Miss;
import dev.banmen.game.Move;
import dev.banmen.game.Notation;
import dev.banmen.game.Overlay;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.Size;
import dev.banmen.game.Vocabulary;
import dev.banmen.game.record.HasExercise;
import dev.banmen.text.Language;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Three in a row with its size chosen. Immutable. */
final class Toy implements Game, HasExercise {
  private static final Vocabulary WORDS = new Vocabulary(Toy.class, Language.ENGLISH);

  private final Size size;
  private final int row;
  private final Lattice lattice;
  private final Notation notation;

  Toy(Size size, int row, Ground ground) {
    this.size = size;
    this.row = row;
    lattice = Lattice.full(size.rows(), size.cols(), ground);
    notation = new ToyNotation();
  }

  @Override
  public String id() {
    return "toy";
  }

  @Override
  public String summary() {
    return size + ", " + row + " in a row";
  }

  @Override
  public Lattice lattice() {
    return lattice;
  }

  @Override
  public Board newBoard(Setup setup) {
    if (!faults(setup).isEmpty()) {
      throw new IllegalArgumentException(faults(setup).get(0).sentence());
    }
    return new ToyBoard(lattice, row, setup);
  }

  @Override
  public List<? extends Miss> misses() {
    return List.of(ToyMiss.values());
  }

  @Override
  public Notation notation() {
    return notation;
  }

  @Override
  public Explanation explain(Position before, Move move, String written) {
    List<ToyMiss> reasons = ((ToyBoard) before.board()).reasons(move.side(), lattice.index(move));
    String name = notation.name(move);
    Explanation.Builder told = new Explanation.Builder(Language.ENGLISH);
    if (reasons.isEmpty()) {
      return told.say(WORDS.text("explain.legal", name)).done();
    }
    refuse(before, move, reasons.get(0), told);
    for (ToyMiss other : Miss.others(reasons)) {
      told.also(other, WORDS.text("also." + other.title(), name));
    }
    return told.done();
  }

  @Override
  public Overlay winningOverlay(Position over) {
    Map<Site, Hint> hints = new TreeMap<>();
    for (int site : ((ToyBoard) over.board()).winning()) {
      hints.put(lattice.site(site), Hint.CHAIN);
    }
    return new Overlay(hints);
  }

  private void refuse(Position before, Move move, ToyMiss miss, Explanation.Builder told) {
    String name = notation.name(move);
    Side opponent = move.side().opponent();
    switch (miss) {
      case OCCUPIED -> {
        Site site = ((Place) move).site();
        Side owner = before.at(site).side().orElseThrow();
        told.say(WORDS.text("explain.occupied", name, WORDS.side(owner)))
            .claim(Fact.of("occupied", owner, List.of(site)))
            .hint(List.of(site), Hint.BLOCKED);
      }
      case OFF_BOARD -> told.say(WORDS.text("explain.off-board", name, size));
      case NOT_YOUR_TURN ->
          told.say(WORDS.text("explain.not-your-turn", WORDS.side(opponent)))
              .claim(Fact.of("turn", opponent, List.of()));
      case NO_PASS, GAME_OVER -> told.say(WORDS.text("explain." + miss.title()));
    }
  }

  /** As the judge says it: a step that is played is not spoken of. */
  @Override
  public String exercise(Position start, List<Move> tried) {
    Board board = start.board();
    int miss = 0;
    for (Move move : tried) {
      miss = board.play(move.side(), lattice.index(move));
    }
    return miss == 0 ? "" : "miss " + miss;
  }

  @Override
  public Vocabulary words() {
    return WORDS;
  }
}
