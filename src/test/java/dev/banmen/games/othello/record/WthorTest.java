package dev.banmen.games.othello.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.banmen.game.record.Archive;
import dev.banmen.game.record.Archive.Summary;
import dev.banmen.game.record.Bytes;
import dev.banmen.game.record.Format;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Note;
import dev.banmen.game.record.Property;
import dev.banmen.game.record.Recording;
import dev.banmen.games.othello.OthelloRecords;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The archive of the French federation; its numbers are little-endian. */
class WthorTest {
  private static final Wthor WTHOR = new Wthor(OthelloRecords.WORDS);

  /** Made on 2 January 2024; 2 games of 1996; standard board, no solitaire, scores from 24 on. */
  private static final String HEADER = "14180102" + "02000000" + "0000" + "cc07" + "00001800";

  /** Tournament 1, Black 2, White 258; 40 discs for Black, 38 in theory; f5 d6 c3. */
  private static final String GAME = "0100" + "0200" + "0201" + "28" + "26" + "384021" + zeros(57);

  /** Nobody known; a draw; no moves. */
  private static final String EMPTY = "0000" + "0000" + "0000" + "20" + "20" + zeros(60);

  private static String zeros(int bytes) {
    return "00".repeat(bytes);
  }

  private static byte[] hex(String... pieces) {
    return HexFormat.of().parseHex(String.join("", pieces));
  }

  /** Bytes in a folder with others. */
  private static Bytes inFolder(byte[] bytes, Map<String, byte[]> beside) {
    Bytes alone = Bytes.of(bytes);
    return new Bytes() {
      @Override
      public long size() {
        return alone.size();
      }

      @Override
      public int read(long from, byte[] target, int offset, int length) throws IOException {
        return alone.read(from, target, offset, length);
      }

      @Override
      public Optional<Bytes> beside(String ending) {
        return Optional.ofNullable(beside.get(ending.toLowerCase(Locale.ROOT))).map(Bytes::of);
      }
    };
  }

  private static byte[] names(int length, String... names) {
    byte[] file = new byte[16 + length * names.length];
    for (int i = 0; i < names.length; i++) {
      byte[] name = names[i].getBytes(StandardCharsets.ISO_8859_1);
      System.arraycopy(name, 0, file, 16 + i * length, name.length);
    }
    return file;
  }

  @Test
  void aRecordIsAGameWithItsNamesBesideIt() throws Exception {
    Bytes file =
        inFolder(
            hex(HEADER, GAME, EMPTY),
            Map.of(
                "jou", names(20, "???", "Noir", "L\u00e9vy Paul"),
                "trn", names(26, "???", "Coupe de Paris")));
    Archive archive = WTHOR.open(file);
    assertThat(archive.size()).isEqualTo(2);
    assertThat(archive.summary(0))
        .isEqualTo(new Summary("L\u00e9vy Paul", "#258", "Coupe de Paris", "1996", "B+16", 3));
    Recording game = archive.game(0, Note.UNHEARD);
    assertThat(game.tree().properties(0))
        .containsExactly(
            Property.of("PB", "L\u00e9vy Paul"),
            Property.of("PW", "#258"),
            Property.of("EV", "Coupe de Paris"),
            Property.of("DT", "1996"),
            Property.of("RE", "B+16"),
            Property.of("WTHTH", "38"),
            Property.of("WTHNO", "1 2 258"),
            Property.of("WTHFD", "2024-01-02"),
            Property.of("WTHDE", "24"));
    assertThat(OthelloRecords.line(game)).isEqualTo("B:f5 W:d6 B:c3");
    assertThat(archive.summary(1).result()).isEqualTo("0");
  }

  @Test
  void withoutNamesThereAreNumbersAndNothingIsLost() throws Exception {
    byte[] file = hex(HEADER, GAME, EMPTY);
    List<Recording> games = OthelloRecords.read(WTHOR, Bytes.of(file), new ArrayList<>());
    assertThat(games.get(0).tree().text(0, "PB")).isEqualTo("#2");
    assertThat(WTHOR.loss(games)).isEmpty();
    byte[] written = OthelloRecords.write(WTHOR, games);
    assertThat(Arrays.copyOfRange(written, 16, written.length))
        .isEqualTo(Arrays.copyOfRange(file, 16, file.length));
    assertThat(Arrays.copyOfRange(written, 4, 13)).isEqualTo(hex("02000000", "0000", "cc07", "08"));
  }

