package dev.banmen.app.local.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.banmen.app.local.host.FileFault;
import dev.banmen.app.local.host.UsageFault;
import dev.banmen.catalog.Catalog;
import dev.banmen.game.Mark;
import dev.banmen.game.Outcome;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.session.Player;
import dev.banmen.session.Session;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How files are recognized, and where play continues. */
class GameFileTest {
  private static final String OTHELLO =
      "1\n" + "--------\n".repeat(3) + "---WB---\n---BW---\n" + "--------\n".repeat(3) + "B\n";

  @TempDir Path folder;

  private Path file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text);
  }

  private static Session open(Path file) throws FileFault {
    return GameFile.of(Catalog.ALL, file.toString()).open().session();
  }

  private static Session open(Path file, String family, String board, int game, int move)
      throws FileFault {
    return new GameFile(
            Catalog.ALL,
            file.toString(),
            Optional.of(family).filter(id -> !id.isEmpty()),
            Optional.of(board).filter(way -> !way.isEmpty()),
            game,
            Optional.of(move))
        .open()
        .session();
  }

  @Test
  void anExerciseIsKnownByItsShape() throws Exception {
    assertThat(open(file("a", "1\n1\nB 4 4\n")).terms().family()).isEqualTo("go");
    assertThat(open(file("b", OTHELLO + "Q\n")).terms().family()).isEqualTo("othello");
    assertThat(open(file("c", "2 2 1\n0 1 1 1 2\n")).terms().family()).isEqualTo("dots");
    assertThat(open(file("d", "0 ".repeat(100))).terms().family()).isEqualTo("capture");
  }

  @Test
  void refusedStepsTakeANumberAndLeaveTheBoard() throws Exception {
    Path file = file("a", "2\n1\nW 1 1\n4\nB 1 1\nB 1 1\nB 2 2\nW 3 3\n");
    Session second = open(file, "", "", 2, 2);
    assertThat(second.position().at(new Site(0, 0))).isEqualTo(Mark.BLACK);
    assertThat(second.position().at(new Site(1, 1))).isEqualTo(Mark.EMPTY);
    assertThat(second.redoNodes()).hasSize(2);
    assertThat(open(file, "", "", 2, 3).position().at(new Site(1, 1))).isEqualTo(Mark.BLACK);
    assertThat(open(file, "", "", 2, 0).position().ply()).isZero();
    assertThat(open(file, "", "", 1, 1).position().at(new Site(0, 0))).isEqualTo(Mark.WHITE);
  }

  @Test
  void aDrawnBoardIsReadAsAsked() throws Exception {
    Path file = file("a", "2 " + "0 ".repeat(99) + "9 0 1\n");
    assertThat(open(file, "capture", "array", 1, 1).position().at(new Site(9, 0)))
        .isEqualTo(Mark.WHITE);
    assertThat(open(file, "capture", "picture", 1, 1).position().at(new Site(9, 9)))
        .isEqualTo(Mark.WHITE);
  }

  @Test
  void whereTwoFitTheNameOrTheCommandDecides() throws Exception {
    Path file = file("a.in", "0\n");
    assertThatThrownBy(() -> open(file))
        .isInstanceOf(FileFault.class)
        .hasMessage(file + ": this could be go-exercise or othello-exercise; say which");
    Path named = file("a.othello", "0\n");
    assertThatThrownBy(() -> open(named)).hasMessage(named + " has no game 1; it holds no games");
    assertThatThrownBy(() -> open(file, "go", "", 1, 0))
        .hasMessage(file + " has no game 1; it holds no games");
  }

  @Test
  void whatNothingFitsIsToldByWhatFitsBest() throws Exception {
    Path file = file("a", "1\n2\nB 4 4\nW 4 20\n");
    assertThatThrownBy(() -> open(file))
        .isInstanceOf(FileFault.class)
        .hasMessage(
            file
                + ":4:5: no game found; read as go-exercise: found '20' where a column"
                + " from 1 to 19 was expected");
    assertThatThrownBy(() -> open(file, "go", "", 1, 0))
        .hasMessageContaining("found '20' where a column from 1 to 19 was expected");
  }

  @Test
  void aBoardTooLargeToPlayOnIsAFault() throws Exception {
    Path file = file("a", "500 500 0\n");
    assertThatThrownBy(() -> open(file))
        .isInstanceOf(FileFault.class)
        .hasMessage(
            file + ": size '500x500' must be a number from 1 to 100, or ROWSxCOLS such as 9x13");
  }

  @Test
  void aGameOfOursMayBeGoneOnFromAnyMove() throws Exception {
    String game = "banmen 2\ngame go\nbegin 5\n5 here B D4\n5 x W E5\n5 here W E5\n";
    Path file = file("a", game.replace("5 x W E5\n", "") + "1 here undo\n1 here resign W\n");
    assertThat(open(file).outcome()).contains(Outcome.resigned(Side.WHITE));
    Session first = open(file, "", "", 1, 1);
    assertThat(first.isOver()).isFalse();
    assertThat(first.position().ply()).isEqualTo(1);
    assertThatThrownBy(() -> open(file, "go", "", 1, 2))
        .as("what was taken back")
        .hasMessage(file + " has no move 2; it has 1 move");
    assertThatThrownBy(() -> open(file, "dots", "", 1, 1))
        .hasMessage(file + ": this is a game of Go, not Dots and Boxes");
    assertThatThrownBy(() -> open(file, "go", "array", 1, 1))
        .hasMessage("option '--board' is for exercises, and " + file + " holds none");
    Path wrong = file("b", game);
    assertThatThrownBy(() -> open(wrong, "", "", 1, 1)).hasMessageStartingWith(wrong + ":5:");
  }

  @Test
  void aDamagedGameOfOursStartsBeforeTheDamage() throws Exception {
    String game = "banmen 1\ngame go\nbegin 5\n5 here B D4\n5 here W E5\n5 here B F6\n";
    Path file = file("a", game.replace("W E5", "W U5"));
    GameFile.Begun begun = GameFile.of(Catalog.ALL, file.toString()).open();
    assertThat(begun.session().position().ply()).isEqualTo(1);
    assertThat(begun.notice())
        .startsWith("The game starts just before a damaged line. The file was not changed: ")
        .contains(file + ":5:10: ");
    Path whole = file("b", game);
    begun = GameFile.of(Catalog.ALL, whole.toString()).open();
    assertThat(begun.session().position().ply()).isEqualTo(3);
    assertThat(begun.notice()).isEmpty();
    Path first = file("c", game.replace("B D4", "B U4"));
    assertThatThrownBy(() -> open(first)).hasMessageStartingWith(first + ":4:10: ");
    Path head = file("d", game.replace("game go", "game gn"));
    assertThatThrownBy(() -> open(head)).hasMessageStartingWith(head + ":2:6: ");
  }

  @Test
  void theSeatsOfOthersAreThisKeyboardsWhereAFileIsOpened() throws Exception {
    Path file = file("a", "\uFEFFbanmen 2\ngame go\nseat white guest-7 Bob\n");
    assertThat(open(file).seat(Side.WHITE).holder()).isEqualTo(Player.HERE);
    assertThat(open(file).seat(Side.WHITE).name()).isEqualTo("Bob");
  }

  @Test
  void whatIsNoTextIsNotQuoted() throws Exception {
    Path file = folder.resolve("a.in");
    Files.write(file, new byte[] {0x7f, 'E', 'L', 'F', 2, 1, 1, 0, 0, -61, 40, '\n'});
    assertThatThrownBy(() -> open(file)).hasMessage(file + ": no game found: the file is not text");
  }

  @Test
  void aFolderOrNothingCannotBeRead() {
    assertThatThrownBy(() -> open(folder))
        .isInstanceOf(FileFault.class)
        .hasMessage(folder + ": cannot be read: it is a folder");
    assertThatThrownBy(() -> open(folder.resolve("x")))
        .hasMessage(folder.resolve("x") + ": cannot be read: no such file");
    assertThatThrownBy(() -> open(Path.of(""))).isInstanceOf(FileFault.class);
  }

  @Test
  void aGameWhoseTimeIsUsedUpIsNotGoneOnFromAnEarlierMove() throws Exception {
    String text =
        "banmen 2\ngame go\ntime 9s\nbegin 0\n0 here B D4\n0 here W E5\n"
            + "left black 0 0 0\nleft white 9 0 0\n";
    Path file = file("late", text);
    assertThatThrownBy(() -> open(file, "", "", 1, 1))
        .isInstanceOf(UsageFault.class)
        .hasMessageEndingWith("was lost on time, so it cannot be continued");
  }

  @Test
  void aRefusedMoveOfAJournalTakesANumberToo() throws Exception {
    String text = "banmen 2\ngame go\nbegin 0\n0 here B D4\n0 here ! W D4 1\n0 here W E5\n";
    Path file = file("tried", text);
    assertThat(open(file, "", "", 1, 2).position().ply()).isEqualTo(1);
    assertThat(open(file, "", "", 1, 3).position().ply()).isEqualTo(2);
    assertThatThrownBy(() -> open(file, "", "", 1, 4)).hasMessageEndingWith("it has 3 moves");
  }

  @Test
  void anyFormatOfRecordingIsGoneOnFrom() throws Exception {
    Path sgf = file("a", "(;GM[1]SZ[9]PB[Ann];B[ee];W[dd];B[ed](;W[aa])(;W[bb]))");
    Session end = open(sgf);
    assertThat(end.seat(Side.BLACK).name()).isEqualTo("Ann");
    assertThat(end.line()).hasSize(4);
    assertThat(open(sgf, "go", "", 1, 2).redoNodes()).hasSize(2);
    assertThatThrownBy(() -> open(sgf, "othello", "", 1, 1))
        .hasMessage(sgf + ": this is a game of Go, not Othello");
    assertThatThrownBy(() -> open(sgf, "go", "array", 1, 1))
        .hasMessage("option '--board' is for exercises, and " + sgf + " holds none");
    Path dots = file("b", "dots 1\nsize: 2\nA 1,1-1,2\nB 1,1-2,1\n");
    assertThat(open(dots).position().ply()).isEqualTo(2);
  }

  /** Two black moves in a row don't belong to a game with turns: play continues from the board. */
  @Test
  void whereTheRulesDoNotPlayARecordTheBoardIsGoneOnFrom() throws Exception {
    Path sgf = file("a", "(;GM[1]SZ[9];B[ee];B[dd];W[aa];W[aa])");
    assertThat(open(sgf, "", "", 1, 1).terms().setup()).isEmpty();
    Session two = open(sgf, "", "", 1, 2);
    assertThat(two.position().ply()).isZero();
    assertThat(two.position().at(new Site(3, 3))).isEqualTo(Mark.BLACK);
    assertThat(two.position().at(new Site(4, 4))).isEqualTo(Mark.BLACK);
    assertThat(open(sgf).position().at(new Site(0, 0))).isEqualTo(Mark.WHITE);
  }

  @Test
  void aFileOfNoFormatIsToldByTheEndOfItsName() throws Exception {
    Path file = file("a.sgf", "no game\n");
    assertThatThrownBy(() -> open(file))
        .isInstanceOf(FileFault.class)
        .hasMessageStartingWith(file + ": no game found");
    assertThatThrownBy(() -> open(file("a.dots", "3 3 1\nx\n")))
        .hasMessageContaining(": found 'x'");
  }
}
