package dev.banmen.games.gomoku;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.banmen.app.local.files.RecordingFormats;
import dev.banmen.catalog.Catalog;
import dev.banmen.game.record.Archive;
import dev.banmen.game.record.Bytes;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Recording;
import dev.banmen.record.Formats;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Games of Gomoku as their moves alone. */
class GomokuTranscriptTest {
  private static final Formats FORMATS = RecordingFormats.of(Catalog.ALL);

  private static Archive read(String text) throws Exception {
    return read("game.txt", text);
  }

  private static Archive read(String name, String text) throws Exception {
    Bytes file = Bytes.of(text.getBytes(StandardCharsets.UTF_8));
    return FORMATS.of(name, file).open(file);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "h8h9i8g7j8j9",
        "H8 H9 I8 G7 J8 J9\n",
        "1. h8 h9 2. i8 g7 3. j8 j9",
        "h8,h9,i8,g7,j8,j9",
        "h8, h9; i8, g7; j8, j9",
        "h8-h9-i8-g7-j8-j9",
        "h8h9g8g7f8f7",
        "h8h7g8g7f8o9",
        "h8h9i8g7j8j9\n\no15a1h8\n"
      })
  void aLineOfMovesIsAGame(String text) throws Exception {
    Archive games = read(text);
    assertThat(games.size()).isEqualTo(text.contains("o15") ? 2 : 1);
    assertThat(games.game(0, note -> {}).family()).isEqualTo("gomoku");
    assertThat(games.summary(0).moves()).isEqualTo(6);
  }

  /** A list of moves is no exercise: what the rules refuse is no move for other programs. */
  @Test
  void whatIsRefusedIsAnAttempt() throws Exception {
    assertThat(read("h8h8i8").game(0, note -> {}).refusalPolicy())
        .isEqualTo(Recording.RefusalPolicy.NOTED);
  }

  @Test
  void whatOthelloMayBeIsOthello() throws Exception {
    assertThat(read("f5d6c3d3c4f4e3i9").game(0, note -> {}).family()).isEqualTo("othello");
    assertThat(read("f5d6c3d3c4").game(0, note -> {}).family()).isEqualTo("othello");
  }

  @ParameterizedTest
  @ValueSource(strings = {"h8h9i16", "h8h9p1", "h8h9 hello", "h8h9i8x", "h8,i9-"})
  void anythingElseIsAFault(String text) {
    assertThatThrownBy(() -> read("game.gomoku", text)).isInstanceOf(InputFault.class);
  }
}
