package dev.banmen.shell;

import java.util.List;
import java.util.Optional;

/** The activity before anything is opened. */
final class NothingOpen implements Activity {
  @Override
  public List<String> commands() {
    return List.of();
  }

  @Override
  public Optional<Answer> on(TypedLine typed) {
    return Optional.empty();
  }
}
