package dev.banmen.shell.play;

import dev.banmen.app.TableStatus;
import dev.banmen.shell.HeardLines;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The news at a table beside the game that were said already: notes of the place, the talk, and
 * warnings of the time. Mutable, one thread.
 */
final class TableNews {
  /** A warning is said when no more seconds than these are left. */
  private static final List<Long> WARNINGS = List.of(10L, 30L, 60L);

  private static final long NONE = Long.MAX_VALUE;

  private final Set<String> told = new HashSet<>();
  private String last = ""; // what the place said last
  private long lastTurn = -1;
  private List<String> talk = List.of();
  private long warned = NONE; // seconds, of this turn
  private long turn = -1;

  /**
   * The news of a table; often none. What is said at the start of each turn is said once, what
   * changes during a turn each time.
   *
   * @param stateNumber of the session in that turn
   */
  List<String> news(TableStatus status, long stateNumber) {
    List<String> lines = new ArrayList<>();
    String said = withoutNumbers(status.said());
    boolean isChanged = lastTurn == stateNumber && !said.equals(last);
    if (!said.isEmpty() && (told.add(said) || isChanged)) {
      lines.add(status.said());
    }
    last = said;
    lastTurn = stateNumber;
    lines.addAll(HeardLines.since(talk, status.talk()));
    talk = status.talk();
    return lines;
  }

  /** A sentence that counts minutes is not new each minute. */
  private static String withoutNumbers(String sentence) {
    return sentence.replaceAll("[0-9]+", "");
  }

  /**
   * Whether a warning is due now that so many seconds are left until the game is lost.
   *
   * @param stateNumber of the session in that turn
   */
  boolean warns(long seconds, long stateNumber) {
    long now = WARNINGS.stream().filter(most -> seconds <= most).findFirst().orElse(NONE);
    boolean isNew =
        stateNumber == turn && now < warned; // at the start of a turn the time is said anyway
    turn = stateNumber;
    warned = now;
    return isNew;
  }
}
