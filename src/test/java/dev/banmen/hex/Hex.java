package dev.banmen.hex;

import dev.banmen.game.Board;
import dev.banmen.game.Change;
import dev.banmen.game.Effect;
import dev.banmen.game.Explanation;
import dev.banmen.game.Game;
import dev.banmen.game.Ground;
import dev.banmen.game.Lattice;
import dev.banmen.game.Miss;
import dev.banmen.game.Move;
import dev.banmen.game.Notation;
import dev.banmen.game.Overlay;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Setup;
import dev.banmen.game.SetupFault;
import dev.banmen.game.Site;
import dev.banmen.game.Symmetry;
import dev.banmen.game.Vocabulary;
import dev.banmen.game.record.Coordinates;
import dev.banmen.text.Language;
import java.util.ArrayList;
import java.util.List;

/** Hex with its size chosen. Immutable. */
final class Hex implements Game {
  private static final Vocabulary WORDS = new Vocabulary(Hex.class, Language.ENGLISH);

  /** Sites as {@code (row,column)} from 1, and {@code swap}. */
  private static final class HexNotation extends Coordinates {
    HexNotation() {
      super(1);
    }

    @Override
    public boolean isPass(String name) {
      return name.equalsIgnoreCase("swap");
    }

    @Override
    public String name(Move move) {
      return move instanceof Place place ? name(place.site()) : "swap";
    }
  }

  private final Lattice lattice;
  private final Notation notation = new HexNotation();

  Hex(int size) {
    lattice = Lattice.full(size, size, Ground.SQUARES);
  }

  @Override
  public String id() {
    return "hex";
  }

  @Override
  public String summary() {
    return lattice.rows() + "x" + lattice.cols();
  }

  @Override
  public Lattice lattice() {
    return lattice;
  }

  @Override
  public List<SetupFault> faults(Setup setup) {
    List<SetupFault> faults = new ArrayList<>();
    for (Site site : setup.marks().keySet()) {
      faults.add(new SetupFault(site, "found a mark, expected the bare board"));
    }
    return faults;
  }

  @Override
  public Board newBoard(Setup setup) {
    return new HexBoard(lattice);
  }

  @Override
  public List<? extends Miss> misses() {
    return List.of(HexMiss.values());
  }

  @Override
  public Notation notation() {
    return notation;
  }

  @Override
  public Explanation explain(Position before, Move move, String written) {
    String name = notation.name(move);
    String key = before.miss(move).map(Miss::title).orElse("legal");
    return Explanation.of(WORDS.text("explain." + key, name), Overlay.NONE);
  }

  @Override
  public Vocabulary words() {
    return WORDS;
  }

  @Override
  public List<Effect> effects(Move move, List<Change> changes) {
    if (!(move instanceof Pass)) {
      return List.of();
    }
    return List.of(new Effect("taken-over", changes.stream().map(Change::site).toList()));
  }

  /** Turned by half, each side still joins its own two edges. */
  @Override
  public List<Symmetry> symmetries() {
    return List.of(Symmetry.IDENTITY, Symmetry.HALF_TURN);
  }
}
