package dev.banmen.tui.page.edit;

import dev.banmen.game.Board;
import dev.banmen.game.Mark;
import dev.banmen.game.Miss;
import dev.banmen.game.Movers;
import dev.banmen.game.Outcome;
import dev.banmen.game.Score;
import dev.banmen.game.Side;
import java.util.Optional;
import java.util.Set;

/** The board of a draft, for display only: no move is legal on it. Immutable. */
record DraftBoard(Draft draft) implements Board {
  @Override
  public int play(Side side, int site) {
    return Miss.GAME_OVER;
  }

  @Override
  public void undo() {
    throw new IllegalStateException("nothing was played");
  }

  @Override
  public int ply() {
    return 0;
  }

  @Override
  public int last() {
    return OFF;
  }

  @Override
  public Side lastSide() {
    throw new IllegalStateException("nothing was played");
  }

  @Override
  public int[] touched() {
    return new int[0];
  }

  @Override
  public Mark at(int site) {
    return draft.at(draft.game().lattice().site(site));
  }

  @Override
  public Set<Side> movers() {
    return Movers.only(draft.toMove());
  }

  @Override
  public Score score() {
    return new Score(draft.count(Side.BLACK), draft.count(Side.WHITE));
  }

  @Override
  public Optional<Outcome> outcome() {
    return Optional.empty();
  }

  @Override
  public long hash() {
    return draft.setup().marks().hashCode();
  }

  @Override
  public Board copy() {
    return this;
  }
}
