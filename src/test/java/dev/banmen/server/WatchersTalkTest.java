package dev.banmen.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.banmen.app.Refusal;
import dev.banmen.command.Command;
import dev.banmen.game.Side;
import dev.banmen.proof.MemoryFolder;
import dev.banmen.server.lobby.Visit;
import dev.banmen.server.people.HouseLimits;
import dev.banmen.server.people.PeopleLimits;
import dev.banmen.server.people.RecentTalk;
import dev.banmen.session.Event;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Seat;
import dev.banmen.session.Terms;
import dev.banmen.tui.Evening;
import dev.banmen.tui.canvas.Glyphs;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is said at the table of a game, and when who reads it. */
class WatchersTalkTest {
  @TempDir(factory = MemoryFolder.class)
  Path folder;

  private OpenHouse house;
  private Visit anna;
  private Visit ben;
  private Visit cem;
  private Visit dora;
  private LiveSession game;

  @BeforeEach
  void play() throws Exception {
    house = new OpenHouse(folder);
    anna = house.named("anna");
    ben = house.named("ben");
    cem = house.named("cem");
    dora = house.named("dora");
    house.now += PeopleLimits.DAY_MILLIS; // whoever is new says less
    Seat own = new Seat(anna.person().me(), "");
    Terms terms = Terms.of("go", Map.of("size", "9")).between(own, Seat.FREE);
    game = anna.person().room().begin(terms);
    house.settle();
    for (Visit visit : List.of(ben, cem, dora)) {
      OpenHouse.enterFirst(visit);
      house.settle();
    }
  }

  @AfterEach
  void close() {
    house.close();
  }

  private void says(Visit visit, String text) throws Refusal {
    visit.person().room().say(game, text);
  }

  private List<String> reads(Visit visit) {
    return visit.person().room().status(game).talk();
  }

  private void resigns(Visit visit, Side side) throws Exception {
    game.submit(visit.person().me(), new Event.Resign(side));
  }

  @Test
  void thePlayersReadWhatWatchersSaidOnceTheGameIsOver() throws Exception {
    AtomicInteger news = new AtomicInteger();
    dora.person().room().listen(game, news::incrementAndGet);
    says(cem, "E5 is huge");
    assertThat(news.get()).isPositive();
    assertThat(reads(dora)).containsExactly("cem (to watchers): E5 is huge");
    assertThat(reads(anna)).isEmpty();
    assertThat(reads(ben)).isEmpty();
    says(anna, "good luck");
    for (Visit visit : List.of(anna, ben)) {
      assertThat(reads(visit)).containsExactly("anna: good luck");
    }
    assertThat(reads(cem)).hasSize(2);
    resigns(ben, Side.WHITE);
    for (Visit visit : List.of(anna, ben, cem, dora)) {
      assertThat(reads(visit)).containsExactly("cem (to watchers): E5 is huge", "anna: good luck");
    }
    says(cem, "well played");
    assertThat(reads(anna)).hasSize(3);
  }

  @Test
  void aSecondTerminalOfAPlayerReadsNoMore() throws Exception {
    says(cem, "E5 is huge");
    Visit second = house.visit("anna");
    OpenHouse.enterFirst(second);
    assertThat(reads(second)).isEmpty();
  }

  @Test
  void talkAtATableHasTheLimitsOfTheLobby() throws Exception {
    HouseLimits limits = HouseLimits.DEFAULT;
    assertThatThrownBy(() -> says(cem, "x".repeat(limits.sentence() + 1)))
        .isInstanceOf(Refusal.class);
    assertThatThrownBy(() -> says(cem, " ")).isInstanceOf(Refusal.class);
    for (int i = 0; i < limits.sentences(); i++) {
      says(cem, "hello\u001b[2J");
    }
    assertThatThrownBy(() -> says(cem, "hello")).isInstanceOf(Refusal.class);
    assertThat(reads(dora)).hasSize(limits.sentences()).noneMatch(line -> line.contains("\u001b"));
    for (int i = 0; i < RecentTalk.MOST; i++) {
      house.now += HouseLimits.SPEECH_MILLIS;
      says(dora, "line " + i);
    }
    assertThat(reads(cem)).hasSize(RecentTalk.MOST).startsWith("dora (to watchers): line 0");
  }

  @Test
  void whoeverBlocksSomebodyDoesNotReadThem() throws Exception {
    dora.person().lobby().orElseThrow().command(Command.BLOCK, "cem").join();
    says(cem, "hello");
    assertThat(reads(dora)).isEmpty();
    assertThat(reads(cem)).hasSize(1);
    house.house.eraser().forget(cem.number()).join();
    assertThat(reads(ben)).isEmpty();
  }

  @Test
  void aWatcherTypesAndReadsItBesideTheBoard() throws Exception {
    for (int[] size : new int[][] {{80, 24}, {40, 15}, {120, 40}}) {
      house.now += HouseLimits.SPEECH_MILLIS;
      Evening watcher =
          new Evening(cem.person(), game, size[0], size[1], Glyphs.UNICODE).refreshed();
      watcher.types("c", "a nice shape at " + size[0], "\r");
      assertThat(watcher.text()).contains("cem (to watchers): a nice shape");
      Evening player =
          new Evening(anna.person(), game, size[0], size[1], Glyphs.UNICODE).refreshed();
      assertThat(player.text()).doesNotContain("nice shape");
    }
    resigns(ben, Side.WHITE);
    for (int[] size : new int[][] {{80, 24}, {40, 15}, {120, 40}}) {
      Evening player =
          new Evening(anna.person(), game, size[0], size[1], Glyphs.UNICODE).refreshed();
      assertThat(player.text()).contains("cem (to watchers): a nice shape");
    }
  }
}
