package dev.banmen.record.sgf;

import dev.banmen.game.record.Note;
import dev.banmen.text.Printable;
import dev.banmen.text.Words;
import java.util.function.Consumer;

/** Puts findings into words, the first of them at least. Mutable, one thread, for one game. */
final class NoteWriter implements FindingListener {
  static final int MOST = 1000; // findings reported of a game
  private static final int LONGEST = 40;
  private static final int LONGEST_SENTENCE = 200;

  private final Words words;
  private final Consumer<Note> notes;
  private int told;
  private int unusual; // they leave no fault unreported

  NoteWriter(Words words, Consumer<Note> notes) {
    this.words = words;
    this.notes = notes;
  }

  @Override
  public void report(SgfIssue finding, long line, long column, Object... said) {
    boolean isUnusual = finding.isUnusual();
    boolean isTooMuch = isUnusual ? unusual >= MOST : told > MOST && !finding.isLoss();
    if (isTooMuch) {
      return;
    }
    unusual += isUnusual ? 1 : 0;
    boolean isLast = !isUnusual && told++ == MOST && !finding.isLoss();
    SgfIssue shown = isLast ? SgfIssue.MORE : finding;
    Object[] plain = new Object[said.length];
    for (int i = 0; i < said.length; i++) {
      int most = finding == SgfIssue.MEANING ? LONGEST_SENTENCE : LONGEST;
      plain[i] = Printable.shortened(String.valueOf(said[i]), most);
    }
    String text = words.text(shown.key(), plain);
    String kind =
        switch (shown) {
          case MEANING -> text;
          case TWICE, FAULTY_INFO -> shown.key() + plain[0]; // each property by its name
          default -> shown.key();
        };
    notes.accept(new Note(line, column, text, shown.isUnusual(), kind));
  }
}
