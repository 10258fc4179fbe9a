package dev.banmen.app.local;

import dev.banmen.app.UnfinishedGame;
import dev.banmen.game.Game;
import dev.banmen.game.Games;
import dev.banmen.game.record.InputFault;
import dev.banmen.session.GameText;
import dev.banmen.session.SalvagedGame;
import dev.banmen.session.Session;
import dev.banmen.storage.JournalFolder;
import dev.banmen.text.LineEnds;
import dev.banmen.text.Printable;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.attribute.FileTime;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The games in a folder that were left before their end.
 *
 * @param family of this game only; empty for any
 * @param host of the user who sees them
 */
record UnfinishedGames(
    Games games, JournalFolder folder, Optional<String> family, HostEnvironment host) {
  /** How many are read: nobody scrolls further. */
  private static final int MOST = 40;

  /**
   * The unfinished games, newest first, without those that are played here now. A file that cannot
   * be read has no family, and its title says what is wrong with it.
   */
  List<UnfinishedGame> list() throws IOException {
    List<UnfinishedGame> left = new ArrayList<>();
    for (String name : folder.unfinished()) {
      if (left.size() < MOST && !folder.isOwn(name)) {
        summary(name).ifPresent(left::add);
      }
    }
    return left;
  }

  private Optional<UnfinishedGame> summary(String name) {
    String when = "";
    try {
      when = time(folder.time(name));
      return summary(name, when);
    } catch (InputFault fault) {
      return Optional.of(
          faulty(
              name,
              new FileFault(name, DamageTexts.withAdvice(fault, wording())).getMessage(),
              when));
    } catch (IOException e) {
      return Optional.of(faulty(name, name + ": " + IoReason.of(e, wording()), when));
    }
  }

  private Optional<UnfinishedGame> summary(String name, String when)
      throws InputFault, IOException {
    byte[] text = folder.bytes(name);
    if (LineEnds.last(text) == 0) {
      return Optional.empty(); // it was cut off before anything was saved
    }
    GameText.Glance glance = glance(text);
    Session begun = glance.begun();
    String id = begun.terms().family();
    Game game = begun.position().game();
    String title = wording().of("left.title", game.words().text("name"), game.summary());
    boolean isWanted = family.isEmpty() || family.get().equals(id);
    return isWanted && !glance.isBare()
        ? Optional.of(new UnfinishedGame(name, id, title, glance.moves(), when))
        : Optional.empty();
  }

  /** Summarizes a file; one that doesn't say which game it is gets repaired, if it can be. */
  private GameText.Glance glance(byte[] text) throws InputFault, IOException {
    try {
      return GameText.glance(new ByteArrayInputStream(text), games);
    } catch (InputFault fault) {
      Session session = SalvagedGame.of(text, games).reading().session();
      return new GameText.Glance(session, session.tree().line(session.node()).size(), false);
    }
  }

  static UnfinishedGame faulty(String name, String fault, String when) {
    return new UnfinishedGame(name, "", Printable.of(fault), 0, when);
  }

  /** A time such as {@code 2026-11-21 10:36}, in the user's time zone. */
  private String time(FileTime time) {
    String text = LocalDateTime.ofInstant(time.toInstant(), host.clock().getZone()).toString();
    return text.substring(0, "2026-11-21T10:36".length()).replace('T', ' ');
  }

  private LocalText wording() {
    return LocalText.of(games);
  }
}
