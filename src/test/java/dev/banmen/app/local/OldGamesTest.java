package dev.banmen.app.local;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.app.UnfinishedGame;
import dev.banmen.app.local.host.HostEnvironment;
import dev.banmen.catalog.Catalog;
import dev.banmen.cli.options.ScreenChoices;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.session.Clock;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Session;
import dev.banmen.session.text.SavedGameText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Journals and saved games in the first format of the banmen file are read and resumed as they were
 * then. {@code old-games/facts.txt} has what the program of that time made of each.
 */
class OldGamesTest {
  private static final Path GAMES = Path.of("src/test/resources/old-games");
  private static final String FIRST_VERSION = "banmen 1\n";

  @TempDir Path folder;

  private static List<Path> games() throws IOException {
    try (Stream<Path> files = Files.list(GAMES)) {
      return files.filter(file -> file.toString().endsWith(".banmen")).sorted().toList();
    }
  }

  @Test
  void allHaveTheFirstFormat() throws IOException {
    assertThat(games()).isNotEmpty();
    assertThat(games()).allSatisfy(file -> assertThat(file).content().startsWith(FIRST_VERSION));
  }

  @Test
  void eachIsReadAsItWasThen() throws Exception {
    List<String> facts = new ArrayList<>();
    for (Path file : games()) {
      Session session = SavedGameText.read(Files.readString(file), Catalog.ALL).session();
      facts.add(file.getFileName() + ": " + facts(session));
    }
    assertThat(facts).isEqualTo(Files.readAllLines(GAMES.resolve("facts.txt")));
  }

  @Test
  void eachThatGoesOnIsResumed() throws Exception {
    Path journals = Files.createDirectories(folder.resolve("games"));
    Map<String, String> expected =
        Files.readAllLines(GAMES.resolve("facts.txt")).stream()
            .collect(Collectors.toMap(line -> line.split(": ")[0], line -> line.split(": ")[1]));
    int resumed = 0;
    for (Path file : games()) {
      Files.copy(file, journals.resolve(file.getFileName()));
    }
    Library library =
        new Library(HostEnvironment.ofProcess(), Catalog.ALL, ScreenChoices.ALL, folder);
    for (UnfinishedGame left : library.room().unfinished()) {
      String then = expected.get(left.key());
      if (then.contains("over=false")) {
        LiveSession live = library.room().resume(left);
        assertThat(facts(live.now())).as(left.key()).isEqualTo(then);
        library.room().leave(live);
        resumed++;
      }
    }
    assertThat(resumed).isEqualTo(5);
  }

  /** Once a later program has resumed it, two passes open the count and undo takes one back. */
  @Test
  void oneThatIsResumedPlaysOnAsGamesDoNow() throws Exception {
    String begun = FIRST_VERSION + "game go\nset size=5\nbegin 0\n1 here B C3\n";
    String passed = "1 here W pass\n1 here B pass\n1 here dead C3\n";
    String later = begun + "1 system resumed\n" + passed;
    Session counted = SavedGameText.read(later, Catalog.ALL).session();
    assertThat(counted.isCounting()).isTrue();
    Session undone = SavedGameText.read(later + "1 here undo\n", Catalog.ALL).session();
    assertThat(undone.position().ply()).isEqualTo(2);

    Session then = SavedGameText.read(begun + "1 here resumed\n" + passed, Catalog.ALL).session();
    assertThat(then.isOver()).as("both passes ended it").isTrue();
    Session unmarked = SavedGameText.read(begun + passed + "1 here undo\n", Catalog.ALL).session();
    assertThat(unmarked.position().ply()).as("only the marks were taken back").isEqualTo(3);
  }

  private static String facts(Session session) {
    StringBuilder board = new StringBuilder();
    for (int site = 0; site < session.position().lattice().size(); site++) {
      board.append("EBWF".charAt(session.position().at(site(session, site)).ordinal()));
    }
    return String.join(
        ", ",
        "node=" + session.node(),
        "nodes=" + session.tree().size(),
        "ply=" + session.position().ply(),
        "ahead=" + session.redoNodes(),
        "movers=" + session.movers(),
        "tried=" + session.attempts().size(),
        "over=" + session.isOver(),
        "outcome=" + session.outcome().map(Object::toString).orElse("none"),
        "score=" + session.score(),
        "names=" + session.seat(Side.BLACK).name() + "/" + session.seat(Side.WHITE).name(),
        "left=" + left(session, Side.BLACK) + "/" + left(session, Side.WHITE),
        "dead=" + session.dead().size(),
        "board=" + Integer.toHexString(board.toString().hashCode()));
  }

  private static Site site(Session session, int site) {
    return session.position().lattice().site(site);
  }

  private static Clock.TimeLeft left(Session session, Side side) {
    return session.clock().left(side, session.clock().since());
  }
}
