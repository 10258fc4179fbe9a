package dev.banmen.say;

import dev.banmen.app.Refusal;
import dev.banmen.game.record.RecordTree;
import dev.banmen.record.Markup.Sign;
import dev.banmen.study.EditableRecord;
import dev.banmen.study.RecordCursor;
import dev.banmen.text.WordList;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Changes of a recording at a node; one that can't be made is refused with a sentence. Immutable.
 */
public record TypedEdits(RecordCursor here, GameSentences game) {
  private static final String NO_SIGN = "none";

  /** The names of the signs, and of none. */
  public static List<String> signs() {
    List<String> names = new ArrayList<>(List.of(NO_SIGN));
    for (Sign sign : Sign.values()) {
      names.add(sign.name().toLowerCase(Locale.ROOT).replace('_', '-'));
    }
    return names;
  }

  /** Reads the name of a sign, or of none. */
  public Optional<Sign> sign(String name) throws Refusal {
    String known = oneOf(signs(), name, name.toLowerCase(Locale.ROOT), "record.mark");
    return known.equals(NO_SIGN)
        ? Optional.empty()
        : Optional.of(Sign.valueOf(known.toUpperCase(Locale.ROOT).replace('-', '_')));
  }

  /** Sets a fact about the game, or removes it; the same if it was so. */
  public RecordCursor set(String name, String value) throws Refusal {
    String id = oneOf(EditableRecord.FACTS, name, name.toUpperCase(Locale.ROOT), "record.set");
    return here.withText(RecordTree.ROOT, id, value);
  }

  private String oneOf(List<String> all, String typed, String meant, String key) throws Refusal {
    if (!all.contains(meant)) {
      throw new Refusal(game.text(key, typed, WordList.of(game.words().language(), all)));
    }
    return meant;
  }

  public RecordCursor undone() throws Refusal {
    refuse(!here.canUndo(), "nothing.undo");
    return here.undone();
  }

  public RecordCursor redone() throws Refusal {
    refuse(!here.canRedo(), "nothing.redo");
    return here.redone();
  }

  /** Deletes the node with all that follows it. */
  public RecordCursor deleted() throws Refusal {
    refuse(here.node() == RecordTree.ROOT, "record.root");
    return here.deleted();
  }

  /** Moves the variation one place earlier (-1) or later (1). */
  public RecordCursor moved(int by) throws Refusal {
    refuse(here.branch() == RecordTree.ROOT, "record.variation.not");
    refuse(!here.canMove(by), by < 0 ? "record.variation.first" : "record.variation.last");
    return here.moved(by);
  }

  private void refuse(boolean is, String key) throws Refusal {
    if (is) {
      throw new Refusal(game.text(key));
    }
  }
}
