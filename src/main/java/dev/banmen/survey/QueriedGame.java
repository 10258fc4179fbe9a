package dev.banmen.survey;

import dev.banmen.game.Game;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recording;
import dev.banmen.record.MoveNumbers;
import dev.banmen.record.Replay;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A recorded game that a question is about. What takes long is found out once, when it is asked
 * for. Mutable, one thread.
 */
final class QueriedGame {
  /** In place of a node: the game as a whole. */
  static final int WHOLE = -2;

  private static final Pattern DATE =
      Pattern.compile("(\\d{4})(?:[-./](\\d{1,2})(?:[-./](\\d{1,2}))?)?");

  private final Recording recording;
  private final KnownGames known;
  private Winner winner;

  QueriedGame(Recording recording, KnownGames known) {
    this.recording = recording;
    this.known = known;
  }

  Recording recording() {
    return recording;
  }

  RecordTree tree() {
    return recording.tree();
  }

  /** A property of the whole game; empty if the file doesn't have it. */
  String text(String id) {
    return tree().text(RecordTree.ROOT, id).strip();
  }

  /** Starts at the root. */
  Replay replay() {
    return known.replay(recording);
  }

  Game game() {
    return known.game(recording);
  }

  int moves() {
    return MoveNumbers.ofMainLine(tree());
  }

  /** Who won by the file; if it doesn't say, by the rules. */
  Winner winner() {
    if (winner == null) {
      String written = text("RE");
      Replay replay = written.isEmpty() ? replay() : null;
      if (replay != null) {
        replay.goTo(tree().end(RecordTree.ROOT));
      }
      winner = Winner.of(written, replay == null ? Optional.empty() : replay.board().outcome());
    }
    return winner;
  }

  /** The day on which it began: {@code 2016}, {@code 2016-03} or {@code 2016-03-09}, or empty. */
  String date() {
    return date(text("DT"));
  }

  /** The first day of a text that says dates. */
  static String date(String text) {
    Matcher written = DATE.matcher(text);
    if (!written.find()) {
      return "";
    }
    StringBuilder date = new StringBuilder(written.group(1));
    for (int part = 2; part <= 3 && written.group(part) != null; part++) {
      date.append(written.group(part).length() == 1 ? "-0" : "-").append(written.group(part));
    }
    return date.toString();
  }
}
