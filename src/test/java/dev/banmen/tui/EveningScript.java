package dev.banmen.tui;

import dev.banmen.game.Game;
import dev.banmen.game.Move;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.session.Event;
import dev.banmen.session.Player;
import dev.banmen.session.Seat;
import dev.banmen.session.Session;
import dev.banmen.session.Stamped;
import dev.banmen.session.Terms;
import dev.banmen.session.TimeControl;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A scripted evening for a test: the game, the seats, and one event per line, with the milliseconds
 * since the previous one and who caused it.
 *
 * @param lines as written, one for each event
 */
record EveningScript(Terms terms, List<String> lines, List<Stamped> events) {
  static EveningScript of(String text) {
    List<String> lines = text.lines().toList();
    String[] game = lines.get(0).split(" +");
    String[] seats = lines.get(2).split(" +");
    Map<String, String> chosen = new LinkedHashMap<>();
    for (int i = 1; i < game.length; i++) {
      chosen.put(game[i].split("=")[0], game[i].split("=")[1]);
    }
    Terms terms =
        new Terms(
            game[0],
            chosen,
            Optional.empty(),
            TimeControl.parse(lines.get(1).split(" ")[1]).orElseThrow(),
            new Seat(new Player(seats[1]), seats[2].replace("-", "")),
            new Seat(new Player(seats[3]), seats[4].replace("-", "")));
    Game played = terms.start(TestHouse.everything()).game();
    List<Stamped> events = new ArrayList<>();
    long millis = 0;
    for (String line : lines.subList(3, lines.size())) {
      String[] words = line.split(" +");
      millis += Long.parseLong(words[0]);
      events.add(new Stamped(millis, new Player(words[1]), event(played, words)));
    }
    return new EveningScript(terms, lines.subList(3, lines.size()), events);
  }

  private static Event event(Game game, String[] words) {
    return switch (words[2]) {
      case "B" -> new Event.Try(move(game, Side.BLACK, words[3]));
      case "W" -> new Event.Try(move(game, Side.WHITE, words[3]));
      case "undo" -> Event.Act.UNDO;
      case "redo" -> Event.Act.REDO;
      case "goto" -> new Event.GoTo(Integer.parseInt(words[3]));
      case "yes" -> new Event.Reply(true);
      case "no" -> new Event.Reply(false);
      case "resign" -> new Event.Resign(words[3].equals("B") ? Side.BLACK : Side.WHITE);
      case "dead" -> new Event.Marking(Event.MarkKind.DEAD, site(game, words[3]));
      case "neutral" -> new Event.Marking(Event.MarkKind.NEUTRAL, site(game, words[3]));
      case "tick" -> Event.Act.CLOCK_TICK;
      default -> throw new IllegalArgumentException(String.join(" ", words));
    };
  }

  private static Move move(Game game, Side side, String where) {
    return where.equals("pass") ? new Pass(side) : new Place(side, site(game, where));
  }

  private static Site site(Game game, String name) {
    return game.notation().parse(name).orElseThrow();
  }

  Session begun() {
    Position start = terms.start(TestHouse.everything());
    return Session.begin(terms, start);
  }
}
