package dev.banmen.tui.page.learn;

import com.googlecode.lanterna.input.KeyType;
import dev.banmen.game.Pass;
import dev.banmen.game.Vocabulary;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.keys.KeyHint;
import dev.banmen.tui.page.KeyLine;
import dev.banmen.tui.term.Keys;
import java.util.ArrayList;
import java.util.List;

/** The last line of a lesson: its keys, a message about one, or the text being typed. Stateless. */
final class LessonKeyLine {
  private LessonKeyLine() {}

  static void paint(Canvas canvas, LessonPage page, Extent text) {
    KeyLine.paint(
        canvas, page.messages().typed(), page.messages().keyNotice(), () -> hints(page, text));
  }

  /** Returns what keys do now, the most important first, scrolling included. */
  static List<KeyHint> hints(LessonPage page, Extent text) {
    List<KeyHint> hints = new ArrayList<>();
    hints.add(KeyHint.of(page.words(), '?', "key.help"));
    boolean isReadFirst = LessonText.isReadFirst(page, text);
    hints.add(isReadFirst ? hint(page, KeyType.Enter, "more") : entering(page));
    if (LessonText.goesOn(page, text) && !isReadFirst) {
      hints.add(hint(page, KeyType.PageDown, "more"));
    }
    hints.add(KeyHint.of(page.words(), 'q', "key.quit"));
    if (page.session().isOver()) {
      hints.add(hint(page, 'p', "play"));
      return hints;
    }
    if (canPass(page)) {
      hints.add(KeyHint.labelled(page.words(), Keys.of('p'), words(page).pass()));
    }
    if (page.attempt().isAsking()) {
      hints.add(hint(page, 'H', "hint"));
    }
    if (page.takesMoves()) {
      hints.add(hint(page, 'x', "explain"));
      if (page.isPractice()) {
        hints.add(hint(page, 'u', "undo"));
      }
    }
    hints.add(hint(page, 'n', "next"));
    hints.add(hint(page, 'N', "back"));
    hints.add(hint(page, KeyType.Tab, "text"));
    return hints;
  }

  private static KeyHint hint(LessonPage page, char key, String name) {
    return KeyHint.of(page.words(), key, "lesson.key." + name);
  }

  private static KeyHint hint(LessonPage page, KeyType key, String name) {
    return KeyHint.of(page.words(), key, "lesson.key." + name);
  }

  private static Vocabulary words(LessonPage page) {
    return page.game().in(page.words().language()).words();
  }

  /** Returns what Enter does once all is read. */
  private static KeyHint entering(LessonPage page) {
    if (page.session().isOver() || page.isGoalReached()) {
      return hint(page, KeyType.Enter, "enter");
    } else if (page.attempt().isMoving()) {
      return hint(page, KeyType.Enter, page.attempt().isTakingBack() ? "again" : "watch");
    } else if (page.choices().isPresent()) {
      return hint(page, KeyType.Enter, "choose");
    } else if (!page.takesMoves()) {
      return hint(page, KeyType.Enter, "enter");
    }
    String place = words(page).place();
    return KeyHint.labelled(page.words(), Keys.of(KeyType.Enter), place);
  }

  private static boolean canPass(LessonPage page) {
    return page.takesMoves() && page.asked().miss(new Pass(page.hand())).isEmpty();
  }
}
