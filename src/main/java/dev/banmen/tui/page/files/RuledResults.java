package dev.banmen.tui.page.files;

import dev.banmen.game.Game;
import dev.banmen.game.Games;
import dev.banmen.game.record.Archive;
import dev.banmen.game.record.Archive.ByteRange;
import dev.banmen.game.record.Archive.Summary;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Note;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recording;
import dev.banmen.record.Replay;
import dev.banmen.session.text.Results;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The results of a file's games that their rules have ended, for those of which the file says none.
 * A game is played through when its row is first shown, unless it is long or large; one that is
 * counted has none, because the file doesn't say what is dead. For any thread.
 */
final class RuledResults {
  /** More moves, sites or bytes would take more than a moment for each row of a screen. */
  private static final int MOST_NODES = 1000;

  private static final int MOST_SITES = 1000;
  private static final int MOST_BYTES = 50_000;

  /** How many results are remembered: several screens of them. */
  private static final int MOST_KNOWN = 500;

  private final Archive archive;
  private final Games games;
  private final Map<Integer, String> known = new HashMap<>();

  RuledResults(Archive archive, Games games) {
    this.archive = archive;
    this.games = games;
  }

  /** Returns those of another file, for the same known games. */
  RuledResults in(Archive other) {
    return new RuledResults(other, games);
  }

  /** Returns a game's result as SGF writes it, the file's if it says one; may be empty. */
  synchronized String of(int game, Summary summary) {
    if (!summary.result().isEmpty() || summary.moves() > MOST_NODES) {
      return summary.result();
    }
    if (known.size() >= MOST_KNOWN) {
      known.clear();
    }
    return known.computeIfAbsent(game, this::found);
  }

  private String found(int game) {
    Optional<ByteRange> range = archive.range(game);
    if (range.isPresent() && range.get().to() - range.get().from() > MOST_BYTES) {
      return "";
    }
    try {
      return found(archive.game(game, Note.UNHEARD));
    } catch (InputFault | IOException | RuntimeException | StackOverflowError e) {
      return ""; // opening it says why
    }
  }

  private String found(Recording recording) {
    Game played = Replay.game(recording, games);
    if (recording.tree().size() > MOST_NODES || played.lattice().size() > MOST_SITES) {
      return "";
    }
    Replay replay = Replay.of(recording, played);
    if (replay.position().isCountable()) {
      return "";
    }
    replay.goTo(recording.tree().end(RecordTree.ROOT));
    return Results.of(replay.position().outcome());
  }
}
