package dev.banmen.laws;

import dev.banmen.game.Board;
import dev.banmen.game.Games;
import dev.banmen.game.Move;
import dev.banmen.game.Pass;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.session.Event;
import dev.banmen.session.Player;
import dev.banmen.session.Seat;
import dev.banmen.session.Session;
import dev.banmen.session.Stamped;
import dev.banmen.session.Terms;
import dev.banmen.session.TimeControl;
import dev.banmen.session.text.SavedGameText;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;

/** A session in which everything possible happens, and its journal. */
final class RandomSession {
  private static final String[] TIMES = {"none", "none", "60s", "20s+5s", "10s+3x4s", "9s/move"};
  private static final int EVENTS = 60;

  private final SplittableRandom random;
  private final StringBuilder journal = new StringBuilder();
  private Session session;
  private long now = 1_732_185_360_000L;
  private long last = now;

  private RandomSession(Games games, Terms terms, long seed) {
    random = new SplittableRandom(seed);
    TimeControl time = TimeControl.parse(TIMES[random.nextInt(TIMES.length)]).orElseThrow();
    Seat[] seats = SavedGameTextLawsTest.SEATS;
    Terms chosen =
        new Terms(
            terms.family(),
            terms.chosen(),
            terms.setup(),
            time,
            seats[random.nextInt(seats.length)],
            seats[random.nextInt(seats.length)]);
    session = Session.begin(chosen, chosen.start(games));
    journal.append(SavedGameText.of(session, now));
  }

  static RandomSession of(Games games, Terms terms, long seed) {
    RandomSession played = new RandomSession(games, terms, seed);
    for (int i = 0; i < EVENTS; i++) {
      played.step();
    }
    return played;
  }

  Session session() {
    return session;
  }

  String journal() {
    return journal.toString();
  }

  long now() {
    return now;
  }

  private void step() {
    now += random.nextInt(8) == 0 ? random.nextInt(5000) : random.nextInt(300);
    Event event = event();
    Player by =
        event instanceof Event.Try attempt && random.nextInt(9) > 0
            ? session.seat(attempt.move().side()).holder()
            : SavedGameTextLawsTest.SEATS[random.nextInt(SavedGameTextLawsTest.SEATS.length)]
                .holder();
    Stamped stamped = new Stamped(now, by, event);
    Session after = session.on(stamped);
    String line = SavedGameText.line(session, stamped, after, last);
    if (!line.isEmpty()) {
      journal.append(line);
      last = now;
    }
    session = after;
  }

  private Event event() {
    return switch (random.nextInt(24)) {
      case 0, 1 -> Event.Act.UNDO;
      case 2 ->
          switch (random.nextInt(16)) {
            case 0 -> new Event.Forfeit(side());
            case 1 -> new Event.Settle();
            case 2 -> Event.Act.ANNUL;
            case 3, 4, 5 -> new Event.Propose(Set.copyOf(List.of(site(), site())));
            default -> Event.Act.REDO;
          };
      case 3 -> new Event.GoTo(random.nextInt(session.tree().size() + 1));
      case 4 -> random.nextInt(8) == 0 ? new Event.Resign(side()) : Event.Act.CLOCK_TICK;
      case 5 -> new Event.Marking(Event.MarkKind.DEAD, site());
      case 6 -> new Event.Marking(Event.MarkKind.NEUTRAL, site());
      case 7 -> Event.Act.RESUME;
      case 8 -> new Event.Reply(random.nextBoolean());
      case 9 -> new Event.Try(wild());
      case 10 ->
          switch (random.nextInt(6)) {
            case 0 -> Event.Act.OFFER_DRAW;
            case 1 -> Event.Act.ASK_ESTIMATE;
            default -> Event.Act.CONTINUE;
          };
      case 11 -> Event.Act.ACCEPT;
      case 12 -> Event.Act.CONTINUE;
      case 13 -> new Event.Try(new Pass(session.position().toMove().orElse(Side.BLACK)));
      default -> new Event.Try(legal());
    };
  }

  private Side side() {
    return random.nextBoolean() ? Side.BLACK : Side.WHITE;
  }

  private Site site() {
    return session.position().lattice().site(random.nextInt(session.position().lattice().size()));
  }

  private Move wild() {
    int size = session.position().lattice().size();
    int site = random.nextInt(3) == 0 ? Board.OFF : random.nextInt(Board.PASS, size);
    List<Move> moves = new LawMove(side(), site).on(session.position().lattice());
    return moves.get(random.nextInt(moves.size()));
  }

  private Move legal() {
    List<Move> legal = session.position().legalMoves();
    if (legal.isEmpty()) {
      return wild();
    }
    boolean pass = random.nextInt(5) == 0; // a pass is last
    return legal.get(pass ? legal.size() - 1 : random.nextInt(legal.size()));
  }
}
