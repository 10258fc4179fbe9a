package dev.banmen.app.local.files;

import dev.banmen.app.FileStore;
import dev.banmen.app.Listing;
import dev.banmen.game.Game;
import dev.banmen.game.Games;
import dev.banmen.game.Side;
import dev.banmen.game.record.InputFault;
import dev.banmen.session.ComputerSeat;
import dev.banmen.session.Session;
import dev.banmen.session.text.PastGameTitle;
import dev.banmen.session.text.Results;
import dev.banmen.session.text.SavedGameText;
import dev.banmen.storage.JournalFolder;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.time.Clock;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The finished games of a user as a folder, the newest first. Immutable. */
record FinishedGames(Games games, JournalFolder folder, Clock clock) {
  /** How many are listed at most. */
  static final int MOST = 500;

  private static final String START = FileStore.PAST + "/";

  /** Whether a name is that of the folder, or of something in it. */
  static boolean contain(String name) {
    return name.equals(FileStore.PAST) || name.startsWith(START);
  }

  /** Lists the titles of the games; those that can't be read are left out. */
  Listing list() throws IOException {
    List<String> titles = new ArrayList<>();
    List<String> files = folder.finished();
    for (int i = 0; i < Math.min(MOST, files.size()); i++) {
      title(files.get(i), files.size() - i).ifPresent(titles::add);
    }
    return new Listing(FileStore.PAST, titles);
  }

  /** Looks through the games that are listed: whether those are all. */
  boolean search(FolderSearch search) throws IOException {
    List<String> files = folder.finished();
    for (int i = 0; i < Math.min(MOST, files.size()) && !search.watch().isGivenUp(); i++) {
      Optional<String> title = title(files.get(i), files.size() - i);
      if (title.isPresent()) {
        search.stream(START + title.get(), Files.newInputStream(folder.path(files.get(i))));
      }
    }
    return files.size() <= MOST;
  }

  /** Returns the path of a game, by its name in this folder; empty if there is none. */
  Optional<String> path(String name) throws IOException {
    String title = name.substring(Math.min(name.length(), START.length()));
    List<String> files = folder.finished();
    for (int i = 0; i < files.size(); i++) {
      int number = files.size() - i;
      if (title.startsWith(number + " ")
          && title(files.get(i), number).equals(Optional.of(title))) {
        return Optional.of(folder.path(files.get(i)).toString());
      }
    }
    return Optional.empty();
  }

  private Optional<String> title(String file, int number) {
    try {
      String text = new String(folder.bytes(file), StandardCharsets.UTF_8);
      Session over = SavedGameText.read(text, games).session();
      LocalDate day = LocalDate.ofInstant(folder.time(file).toInstant(), clock.getZone());
      String title = title(over, number, day).text(games.language());
      return Optional.of(title.replace('/', ' '));
    } catch (InputFault | IOException e) {
      return Optional.empty(); // still open here, damaged, or of a version to come
    }
  }

  private PastGameTitle title(Session over, int number, LocalDate day) {
    Game game = over.position().game();
    String result = Results.of(over.outcome());
    List<Side> people = new ArrayList<>(List.of(Side.values()));
    people.removeIf(side -> over.seat(side).isComputer());
    if (people.size() == 1) {
      Side own = people.get(0);
      return PastGameTitle.against(name(over, own.opponent()), own, number, day, game, result);
    }
    String black = name(over, Side.BLACK);
    String players = PastGameTitle.players(black, name(over, Side.WHITE), games.language());
    return new PastGameTitle(number, day, game, result, Optional.empty(), players);
  }

  private String name(Session over, Side side) {
    String name = over.playerName(side);
    return !name.isEmpty()
        ? name
        : ComputerSeat.of(over.seat(side).holder())
            .map(computer -> PastGameTitle.computer(computer, games.language()))
            .orElse(over.position().game().words().side(side));
  }
}
