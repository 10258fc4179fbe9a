package dev.banmen.app;

import dev.banmen.game.Position;
import dev.banmen.session.LiveSession;
import java.util.List;

/** A lobby in which nothing is played or led: the smallest one. */
public class QuietLobby implements Lobby {
  @Override
  public String name() {
    return "Club";
  }

  @Override
  public List<LobbyRow> rows() {
    return List.of();
  }

  @Override
  public Position position(LobbyRow row) throws Refusal {
    throw new Refusal("no such table");
  }

  @Override
  public List<String> people() {
    return List.of("anna");
  }

  @Override
  public List<String> chat() {
    return List.of();
  }

  @Override
  public LiveSession enter(LobbyRow.Table table) throws Refusal {
    throw new Refusal("no such table");
  }

  @Override
  public LiveSession accept(LobbyRow.Seeker seeker) throws Refusal {
    throw new Refusal("nobody looks for a game");
  }

  @Override
  public LiveSession join(String code) throws Refusal {
    throw new Refusal("no such table");
  }

  @Override
  public TeachingTable teach(SharedPosition start, boolean isPrivate) throws Refusal {
    throw new Refusal("nobody leads here");
  }

  @Override
  public TeachingTable follow(LobbyRow.Teaching table) throws Refusal {
    throw new Refusal("no such table");
  }

  @Override
  public void say(String text) throws Refusal {}

  @Override
  public Runnable listen(Runnable listener) {
    return () -> {};
  }
}