  @Test
  void theFilesDateAndTheDepthOfItsScoresAreWrittenAgain() throws Exception {
    String solitaire = "13630c1f" + "02000000" + "0000" + "cc07" + "08010900";
    for (String header : List.of(HEADER.replace("00001800", "08001800"), solitaire)) {
      byte[] file = hex(header, GAME, EMPTY);
      List<Recording> games = OthelloRecords.read(WTHOR, Bytes.of(file), new ArrayList<>());
      assertThat(WTHOR.loss(games)).isEmpty();
      assertThat(OthelloRecords.write(WTHOR, games)).isEqualTo(file);
    }
  }

  @Test
  void aHeaderHoldsOneDateAndTheOthersAreLostWhichIsSaid() throws Exception {
    List<Recording> games =
        OthelloRecords.read(WTHOR, Bytes.of(hex(HEADER, GAME)), new ArrayList<>());
    String other = HEADER.replace("14180102", "14180103");
    games.addAll(OthelloRecords.read(WTHOR, Bytes.of(hex(other, GAME)), new ArrayList<>()));
    assertThat(WTHOR.loss(games))
        .contains("game 2: the date of the file, and from which move the theoretical scores count");
    assertThat(WTHOR.loss(games.subList(1, 2))).isEmpty();
    games.set(
        1, OthelloRecords.read(new MoveStrings(OthelloRecords.WORDS), "d3c3b3d2e1d6d7e3f4").get(0));
    assertThat(WTHOR.loss(games).orElseThrow()).as("it says no date").doesNotContain("made");
  }

  @Test
  void namesAreWrittenAsTheirNumbersAndThatIsTold() throws Exception {
    Bytes file =
        inFolder(hex(HEADER, GAME, EMPTY), Map.of("jou", names(20, "???", "Noir", "Levy")));
    List<Recording> games = OthelloRecords.read(WTHOR, file, new ArrayList<>());
    assertThat(WTHOR.loss(games))
        .contains(
            "game 1: names of players and tournaments, which this format stores in other files");
    byte[] written = OthelloRecords.write(WTHOR, games);
    assertThat(Arrays.copyOfRange(written, 16, written.length)).isEqualTo(hex(GAME, EMPTY));
  }

  @Test
  void aGameThatIsOpenHasNoResultAndThatIsTold() throws Exception {
    List<Recording> open = OthelloRecords.read(new MoveStrings(OthelloRecords.WORDS), "f5d6");
    assertThat(WTHOR.loss(open)).contains("game 1: that an unfinished game has no result");
    List<Recording> over =
        OthelloRecords.read(new MoveStrings(OthelloRecords.WORDS), "d3c3b3d2e1d6d7e3f4");
    assertThat(WTHOR.loss(over)).isEmpty();
  }

  @Test
  void aByteThatIsNoSquareIsTheFaultOfItsGameAlone() throws Exception {
    String damaged = GAME.replace("384021", "386321");
    List<Note> notes = new ArrayList<>();
    List<Recording> games = OthelloRecords.read(WTHOR, Bytes.of(hex(HEADER, damaged, GAME)), notes);
    assertThat(notes)
        .containsExactly(
            new Note(
                1,
                10,
                "found byte 99 where a square was expected (its row and column, from 1); no move is"
                    + " played"));
    assertThat(OthelloRecords.line(games.get(0))).isEqualTo("B:f5 W:?99 B:c3");
    assertThat(OthelloRecords.line(games.get(1))).isEqualTo("B:f5 W:d6 B:c3");
  }

