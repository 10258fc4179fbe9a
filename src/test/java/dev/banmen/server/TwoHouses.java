package dev.banmen.server;

import dev.banmen.app.Refusal;
import dev.banmen.game.Place;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.proof.Waiting;
import dev.banmen.server.lobby.Visit;
import dev.banmen.server.people.HouseLimits;
import dev.banmen.server.store.StoreFault;
import dev.banmen.session.Event;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Seat;
import dev.banmen.session.Terms;
import dev.banmen.session.TimeControl;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Timeout;

/** Two servers over one database: Anna is at the first, and Ben at the second. */
@Timeout(60)
abstract class TwoHouses {
  /** The news of the second server. */
  final NewsLine line = new NewsLine();

  /** How another server opens the same database. */
  OpenHouse.Opening opening;

  OpenHouse first;
  OpenHouse second;
  Visit anna;
  Visit ben;

  /** How a server opens the database. */
  protected abstract OpenHouse.Opening opening() throws StoreFault;

  @BeforeEach
  void open() throws Exception {
    opening = opening();
    first = new OpenHouse(opening, HouseLimits.DEFAULT, Optional::isPresent, 1_000_000);
    second = new OpenHouse(line.of(opening), HouseLimits.DEFAULT, Optional::isPresent, 1_000_000);
    anna = first.named("anna");
    ben = second.named("ben");
  }

  @AfterEach
  void close() {
    second.close();
    first.close();
  }

  void await(BooleanSupplier isSo) {
    Waiting.until(
        () -> {
          first.settle();
          second.settle();
          return isSo.getAsBoolean();
        });
  }

  static Event at(int row, int col, Side side) {
    return new Event.Try(new Place(side, new Site(row, col)));
  }

  LiveSession begin() throws Refusal {
    return begin(TimeControl.NONE);
  }

  LiveSession begin(TimeControl time) throws Refusal {
    Seat annas = new Seat(anna.person().me(), "");
    Terms terms = new Terms("go", Map.of("size", "9"), Optional.empty(), time, annas, Seat.FREE);
    LiveSession live = anna.person().room().begin(terms);
    await(() -> OpenHouse.tables(ben).size() == 1);
    return live;
  }

  /** Ben sits down at Anna's table from the other server. */
  LiveSession join(LiveSession annas) throws Refusal {
    LiveSession bens = OpenHouse.enterFirst(ben);
    await(() -> !annas.now().seat(Side.WHITE).isFree());
    return bens;
  }
}
