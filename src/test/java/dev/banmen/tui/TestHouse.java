package dev.banmen.tui;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Family;
import dev.banmen.game.Games;
import dev.banmen.game.OptionFault;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Session;
import dev.banmen.session.Terms;
import dev.banmen.toy.ToyFamily;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A house of all games and the toy, that keeps what it is given in memory. Time stands still. */
final class TestHouse implements House {
  final List<Kept> unfinished = new ArrayList<>();
  final Map<String, Session> saved = new HashMap<>();
  final List<LiveSession> left = new ArrayList<>();
  final Map<String, Session> files = new HashMap<>(); // what may be opened or gone on with
  private long millis;

  TestHouse(long millis) {
    this.millis = millis;
  }

  void pass(long passed) {
    millis += passed;
  }

  static Games everything() {
    List<Family> families = new ArrayList<>(Catalog.ALL.families());
    families.add(new ToyFamily());
    return new Games(families);
  }

  @Override
  public Games games() {
    return everything();
  }

  @Override
  public List<Kept> unfinished() {
    return List.copyOf(unfinished);
  }

  @Override
  public LiveSession begin(Terms terms) throws Refusal {
    try {
      return live(Session.begin(terms, terms.start(games())));
    } catch (OptionFault e) {
      throw new Refusal(e.getMessage());
    }
  }

  private LiveSession live(Session session) {
    return new LiveSession(session, LiveSession.Keeper.NONE, () -> millis);
  }

  @Override
  public LiveSession resume(Kept game) throws Refusal {
    return open(game.key());
  }

  @Override
  public LiveSession open(String file) throws Refusal {
    if (!files.containsKey(file)) {
      throw new Refusal(file + ": not found");
    }
    return live(files.get(file));
  }

  @Override
  public List<String> files(String begun) {
    return files.keySet().stream().filter(name -> name.startsWith(begun)).sorted().toList();
  }

  @Override
  public void save(String file, Session session) throws Refusal {
    if (saved.putIfAbsent(file, session) != null) {
      throw new Refusal(file + " is there already");
    }
  }

  @Override
  public void leave(LiveSession game) {
    left.add(game);
  }
}
