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
import java.util.List;
import java.util.regex.Pattern;

/**
 * Counts what the recordings of one family have in common, along their main lines. Mutable, one
 * thread.
 */
final class GameTally {
  private static final int YEAR_DIGITS = 4;
  private static final Pattern YEAR = Pattern.compile("\\d{4}");
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
  private Openings namer; // of the latest game; null before the first

  void add(Recording recording, Games all, KnownGames known) {
    RecordTree tree = recording.tree();
    Replay replay = known.replay(recording);
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
    }
    games++;
    lengths.add(moves);
    openings.add(namer(replay.game()).name(first));
    boards.add(replay.game().size().toString());
    rules(all.find(recording.family()).orElseThrow(), recording);
    told(tree, Winner.of(tree.text(RecordTree.ROOT, "RE"), replay.board().outcome()));
  }

  /** Whether a node that isn't refused holds a readable move. */
  private static boolean isPlayed(Replay replay) {
    RecordTree tree = replay.recording().tree();
    return MoveNumbers.isMove(tree.properties(replay.node())) && !replay.hasUnreadable();
  }

  private Openings namer(Game game) {
    if (namer == null || !namer.isOf(game)) {
      namer = new Openings(game);
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
    String date = tree.text(RecordTree.ROOT, "DT").strip();
    if (YEAR.matcher(date).lookingAt()) {
      years.add(date.substring(0, YEAR_DIGITS));
    }
    String event = line(tree, "EV");
    if (!event.isEmpty()) {
      events.add(event);
    }
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
  }
}
