package dev.banmen.tui.page;

import static org.assertj.core.api.Assertions.assertThat;

import com.googlecode.lanterna.input.KeyType;
import dev.banmen.app.Pending;
import dev.banmen.app.Refusal;
import dev.banmen.record.OpenedFile;
import dev.banmen.text.Language;
import dev.banmen.text.Words;
import dev.banmen.tui.Evening;
import dev.banmen.tui.PageMaker;
import dev.banmen.tui.Scribe;
import dev.banmen.tui.Tabled;
import dev.banmen.tui.TestHouse;
import dev.banmen.tui.canvas.Glyphs;
import dev.banmen.tui.page.files.TablePage;
import dev.banmen.tui.page.home.HomePage;
import dev.banmen.tui.term.Input;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

/** The page while a file is being opened, and after that. */
class OpeningPageTest {
  private final CountDownLatch latch = new CountDownLatch(1);
  private final List<OpenedFile> unwanted = Collections.synchronizedList(new ArrayList<>());
  private final TestHouse house = new TestHouse(0);
  private final OpenedFile file = Scribe.opened("games.sgf", Tabled.few());

  private Pending<OpenedFile> slow(Refusal refusal) {
    return Pending.start(
        "slow",
        watch -> {
          watch.came(3, 8);
          try {
            latch.await();
          } catch (InterruptedException e) {
            throw new IllegalStateException(e);
          }
          if (refusal != null) {
            throw refusal;
          }
          return file;
        },
        unwanted::add);
  }

  private Evening opening(Pending<OpenedFile> pending) {
    house.slow.put("games.sgf", pending);
    house.recordings.put("games.sgf", file);
    Words words = Language.ENGLISH.words(Viewer.class);
    Evening evening = new Evening(house, HomePage.of(house, words), 40, 15, Glyphs.UNICODE);
    evening.types(":open games.sgf\r");
    assertThat(evening.shown()).isInstanceOf(OpeningPage.class);
    return evening;
  }

  private void passWhileOpening(Evening evening) {
    while (evening.shown() instanceof OpeningPage) {
      house.pass(1000);
      evening.ticks();
      Thread.yield();
    }
  }

  @Test
  void theScreenSaysWhatIsOpenedAndThenShowsIt() {
    Pending<OpenedFile> pending = slow(null);
    Evening evening = opening(pending);
    while (pending.percent() == 0) {
      Thread.yield();
    }
    assertThat(evening.types("x", Evening.DOWN).ticks().text())
        .startsWith(" games.sgf\n Opening: 37%\n")
        .contains("Esc cancel");
    latch.countDown();
    passWhileOpening(evening);
    assertThat(evening.shown()).isInstanceOf(TablePage.class);
    assertThat(evening.types("q").shown()).isInstanceOf(HomePage.class);
    assertThat(house.closed).containsExactly(file);
  }

  @Test
  void escapeGivesUpAndWhatComesLateIsClosed() throws Refusal {
    Pending<OpenedFile> pending = slow(null);
    Evening evening = opening(pending).give(Input.Key.of(KeyType.Escape));
    assertThat(evening.shown()).isInstanceOf(HomePage.class);
    assertThat(unwanted).isEmpty();
    latch.countDown();
    assertThat(pending.outcome()).isSameAs(file);
    while (unwanted.isEmpty()) {
      Thread.yield();
    }
    assertThat(unwanted).containsExactly(file);
  }

  @Test
  void whatCannotBeOpenedIsToldWhereItWasAskedFor() {
    Evening evening = opening(slow(new Refusal("games.sgf:3: no game")));
    latch.countDown();
    passWhileOpening(evening);
    assertThat(evening.shown()).isInstanceOf(HomePage.class);
    assertThat(evening.text()).contains("games.sgf:3: no game");
  }

  @Test
  void whatIsSaidMeanwhileIsShownAtOnceAndOnTheFilesPage() {
    Words words = Language.ENGLISH.words(Viewer.class);
    OpeningPage page =
        OpeningPage.of(words, "a", slow(null), opened -> TablePage.of(words, opened, house));
    String said = "Your move was not saved";
    Evening evening = new Evening(house, page.saying(said), 40, 15, Glyphs.UNICODE);
    assertThat(evening.text()).contains(said);
    latch.countDown();
    passWhileOpening(evening);
    assertThat(evening.shown()).isInstanceOf(TablePage.class);
    assertThat(evening.text()).contains(said);
  }

  @Test
  void withNothingBelowARefusalIsTheEnd() {
    Words words = Language.ENGLISH.words(Viewer.class);
    Pending<OpenedFile> pending = slow(new Refusal("no game"));
    OpeningPage page =
        OpeningPage.of(
            words, "a", pending, opened -> TablePage.of(words, opened, new TestHouse(0)));
    Pages pages = PageMaker.of(house, words, page);
    assertThat(pages.tick()).isTrue();
    latch.countDown();
    do {
      house.pass(1000);
    } while (pages.tick());
    assertThat(pages.end()).get().extracting(Throwable::getMessage).isEqualTo("no game");
  }
}
