package dev.banmen.survey;

import java.util.Optional;
import java.util.function.ToIntFunction;

/** A game of which only the facts are known. Immutable. */
record RememberedGame(GameFacts facts, KnownGames known) implements QueriedGame {
  @Override
  public GameFacts.GameKind kind() {
    return facts.kind();
  }

  @Override
  public int moves() {
    return facts.moves();
  }

  @Override
  public Optional<String> text(String id) {
    return facts.text(id);
  }

  @Override
  public boolean maySay(String small) {
    return facts.said().mayHave(small);
  }

  @Override
  public Optional<Winner> winner() {
    return text("RE")
        .filter(written -> !written.isEmpty())
        .map(written -> Winner.of(written, Optional::empty));
  }

  @Override
  public int onceRead(ToIntFunction<LoadedGame> found) {
    return UNREAD;
  }
}
