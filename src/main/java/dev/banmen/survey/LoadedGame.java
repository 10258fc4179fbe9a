package dev.banmen.survey;

import dev.banmen.game.Outcome;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recording;
import dev.banmen.record.MoveNumbers;
import dev.banmen.record.Replay;
import java.util.Optional;
import java.util.function.ToIntFunction;

/** A game that was read. Immutable. */
record LoadedGame(Recording recording, KnownGames known) implements QueriedGame {
  RecordTree tree() {
    return recording.tree();
  }

  /** Starts at the root. */
  Replay replay() {
    return known.replay(recording);
  }

  @Override
  public GameFacts.GameKind kind() {
    return GameFacts.GameKind.of(recording);
  }

  @Override
  public int moves() {
    return MoveNumbers.ofMainLine(tree());
  }

  @Override
  public Optional<String> text(String id) {
    return Optional.of(tree().text(RecordTree.ROOT, id).strip());
  }

  @Override
  public boolean maySay(String small) {
    return true;
  }

  @Override
  public Optional<Winner> winner() {
    return Optional.of(Winner.of(tree().text(RecordTree.ROOT, "RE"), this::outcome));
  }

  private Optional<Outcome> outcome() {
    Replay replay = replay();
    replay.goTo(tree().end(RecordTree.ROOT));
    return replay.board().outcome();
  }

  @Override
  public int onceRead(ToIntFunction<LoadedGame> found) {
    return found.applyAsInt(this);
  }
}
