package dev.banmen.laws;

import dev.banmen.game.Board;
import dev.banmen.game.Explanation;
import dev.banmen.game.Game;
import dev.banmen.game.Lattice;
import dev.banmen.game.Miss;
import dev.banmen.game.Move;
import dev.banmen.game.Notation;
import dev.banmen.game.Position;
import dev.banmen.game.Setup;
import dev.banmen.game.SetupFault;
import dev.banmen.game.Words;
import dev.banmen.laws.BrokenBoard.Flaw;
import java.util.List;

/** A sound game played on a {@link BrokenBoard}. */
record BrokenGame(Game sound, Flaw flaw) implements Game {
  @Override
  public Board newBoard(Setup setup) {
    return new BrokenBoard(flaw, sound.newBoard(setup));
  }

  @Override
  public String id() {
    return sound.id();
  }

  @Override
  public String summary() {
    return sound.summary() + ", " + flaw;
  }

  @Override
  public Lattice lattice() {
    return sound.lattice();
  }

  @Override
  public Setup start() {
    return sound.start();
  }

  @Override
  public List<SetupFault> faults(Setup setup) {
    return sound.faults(setup);
  }

  @Override
  public List<? extends Miss> misses() {
    return sound.misses();
  }

  @Override
  public Notation notation() {
    return sound.notation();
  }

  @Override
  public Explanation explain(Position before, Move move) {
    return sound.explain(before, move);
  }

  @Override
  public Words words() {
    return sound.words();
  }
}
