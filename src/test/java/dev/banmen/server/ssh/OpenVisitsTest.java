package dev.banmen.server.ssh;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.proof.MemoryFolder;
import dev.banmen.schedule.DaemonScheduler;
import dev.banmen.server.OpenHouse;
import dev.banmen.server.lobby.Visit;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Seat;
import dev.banmen.session.Terms;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Who touches no key for hours is sent home, and who thinks about a move is not. */
class OpenVisitsTest {
  private static final int HOURS = 8;

  @TempDir(factory = MemoryFolder.class)
  Path folder;

  private OpenHouse house;
  private long now = -50;
  private final OpenVisits visits = new OpenVisits(() -> now);
  private final List<String> said = new ArrayList<>();

  @BeforeEach
  void open() throws Exception {
    house = new OpenHouse(folder);
  }

  @AfterEach
  void close() {
    house.close();
  }

  private void passes(int hours) {
    now += TimeUnit.HOURS.toNanos(hours) + 1;
    visits.sendIdleHome(HOURS);
  }

  @Test
  void whoTouchesNoKeyIsSentHomeOnceWithASentence() throws Exception {
    visits.begin(house.named("anna"), said::add);
    passes(HOURS - 1);
    assertThat(said).isEmpty();
    passes(1);
    passes(1);
    assertThat(said)
        .containsExactly(
            "Nothing was typed for 8 hours, so the server has ended your visit. Your games are"
                + " saved.");
  }

  @Test
  void aKeyCounts() throws Exception {
    OpenVisits.Stay stay = visits.begin(house.named("anna"), said::add);
    passes(HOURS - 1);
    stay.typed();
    passes(HOURS - 1);
    assertThat(said).isEmpty();
  }

  @Test
  void aThinkerStays() throws Exception {
    Visit anna = house.named("anna");
    Terms terms = Terms.of("go", Map.of("size", "9"));
    LiveSession live =
        anna.person()
            .room()
            .begin(
                new Terms(
                    "go",
                    terms.chosen(),
                    terms.setup(),
                    terms.time(),
                    new Seat(anna.person().me(), ""),
                    Seat.FREE));
    house.settle();
    assertThat(anna.isPlaying()).isFalse(); // nobody else is there
    Visit ben = house.named("ben");
    OpenHouse.enterFirst(ben);
    house.settle();
    visits.begin(anna, said::add);
    visits.begin(ben, said::add);
    passes(3 * HOURS);
    assertThat(said).isEmpty();
    anna.person().room().leave(live);
    passes(1);
    assertThat(said).hasSize(1);
  }

  @Test
  void aVisitThatIsOverIsForgotten() throws Exception {
    OpenVisits.Stay stay = visits.begin(house.named("anna"), said::add);
    assertThat(visits.count()).isEqualTo(1);
    stay.end();
    stay.end();
    assertThat(visits.count()).isZero();
    passes(2 * HOURS);
    assertThat(said).isEmpty();
  }

  /**
   * Another thread may close a channel while it starts: nobody waits for it at the server's end.
   */
  @Test
  void aChannelThatIsClosedBeforeItStartsIsNotAwaited() {
    DoorChannel door =
        (DoorChannel) new DoorChannel.ChannelMaker(() -> SshLimits.DEFAULT).createChannel(null);
    SshChannel channel =
        new SshChannel(
            new SshChannel.Surroundings(
                house.house,
                () -> SshLimits.DEFAULT,
                null,
                DaemonScheduler.SCHEDULER,
                null,
                visits,
                new DoorCounts(),
                List.of()),
            "");
    channel.setChannelSession(door);
    channel.destroy(door);
    channel.start(door, null);
    assertThat(visits.untold()).isZero();
  }
}
