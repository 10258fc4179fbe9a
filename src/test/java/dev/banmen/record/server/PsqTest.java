package dev.banmen.record.server;

import static dev.banmen.record.server.ServerFiles.game;
import static dev.banmen.record.server.ServerFiles.moves;
import static dev.banmen.record.server.ServerFiles.notes;
import static dev.banmen.record.server.ServerFiles.root;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Recording;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Piskvork's files. */
class PsqTest {
  private static final String HEAD = "Piskvorky 20x20, 11:11, 0\r\n";
  private static final String MOVES = "1,1,0\r\n20,20,15\r\n3,2,1200\r\n";
  private static final String END = "pbrain-Rapfi.exe\r\nYIXIN18.zip\r\n-1\r\n0,Standard_1\r\n";

  @Test
  void aGameOfATournamentIsRead() throws Exception {
    Recording game = game("psq", HEAD + MOVES + END);
    assertThat(game.family()).isEqualTo("gomoku");
    assertThat(game.chosen()).containsEntry("size", "20").containsEntry("rules", "exact");
    assertThat(moves(game)).isEqualTo("Baa Wtt Bcb");
    assertThat(root(game, "PB") + ", " + root(game, "PW")).isEqualTo("Rapfi, YIXIN18");
    assertThat(root(game, "GM") + ", " + root(game, "SZ")).isEqualTo("4, 20");
    assertThat(notes("psq", HEAD + MOVES + END)).isEmpty();
  }

  @Test
  void ofTheTwoPlayersTheSecondMayHaveMovedFirst() throws Exception {
    Recording game = game("psq", HEAD.replace(", 0", ", 1") + MOVES + END);
    assertThat(root(game, "PB") + ", " + root(game, "PW")).isEqualTo("YIXIN18, Rapfi");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "-1\n", "7,8\n", "1, 1, 5\n\n2 , 2\n-1\n", "homo-1\n"})
  void aGameThatAPersonSavedHasNoMoreThanItsMoves(String rest) throws Exception {
    assertThat(notes("psq", "Piskvorky 15x15, 0:0, 0\n" + rest)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "'16,1,0', point of the 15x15 board",
    "'0,3,0', point of the 15x15 board",
    "'A\nB\n-1\n1,Renju_1', something like '1,Freestyle'",
    "'A\nB\nC', something like '1,Freestyle'",
  })
  void whatIsStrangeIsReportedAndTheRestIsRead(String rest, String note) throws Exception {
    String text = "Piskvorky 15x15, 0:0, 0\n8,8,0\n" + rest.replace("\\n", "\n");
    assertThat(notes("psq", text)).singleElement().asString().contains(note);
    assertThat(moves(game("psq", text))).startsWith("Bhh");
  }

  @ParameterizedTest
  @ValueSource(strings = {"4x4", "21x21", "15x19", "0x0", "999x999"})
  void aBoardThatGomokuDoesNotHaveIsRefused(String size) {
    assertThatThrownBy(() -> game("psq", "Piskvorky " + size + ", 0:0, 0\n1,1,0\n"))
        .isInstanceOf(InputFault.class)
        .hasMessageContaining("'" + size + "' where a number from 5 to 20 was expected");
  }

  @Test
  void aFileIsKnownByItsFirstLine() {
    assertThat(ServerFiles.format("psq").fits(HEAD.getBytes())).isTrue();
    assertThat(ServerFiles.format("psq").fits("Piskvorky is Czech\n".getBytes())).isFalse();
    assertThat(ServerFiles.format("ngf").fits((HEAD + MOVES + END).getBytes())).isFalse();
  }
}
