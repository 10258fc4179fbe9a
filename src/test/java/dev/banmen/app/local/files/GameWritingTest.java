package dev.banmen.app.local.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.banmen.Allocated;
import dev.banmen.app.Refusal;
import dev.banmen.app.local.Library;
import dev.banmen.app.local.host.HostEnvironment;
import dev.banmen.catalog.Catalog;
import dev.banmen.cli.options.ScreenChoices;
import dev.banmen.game.Family;
import dev.banmen.game.Games;
import dev.banmen.game.Move;
import dev.banmen.game.Side;
import dev.banmen.game.record.Note;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recording;
import dev.banmen.record.OpenedFile;
import dev.banmen.record.Replay;
import dev.banmen.session.Event;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Player;
import dev.banmen.session.Session;
import dev.banmen.session.Terms;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A game in play is saved in the format of its file extension. */
class GameWritingTest {
  private static final Games GAMES = Catalog.ALL;

  @TempDir Path folder;
  private Library library;

  @BeforeEach
  void open() {
    library =
        new Library(HostEnvironment.ofProcess(), GAMES, ScreenChoices.ALL, folder.resolve("state"));
  }

  /** A game with some moves, and in it one that was refused. */
  private LiveSession played(String family) throws Exception {
    LiveSession live = library.room().begin(Terms.of(family, Map.of()));
    Move first = live.now().position().legalMoves().get(0);
    live.submit(Player.HERE, new Event.Try(first));
    live.submit(Player.HERE, new Event.Try(first));
    for (int i = 0; i < 3; i++) {
      Move next = live.now().position().legalMoves().get(0);
      live.submit(Player.HERE, new Event.Try(next));
    }
    return live;
  }

  /** A file extension of each format that holds a family's games. */
  private static List<String> endings(Family family) {
    return RecordingFormats.of(GAMES).all().stream()
        .filter(format -> RecordingFormats.families(format, GAMES).contains(family.id()))
        .filter(format -> !format.isOnlyRead())
        .map(format -> format.endings().get(0))
        .distinct()
        .toList();
  }

  private Path file(String name) {
    return folder.resolve(name);
  }

  @Test
  void aGameIsWrittenInEachFormatThatHoldsItAndReadAgain() throws Exception {
    for (Family family : GAMES.families()) {
      LiveSession live = played(family.id());
      Session shown = live.now();
      for (String ending : endings(family)) {
        Path file = file(family.id() + "-game." + ending);
        library.files().save(file.toString(), shown);
        OpenedFile opened = library.files().open(file.toString());
        assertThat(opened.format().endings()).as(file.toString()).contains(ending);
        library.files().close(opened);
        assertThat(
                GameFile.of(GAMES, file.toString())
                    .open()
                    .session()
                    .position()
                    .sameBoard(shown.position()))
            .as(file.toString())
            .isTrue();
      }
      library.room().leave(live);
    }
  }

  @Test
  void aGameIsTextForOtherProgramsUpToALimit() throws Exception {
    Session go = played("go").now();
    String text = library.files().text(go, 4096).orElseThrow();
    assertThat(text).startsWith("(;").contains("GM[1]");
    assertThat(library.files().text(go, text.length())).contains(text);
    assertThat(library.files().text(go, text.length() - 1)).isEmpty();
    for (Family family : GAMES.families()) {
      Session session = played(family.id()).now();
      assertThat(library.files().text(session, 4096)).as(family.id()).isPresent();
      OpenedFile opened = library.files().openPlayed(session);
      Recording recording = opened.archive().game(0, Note.UNHEARD);
      String recorded = library.files().text(recording, 4096).orElseThrow();
      assertThat(library.files().recording(recorded)).as(family.id()).isPresent();
      assertThat(library.files().text(recording, recorded.length() - 1)).isEmpty();
    }
  }

  @Test
  void aNameThatEndsInSgfHoldsSgf() throws Exception {
    Path file = file("g.SGF");
    assertThat(library.files().save(file.toString(), played("go").now())).isEmpty();
    assertThat(file).content().startsWith("(;FF[4]GM[1]SZ[19]");
  }

  private String sgf(String family, Map<String, String> chosen) throws Exception {
    LiveSession live = library.room().begin(Terms.of(family, chosen));
    live.submit(Player.HERE, new Event.Try(live.now().position().legalMoves().get(0)));
    Path file = file("rules-" + family + chosen.hashCode() + ".sgf");
    library.files().save(file.toString(), live.now());
    return Files.readString(file);
  }

  @Test
  void rulesAndKomiAreSaidThoughNobodyChoseThem() throws Exception {
    assertThat(sgf("go", Map.of())).contains("RU[Chinese]", "KM[7.5]").doesNotContain("HA[");
    assertThat(sgf("go", Map.of("rules", "japanese"))).contains("RU[Japanese]", "KM[6.5]");
    assertThat(sgf("go", Map.of("rules", "japanese", "handicap", "2")))
        .contains("KM[0.5]", "HA[2]");
    assertThat(sgf("go", Map.of("komi", "3.25"))).contains("RU[Chinese]", "KM[3.25]");
    assertThat(sgf("othello", Map.of())).doesNotContain("KM[", "RU[");
  }

