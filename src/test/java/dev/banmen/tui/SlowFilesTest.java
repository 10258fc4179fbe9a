package dev.banmen.tui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.facet.HasDemo;
import dev.banmen.lesson.LessonSession;
import dev.banmen.text.Language;
import dev.banmen.text.Words;
import dev.banmen.tui.canvas.Glyphs;
import dev.banmen.tui.page.Viewer;
import dev.banmen.tui.page.home.HomePage;
import dev.banmen.tui.page.learn.LearnPage;
import dev.banmen.tui.page.learn.LessonPage;
import dev.banmen.tui.page.options.SettingsPage;
import java.util.ArrayDeque;
import java.util.Queue;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** While a disk hangs, every key is answered, and nothing is said to be saved. */
class SlowFilesTest {
  private static final Words WORDS = Language.ENGLISH.words(Viewer.class);

  private final TestHouse house = new TestHouse(0);
  private final Queue<Runnable> waiting = new ArrayDeque<>();

  @BeforeEach
  void hang() {
    house.ownFiles = waiting::add;
  }

  /** The disk does what it was asked to. */
  private void goOn(Evening evening) {
    while (!waiting.isEmpty()) {
      waiting.remove().run();
    }
    house.pass(1_000);
    evening.ticks();
  }

  private Evening settings() {
    SettingsPage page = SettingsPage.of(WORDS, house, HasDemo.of(house.games().families().get(0)));
    return new Evening(house, page, 80, 24, Glyphs.UNICODE);
  }

  @Test
  void aSettingIsUsedAtOnceAndSaidToBeSavedOnceItIs() {
    Evening evening = settings();
    evening.types(Evening.RIGHT);
    assertThat(evening.text()).contains("< slate >").doesNotContain("Saved in");
    assertThat(evening.ticks().text()).doesNotContain("Saved in");
    evening.types(Evening.DOWN, Evening.RIGHT);
    assertThat(evening.text()).contains("< ascii >").doesNotContain("Saved in");
    goOn(evening);
    assertThat(evening.text()).contains("Saved in");
    assertThat(house.preferences.get(1).value()).isEqualTo("ascii");
  }

  @Test
  void aSettingThatCannotBeSavedIsAsItWas() {
    Evening evening = settings();
    evening.types(Evening.RIGHT);
    house.isUnwritable = true;
    goOn(evening);
    assertThat(evening.text()).contains("< wood >", "cannot be written");
  }

  @Test
  void aLessonGoesOnWhileATryIsSaved() {
    Evening evening =
        new Evening(
            house,
            LessonPage.of(WORDS, LessonSession.at(Taught.named("go/01-the-board"), 0)),
            80,
            24,
            Glyphs.UNICODE);
    evening.types(" ", "\r");
    assertThat(evening.text()).contains("step 2 of 5");
    assertThat(house.remembered).isEmpty();
    house.isUnwritable = true;
    goOn(evening);
    assertThat(evening.text()).contains("step 2 of 5", "cannot be written");
    house.isUnwritable = false;
    evening.types("N", "\r", "\r");
    goOn(evening);
    assertThat(house.remembered).isNotEmpty();
  }

  @Test
  void theLessonsOpenOnceTheProgressIsRead() {
    house.lessons.add(Taught.named("go/01-the-board"));
    Evening evening = new Evening(house, HomePage.of(house, WORDS), 80, 24, Glyphs.UNICODE);
    evening.types(":learn\r");
    assertThat(evening.shown()).isNotInstanceOf(LearnPage.class);
    goOn(evening);
    assertThat(evening.shown()).isInstanceOf(LearnPage.class);
  }

  @Test
  void whoeverWaitsForALessonCanLeave() {
    Evening evening = new Evening(house, HomePage.of(house, WORDS), 80, 24, Glyphs.UNICODE);
    evening.types(":learn\r", "q");
    assertThat(evening.isLeft()).isTrue();
  }
}
