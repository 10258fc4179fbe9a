package dev.banmen.tui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.lesson.Lesson;
import dev.banmen.lesson.LessonSession;
import dev.banmen.text.Language;
import dev.banmen.tui.canvas.Glyphs;
import dev.banmen.tui.page.Viewer;
import dev.banmen.tui.page.learn.LessonPage;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A lesson of each game, by the packaged program in a real pseudo-terminal. */
@Timeout(180)
class LearnIT {
  private static final String LAUNCHER = System.getProperty("banmen.command", "./banmen");

  @TempDir Path folder;

  @BeforeAll
  static void needsScript() {
    PseudoTerminal.needs();
  }

  private PseudoTerminal learn(String id) throws Exception {
    String command = "'" + Path.of(LAUNCHER).toAbsolutePath() + "' learn " + id;
    return new PseudoTerminal(folder, 80, 24, command);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "go/03-capture",
        "capture/01-the-last-liberty",
        "othello/01-bracketing",
        "dots/01-lines-and-boxes"
      })
  void aLessonIsWalkedToItsEnd(String id) throws Exception {
    Lesson lesson = Taught.named(id);
    LessonPage page =
        LessonPage.of(Language.ENGLISH.words(Viewer.class), LessonSession.at(lesson, 0));
    Evening beside = new Evening(new TestHouse(0), page, 80, 24, Glyphs.UNICODE);
    LessonWalk recordCursor = new LessonWalk(beside);
    try (PseudoTerminal terminal = learn(id)) {
      for (int step = 1; step <= lesson.steps().size(); step++) {
        terminal.awaits("step " + step + " of " + lesson.steps().size());
        terminal.types(recordCursor.throughStep());
      }
      terminal.awaits("Lesson finished: " + lesson.title() + ".");
      terminal.types("q");
      assertThat(terminal.ends()).isZero();
      assertThat(terminal.settingsAfter()).isEqualTo(terminal.settingsBefore());
    }
    Path progress = folder.resolve("data/banmen/progress");
    assertThat(Files.readAllLines(progress)).hasSizeGreaterThanOrEqualTo(3).allMatch(this::isGood);
  }

  private boolean isGood(String line) {
    return line.endsWith(" right") || line.endsWith(" read");
  }

  @Test
  void aLessonGoesOnWhereItWasLeft() throws Exception {
    try (PseudoTerminal terminal = learn("go/02-liberties")) {
      terminal.awaits("step 1 of");
      terminal.types("\r");
      terminal.awaits("step 2 of");
      terminal.types("q");
      assertThat(terminal.ends()).isZero();
    }
    try (PseudoTerminal terminal = learn("liberties")) {
      terminal.awaits("step 2 of");
      terminal.types("q");
      assertThat(terminal.ends()).isZero();
    }
  }
}
