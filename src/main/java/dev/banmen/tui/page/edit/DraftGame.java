package dev.banmen.tui.page.edit;

import dev.banmen.game.Board;
import dev.banmen.game.Explanation;
import dev.banmen.game.Game;
import dev.banmen.game.Lattice;
import dev.banmen.game.Miss;
import dev.banmen.game.Move;
import dev.banmen.game.Notation;
import dev.banmen.game.Overlay;
import dev.banmen.game.Position;
import dev.banmen.game.Setup;
import dev.banmen.game.SetupFault;
import dev.banmen.game.Vocabulary;
import java.util.List;

/** The game of a draft, for display only: it accepts any set-up. Immutable. */
final class DraftGame implements Game {
  private final Draft draft;
  private final Game game;

  DraftGame(Draft draft) {
    this.draft = draft;
    game = draft.game();
  }

  @Override
  public String id() {
    return game.id();
  }

  @Override
  public String summary() {
    return game.summary();
  }

  @Override
  public Lattice lattice() {
    return game.lattice();
  }

  @Override
  public Setup start() {
    return draft.setup();
  }

  @Override
  public List<SetupFault> faults(Setup setup) {
    return List.of();
  }

  @Override
  public Board newBoard(Setup setup) {
    return new DraftBoard(draft);
  }

  @Override
  public List<? extends Miss> misses() {
    return game.misses();
  }

  @Override
  public Notation notation() {
    return game.notation();
  }

  @Override
  public Explanation explain(Position before, Move move, String written) {
    return Explanation.of("", Overlay.NONE);
  }

  @Override
  public Vocabulary words() {
    return game.words();
  }
}
