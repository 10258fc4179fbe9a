package dev.banmen.cli;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import dev.banmen.app.Refusal;
import dev.banmen.app.UnfinishedGame;
import dev.banmen.app.local.FullDevice;
import dev.banmen.app.local.Library;
import dev.banmen.app.local.host.HostEnvironment;
import dev.banmen.cli.options.CommandContext;
import dev.banmen.cli.options.ScreenChoices;
import dev.banmen.cli.options.StandardStreams;
import dev.banmen.game.Games;
import dev.banmen.game.Place;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.record.Note;
import dev.banmen.game.record.Recording;
import dev.banmen.record.OpenedFile;
import dev.banmen.session.Event;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Player;
import dev.banmen.toy.ToyFamily;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Unfinished games whose files are damaged or cannot be written or read. */
class UnfinishedGamesTest {
  private static final Games GAMES = new Games(List.of(new ToyFamily()));

  private static final String BEGIN = "banmen 1\ngame toy\nbegin 0\n1 here B a1\n1 here W b2\n";
  private static final String PLAYED = BEGIN + "1 here B c3\n1 here W a2\n";

  @TempDir Path folder;
  private Path journals;
  private Library library;

  @BeforeEach
  void open() {
    journals = folder.resolve("games");
    library = new Library(HostEnvironment.ofProcess(), GAMES, ScreenChoices.ALL, folder);
  }

  private Path left(String name, String text) throws IOException {
    Files.createDirectories(journals);
    return Files.writeString(journals.resolve(name), text, ISO_8859_1);
  }

  /** One bit of a letter: c is 0x63, s is 0x73. */
  @Test
  void aGameWithADamagedLineResumesBeforeItAndTheDamagedFileStays() throws Exception {
    String damaged = PLAYED.replace("B c3", "B s3");
    Path file = left("a.banmen", damaged);
    LiveSession live = library.room().resumeLast(Optional.of("toy"));
    assertThat(live.now().position().ply()).isEqualTo(2);
    Path copy = journals.resolve("a.banmen.damaged");
    assertThat(library.room().notice())
        .isEqualTo(
            "Line 6 of this saved game is damaged, so it resumes just before that line."
                + " The damaged file is saved as "
                + copy);
    assertThat(copy).hasContent(damaged);
    live.submit(Player.HERE, new Event.Try(new Place(Side.BLACK, new Site(0, 2))));
    library.room().leave(live);
    assertThat(file).content().startsWith(BEGIN).contains(" system resumed\n").doesNotContain("a2");
    Library later = new Library(HostEnvironment.ofProcess(), GAMES, ScreenChoices.ALL, folder);
    assertThat(later.room().unfinished()).hasSize(1);
    assertThat(later.room().resume(later.room().unfinished().get(0)).now().position().ply())
        .isEqualTo(3);
    assertThat(later.room().notice()).as("it is whole now").isEmpty();
  }

  @Test
  void aGameThatIsChosenFromTheListResumesLikewiseAndTakesNoOtherCopysPlace() throws Exception {
    Path other = left("a.banmen.damaged", "the first");
    Path file = left("a.banmen", PLAYED.replace("W a2", "W q2"));
    UnfinishedGame kept = library.room().unfinished().get(0);
    library.room().leave(library.room().resume(kept));
    assertThat(library.room().notice()).endsWith("a.banmen.damaged-2");
    assertThat(other).hasContent("the first");
    assertThat(journals.resolve("a.banmen.damaged-2")).content().contains("W q2");
    assertThat(file).content().contains("B c3").doesNotContain("q2");
  }

  /** Bytes that aren't UTF-8 are replaced when they are read. */
  @Test
  void theLinesBeforeTheDamageStayByteForByte() throws Exception {
    String named = PLAYED.replace("begin", "seat black here \u00ff\u00fe\nbegin");
    Path file = left("a.banmen", named.replace("W a2", "W q2"));
    library.room().leave(library.room().resumeLast(Optional.empty()));
    assertThat(Files.readString(file, ISO_8859_1))
        .startsWith(named.substring(0, named.indexOf("1 here W a2")))
        .doesNotContain("W q2");
  }

