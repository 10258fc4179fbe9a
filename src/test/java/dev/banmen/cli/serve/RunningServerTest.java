package dev.banmen.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What is said when a server starts. */
class RunningServerTest {
  @Test
  void onlyTheAdministratorIsWarned() {
    assertThat(RunningServer.isRoot(Optional.of("root"))).isTrue();
    assertThat(RunningServer.isRoot(Optional.of("banmen"))).isFalse();
    assertThat(RunningServer.isRoot(Optional.empty())).isFalse();
  }
}