  @Test
  void aNameWithoutAnEndHoldsOurOwnFormat() throws Exception {
    Session session = played("go").now();
    for (String name : List.of("g", ".hidden", "dot.", "g.banmen")) {
      assertThat(library.files().save(file(name).toString(), session)).isEmpty();
      assertThat(file(name)).content().startsWith("banmen 2\ngame go\n").contains("! ");
    }
  }

  @Test
  void whatAFormatCannotHoldIsTold() throws Exception {
    String loss = library.files().save(file("g.othello").toString(), played("othello").now());
    assertThat(loss).contains("illegal moves");
  }

  @Test
  void anEndThatTellsNoFormatForThatGameIsRefusedAndTheOthersAreNamed() throws Exception {
    Session go = played("go").now();
    for (String name : List.of("g.ggf", "g.xyz", "g.obf")) {
      String file = file(name).toString();
      assertThatThrownBy(() -> library.files().save(file, go))
          .isInstanceOf(Refusal.class)
          .hasMessage(file + ": use .sgf, .banmen or .go, or no file extension");
      assertThat(Files.exists(Path.of(file))).isFalse();
    }
    Session dots = played("dots").now();
    assertThatThrownBy(() -> library.files().save(file("g.sgf").toString(), dots))
        .hasMessageEndingWith("use .banmen or .dots, or no file extension");
  }

  @Test
  void aFormatThatHasNoPlaceForTheBoardIsRefused() throws Exception {
    LiveSession live = library.room().begin(Terms.of("othello", Map.of("size", "6")));
    live.submit(Player.HERE, new Event.Try(live.now().position().legalMoves().get(0)));
    assertThatThrownBy(() -> library.files().save(file("g.txt").toString(), live.now()))
        .isInstanceOf(Refusal.class)
        .hasMessageContaining(".sgf");
    assertThat(file("g.txt")).doesNotExist();
  }

  @Test
  void whatWasTakenBackAtTheEndIsInNoFileAndTheResultIsOfTheGameAsItStands() throws Exception {
    for (Family family : GAMES.families()) {
      LiveSession live = played(family.id());
      live.submit(Player.HERE, Event.Act.UNDO);
      live.submit(Player.HERE, Event.Act.UNDO);
      live.submit(Player.HERE, new Event.Resign(Side.BLACK));
      int moves = live.now().line().size();
      assertThat(moves).as(family.id()).isEqualTo(2);
      for (String ending : endings(family)) {
        String file = file(family.id() + "-back." + ending).toString();
        library.files().save(file, live.now());
        OpenedFile opened = library.files().open(file);
        Recording recording = opened.archive().game(0, Note.UNHEARD);
        RecordTree tree = recording.tree();
        Replay replay = Replay.of(recording, GAMES);
        int played = 0;
        while (replay.next()) {
          played += replay.missNumber() == 0 ? 1 : 0;
        }
        assertThat(played).as(file).isEqualTo(moves);
        replay.goTo(tree.end(RecordTree.ROOT));
        for (int node : tree.path(tree.end(RecordTree.ROOT))) {
          assertThat(tree.children(node)).as(file).hasSizeLessThan(2);
        }
        library.files().close(opened);
      }
      library.room().leave(live);
    }
  }

  @Test
  void whatWasTakenBackBeforeAnotherMoveStaysAsAVariation() throws Exception {
    for (Family family : GAMES.families()) {
      LiveSession live = played(family.id());
      live.submit(Player.HERE, Event.Act.UNDO);
      List<Move> legal = live.now().position().legalMoves();
      live.submit(Player.HERE, new Event.Try(legal.get(legal.size() - 1)));
      RecordTree tree =
          library.files().openPlayed(live.now()).archive().game(0, Note.UNHEARD).tree();
      boolean isOnlyMove = legal.size() == 1;
      assertThat(tree.path(tree.end(RecordTree.ROOT))).as(family.id()).hasSize(6);
      assertThat(tree.size()).as(family.id()).isEqualTo(isOnlyMove ? 6 : 7);
      library.room().leave(live);
    }
  }

  @Test
  void aTextThatIsTooLongIsNotWrittenToItsEnd() {
    String text = "(;FF[4]GM[1]SZ[19]" + ";B[aa]C[A comment.]".repeat(50_000) + ")";
    Recording recording = library.files().recording(text).orElseThrow();
    assertThat(library.files().text(recording, 2_000_000)).isPresent();
    long whole = Allocated.by(() -> library.files().text(recording, 2_000_000));
    assertThat(Allocated.by(() -> library.files().text(recording, 10))).isLessThan(whole / 2);
  }
}
