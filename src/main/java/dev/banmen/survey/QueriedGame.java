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

  private final Recording recording; // null if only the facts are known
  private final GameFacts facts; // null if the recording is
  private final KnownGames known;
  private Winner winner;

  /** A game that was read. */
  QueriedGame(Recording recording, KnownGames known) {
    this.recording = recording;
    this.facts = null;
    this.known = known;
  }

  /**
   * A game of which only the facts are known: what needs more ends in an {@link
   * GameFacts.UnreadGame}.
   */
  QueriedGame(GameFacts facts, KnownGames known) {
    this.recording = null;
    this.facts = facts;
    this.known = known;
  }

  Recording recording() {
    if (recording == null) {
      throw new GameFacts.UnreadGame();
    }
    return recording;
  }

  RecordTree tree() {
    return recording().tree();
  }

  GameFacts.GameKind kind() {
    return recording == null ? facts.kind() : GameFacts.GameKind.of(recording);
  }

  /** A property of the whole game; empty if the file doesn't have it. */
  String text(String id) {
    return recording == null ? facts.text(id) : tree().text(RecordTree.ROOT, id).strip();
  }

  /** Whether a comment may have this text, in small letters; an empty one: whether there is any. */
  boolean maySay(String small) {
    return recording != null || facts.said().mayHave(small);
  }

  /** Starts at the root. */
  Replay replay() {
    return known.replay(recording());
  }

  Game game() {
    return known.game(kind());
  }

  OpeningNames openings() {
    return known.openings(game());
  }

  int moves() {
    return recording == null ? facts.moves() : MoveNumbers.ofMainLine(tree());
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
