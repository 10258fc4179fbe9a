package dev.banmen.cli;

import dev.banmen.game.Games;
import dev.banmen.game.OptionFault;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Session;
import dev.banmen.session.Terms;
import dev.banmen.tui.House;
import java.util.List;

/** The games of one user on this machine. One thread. */
final class Library implements House {
  private final Games games;

  Library(Games games) {
    this.games = games;
  }

  @Override
  public Games games() {
    return games;
  }

  @Override
  public List<Kept> unfinished() {
    return List.of();
  }

  @Override
  public LiveSession begin(Terms terms) throws Refusal {
    try {
      Session session = Session.begin(terms, terms.start(games));
      return new LiveSession(session, LiveSession.Keeper.NONE, System::currentTimeMillis);
    } catch (OptionFault e) {
      throw new Refusal(e.getMessage());
    }
  }

  @Override
  public LiveSession resume(Kept game) throws Refusal {
    throw new Refusal("no game is kept as " + game.key());
  }

  @Override
  public LiveSession open(String file) throws Refusal {
    throw new Refusal(file + " holds no game that can be gone on with");
  }

  @Override
  public List<String> files(String begun) {
    return FileNames.begun(begun);
  }

  @Override
  public void save(String file, Session session) throws Refusal {
    throw new Refusal(file + " cannot be written");
  }

  @Override
  public void leave(LiveSession game) {
    // Nothing is held for it.
  }
}
