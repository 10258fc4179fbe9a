package dev.banmen.tui.page;

import dev.banmen.game.Explanation;
import dev.banmen.tui.term.Input;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a game's page and its player say to each other. Immutable.
 *
 * @param isFresh whether what the last event came to is still to be told
 * @param shown the explanation that is on the screen
 * @param isThere whether the earlier position is seen that the explanation speaks of
 * @param notice one sentence that has to be said, or nothing
 * @param aside what is said of a refusal in place of the game's own sentence, or nothing
 * @param brief the same for what concerns keys only, in their line
 * @param standing what has to be seen for as long as the game is; mostly nothing
 * @param entry the command being typed, if one is
 * @param recalled how many commands back in history that was taken from
 * @param history the commands that were typed, the newest last
 */
public record Messages(
    boolean isFresh,
    Optional<Explanation> shown,
    boolean isThere,
    String notice,
    String aside,
    String brief,
    String standing,
    Optional<CommandLineEdit> entry,
    int recalled,
    List<String> history) {
  private static final int LONGEST_HISTORY = 100;

  public static final Messages NONE =
      new Messages(true, Optional.empty(), false, "", "", "", "", Optional.empty(), 0, List.of());

  /** Whether an input belongs to the command that is typed; a list of moves does not. */
  public boolean takes(Input input) {
    if (entry.isEmpty()) {
      return false;
    }
    return !(input instanceof Input.Pasted pasted && entry.get().isList(pasted));
  }

  /** Nothing is said any more: that is over with the next key. */
  public Messages quiet() {
    return new Messages(
        false, Optional.empty(), false, "", "", "", standing, entry, recalled, history);
  }

  /** The board has changed, and what was said before is out of date; what is typed is not. */
  public Messages afresh() {
    return new Messages(
        true, Optional.empty(), false, "", "", "", standing, entry, recalled, history);
  }

  /** There is news of the session, which has this to explain. */
  public Messages fresh(Optional<Explanation> why) {
    return new Messages(true, why, false, notice, aside, brief, standing, entry, recalled, history);
  }

  public Messages showing(Explanation why) {
    return new Messages(
        isFresh, Optional.of(why), false, notice, aside, brief, standing, entry, recalled, history);
  }

  /** With the earlier position seen that the explanation speaks of. */
  public Messages there() {
    return new Messages(
        isFresh, shown, true, notice, aside, brief, standing, entry, recalled, history);
  }

  public Messages saying(String sentence) {
    return new Messages(
        isFresh, shown, isThere, sentence, aside, brief, standing, Optional.empty(), 0, history);
  }

  /** With a sentence told beside what is being typed. */
  public Messages noticing(String sentence) {
    return new Messages(
        isFresh, shown, isThere, sentence, aside, brief, standing, entry, recalled, history);
  }

  public Messages aside(String sentence) {
    return new Messages(
        isFresh, shown, isThere, notice, sentence, brief, standing, entry, recalled, history);
  }

  public Messages brief(String sentence) {
    return new Messages(
        isFresh, shown, isThere, notice, aside, sentence, standing, entry, recalled, history);
  }

  public Messages standing(String sentence) {
    return new Messages(
        isFresh, shown, isThere, notice, aside, brief, sentence, entry, recalled, history);
  }

  public Messages typing(Optional<CommandLineEdit> line) {
    return new Messages(isFresh, shown, isThere, notice, aside, "", standing, line, 0, history);
  }

  /** What was typed is done with, and kept for later unless it was typed just before. */
  public Messages typed(String command) {
    List<String> next = new ArrayList<>(history);
    if (!command.isEmpty() && (next.isEmpty() || !next.get(next.size() - 1).equals(command))) {
      next.add(command);
    }
    if (next.size() > LONGEST_HISTORY) {
      next.remove(0);
    }
    return new Messages(
        isFresh,
        shown,
        isThere,
        notice,
        aside,
        "",
        standing,
        Optional.empty(),
        0,
        List.copyOf(next));
  }

  /** With the command that was typed so many before this one; 0 is a new one. */
  public Messages recalling(int back) {
    int wanted = Math.max(0, Math.min(history.size(), back));
    CommandLineEdit line =
        wanted == 0
            ? CommandLineEdit.EMPTY
            : new CommandLineEdit(history.get(history.size() - wanted));
    return new Messages(
        isFresh,
        shown,
        isThere,
        notice,
        aside,
        brief,
        standing,
        Optional.of(line),
        wanted,
        history);
  }
}