  @Test
  void aFileThatIsCutOffShowsTheGamesThatAreThere() throws Exception {
    byte[] whole = hex(HEADER, GAME, GAME);
    Archive archive = WTHOR.open(Bytes.of(Arrays.copyOf(whole, whole.length - 1)));
    assertThat(archive.size()).isEqualTo(2);
    assertThat(OthelloRecords.line(archive.game(0, Note.UNHEARD))).isEqualTo("B:f5 W:d6 B:c3");
    assertThatThrownBy(() -> archive.game(1, Note.UNHEARD))
        .isInstanceOf(InputFault.class)
        .hasMessage("the file ends before this record; its header promises 2 games");
    assertThat(archive.summary(1).moves()).isEqualTo(-1);
    List<Note> notes = new ArrayList<>();
    assertThat(OthelloRecords.read(WTHOR, Bytes.of(Arrays.copyOf(whole, 16 + 68)), notes))
        .hasSize(1);
    assertThat(notes.get(0).text()).isEqualTo("the header promises 2 games; the file has 1");
  }

  @Test
  void aLargeBoardHasRoomForNinetySixMoves() throws Exception {
    String header = "14180102" + "01000000" + "0000" + "cc07" + "0a001800";
    // g6 is row 6, column 7
    String game = "0000" + "0000" + "0000" + "32" + "32" + "4339" + zeros(94);
    List<Recording> games =
        OthelloRecords.read(WTHOR, Bytes.of(hex(header, game)), new ArrayList<>());
    assertThat(games.get(0).chosen()).containsEntry("size", "10");
    assertThat(OthelloRecords.line(games.get(0))).isEqualTo("B:g6 W:g5");
    byte[] written = OthelloRecords.write(WTHOR, games);
    assertThat(Arrays.copyOfRange(written, 16, written.length)).isEqualTo(hex(game));
    assertThat(written[12]).isEqualTo((byte) 10);
  }

  @Test
  void everySquareHasItsByte() {
    for (int size : List.of(8, 10)) {
      for (int site = 0; site < size * size; site++) {
        assertThat(WthorEntry.site(WthorEntry.code(site, size), size)).isEqualTo(site);
      }
    }
    for (int none : List.of(0, 9, 10, 19, 20, 89, 91, 255)) {
      assertThat(WthorEntry.site(none, 8)).as("%d", none).isEqualTo(-1);
    }
  }

  @Test
  void onlyAFileOfGamesFits() throws Exception {
    assertThat(WTHOR.fits(hex(HEADER, GAME, GAME))).isTrue();
    assertThat(WTHOR.fits(hex(HEADER, GAME))).isTrue();
    assertThat(WTHOR.fits(hex("00000000", "01000000", zeros(8), GAME))).isTrue();
    assertThat(WTHOR.fits(hex("00000000", "02000000", zeros(8), GAME))).isFalse();
    assertThat(WTHOR.fits(hex("14180102", "00000000", "0300", "0000", "00000000", GAME))).isFalse();
    assertThat(WTHOR.fits(hex("14180d02", "02000000", "0000", "cc07", "00001800", GAME))).isFalse();
    assertThat(WTHOR.fits(new byte[16])).isTrue();
    assertThat(WTHOR.fits(new byte[15])).isFalse();
    assertThat(WTHOR.fits(new byte[Format.HEAD])).as("zeros alone").isFalse();
    assertThat(WTHOR.fits(Arrays.copyOf(hex(HEADER, GAME), Format.HEAD))).isTrue();
    assertThat(WTHOR.fits(Arrays.copyOf(hex("0000000000040000", zeros(8)), Format.HEAD))).isTrue();
    assertThat(WTHOR.fits("(;GM[Othello];)f5d6c3".getBytes(StandardCharsets.UTF_8))).isFalse();
    Format format = WTHOR;
    assertThatThrownBy(() -> format.open(OthelloRecords.bytes("f5d6c3d3c4f5d6c3d3c4")))
        .isInstanceOf(InputFault.class);
    assertThatThrownBy(() -> format.open(Bytes.of(new byte[100])))
        .isInstanceOf(InputFault.class)
        .hasMessageContaining("no WTHOR header");
    assertThat(format.open(Bytes.of(new byte[16])).size()).isZero();
  }
}
