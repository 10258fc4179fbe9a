package dev.banmen.tui.page.drill;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.catalog.Catalog;
import dev.banmen.drill.DrillPlan;
import dev.banmen.drill.DrillRun;
import dev.banmen.drill.DrillScores;
import dev.banmen.drill.Drills;
import dev.banmen.drill.ExerciseSequence;
import dev.banmen.game.Family;
import dev.banmen.game.drill.DrillKind;
import dev.banmen.text.Language;
import dev.banmen.text.Words;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.canvas.Glyphs;
import dev.banmen.tui.canvas.PlainPalette;
import dev.banmen.tui.page.CommandLaws;
import dev.banmen.tui.page.Viewer;
import dev.banmen.tui.term.BufferGraphics;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Exercises of every kind of every game are painted, with the question and the keys. */
class DrillPageTest {
  private static final Words WORDS = Language.ENGLISH.words(Viewer.class);
  private static final Extent SCREEN = Extent.of(80, 24);

  private static String painted(DrillPage page) {
    BufferGraphics sheet = new BufferGraphics(SCREEN.cols(), SCREEN.rows());
    page.paint(new Canvas(sheet, SCREEN, PlainPalette.get(), Glyphs.ASCII));
    StringBuilder text = new StringBuilder();
    for (int y = 0; y < SCREEN.rows(); y++) {
      for (int x = 0; x < SCREEN.cols(); x++) {
        text.append(sheet.cell(x, y).getCharacterString());
      }
    }
    return text.toString();
  }

  private static DrillPage page(Family family, DrillKind kind, long seed) {
    DrillPlan plan = DrillPlan.endless(Optional.of(family.id()), Optional.of(kind.id()), seed);
    return DrillPage.of(
        WORDS,
        DrillRun.start(new ExerciseSequence(Catalog.ALL, plan), DrillScores.of(List.of()), 0));
  }

  @Test
  void everyKindIsAskedAndSaysHowToAnswer() {
    for (Family family : Catalog.ALL.families()) {
      for (DrillKind kind : Drills.of(family).kinds()) {
        DrillPage page = page(family, kind, 1);
        String firstWord = page.exercise().question().split(" ")[0];
        assertThat(painted(page))
            .as("%s %s", family.id(), kind.id())
            .contains(firstWord, page.keyHints(SCREEN).get(0).text());
        for (int choice = 0; choice < page.exercise().form().choices().size(); choice++) {
          assertThat(painted(page)).contains((choice + 1) + " ");
        }
      }
    }
  }

  @Test
  void eachCommandDoesSomething() {
    Family family = Catalog.ALL.find("go").orElseThrow();
    DrillKind kind = Drills.of(family).kinds().get(0);
    CommandLaws.check(DrillCommands.LINE, page(family, kind, 1));
  }
}
