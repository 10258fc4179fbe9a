package dev.banmen.tui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.catalog.Catalog;
import dev.banmen.schedule.Scheduler;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Session;
import dev.banmen.session.Terms;
import dev.banmen.tui.canvas.Glyphs;
import dev.banmen.tui.page.options.SettingsPage;
import dev.banmen.tui.term.Input;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A game whose moves take a while to be saved shows none of them before. */
class SlowStoreTest {
  private static final String SLOW = "The server is slow just now";

  private final TestHouse house = new TestHouse(0);
  private final Deque<CompletableFuture<Void>> saves = new ArrayDeque<>();
  private boolean isQuick;
  private Evening evening;

  @BeforeEach
  void sitDown() throws Exception {
    Terms terms = Terms.of("go", Map.of("size", "9"));
    Session begun = Session.begin(terms, terms.start(Catalog.ALL));
    LiveSession live =
        new LiveSession(
            begun,
            (before, stamped, after) -> {
              CompletableFuture<Void> save = new CompletableFuture<>();
              if (isQuick) {
                save.complete(null);
              } else {
                saves.add(save);
              }
              return save;
            },
            house::millis,
            Scheduler.NEVER);
    evening = new Evening(house, live, 80, 24, Glyphs.UNICODE);
  }

  private int ply() {
    return evening.game().session().position().ply();
  }

  @Test
  void aMoveIsShownOnceItIsSaved() {
    evening.types("\r");
    assertThat(ply()).isZero();
    saves.remove().complete(null);
    evening.refreshed();
    assertThat(ply()).isEqualTo(1);
    assertThat(evening.text()).doesNotContain(SLOW);
  }

  @Test
  void afterASecondThePageSaysThatItIsNotSavedYet() {
    evening.types("\r");
    house.pass(999);
    assertThat(evening.ticks().text()).doesNotContain(SLOW);
    house.pass(1);
    assertThat(evening.ticks().text()).contains(SLOW);
    assertThat(ply()).isZero();
    saves.remove().complete(null);
    assertThat(evening.refreshed().text()).doesNotContain(SLOW);
    assertThat(ply()).isEqualTo(1);
  }

  @Test
  void meanwhileNoOtherMoveIsSentAndEverythingElseWorks() {
    evening.types("\r");
    house.pass(1_000);
    evening.ticks().types(":E6\r");
    assertThat(saves).hasSize(1);
    assertThat(evening.text()).contains(SLOW);
    assertThat(evening.types("?").text()).contains("Enter, Space");
    evening.types("q");
    saves.remove().complete(null);
    assertThat(evening.refreshed().types(":E6\r").text()).doesNotContain(SLOW);
    assertThat(saves).hasSize(1);
  }

  @Test
  void whatCouldNotBeSavedIsSaid() {
    evening.types("\r");
    saves.remove().completeExceptionally(new IOException("the disk is full"));
    assertThat(evening.refreshed().text())
        .contains("Couldn't save, so nothing was done")
        .contains("the disk is");
    assertThat(ply()).isZero();
  }

  /** Opens the help over the game while a move is being saved. */
  private void opensHelpMeanwhile() {
    evening.types("\r");
    house.pass(1_000);
    assertThat(evening.ticks().types("?").text()).contains("Enter, Space");
  }

  @Test
  void whatCouldNotBeSavedIsSaidOverATextToo() {
    opensHelpMeanwhile();
    saves.remove().completeExceptionally(new IOException("the disk is full"));
    assertThat(evening.refreshed().text()).contains("Couldn't save, so nothing was done");
    assertThat(evening.types(Evening.DOWN).text()).doesNotContain("Couldn't save");
  }

  @Test
  void aGameThatWillNotBeSavedSaysSoOverATextAndAfterIt() {
    opensHelpMeanwhile();
    isQuick = true;
    saves.remove().completeExceptionally(new LiveSession.Unsaved("no room", new IOException()));
    assertThat(evening.refreshed().text()).contains("This game will not be saved");
    assertThat(evening.types("q").text()).contains("Not saved");
    assertThat(ply()).isEqualTo(1);
  }

  @Test
  void whatCouldNotBeSavedIsSaidOnAPageThatIsNotOfTheGame() {
    evening.types("\r");
    house.pass(1_000);
    evening.ticks().types(":settings\r");
    assertThat(evening.shown()).isInstanceOf(SettingsPage.class);
    saves.remove().completeExceptionally(new IOException("the disk is full"));
    assertThat(evening.refreshed().text()).contains("Couldn't save, so nothing was done");
  }

  @Test
  void aPastedListGoesOnAsItsMovesAreSaved() {
    evening.give(new Input.Pasted("D4 F6 pass G7"));
    for (int moves = 1; moves <= 4; moves++) {
      assertThat(saves).hasSize(1);
      saves.remove().complete(null);
      evening.refreshed();
      assertThat(ply()).isEqualTo(moves);
    }
    assertThat(saves).isEmpty();
    assertThat(evening.text()).contains("4 moves played");
  }

  @Test
  void aPastedListStopsWhereAMoveIsRefused() {
    evening.give(new Input.Pasted("D4 D4 G7"));
    saves.remove().complete(null);
    evening.refreshed();
    saves.remove().complete(null);
    evening.refreshed();
    assertThat(saves).isEmpty();
    assertThat(evening.text()).contains("1 of 3");
    assertThat(ply()).isEqualTo(1);
  }
}
