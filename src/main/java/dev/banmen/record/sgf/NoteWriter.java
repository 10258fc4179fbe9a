package dev.banmen.record.sgf;

import dev.banmen.game.record.Note;
import dev.banmen.text.Printable;
import dev.banmen.text.Words;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;

/** Puts findings into words, the first of them at least. Mutable, one thread, for one game. */
final class NoteWriter implements FindingListener {
  static final int MOST = 1000; // repairs reported of a game, and kinds of what is unusual
  private static final int LONGEST = 40;
  private static final int LONGEST_SENTENCE = 200;

  private final Words words;
  private final Consumer<Note> notes;
  private final Map<String, String> texts = new HashMap<>(); // the latest of each unusual kind
  private int told;
  private int unusual;

  NoteWriter(Words words, Consumer<Note> notes) {
    this.words = words;
    this.notes = notes;
  }

  @Override
  public void report(SgfIssue finding, long line, long column, Object... said) {
    boolean isUnusual = finding.isUnusual();
    if (!isUnusual && told > MOST && !finding.isLoss()) {
      return;
    }
    boolean isLast = !isUnusual && told++ == MOST && !finding.isLoss();
    Object[] plain = new Object[said.length];
    for (int i = 0; i < said.length; i++) {
      int most = finding == SgfIssue.MEANING ? LONGEST_SENTENCE : LONGEST;
      plain[i] = Printable.shortened(String.valueOf(said[i]), most);
    }
    String ownKind = kind(finding, plain);
    boolean isOneMoreKind = isUnusual && texts.size() >= MOST && !texts.containsKey(ownKind);
    SgfIssue shown = isLast ? SgfIssue.MORE : isOneMoreKind ? SgfIssue.MORE_UNUSUAL : finding;
    String kind = shown == finding ? ownKind : shown.key();
    String text = isUnusual ? unusual(kind, shown, plain) : words.text(shown.key(), plain);
    notes.accept(new Note(line, column, text, isUnusual, kind));
  }

  private static String kind(SgfIssue finding, Object... plain) {
    return switch (finding) {
      case MEANING, TWICE, FAULTY_INFO -> finding.key() + plain[0]; // or a property's name
      default -> finding.key();
    };
  }

  /** After many, only how many more there are of a kind will be told: all have the same text. */
  private String unusual(String kind, SgfIssue shown, Object... plain) {
    if (unusual++ < MOST || !texts.containsKey(kind)) {
      texts.put(kind, words.text(shown.key(), plain));
    }
    return texts.get(kind);
  }
}
