package dev.banmen.session;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Family;
import dev.banmen.game.Game;
import dev.banmen.game.Move;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.toy.ToyFamily;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;

/** A session under test, with events by anybody at any time. Mutable. */
public final class Table {
  public static final Player ANN = new Player("ann");
  static final Player BOB = new Player("bob");
  static final Player EVE = new Player("eve"); // sits nowhere

  /** Drawn like this, a game of Othello on 4x4 comes to a forced pass. */
  static final long SEED_OF_A_PASS = 2;

  private final Game game;
  public Session now;
  private long millis;

  private Table(Game game, String time, Player black, Player white) {
    this.game = game;
    Terms terms =
        new Terms(
            game.id(),
            Map.of(),
            Optional.empty(),
            TimeControl.parse(time).orElseThrow(),
            new Seat(black, ""),
            new Seat(white, ""));
    now = Session.begin(terms, Position.start(game));
  }

  /** Ann has Black and Bob has White. */
  public static Table ofTwo(String id, String chosen, String time) {
    return new Table(game(id, chosen), time, ANN, BOB);
  }

  static Table ofTwo(String id, String chosen, String time, Player black, Player white) {
    return new Table(game(id, chosen), time, black, white);
  }

  /** One keyboard. */
  static Table ofOne(String id, String chosen, String time) {
    return new Table(game(id, chosen), time, Player.HERE, Player.HERE);
  }

  private static Game game(String id, String chosen) {
    Map<String, String> options = new HashMap<>();
    for (String option : chosen.isEmpty() ? new String[0] : chosen.split(" ")) {
      options.put(option.split("=")[0], option.split("=")[1]);
    }
    Family toy = new ToyFamily();
    Family family = id.equals("toy") ? toy : Catalog.ALL.find(id).orElseThrow();
    return family.game(options);
  }

  Table waits(long passed) {
    millis += passed;
    return this;
  }

  long millis() {
    return millis;
  }

  public Table does(Player by, Event event) {
    now = now.on(new Stamped(millis, by, event));
    return this;
  }

  /** Plays moves such as {@code B c3} and {@code W pass}, each by the player in that seat. */
  Table plays(String... moves) {
    for (String written : moves) {
      Move move = move(written);
      does(now.seat(move.side()).holder(), new Event.Try(move));
    }
    return this;
  }

  /**
   * Plays drawn moves up to where only a pass is left.
   *
   * @return the node at which each side last had a choice
   */
  Map<Side, Integer> playsToForcedPass(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    Map<Side, Integer> choices = new EnumMap<>(Side.class);
    List<Move> legal = now.position().legalMoves();
    while (!(legal.get(0) instanceof Pass)) {
      Move move = legal.get(random.nextInt(legal.size()));
      if (legal.size() > 1) {
        choices.put(move.side(), now.node());
      }
      does(now.seat(move.side()).holder(), new Event.Try(move));
      legal = now.position().legalMoves();
    }
    return choices;
  }

  Event attempt(String written) {
    return new Event.Try(move(written));
  }

  Move move(String written) {
    Side side = written.charAt(0) == 'B' ? Side.BLACK : Side.WHITE;
    String where = written.substring(2);
    return where.equals("pass") ? new Pass(side) : new Place(side, site(where));
  }

  Site site(String name) {
    return game.notation().parse(name).orElseThrow();
  }

  Clock.TimeLeft left(Side side) {
    return now.clock().left(side, millis);
  }

  long main(Side side) {
    return left(side).mainMillis();
  }
}