  @Test
  void aGameWithNothingBeforeTheDamageStartsAnew() throws Exception {
    String first = PLAYED.replace("B a1", "B q1");
    Path file = left("a.banmen", first);
    assertThat(library.room().unfinished()).hasSize(1);
    LiveSession live = library.room().resumeLast(Optional.empty());
    assertThat(live.now().tree().size()).isEqualTo(1);
    assertThat(library.room().notice())
        .startsWith("Line 4 of this saved game is damaged, so it resumes");
    assertThat(journals.resolve("a.banmen.damaged")).hasContent(first);
    library.room().leave(live);
    assertThat(file).content().startsWith("banmen 1\ngame toy\nbegin 0\n").doesNotContain("q1");
    assertThat(library.room().unfinished()).as("nothing is played in it").isEmpty();
  }

  /** The list leaves out games in which nothing was played, but not one whose only move is gone. */
  @ParameterizedTest
  @ValueSource(strings = {"1 here R a1", "1 h%re B a1", "1\"here B a1", "1 here", "1 here @ a1"})
  void aGameWhoseOnlyMoveIsDamagedIsInTheList(String move) throws Exception {
    left("a.banmen", BEGIN.substring(0, BEGIN.indexOf("1 here B")) + move + "\n");
    assertThat(library.room().unfinished()).hasSize(1);
    library.room().leave(library.room().resumeLast(Optional.empty()));
    assertThat(library.room().notice()).startsWith("Line 4 ");
  }

  @Test
  void aLastLineThatWasCutOffIsDroppedWithoutAWord() throws Exception {
    Path file = left("a.banmen", PLAYED + "1 here B a");
    LiveSession live = library.room().resumeLast(Optional.of("toy"));
    assertThat(live.now().position().ply()).isEqualTo(4);
    assertThat(library.room().notice()).isEmpty();
    live.submit(Player.HERE, new Event.Try(new Place(Side.BLACK, new Site(0, 2))));
    library.room().leave(live);
    assertThat(file).content().startsWith(PLAYED).doesNotContain("B a1 ", "B a\n");
    assertThat(journals.resolve("a.banmen.damaged")).doesNotExist();
  }

  @ParameterizedTest
  @CsvSource({"game,gxxe,2:1", "game,gaoe,2:1", "begin,jegin,3:1"})
  void aGameThatOnlyAnEditorCanRepairSaysWhere(String was, String is, String at) throws Exception {
    String damaged = PLAYED.replace(was, is);
    Path file = left("a.banmen", damaged);
    assertThat(library.room().unfinished()).hasSize(1);
    assertThatThrownBy(() -> library.room().resumeLast(Optional.empty()))
        .isInstanceOf(Refusal.class)
        .hasMessageContaining("a.banmen:" + at + ": found '" + is + "' where ")
        .hasMessageEndingWith("; to resume this game, fix that line in a text editor");
    assertThat(file).hasContent(damaged);
    assertThat(journals.resolve("a.banmen.damaged")).doesNotExist();
  }

  /** There is nothing to correct in it: a newer program reads it. */
  @Test
  void aGameOfANewerProgramIsRefusedInOneLineWithoutAdvice() throws Exception {
    Path file = left("a.banmen", PLAYED.replace("banmen 1", "banmen 5"));
    assertThatThrownBy(() -> library.room().resumeLast(Optional.empty()))
        .isInstanceOf(Refusal.class)
        .hasMessageContaining("this file was written by a newer Banmen")
        .message()
        .doesNotContain("editor", "\n");
    assertThat(file).exists();
  }

  @Test
  void aFileThatIsOpenedStaysAsItIs() throws Exception {
    String damaged = PLAYED.replace("B c3", "B s3");
    Path file = Files.writeString(folder.resolve("mine.banmen"), damaged);
    LiveSession live = library.room().continueFrom(file.toString());
    assertThat(live.now().position().ply()).isEqualTo(2);
    assertThat(library.room().notice())
        .startsWith("The game starts just before a damaged line. The file was not changed: ")
        .contains(file + ":6:10: ");
    library.room().leave(live);
    assertThat(file).hasContent(damaged);
    assertThat(library.room().continueFrom(left("b", PLAYED).toString()).now().position().ply())
        .isEqualTo(4);
    assertThat(library.room().notice()).isEmpty();
  }

  @Test
  void onAFullDeviceAGameCanBeLookedAt() throws Exception {
    Path file = left("a.banmen", PLAYED);
    String said = FullDevice.said(UnfinishedGamesTest.class, folder);
    String notice = "This game can't be saved, so it is read-only: File too large";
    assertThat(said).contains(notice + "\n" + file + "\n4 moves\n" + notice + "\n");
    String inLineMode = said.substring(said.lastIndexOf("4 moves"));
    assertThat(inLineMode).contains(notice, "Move 4").doesNotContain("banmen:");
    assertThat(file).hasContent(PLAYED);
  }

