package dev.banmen.server.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.junit.jupiter.api.Test;

/** News of a house reaches every lobby, a few at a time. */
class LobbyNotifierTest {
  private final Deque<Runnable> later = new ArrayDeque<>();
  private final List<Long> waits = new ArrayList<>();
  private final LobbyNotifier news =
      new LobbyNotifier(
          (millis, task) -> {
            waits.add(millis);
            later.add(task);
            return () -> {};
          });
  private int told;

  private void listen(int lobbies) {
    for (int i = 0; i < lobbies; i++) {
      news.listen(() -> told++);
    }
  }

  @Test
  void changesThatComeTogetherAreToldOnce() {
    listen(3);
    news.changed();
    news.changed();
    assertThat(told).isZero();
    later.remove().run();
    assertThat(told).isEqualTo(3);
    assertThat(later).isEmpty();
    assertThat(waits).containsExactly(LobbyNotifier.TOGETHER_MILLIS);
  }

  @Test
  void manyLobbiesAreToldAFewAtATime() {
    listen(2 * LobbyNotifier.AT_ONCE + 1);
    news.changed();
    later.remove().run();
    assertThat(told).isEqualTo(LobbyNotifier.AT_ONCE);
    later.remove().run();
    later.remove().run();
    assertThat(told).isEqualTo(2 * LobbyNotifier.AT_ONCE + 1);
    assertThat(later).isEmpty();
  }

  @Test
  void whatChangesWhileTheyAreToldIsToldToAllAfterwards() {
    listen(AT_ONCE_AND_ONE);
    news.changed();
    later.remove().run();
    news.changed();
    assertThat(later).hasSize(1);
    later.remove().run();
    assertThat(told).isEqualTo(AT_ONCE_AND_ONE);
    later.remove().run();
    later.remove().run();
    assertThat(told).isEqualTo(2 * AT_ONCE_AND_ONE);
    assertThat(later).isEmpty();
  }

  private static final int AT_ONCE_AND_ONE = LobbyNotifier.AT_ONCE + 1;

  @Test
  void whoHasLeftIsNotTold() {
    Runnable leave = news.listen(() -> told++);
    listen(1);
    leave.run();
    news.changed();
    later.remove().run();
    assertThat(told).isEqualTo(1);
  }
}
