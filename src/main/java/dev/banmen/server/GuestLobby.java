package dev.banmen.server;

import dev.banmen.app.Lobby;
import dev.banmen.app.LobbyTable;
import dev.banmen.app.NameOffer;
import dev.banmen.app.Refusal;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.server.store.ChatRow;
import dev.banmen.session.LiveSession;
import dev.banmen.text.Printable;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/** The lobby of a house as one guest sees it. */
final class GuestLobby implements Lobby {
  private final Club club;
  private final Guest guest;
  private final Deque<Long> spoken = new ArrayDeque<>(); // when; under itself
  private volatile NameOffer offer;

  GuestLobby(Club club, Guest guest, String login) {
    this.club = club;
    this.guest = guest;
    offer = new NameOffer(NameRule.offered(login, guest.words()), "");
  }

  @Override
  public String name() {
    return club.parts().name();
  }

  @Override
  public List<LobbyTable> tables() {
    return club.tables().listed(guest.me()).stream().map(guest.view()::row).toList();
  }

  private GameTable table(LobbyTable row) throws Refusal {
    return club.tables()
        .numbered(row.number(), guest.me())
        .orElseThrow(() -> new Refusal(guest.words().text("table.gone")));
  }

  @Override
  public Position position(LobbyTable row) throws Refusal {
    return table(row).live().now().position();
  }

  @Override
  public List<String> people() {
    List<String> all = new ArrayList<>(club.people());
    if (all.remove(guest.name())) {
      all.add(0, guest.name());
    }
    return all;
  }

  @Override
  public List<String> chat() {
    List<String> lines = new ArrayList<>();
    for (ChatRow row : club.said()) {
      lines.add(guest.words().text("chat.line", row.name(), row.text()));
    }
    return lines;
  }

  @Override
  public LiveSession enter(LobbyTable row) throws Refusal {
    return enter(table(row));
  }

  LiveSession enter(GameTable table) {
    Optional<Side> free = table.freeSide();
    if (free.isPresent() && !table.isOf(guest.me())) {
      guest.room().sit(table.live(), free.get());
    }
    guest.room().look(table);
    return table.live();
  }

  @Override
  public void say(String typed) throws Refusal {
    String text = Printable.of(typed).strip();
    ClubLimits limits = club.parts().limits();
    if (text.length() > limits.sentence()) {
      throw new Refusal(guest.words().text("chat.long", limits.sentence()));
    }
    long now = club.parts().calendar().getAsLong();
    synchronized (spoken) {
      while (!spoken.isEmpty() && spoken.peekFirst() <= now - ClubLimits.SPEECH_MILLIS) {
        spoken.removeFirst();
      }
      if (spoken.size() >= limits.sentences()) {
        throw new Refusal(guest.words().text("chat.much"));
      }
      spoken.addLast(now);
    }
    club.say(guest, text);
  }

  @Override
  public Optional<NameOffer> nameOffer() {
    return guest.isNamed() ? Optional.empty() : Optional.of(offer);
  }

  @Override
  public void takeName(String typed) throws Refusal {
    String name = NameRule.shown(typed, guest.words());
    club.store()
        .name(guest.id(), name, NameRule.folded(name))
        .whenComplete(
            (isFree, fault) -> {
              if (fault == null && isFree) {
                guest.called(name);
              } else if (fault == null) {
                offer = new NameOffer(name, guest.words().text("name.taken", name));
              } else {
                offer = new NameOffer(name, guest.words().text("club.store"));
              }
              club.changed();
            });
  }

  @Override
  public Runnable listen(Runnable listener) {
    return club.listen(listener);
  }
}
