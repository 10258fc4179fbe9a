package dev.banmen.server.tables;

import dev.banmen.game.Family;
import dev.banmen.game.Games;
import dev.banmen.game.Outcome;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.schedule.FaultBarrier;
import dev.banmen.server.monitor.EventLog;
import dev.banmen.server.monitor.LogEvent;
import dev.banmen.server.monitor.LogField;
import dev.banmen.server.people.EndedGames;
import dev.banmen.server.people.PlayerNumber;
import dev.banmen.session.CountAgreement;
import dev.banmen.session.Event;
import dev.banmen.session.Player;
import dev.banmen.session.Report;
import dev.banmen.session.Session;
import dev.banmen.session.text.Results;
import dev.banmen.solve.CountJudge;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/**
 * What those hear who are away when a game ends, and the end of a count that waits for nobody. For
 * any thread.
 */
public final class GameEnds {
  private static final EventLog LOG = EventLog.of(GameEnds.class);

  private final EndedGames endedGames;
  private final Games games;

  GameEnds(EndedGames endedGames, Games games) {
    this.endedGames = endedGames;
    this.games = games;
  }

  /** A game of two is over: whoever is away reads that in the lobby. */
  void tellAbsent(GameTable table, Session now) {
    Outcome outcome = now.outcome().orElseThrow();
    boolean isSaid =
        outcome.reason() == Outcome.Reason.VOID || now.report() instanceof Report.CountedAway;
    for (Side side : Side.values()) {
      long player = PlayerNumber.of(now.seat(side).holder());
      if (!isSaid && table.players().size() > 1 && !table.isHere(side)) {
        long opponent = PlayerNumber.of(now.seat(side.opponent()).holder());
        endedGames.add(Set.of(player), EndedGames.over(table.id(), how(outcome, side), opponent));
      }
    }
  }

  private static String how(Outcome outcome, Side side) {
    if (outcome.winner().isEmpty()) {
      return "draw";
    }
    boolean isWon = outcome.winner().get() == side;
    return switch (outcome.reason()) {
      case RESIGNATION -> isWon ? "won.resignation" : "lost";
      case TIME -> isWon ? "won.time" : "lost.time";
      case FORFEIT -> isWon ? "won.forfeit" : "lost.forfeit";
      default -> isWon ? "won" : "lost";
    };
  }

  /**
   * Ends a count by what is surely dead; without a result where nobody can say. Whoever came back
   * meanwhile sees to it themselves.
   */
  void judge(GameTable table, Session count) {
    Event end = Event.Act.ANNUL;
    try {
      Family family = games.find(count.terms().family()).orElseThrow();
      Position counted = count.position();
      Optional<Set<Site>> dead = CountJudge.dead(family, counted);
      if (dead.isPresent()) {
        end = new Event.Settle(Optional.of(new CountAgreement(dead.get(), Set.of())));
      }
    } finally {
      if (table.waitingRules().isToJudge()) {
        Event ending = new Event.IfCurrent(count.stateNumber(), end);
        FaultBarrier.watch(
            table.live().send(Player.SYSTEM, ending).thenAccept(after -> judged(table, after)));
      }
    }
  }

  /** The program has counted a game: whoever is away reads that when they come back. */
  private void judged(GameTable table, Session after) {
    boolean isOurs = table.writer().hasWrittenLast(); // else another node tells them
    if (after.isOver() && isOurs && !after.isNotDone(Report.Hindrance.TOO_LATE)) {
      String result = Results.of(after.outcome());
      String line = EndedGames.counted(table.id(), result);
      table.noteEnd(Optional.of(line).filter(one -> EndedGames.saidAtTable(one).isPresent()));
      Set<Long> absent = new HashSet<>();
      for (Side side : Side.values()) {
        if (!table.isHere(side)) {
          absent.add(PlayerNumber.of(after.seat(side).holder()));
        }
      }
      endedGames.add(absent, line);
    }
  }

  /**
   * Notes that the owner has ended a game: its players, and who opened it, read that at the table,
   * and in the lobby until they have read it there.
   */
  public void byOwner(GameTable table, String reason) {
    LOG.info(LogEvent.TABLE_ENDED, LogField.of("table", table.id()));
    String line = EndedGames.endedByOwner(table.id(), reason);
    table.noteEnd(Optional.of(line));
    Set<Long> concerned = new HashSet<>(table.players());
    concerned.add(table.opener().person());
    endedGames.add(concerned, line);
  }
}
