package dev.banmen.tui.page.files;

import dev.banmen.app.Pending;
import dev.banmen.app.Refusal;
import dev.banmen.game.Games;
import dev.banmen.game.record.Archive;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Note;
import dev.banmen.game.record.Recording;
import dev.banmen.survey.GameQuery;
import dev.banmen.survey.QueryFault;
import dev.banmen.text.Words;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/**
 * Looks for the games of a file for which fields such as {@code date:2016} hold. A thread of its
 * own reads each game for that, until it is done or something else is asked. Mutable, one thread.
 */
final class FieldSearch {
  /** How long a guest of a server may keep one of its processors busy with a question. */
  private static final long MOST_SECONDS = 2;

  private final Words words;
  private final Archive archive;
  private final Games games;
  private final boolean isLimited;
  private List<String> asked = List.of();
  private Pending<BitSet> found; // null if nothing is asked, or it can't be
  private String fault = "";

  /**
   * A search in a file.
   *
   * @param isLimited whether a question ends after {@link #MOST_SECONDS}
   */
  FieldSearch(Words words, Archive archive, Games games, boolean isLimited) {
    this.words = words;
    this.archive = archive;
    this.games = games;
    this.isLimited = isLimited;
  }

  /** Returns the same search in another version of the file. */
  FieldSearch in(Archive other) {
    giveUp();
    return new FieldSearch(words, other, games, isLimited);
  }

  /** Why no game can be found, in a sentence; often empty. */
  String fault() {
    return fault;
  }

  /** Returns the games for which all of these hold; empty while that is being found out. */
  Optional<BitSet> games(List<String> fields) {
    if (!fields.equals(asked)) {
      ask(fields);
    }
    if (found == null) {
      return Optional.of(fault.isEmpty() ? all() : new BitSet());
    } else if (!found.isOver()) {
      return Optional.empty();
    }
    try {
      return Optional.of(found.outcome());
    } catch (Refusal e) {
      fault = e.getMessage();
      return Optional.of(new BitSet());
    }
  }

  private BitSet all() {
    BitSet all = new BitSet();
    all.set(0, archive.size());
    return all;
  }

  private void giveUp() {
    if (found != null) {
      found.giveUp();
    }
    found = null;
  }

  private void ask(List<String> fields) {
    giveUp();
    asked = fields;
    fault = "";
    if (fields.isEmpty()) {
      return;
    }
    try {
      GameQuery query = GameQuery.of(fields, games, this::refuse);
      found = Pending.start("find", watch -> search(query, watch), unwanted -> {});
    } catch (QueryFault e) {
      fault = words.text("table.fault", e.word(), e.getMessage());
    }
  }

  private Recording refuse(String file, int game) throws QueryFault {
    throw new QueryFault("pos:", words.text("table.pos"));
  }

  private BitSet search(GameQuery query, Pending.Watch watch) throws Refusal {
    BitSet found = new BitSet();
    long begun = isLimited ? busyNanos() : 0;
    for (int game = 0; game < archive.size() && !watch.isGivenUp(); game++) {
      found.set(game, holds(query, game));
      if (isLimited && busyNanos() - begun > MOST_SECONDS * 1_000_000_000) {
        throw new Refusal(words.text("table.long"));
      }
    }
    return found;
  }

  private static long busyNanos() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }

  private boolean holds(GameQuery query, int game) {
    try {
      return query.move(archive.game(game, Note.UNHEARD)).isPresent();
    } catch (InputFault | IOException | RuntimeException e) {
      return false; // opening it says why
    }
  }
}
