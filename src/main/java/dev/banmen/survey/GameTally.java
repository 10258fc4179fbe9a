package dev.banmen.survey;

import dev.banmen.game.Family;
import dev.banmen.game.Game;
import dev.banmen.game.Games;
import dev.banmen.game.Option;
import dev.banmen.game.Options;
import dev.banmen.game.Place;
import dev.banmen.game.Site;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recording;
import dev.banmen.record.MoveNumbers;
import dev.banmen.record.Replay;
import dev.banmen.text.Printable;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Counts what the recordings of one family have in common, along their main lines. Mutable, one
 * thread.
 */
final class GameTally {
  static final String AS_BLACK = "black";
  static final String AS_WHITE = "white";
  private static final int YEAR_DIGITS = 4;
  private static final String RULES = "rules";

  long games;
  final Counts<Winner> results = new Counts<>();
  final Counts<Integer> lengths = new Counts<>();
  final Counts<Integer> misses = new Counts<>();
  final TextCounts openings = new TextCounts();
  final TextCounts boards = new TextCounts();
  final TextCounts rules = new TextCounts();
  final TextCounts years = new TextCounts();
  final TextCounts events = new TextCounts();
  final Standings players = new Standings();
  final Map<Grouping, Standings> groups = new EnumMap<>(Grouping.class);
  private final TallyView view;
  private Openings namer; // of the latest game; null before the first

  GameTally(TallyView view) {
    this.view = view;
    view.by().forEach(by -> groups.put(by, new Standings()));
  }

  /** Counts a game; false, with nothing counted, if it isn't one of the player's. */
  boolean add(Recording recording, Games all, KnownGames known) {
    RecordTree tree = recording.tree();
    Optional<Boolean> isBlack =
        view.player().isEmpty()
            ? Optional.of(true)
            : view.isBlack(line(tree, "PB"), line(tree, "PW"));
    if (isBlack.isEmpty()) {
      return false;
    }
    Replay replay = known.replay(recording);
    Openings openingsOf = namer(replay.game(), known);
    Optional<String> named = Optional.empty();
    List<Site> first = new ArrayList<>();
    int moves = 0;
    for (int node = RecordTree.ROOT; node != RecordTree.NONE; node = tree.firstChild(node)) {
      if (node != RecordTree.ROOT) {
        replay.next();
      }
      if (replay.missNumber() != 0) {
        misses.add(replay.missNumber());
      } else if (isPlayed(replay) && ++moves <= Openings.MOVES) {
        replay.move().ifPresent(move -> put(move instanceof Place p ? p.site() : null, first));
      }
      Optional<String> later = openingsOf.name(replay.board());
      named = later.isPresent() ? later : named;
    }
    games++;
    lengths.add(moves);
    String opening = named.orElseGet(() -> openingsOf.name(first));
    openings.add(opening);
    boards.add(replay.game().size().toString());
    rules(all.find(recording.family()).orElseThrow(), recording);
    Winner winner = Winner.of(tree.text(RecordTree.ROOT, "RE"), replay.board()::outcome);
    told(tree, winner);
    groups.forEach((by, counts) -> group(tree, opening, by, counts, isBlack.get(), winner));
    return true;
  }

  /** Counts a game in its group; one that doesn't say is in one without a name. */
  private static void group(
      RecordTree tree,
      String opening,
      Grouping by,
      Standings counts,
      boolean isBlack,
      Winner winner) {
    String key =
        switch (by) {
          case YEAR -> year(tree);
          case OPENING -> opening;
          case EVENT -> line(tree, "EV");
          case PLAYER -> line(tree, "PB");
          case OPPONENT -> line(tree, isBlack ? "PW" : "PB");
          case COLOUR -> isBlack ? AS_BLACK : AS_WHITE;
        };
    if (!key.isEmpty() || by != Grouping.PLAYER) {
      counts.add(key, isBlack, winner);
    }
    String white = line(tree, "PW");
    if (by == Grouping.PLAYER && !white.isEmpty()) {
      counts.add(white, false, winner);
    }
  }

  /** Whether a node that isn't refused holds a readable move. */
  private static boolean isPlayed(Replay replay) {
    RecordTree tree = replay.recording().tree();
    return MoveNumbers.isMove(tree.properties(replay.node())) && !replay.hasUnreadable();
  }

  private Openings namer(Game game, KnownGames known) {
    if (namer == null || !namer.isOf(game)) {
      namer = new Openings(game, known.openings(game));
    }
    return namer;
  }

  private static void put(Site site, List<Site> sites) {
    if (site != null) {
      sites.add(site);
    }
  }

  private void rules(Family family, Recording recording) {
    for (Option option : family.options()) {
      if (option.key().equals(RULES)) {
        rules.add(new Options(family, recording.chosen()).text(RULES));
      }
    }
  }

  private void told(RecordTree tree, Winner result) {
    results.add(result);
    player(tree, "PB", true, result);
    player(tree, "PW", false, result);
    String year = year(tree);
    if (!year.isEmpty()) {
      years.add(year);
    }
    String event = line(tree, "EV");
    if (!event.isEmpty()) {
      events.add(event);
    }
  }

  private static String year(RecordTree tree) {
    String date = QueriedGame.date(tree.text(RecordTree.ROOT, "DT"));
    return date.substring(0, Math.min(YEAR_DIGITS, date.length()));
  }

  private static String line(RecordTree tree, String id) {
    return Printable.of(tree.text(RecordTree.ROOT, id).strip());
  }

  private void player(RecordTree tree, String id, boolean isBlack, Winner result) {
    String name = line(tree, id);
    if (!name.isEmpty()) {
      players.add(name, isBlack, result);
    }
  }

  void addAll(GameTally other) {
    games += other.games;
    results.addAll(other.results);
    lengths.addAll(other.lengths);
    misses.addAll(other.misses);
    openings.addAll(other.openings);
    boards.addAll(other.boards);
    rules.addAll(other.rules);
    years.addAll(other.years);
    events.addAll(other.events);
    players.addAll(other.players);
    groups.forEach((by, counts) -> counts.addAll(other.groups.get(by)));
  }
}
