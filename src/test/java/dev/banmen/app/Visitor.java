package dev.banmen.app;

import dev.banmen.game.Games;
import dev.banmen.game.OptionFault;
import dev.banmen.game.Side;
import dev.banmen.game.bot.AreaEstimate;
import dev.banmen.game.bot.Candidate;
import dev.banmen.game.bot.PlayedTurn;
import dev.banmen.game.bot.PositionValue;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Seat;
import dev.banmen.session.Session;
import dev.banmen.session.Terms;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Somebody who can play, and for whom nothing is saved: the smallest person. Time stands still. */
public class Visitor implements Person, GameRoom {
  private final Games games;

  /** Somebody who can play these games. */
  public Visitor(Games games) {
    this.games = games;
  }

  @Override
  public Games games() {
    return games;
  }

  @Override
  public GameRoom room() {
    return this;
  }

  @Override
  public List<UnfinishedGame> unfinished() {
    return List.of();
  }

  @Override
  public LiveSession begin(Terms terms, TableOptions options) throws Refusal {
    try {
      Session session = Session.begin(terms, terms.start(games));
      return new LiveSession(session, LiveSession.EventWriter.NONE, () -> 0);
    } catch (OptionFault e) {
      throw new Refusal(e.getMessage());
    }
  }

  @Override
  public LiveSession resume(UnfinishedGame game) throws Refusal {
    throw new Refusal("no game is saved here");
  }

  @Override
  public LiveSession resumeLast(Optional<String> family) throws Refusal {
    throw new Refusal("no game is saved here");
  }

  @Override
  public LiveSession continueFrom(String file) throws Refusal {
    throw new Refusal("there are no files here");
  }

  @Override
  public void leave(LiveSession game) {
    game.close();
  }

  @Override
  public void say(LiveSession game, String text) throws Refusal {
    throw new Refusal("nobody else is here");
  }

  @Override
  public void delete(UnfinishedGame game) throws Refusal {
    throw new Refusal("no game is saved here");
  }

  @Override
  public Seat seat(LiveSession game, Side side, String who) throws Refusal {
    throw new Refusal("nobody else is here");
  }

  @Override
  public Pending<Candidate> hint(LiveSession game) throws Refusal {
    throw new Refusal("nobody knows");
  }

  @Override
  public Pending<AreaEstimate> estimate(LiveSession game) throws Refusal {
    throw new Refusal("nobody knows");
  }

  @Override
  public Pending<Integer> values(
      String family,
      Map<String, String> chosen,
      List<PlayedTurn> turns,
      PositionValue.Receiver found)
      throws Refusal {
    throw new Refusal("nobody knows");
  }
}
