package dev.banmen.app.local.games;

import dev.banmen.app.UnfinishedGame;
import dev.banmen.app.local.files.DamageTexts;
import dev.banmen.app.local.host.FileFault;
import dev.banmen.app.local.host.HostEnvironment;
import dev.banmen.app.local.host.IoReason;
import dev.banmen.app.local.host.LocalText;
import dev.banmen.game.Game;
import dev.banmen.game.Games;
import dev.banmen.game.Side;
import dev.banmen.game.record.InputFault;
import dev.banmen.session.ComputerSeat;
import dev.banmen.session.Session;
import dev.banmen.session.text.SalvagedGame;
import dev.banmen.storage.JournalFolder;
import dev.banmen.text.LineEnds;
import dev.banmen.text.Printable;
import java.io.IOException;
import java.nio.file.attribute.FileTime;
import java.time.Clock;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.temporal.ChronoUnit;
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
    SalvagedGame salvaged = SalvagedGame.of(text, games); // a damaged one up to its damage
    Session left = salvaged.reading().session();
    String id = left.terms().family();
    Game game = left.position().game();
    String title = wording().of("left.title", game.words().text("name"), game.summary());
    boolean isWanted = family.isEmpty() || family.get().equals(id);
    boolean isNothing = salvaged.fault().isEmpty() && left.isBare();
    int moves = left.tree().line(left.node()).size();
    return isWanted && !isNothing
        ? Optional.of(new UnfinishedGame(name, id, title, players(left), moves, when))
        : Optional.empty();
  }

  private String players(Session left) {
    String black = player(left, Side.BLACK);
    String white = player(left, Side.WHITE);
    if (black.isEmpty() && white.isEmpty()) {
      return "";
    }
    return black.isEmpty() || white.isEmpty()
        ? wording().of("left.with", black + white)
        : wording().of("left.both", black, white);
  }

  private String player(Session left, Side side) {
    String name = left.playerName(side);
    return name.isEmpty()
        ? ComputerSeat.of(left.seat(side).holder())
            .map(seat -> seat.name(games.language()))
            .orElse("")
        : name;
  }

  static UnfinishedGame faulty(String name, String fault, String when) {
    return new UnfinishedGame(name, "", Printable.of(fault), "", 0, when);
  }

  /** A time such as {@code today 10:36} or {@code 2026-11-21}, in the user's time zone. */
  private String time(FileTime time) {
    Clock clock = host.clock();
    LocalDateTime left = LocalDateTime.ofInstant(time.toInstant(), clock.getZone());
    String day = left.toLocalDate().toString();
    String minute = left.toLocalTime().truncatedTo(ChronoUnit.MINUTES).toString();
    LocalDate today = LocalDate.now(clock);
    if (left.toLocalDate().equals(today)) {
      return wording().of("left.today", minute);
    }
    return left.toLocalDate().equals(today.minusDays(1))
        ? wording().of("left.yesterday", minute)
        : day;
  }

  private LocalText wording() {
    return LocalText.of(games);
  }
}