  /** Resumes the game of a folder, as another program, and looks at it. */
  public static void main(String[] args) throws Exception {
    Library library =
        new Library(HostEnvironment.ofProcess(), GAMES, ScreenChoices.ALL, Path.of(args[0]));
    try {
      library.room().resumeLast(Optional.empty());
    } catch (Refusal refusal) {
      System.out.println(refusal.getMessage());
      String file = refusal.instead().orElseThrow();
      System.out.println(file);
      OpenedFile opened = library.files().open(file);
      Recording recording = opened.archive().game(0, Note.UNHEARD);
      System.out.println(recording.tree().size() - 1 + " moves");
    }
    try {
      library.room().resume(library.room().unfinished().get(0));
    } catch (Refusal refusal) {
      System.out.println(refusal.getMessage());
    }
    InputStream typed = new ByteArrayInputStream("resume\n".getBytes(StandardCharsets.UTF_8));
    new ShellCommand(
            new CommandContext(
                HostEnvironment.ofProcess(),
                GAMES,
                new StandardStreams(typed, System.out, System.out)))
        .run(library, shell -> true);
  }

  @Test
  void aFolderThatCannotBeReadIsNotTakenForAnEmptyOne() throws Exception {
    Files.writeString(journals, "no folder");
    assertThat(library.room().unfinished().get(0).title()).isEqualTo(journals + ": not a folder");
    assertThatThrownBy(() -> library.room().resumeLast(Optional.empty()))
        .hasMessage("no saved game can be resumed; " + journals + ": not a folder");
  }

  @Test
  void anotherUsersFolderIsNotTakenForAnEmptyOne() throws Exception {
    left("a.banmen", PLAYED);
    Files.setPosixFilePermissions(journals, Set.of());
    assumeThat(Files.isReadable(journals)).as("root may read it").isFalse();
    assertThat(library.room().unfinished().get(0).title())
        .isEqualTo(journals + ": permission denied");
    assertThatThrownBy(() -> library.room().resumeLast(Optional.empty()))
        .hasMessage("no saved game can be resumed; " + journals + ": permission denied");
  }

  @Test
  void aGameOfWhichOnlyTheFileMayNotBeReadIsNamed() throws Exception {
    Path file = left("a.banmen", PLAYED);
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("---------"));
    assumeThat(Files.isReadable(file)).as("root may read it").isFalse();
    assertThatThrownBy(() -> library.room().resumeLast(Optional.empty()))
        .hasMessage("no saved game can be resumed; a.banmen: permission denied");
  }

  @Test
  void aGameThatMayOnlyBeReadIsLookedAt() throws Exception {
    Path file = left("a.banmen", PLAYED);
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("r--r--r--"));
    assumeThat(Files.isWritable(file)).as("root may write it").isFalse();
    assertThatThrownBy(() -> library.room().resumeLast(Optional.empty()))
        .isInstanceOfSatisfying(
            Refusal.class, refusal -> assertThat(refusal.instead()).contains(file.toString()))
        .hasMessageEndingWith(": permission denied");
  }

  @Test
  void whereNoGameWasEverLeftThereIsNone() {
    assertThat(library.room().unfinished()).isEmpty();
    assertThatThrownBy(() -> library.room().resumeLast(Optional.empty()))
        .hasMessage("no saved game to resume");
  }

  @Test
  void aGameThatEndsBeforeItsDamageStaysWholeAndNothingIsSaidOfItInTheNextGame() throws Exception {
    String over = PLAYED + "1 here resign B\n1 here B s3\n";
    left("a.banmen", over);
    Path older = left("b.banmen", BEGIN);
    Files.setLastModifiedTime(older, FileTime.fromMillis(1000));
    LiveSession live = library.room().resumeLast(Optional.of("toy"));
    assertThat(live.now().position().ply()).isEqualTo(2);
    assertThat(library.room().notice()).isEmpty();
    assertThat(journals.resolve("a.banmen.damaged")).doesNotExist();
    assertThat(journals.resolve("finished").resolve("a.banmen")).hasContent(over);
  }

  @Test
  void whatIsSaidOfADamagedGameIsNotSaidOfAnother() throws Exception {
    left("a.banmen", PLAYED.replace("B c3", "B s3"));
    left("b.banmen", PLAYED);
    for (UnfinishedGame kept : library.room().unfinished()) {
      library.room().leave(library.room().resume(kept));
      assertThat(library.room().notice().isEmpty()).isEqualTo(kept.key().equals("b.banmen"));
    }
  }
}
