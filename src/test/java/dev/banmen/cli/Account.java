package dev.banmen.cli;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Game;
import dev.banmen.game.Miss;
import dev.banmen.game.Move;
import dev.banmen.game.Outcome;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Score;
import dev.banmen.game.Side;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recording;
import dev.banmen.picture.Rows;
import dev.banmen.record.MoveNumbers;
import dev.banmen.record.Replay;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The account of a file of recordings, as text: every refusal, every final board. Mutable. */
final class Account {
  private final StringBuilder text = new StringBuilder();

  private Account() {}

  static String of(String format, List<Recording> games) {
    Account account = new Account();
    account.line(format + ", games: " + games.size());
    games.forEach(account::tell);
    return account.text.toString();
  }

  private void line(String line) {
    text.append(line).append('\n');
  }

  private void tell(Recording recording) {
    RecordTree tree = recording.tree();
    Replay replay = Replay.of(recording, Catalog.ALL);
    int end = tree.end(RecordTree.ROOT);
    line("");
    line(replay.game().summary() + ", " + recording.refusalPolicy());
    line("moves: " + MoveNumbers.of(tree, end) + ", nodes: " + nodes(tree));
    misses(replay);
    replay.goTo(end);
    end(replay.position());
  }

  private static int nodes(RecordTree tree) {
    int nodes = 0;
    for (int at = RecordTree.ROOT; at != RecordTree.NONE; at = tree.following(at)) {
      nodes++;
    }
    return nodes;
  }

  private void misses(Replay replay) {
    RecordTree tree = replay.recording().tree();
    Set<Integer> line = new HashSet<>();
    for (int node : tree.path(tree.end(RecordTree.ROOT))) {
      line.add(node);
    }
    do {
      if (replay.miss().isPresent()) {
        Miss miss = replay.miss().get();
        int number = MoveNumbers.of(tree, replay.node());
        String beside = line.contains(replay.node()) ? "" : ", in a variation";
        String move = name(replay.game(), replay.move().orElseThrow());
        line(number + " " + move + ": miss " + miss.number() + " " + miss.title() + beside);
      }
    } while (replay.next());
  }

  private static String name(Game game, Move move) {
    String side = move.side() == Side.BLACK ? "B " : "W ";
    return side + (move instanceof Place place ? game.notation().name(place.site()) : "pass");
  }

  private void end(Position position) {
    Score score = position.score();
    line("score: " + Score.points(score.black()) + "-" + Score.points(score.white()));
    line("captured: " + position.captures(Side.BLACK) + "-" + position.captures(Side.WHITE));
    line("over: " + position.outcome().map(Account::outcome).orElse("no"));
    Rows.of(position).forEach(this::line);
  }

  private static String outcome(Outcome outcome) {
    String winner = outcome.winner().map(Side::toString).orElse("NOBODY");
    return winner + " " + outcome.reason() + " " + Score.points(outcome.margin());
  }
}
