package dev.banmen.toy;

import dev.banmen.game.Board;
import dev.banmen.game.Explanation;
import dev.banmen.game.Game;
import dev.banmen.game.Ground;
import dev.banmen.game.Hint;
import dev.banmen.game.Lattice;
import dev.banmen.game.Mark;
import dev.banmen.game.Miss;
import dev.banmen.game.Move;
import dev.banmen.game.Notation;
import dev.banmen.game.Overlay;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Setup;
import dev.banmen.game.SetupFault;
import dev.banmen.game.Site;
import dev.banmen.game.Size;
import dev.banmen.game.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Three in a row with its size chosen. Immutable. */
final class Toy implements Game {
  private static final Words WORDS = Words.beside(Toy.class);

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
  public Setup start() {
    return Setup.EMPTY;
  }

  @Override
  public List<SetupFault> faults(Setup setup) {
    List<SetupFault> faults = new ArrayList<>();
    for (Map.Entry<Site, Mark> entry : setup.marks().entrySet()) {
      if (entry.getValue() == Mark.EMPTY) {
        continue;
      }
      if (!lattice.contains(entry.getKey())) {
        faults.add(new SetupFault(entry.getKey(), WORDS.text("fault.off-board")));
      } else if (entry.getValue() == Mark.FIXTURE) {
        faults.add(new SetupFault(entry.getKey(), WORDS.text("fault.fixture")));
      }
    }
    return faults;
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
  public Explanation explain(Position before, Move move) {
    Optional<Miss> miss = before.miss(move);
    String name = move instanceof Place place ? notation.name(place.site()) : "";
    if (miss.isEmpty()) {
      return Explanation.of(WORDS.text("explain.legal", name), Overlay.NONE);
    }
    String sentence =
        switch ((ToyMiss) miss.get()) {
          case OCCUPIED -> WORDS.text("explain.occupied", name, standing(before, (Place) move));
          case OFF_BOARD -> WORDS.text("explain.off-board", name, size);
          case NOT_YOUR_TURN ->
              WORDS.text("explain.not-your-turn", WORDS.side(move.side().opponent()));
          case NO_PASS, GAME_OVER -> WORDS.miss(miss.get());
        };
    Overlay overlay =
        miss.get() == ToyMiss.OCCUPIED
            ? new Overlay(Map.of(((Place) move).site(), Hint.BLOCKED))
            : Overlay.NONE;
    return Explanation.of(sentence, overlay);
  }

  private static String standing(Position before, Place place) {
    return WORDS.side(before.at(place.site()).side().orElseThrow());
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
  public Words words() {
    return WORDS;
  }
}
