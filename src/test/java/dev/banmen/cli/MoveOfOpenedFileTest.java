package dev.banmen.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.banmen.app.local.Library;
import dev.banmen.app.local.host.HostEnvironment;
import dev.banmen.app.local.host.UsageFault;
import dev.banmen.catalog.Catalog;
import dev.banmen.cli.options.ScreenChoices;
import dev.banmen.game.record.Note;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recording;
import dev.banmen.record.OpenedFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The move that a command asks for in a file that is open. */
class MoveOfOpenedFileTest {
  private static final String TWO_MOVES = "(;GM[1]FF[4]SZ[9];B[aa];W[bb])";

  @TempDir Path folder;

  @Test
  void aNetworkForAGameWhosePlayersAskNoneIsRefused() throws Exception {
    Library library =
        new Library(
            HostEnvironment.ofProcess(), Catalog.ALL, ScreenChoices.ALL, folder.resolve("state"));
    String go = Files.writeString(folder.resolve("a.sgf"), TWO_MOVES).toString();
    ScreenFrontend.checkNetwork(library, library.files().open(go), 0);
    String text = "(;GM[2]FF[4]SZ[8];B[d3])";
    OpenedFile othello =
        library.files().open(Files.writeString(folder.resolve("b.sgf"), text).toString());
    assertThatThrownBy(() -> ScreenFrontend.checkNetwork(library, othello, 0))
        .isInstanceOf(UsageFault.class)
        .hasMessageStartingWith("option '--net' doesn't work with 'othello'");
  }

  @Test
  void aMoveThatAGameHasNotIsRefusedAsShowDoes() throws Exception {
    String file = Files.writeString(folder.resolve("a.sgf"), TWO_MOVES).toString();
    Library library =
        new Library(
            HostEnvironment.ofProcess(), Catalog.ALL, ScreenChoices.ALL, folder.resolve("state"));
    OpenedFile opened = library.files().open(file);
    ScreenFrontend.checkMove(library, opened, 0, 2);
    String told = ProgramRun.ofCatalog("", "show", file, "--move", "9999").err();
    assertThatThrownBy(() -> ScreenFrontend.checkMove(library, opened, 0, 9999))
        .isInstanceOf(UsageFault.class)
        .hasMessage(file + " has no move 9999; it has 2 moves");
    assertThat(told).isEqualTo("banmen: " + file + " has no move 9999; it has 2 moves\n");
    Recording one = opened.archive().game(0, Note.UNHEARD);
    library
        .files()
        .saveDraft(
            opened, 0, Optional.of(one.with(one.tree().without(one.tree().end(RecordTree.ROOT)))));
    assertThatThrownBy(() -> ScreenFrontend.checkMove(library, opened, 0, 2))
        .hasMessageEndingWith("has no move 2; it has 1 move");
  }
}
