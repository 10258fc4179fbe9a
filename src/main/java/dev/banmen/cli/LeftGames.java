package dev.banmen.cli;

import dev.banmen.game.Game;
import dev.banmen.game.Games;
import dev.banmen.game.InputFault;
import dev.banmen.game.Printable;
import dev.banmen.record.JournalFolder;
import dev.banmen.session.GameText;
import dev.banmen.session.Session;
import dev.banmen.tui.House.Kept;
import java.io.IOException;
import java.nio.file.attribute.FileTime;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The games in a folder that were left before their end. For one use. */
final class LeftGames {
  /** How many are looked at: each is played through, and nobody scrolls further. */
  private static final int MOST = 40;

  private final Games games;
  private final JournalFolder folder;
  private final Optional<String> family;

  /**
   * The games of a folder.
   *
   * @param family of this game only; empty for any
   */
  LeftGames(Games games, JournalFolder folder, Optional<String> family) {
    this.games = games;
    this.folder = folder;
    this.family = family;
  }

  /**
   * The newest first, without those that this program plays now. A file that cannot be read is of
   * no family, and its title says what is wrong with it.
   */
  List<Kept> list() throws IOException {
    List<Kept> left = new ArrayList<>();
    for (String name : folder.unfinished()) {
      if (left.size() < MOST && !folder.isWritten(name)) {
        kept(name).ifPresent(left::add);
      }
    }
    return left;
  }

  private Optional<Kept> kept(String name) {
    String when = "";
    try {
      when = time(folder.time(name));
      String text = folder.text(name);
      // One without a whole line was cut off before anything was kept.
      boolean isNone = text.indexOf('\n') < 0 || family.isPresent() && !isOf(family.get(), text);
      return isNone ? Optional.empty() : Optional.of(kept(name, text, when));
    } catch (InputFault fault) {
      return Optional.of(faulty(name, new FileFault(name, fault).getMessage(), when));
    } catch (IOException e) {
      return Optional.of(faulty(name, name + ": " + Hindrance.of(e), when));
    }
  }

  private static boolean isOf(String family, String text) {
    return text.contains("\ngame " + family + "\n") || text.contains("\ngame " + family + "\r\n");
  }

  private Kept kept(String name, String text, String when) throws InputFault {
    Session session = GameText.read(text, games).session();
    Game game = session.position().game();
    String title = game.words().text("name") + ", " + game.summary();
    int moves = session.tree().line(session.node()).size();
    return new Kept(name, session.terms().family(), title, moves, when);
  }

  static Kept faulty(String name, String fault, String when) {
    return new Kept(name, "", Printable.of(fault), 0, when);
  }

  /** Such as {@code 2026-11-21 10:36}, in the time of the user's place. */
  private static String time(FileTime time) {
    String text = LocalDateTime.ofInstant(time.toInstant(), ZoneId.systemDefault()).toString();
    return text.substring(0, "2026-11-21T10:36".length()).replace('T', ' ');
  }
}
