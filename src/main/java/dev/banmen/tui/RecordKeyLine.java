package dev.banmen.tui;

import dev.banmen.study.Walk;
import dev.banmen.tui.RecordLook.Mode;
import dev.banmen.tui.RecordLook.Pane;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.Input.Code;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The last line of a recording's page: keys, what was wrong with one, what is typed. Stateless. */
final class RecordKeyLine {
  /** A key that does something now, and what is said of it. */
  private record Hint(Input.Key key, String text) {}

  private RecordKeyLine() {}

  static void paint(Canvas canvas, RecordPage page, RecordFrame frame) {
    String aside = aside(page, frame);
    if (page.talk().entry().isPresent()) {
      String line = page.talk().entry().get().text();
      String prompt = line.charAt(0) == 'g' ? page.words().text("record.goto") : "";
      TypedText.paint(
          canvas, prompt.isEmpty() ? line : prompt + " " + line.substring(1), Role.TEXT);
    } else if (!aside.isEmpty()) {
      canvas.text(0, 0, Line.cut(aside, canvas.cols(), canvas.glyphs().more()), Role.MISS);
    } else {
      KeyLine.paint(canvas, texts(page));
    }
  }

  /** What is said in place of the keys: also what has no other place. */
  private static String aside(RecordPage page, RecordFrame frame) {
    return frame.isInstead(page.pane()) && page.talk().brief().isEmpty()
        ? page.talk().notice()
        : page.talk().brief();
  }

  private static List<String> texts(RecordPage page) {
    return hints(page).stream().map(Hint::text).toList();
  }

  /** The key that is shown at a place of the line. */
  static Optional<Input.Key> at(RecordPage page, RecordFrame frame, int cols, int x) {
    int hit = KeyLine.at(texts(page), cols, x);
    return hit >= 0 && aside(page, frame).isEmpty()
        ? Optional.of(hints(page).get(hit).key())
        : Optional.empty();
  }

  /** The most needed first: a narrow screen shows only some. */
  private static List<Hint> hints(RecordPage page) {
    List<Hint> hints = new ArrayList<>();
    if (page.writing().isPresent()) {
      add(hints, Input.Key.of(Code.TAB), page.words().text("record.key.done"));
      add(hints, Input.Key.of(Code.ENTER), page.words().text("record.key.line"));
      return hints;
    }
    add(hints, Input.Key.of('?'), page.words().text("key.help"));
    add(hints, Input.Key.of('q'), page.words().text("key.quit"));
    Pane pane = page.look().pane();
    if (pane == Pane.COMMENT || pane == Pane.INFO) {
      add(hints, Input.Key.of(Code.DOWN), page.words().text("record.key.scroll"));
      add(hints, Input.Key.of(Code.TAB), page.words().text("record.key.panes"));
      add(hints, Input.Key.of('c'), page.words().text("record.key.write"));
    } else if (pane == Pane.TREE) {
      add(hints, Input.Key.of(Code.RIGHT), page.words().text("record.key.tree"));
      add(hints, Input.Key.of(Code.TAB), page.words().text("record.key.panes"));
    } else if (page.is(Mode.TRYING)) {
      trying(hints, page);
    } else if (page.is(Mode.GUESSING)) {
      guessing(hints, page);
    } else {
      walking(hints, page);
    }
    changes(hints, page);
    return hints;
  }

  private static void add(List<Hint> hints, Input.Key key, String text) {
    hints.add(new Hint(key, text));
  }

  private static void walking(List<Hint> hints, RecordPage page) {
    Walk walk = page.walk();
    add(hints, Input.Key.of(Code.RIGHT), page.words().text("record.key.walk"));
    if (page.isExplaining()) {
      add(hints, Input.Key.of(Code.ENTER), page.words().text("record.key.there"));
    }
    if (walk.variations() > 1) {
      add(hints, Input.Key.of(Code.DOWN), page.words().text("record.key.variation"));
    }
    add(hints, Input.Key.of('t'), page.words().text("record.key.try"));
    add(hints, Input.Key.of(' '), page.words().text("record.key.play"));
    add(hints, Input.Key.of(Code.TAB), page.words().text("record.key.panes"));
    if (walk.stand().move().isPresent()) {
      add(hints, Input.Key.of('x'), page.words().text("key.explain"));
    }
    add(hints, Input.Key.of('g'), page.words().text("record.key.number"));
    add(hints, Input.Key.of('/'), page.words().text("record.key.search"));
    add(hints, Input.Key.of('n'), page.words().text("record.key.comment"));
    add(hints, Input.Key.of('m'), page.words().text("record.key.miss"));
    add(hints, Input.Key.of('v'), page.words().text("record.key.branch"));
    add(hints, Input.Key.of('c'), page.words().text("record.key.write"));
    add(hints, Input.Key.of('G'), page.words().text("record.key.guess"));
    if (!walk.script().isChanged()) {
      add(hints, Input.Key.of('s'), page.words().text("record.key.save"));
    }
  }

  private static void trying(List<Hint> hints, RecordPage page) {
    String enter = page.back().isPresent() ? "record.key.there" : "key.place";
    add(hints, Input.Key.of(Code.ENTER), page.words().text(enter));
    add(hints, Input.Key.of('t'), page.words().text("record.key.walking"));
    add(hints, Input.Key.of('u'), page.words().text("record.key.back"));
    add(hints, Input.Key.of('p'), page.words().text("key.pass"));
    add(hints, Input.Key.of('m'), page.words().text("record.key.sign"));
    add(hints, Input.Key.of('x'), page.words().text("key.explain"));
    add(hints, Input.Key.of('L'), page.words().text("key.legal"));
    add(hints, Input.Key.of('s'), page.words().text("key.side"));
    add(hints, Input.Key.of('c'), page.words().text("record.key.write"));
  }

  private static void guessing(List<Hint> hints, RecordPage page) {
    add(hints, Input.Key.of(Code.ENTER), page.words().text("record.key.guesses"));
    add(hints, Input.Key.of('x'), page.words().text("record.key.tell"));
    add(hints, Input.Key.of('p'), page.words().text("key.pass"));
    add(hints, Input.Key.of('G'), page.words().text("record.key.no.guess"));
  }

  private static void changes(List<Hint> hints, RecordPage page) {
    if (page.walk().script().isChanged() && !page.is(Mode.TRYING)) {
      add(hints, Input.Key.of('s'), page.words().text("record.key.save"));
      add(hints, Input.Key.of('u'), page.words().text("key.undo"));
    }
  }
}
