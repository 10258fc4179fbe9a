package dev.banmen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code banmen find}: games by what they say, by fields and by positions. */
class FindCommandTest {
  private static final String GAMES =
      """
      (;GM[1]FF[4]SZ[19]KM[6.5]RU[Japanese]PB[Ke Jie]BR[9p]PW[Dora]WR[3d]RE[B+R]DT[2016-05-03]EV[LG Cup]
      ;B[pd];W[dp];B[dd]C[a ladder];W[pp])
      (;GM[1]FF[4]SZ[19]KM[7.5]RU[Chinese]PB[Dora]PW[Ann]RE[W+3.5]DT[2019];B[dd];W[pp];B[dd])
      (;GM[1]FF[4]SZ[9]KM[0.5]HA[2]AB[cc][gg]PB[Ann]PW[Cy]RE[0]DT[2020-01];W[ee])
      (;GM[2]FF[4]SZ[8]PB[Dee]PW[Ann];B[d3];W[c3])
      """;

  @TempDir Path folder;
  private String file;

  @BeforeEach
  void write() throws IOException {
    file = Files.writeString(folder.resolve("games.sgf"), GAMES).toString();
  }

  private static ProgramRun find(String... words) {
    List<String> all = new ArrayList<>(List.of("find"));
    all.addAll(List.of(words));
    return ProgramRun.ofCatalog("", all.toArray(String[]::new));
  }

  /** The numbers of the games that are found, such as 1 3. */
  private String numbers(String... question) {
    List<String> words = new ArrayList<>(List.of(question));
    words.add(file);
    StringBuilder numbers = new StringBuilder();
    for (String line : find(words.toArray(String[]::new)).out().lines().toList()) {
      numbers.append(line.replaceAll(".*:#(\\d+)  .*", "$1 "));
    }
    return numbers.toString().strip();
  }

  @Test
  void aLineHasWhatAListShowsAndTheMoveWhereItIs() {
    assertThat(find("comment:LADDER", file))
        .isEqualTo(new ProgramRun(0, file + ":#1  2016-05-03  Ke Jie  Dora  B+R  3\n", ""));
    assertThat(find("player:dee", file))
        .isEqualTo(new ProgramRun(0, file + ":#4  -  Dee  Ann  -  2\n", ""));
  }

  @ParameterizedTest
  @CsvSource({"player：dora, 1 2", "胜者:dora, ''", "胜者：dora, ''", "colour:dora, ''"})
  void aFieldMayHaveAWideColonAndMustBeThere(String word, String numbers) {
    assertThat(numbers(word)).isEqualTo(numbers);
    assertThat(find(word, file).err().contains("is not known; choose"))
        .isEqualTo(numbers.isEmpty());
  }

  @Test
  void aQuestionBehindTheFilesIsRefusedBeforeAnythingIsPrinted() {
    for (String word : List.of("player:dora", "date:2016", "player：dora", "not:ann")) {
      assertThat(find(file, word))
          .isEqualTo(
              new ProgramRun(
                  2,
                  "",
                  "banmen: write the question before the folder: find "
                      + word
                      + " "
                      + file
                      + "\n"));
    }
    assertThat(find(file, "gone.sgf").out()).isNotEmpty();
  }

  @Test
  void aQuestionOfStatsStandsBeforeTheFiles() {
    assertThat(ProgramRun.ofCatalog("", "stats", file, "date:2016"))
        .isEqualTo(
            new ProgramRun(
                2,
                "",
                "banmen: write the question before the folder: stats date:2016 " + file + "\n"));
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      value = {
        "dora, 1 2",
        "dora ann, 2",
        "LG, 1",
        "black:dora, 2",
        "white:dora, 1",
        "player:dora, 1 2",
        "winner:ann, 2",
        "loser:dora, 1 2",
        "result:B, 1",
        "result:b+r, 1",
        "result:b+, 1",
        "result:w+3, ``",
        "result:W+3.5, 2",
        "result:draw, 3",
        "date:2016, 1",
        "date:2016-05, 1",
        "date:2016-06, ``",
        "date:2016..2019, 1 2",
        "date:2016-06..2019, 2",
        "date:..2018, 1",
        "date:2019-01, ``",
        "date:2020.., 3",
        "event:lg, 1",
        "rank:9p, 1",
        "rank:9, 1",
        "rank:8p, ``",
        "komi:7.5, 2",
        "komi:6..7.5, 1 2",
        "komi:..0.5, 3",
        "handicap:, 3",
        "handicap:3.., ``",
        "handicap:0, 1 2 4",
        "handicap:..1, 1 2 4",
        "rules:, 1 2",
        "not:rules, 3 4",
        "game:go, 1 2 3",
        "game:capture, ``",
        "game:围棋, 1 2 3",
        "game:圍棋, 1 2 3",
        "game:Othello, 4",
        "result:jigo, 3",
        "result:void, ``",
        "result:?, ``",
        "result:B+T, ``",
        "result:b+resign, ``",
        "date:2016-02-29, ``",
        "event:, 1",
        "not:event, 2 3 4",
        "result:, 1 2 3",
        "date:2016-05..2016, 1",
        "date:2016..2016-04, ``",
        "size:19, 1 2",
        "size:8x8, 4",
        "rules:japanese, 1",
        "game:othello, 4",
        "moves:..2, 3 4",
        "moves:3, 2",
        "attempts:, 2",
        "attempts:2.., ``",
        "not:handicap, 1 2 4",
        "not:dora, 3 4",
        "not:date:2016..2019, 3 4",
        "not:result:draw player:ann, 2 4",
      })
  void eachFieldHasAHitAndANearMiss(String question, String games) {
    assertThat(numbers(question.split(" "))).isEqualTo(games);
  }

  @Test
  void aValueMayHaveBlanks() {
    assertThat(numbers("black:ke jie")).isEqualTo("1");
    assertThat(numbers("ke jie")).isEqualTo("1");
    assertThat(numbers("black:ke  jie")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "opening:tiger, 1 2",
    "opening:TIGER, 1 2",
    "opening:stephenson, 2",
    "opening:perp, 1 2 3",
    "opening:kagetsu, 4",
    "opening:, 1 2 3 4",
    "not:opening, 5",
    "not:opening:tiger, 3 4 5",
    "opening:nobody, ''",
  })
  void anOpeningIsFoundByAnyNameOnItsWay(String question, String numbers) throws IOException {
    Files.writeString(
        Path.of(file),
        "(;GM[2];B[f5];W[d6];B[c3];W[d3];B[c4];W[f4])"
            + "(;GM[2];B[e6];W[f4];B[c3];W[c4];B[d3];W[d6];B[f6])"
            + "(;GM[2];B[f5];W[d6])(;GM[4];B[h8];W[h7];B[g7];W[a1])(;GM[1];B[dd];W[pp])");
    assertThat(numbers(question)).isEqualTo(numbers);
  }

  @Test
  void anOpeningIsFoundWhereItHasItsNameFirst() throws IOException {
    Files.writeString(Path.of(file), "(;GM[2];B[f5];W[d6];B[c3];W[d3];B[c4];W[f4];B[f6])");
    assertThat(find("opening:tiger", file).out()).endsWith("  5\n");
    assertThat(find("opening:per", file).out()).endsWith("  2\n");
  }

  @Test
  void noQuestionFindsEveryGame() {
    assertThat(numbers()).isEqualTo("1 2 3 4");
    assertThat(find("--count", file)).isEqualTo(new ProgramRun(0, "4\n", ""));
  }

  @Test
  void nothingFoundEndsWithOne() {
    assertThat(find("nobody", file)).isEqualTo(new ProgramRun(1, "", "banmen: no game found\n"));
    assertThat(find("nobody", file, "--count")).isEqualTo(new ProgramRun(1, "0\n", ""));
    assertThat(find("nobody", file, "--json")).isEqualTo(new ProgramRun(1, "[]\n", ""));
  }

  @Test
  void aPositionIsFoundHoweverTheBoardIsTurnedAndTheOrderWas() throws IOException {
    Path asked = folder.resolve("asked.sgf");
    Files.writeString(
        folder.resolve("games.sgf"),
        "(;GM[1]SZ[19];B[cc])"
            + "(;GM[1]SZ[19];B[pp];W[dd];B[qc])"
            + "(;GM[1]SZ[19];W[pp];B[dd])(;GM[1]SZ[13];B[dd];W[jj])(;GM[1]SZ[19];B[dd];W[pq])");
    Files.writeString(asked, "(;GM[1]SZ[19];B[dp];W[pd];B[cc])");
    assertThat(numbers("pos:" + asked + "@2")).isEqualTo("2");
    assertThat(numbers("pos:" + asked + "@1", "not:pos:" + asked + "@2")).isEqualTo("5");
    assertThat(find("pos:" + asked + "#1@2", file).out()).endsWith("  2\n");
    assertThat(numbers("pos:" + asked)).isEqualTo("2");
  }

  @Test
  void aPositionIsNotThatOfTheOtherSide() throws IOException {
    Path asked = folder.resolve("asked.sgf");
    Files.writeString(asked, "(;GM[1]SZ[9];B[ee];W[])");
    Files.writeString(folder.resolve("games.sgf"), "(;GM[1]SZ[9];B[ee];W[cc])");
    assertThat(numbers("pos:" + asked + "@1")).isEqualTo("1");
    assertThat(numbers("pos:" + asked + "@2")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      value = {
        "blakc:dora|field 'blakc' is not known; choose black, white,",
        "komi:many|write a number or two with .. between, such as 7.5 or 6..8",
        "komi:8..6|the range runs backwards; write 6..8",
        "handicap:-1|write a number or two with .. between, such as 4 or 2..9",
        "moves:-5|write a number or two with .. between, such as 200 or ..149",
        "moves:3.5|write a number or two with .. between, such as 200 or ..149",
        "attempts:-1..|write a number or two with .. between, such as 1 or 3..",
        "rank:99z|write a rank, such as 9p, 3d or 5k",
        "rank:9px|write a rank, such as 9p, 3d or 5k",
        "date:2016..2003|the range runs backwards; write 2003..2016",
        "moves:200..100|the range runs backwards; write 100..200",
        "komi:7.5..-1|the range runs backwards; write -1..7.5",
        "komi:..|write a number",
        "date:May|write a date",
        "date:2016-13|write a date",
        "date:2016-00|write a date",
        "date:2016-02-31|write a date",
        "date:2016..2016-04-31|write a date",
        "result:tie|write a result",
        "result:X|write a result",
        "game:chess|that game is not known; choose go, ",
        "game:o|that game is not known; choose go, ",
        "size:big|write a size",
        "not:|write what is not to be so",
        "not:not:dora|write what is not to be so",
        "pos:-@3|must be in a file",
        "pos:@3|write a file and a move",
      },
      delimiter = '|')
  void aFaultPointsAtTheWord(String word, String why) {
    ProgramRun run = find("dora", word, file);
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err())
        .startsWith("banmen: '")
        .contains(word.replace("pos:-@3", "'-'").split("@")[0], why);
    assertThat(run.err().lines()).hasSize(1);
  }

  @Test
  void theGameOfAPositionMustBeThere() {
    assertThat(find("pos:gone.sgf@3", file).err())
        .isEqualTo("banmen: 'gone.sgf': cannot be read: no such file\n");
    assertThat(find("pos:" + file + "#5@3", file).err())
        .isEqualTo("banmen: '" + file + "': there is no game 5; the file has 4 games\n");
  }

  @Test
  void whatIsMissingBelowAQuestionIsSaid() {
    assertThat(find("dora").err())
        .isEqualTo("banmen: write a file or folder to look in after 'dora'\n");
    assertThat(find("dora", "date:2016").err())
        .isEqualTo("banmen: write a file or folder to look in after 'date:2016'\n");
    assertThat(find("dora", "gone.sgf").err()).isEqualTo("banmen: there is no file 'gone.sgf'\n");
  }

  @Test
  void aQuestionHasALimit() {
    List<String> words = new ArrayList<>(Collections.nCopies(50, "dora"));
    words.add(file);
    assertThat(find(words.toArray(String[]::new)).code()).isZero();
    words.add(0, "ann");
    assertThat(find(words.toArray(String[]::new)).err())
        .isEqualTo("banmen: 'dora': a question may have 50 words, and this is one more\n");
  }

  @Test
  void whatIsNoFieldIsAWord() {
    assertThat(find("12:30", file).code()).isEqualTo(1);
    assertThat(find(":", file).code()).isEqualTo(1);
  }

  @Test
  void twoHyphensEndTheQuestion() throws IOException {
    Path dora = folder.resolve("dora");
    Files.writeString(dora, GAMES);
    assertThat(find("ann", "--", file, "--count").code()).isEqualTo(1);
    assertThat(find("--count", "ann", "--", file)).isEqualTo(new ProgramRun(0, "3\n", ""));
    ProgramRun gone = find("ann", "--", "gone.sgf");
    assertThat(gone.code()).isEqualTo(1);
    assertThat(gone.err()).startsWith("banmen: gone.sgf: ");
    assertThat(find("ann", "gone.sgf").code()).isEqualTo(2);
  }

  private String pattern(String position, String game) throws IOException {
    Path asked = Files.writeString(folder.resolve("asked.sgf"), position);
    Path searched = Files.writeString(folder.resolve("searched.sgf"), "(;GM[1]SZ[9]" + game + ")");
    ProgramRun run = find("pattern:" + asked, searched.toString());
    return run.err().replace("banmen: no game found\n", "")
        + run.out().strip().replaceAll("(?s).* ", "");
  }

  @ParameterizedTest
  @CsvSource({
    ";B[cc];W[dc];B[ee], 2",
    ";B[gg];W[ee];B[aa];W[gf], 4", // turned, with a piece beyond it
    ";B[dc];W[cc], 2", // in the other colour
    ";B[cc](;W[ee])(;W[dc]), 2", // in a variation
    ";B[dd];W[ed], ''", // not in the corner
    ";B[aa];W[cc];B[dc], ''", // with another piece in it
    ";B[cc];W[dc]AB[ba], ''",
    ";B[cc];W[ec], ''",
  })
  void aPartOfTheBoardIsFoundInItsCorner(String game, String move) throws IOException {
    assertThat(pattern("(;GM[1]SZ[9]AB[cc]AW[dc])", game)).isEqualTo(move);
  }

  @ParameterizedTest
  @CsvSource({
    "SL[ee][fe], ;B[dd];W[ed], 2",
    "SL[ee][fe], ;B[aa];W[ab], 2",
    "SL[ee][fe], ;B[aa];W[ac], ''",
    "VW[ee:fe], ;B[ih];W[ii], 2",
    "SL[ee:ge], AB[ig];B[ih];W[ii], ''", // with an empty point beyond
    "SL[ee:ge], ;B[ig];W[ih], 2",
    "SL[ee:ie], ;B[ce];W[de], ''", // up to the edge
    "SL[ee:ie], ;B[ee];W[ed], 2",
  })
  void whatIsMarkedIsFoundAnywhere(String mark, String game, String move) throws IOException {
    assertThat(pattern("(;GM[1]SZ[9]AB[ee]AW[fe]" + mark + ")", game)).isEqualTo(move);
  }

  @ParameterizedTest
  @CsvSource({
    "'', ;B[dc];W[cc], 2",
    "',same', ;B[dc];W[cc], ''",
    "',same', ;B[gg];W[fg], 2", // turned
    "',until1', ;B[cc];W[dc], ''",
    "',until=2', ;B[cc];W[dc], 2",
    "',anywhere', ;B[dd];W[ed], 2",
    "',anywhere,here,until9,same', ;B[dd];W[ed], ''",
  })
  void howAPartMayBeFoundStandsAfterIt(String how, String game, String move) throws IOException {
    Path asked = Files.writeString(folder.resolve("a,b.sgf"), "(;GM[1]SZ[9]AB[cc]AW[dc])");
    Path searched = Files.writeString(folder.resolve("searched.sgf"), "(;GM[1]SZ[9]" + game + ")");
    ProgramRun run = find("pattern:" + asked + how, searched.toString());
    assertThat(run.err()).isEqualTo(move.isEmpty() ? "banmen: no game found\n" : "");
    assertThat(run.out().strip().replaceAll("(?s).* ", "")).isEqualTo(move);
  }

  @Test
  void aPartThatMayBeInTooManyPlacesIsAFault() throws IOException {
    assertThat(pattern("(;GM[1]SZ[52]AB[ef]SL[bb:zz])", ";B[ee]")).contains("is too large");
  }

  @Test
  void allPartsOfAQuestionHaveOneLimit() throws IOException {
    String large = folder.resolve("large.sgf").toString();
    Files.writeString(Path.of(large), "(;GM[1]SZ[52]AB[ef]SL[bb:ll])");
    String small = folder.resolve("small.sgf").toString();
    Files.writeString(Path.of(small), "(;GM[1]SZ[9]AB[cc])");
    assertThat(find("pattern:" + large, "pattern:" + small, small).err())
        .isEqualTo("banmen: no game found\n");
    assertThat(find("pattern:" + large, "not:pattern:" + large, large).err())
        .contains("that part is too large");
    String one = "pattern:" + small;
    assertThat(find(one, one, small).code()).isZero();
    assertThat(find(one, "not:" + one, one, small).err())
        .contains("a question may have 2 patterns, and this is one more");
  }

  @Test
  void aPartWithoutPiecesIsAFault() throws IOException {
    assertThat(pattern("(;GM[1]SZ[9]AB[ee]SL[aa:cc])", ";B[ee]"))
        .isEqualTo(
            "banmen: 'pattern:"
                + folder.resolve("asked.sgf")
                + "': no piece is on that part of the board\n");
  }

  /** Packed files without recordings are none of these. */
  @Test
  void packedFilesInFoldersAreSearched() throws IOException {
    Path below = Files.createDirectories(folder.resolve("packed"));
    try (OutputStream gzip =
        new GZIPOutputStream(Files.newOutputStream(below.resolve("a.sgf.gz")))) {
      gzip.write(GAMES.getBytes(StandardCharsets.UTF_8));
    }
    for (String name : List.of("b.zip/c.sgf", "other.zip/readme.md")) {
      Path zip = below.resolve(name.substring(0, name.indexOf('/')));
      try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(zip))) {
        out.putNextEntry(new ZipEntry(name.substring(name.indexOf('/') + 1)));
        out.write(GAMES.getBytes(StandardCharsets.UTF_8));
      }
    }
    Files.writeString(below.resolve("log.gz"), "no game");
    ProgramRun run = find("white:dora", below.toString());
    assertThat(run.err()).isEmpty();
    assertThat(run.out().lines())
        .hasSize(2)
        .anyMatch(line -> line.startsWith(below.resolve("a.sgf.gz") + ":#1  "))
        .anyMatch(line -> line.startsWith(below.resolve("b.zip") + ":#1  "));
  }

  @Test
  void foldersAreSearchedWithAllBelow() throws IOException {
    Path below = Files.createDirectories(folder.resolve("a/b"));
    Files.writeString(below.resolve("one.sgf"), GAMES);
    Files.writeString(below.resolve(".hidden.sgf"), GAMES);
    Files.writeString(below.resolve("notes.md"), "dora");
    Files.writeString(below.resolve("notes.txt"), "dora was here");
    Files.writeString(Files.createDirectories(folder.resolve(".git")).resolve("x.sgf"), GAMES);
    ProgramRun run = find("white:dora", folder.toString());
    assertThat(run.err()).isEmpty();
    assertThat(run.out().lines().map(line -> line.substring(0, line.indexOf(":#"))))
        .containsExactly(below.resolve("one.sgf").toString(), file);
  }

  @Test
  void aFileThatCannotBeReadIsSaidAndTheOthersAreSearched() throws IOException {
    Files.writeString(folder.resolve("a-broken.sgf"), "no game\n");
    ProgramRun run = find("white:dora", folder.toString());
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.out()).contains("games.sgf:#1");
    assertThat(run.err()).startsWith("banmen: " + folder.resolve("a-broken.sgf") + ":");
  }

  @Test
  void gamesAreSortedByWhatTheySay() {
    assertThat(numbers("--sort", "date")).isEqualTo("1 2 3 4");
    assertThat(numbers("--sort", "-date")).isEqualTo("3 2 1 4");
    assertThat(numbers("--sort=moves")).isEqualTo("3 4 2 1");
    assertThat(numbers("--sort=black")).isEqualTo("3 4 2 1");
    assertThat(find("--sort=height", file).err())
        .isEqualTo(
            "banmen: 'height' is nothing to sort by; choose file, date, black, white, result, event"
                + " or moves\n");
  }

  @Test
  void jsonHasAllOfIt() {
    JsonArray games =
        JsonParser.parseString(find("player:dora", file, "--json").out()).getAsJsonArray();
    assertThat(games).hasSize(2);
    assertThat(games.get(0).toString())
        .isEqualTo(
            "{\"file\":\""
                + file
                + "\",\"game\":1,\"date\":\"2016-05-03\",\"black\":\"Ke Jie\",\"white\":\"Dora\","
                + "\"result\":\"B+R\",\"event\":\"LG Cup\",\"moves\":4,\"move\":4}");
  }

  @Test
  void whatIsFoundBecomesAFile() {
    String out = folder.resolve("found.sgf").toString();
    assertThat(find("player:dora", "--sort=-date", "--to", out, file).code()).isZero();
    assertThat(find("--count", out).out()).isEqualTo("2\n");
    assertThat(find(out).out().lines().toList().get(0)).contains("found.sgf:#1  2019  Dora  Ann");
    assertThat(find("player:dora", "--to", out, file).err()).contains("already");
    assertThat(find("nobody", "--to", folder.resolve("none.sgf").toString(), file).code())
        .isEqualTo(1);
    assertThat(folder.resolve("none.sgf")).doesNotExist();
  }

  @Test
  void whatCanBeReadOnceIsNotWritten() {
    String out = folder.resolve("found.sgf").toString();
    ProgramRun run = ProgramRun.ofCatalog(GAMES, "find", "dora", "-", "--to", out);
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).startsWith("banmen: --to reads the games twice, and '-' can be read");
    assertThat(ProgramRun.ofCatalog(GAMES, "find", "dora", "-", "--count").out()).isEqualTo("2\n");
  }

  @Test
  void aFileThatIsWrittenAgainDoesNotFindItself() {
    String out = folder.resolve("found.sgf").toString();
    String[] words = {"dora", folder.toString(), "--to", out, "--force", "--count"};
    assertThat(find(words).out()).isEqualTo("2\n");
    assertThat(find(words).out()).isEqualTo("2\n");
  }

  @Test
  void linksAreFollowedAndCirclesAreNot() throws IOException {
    Path one = Files.createDirectories(folder.resolve("one"));
    Files.move(folder.resolve("games.sgf"), one.resolve("games.sgf"));
    Files.createSymbolicLink(one.resolve("circle"), one);
    Path link = Files.createSymbolicLink(folder.resolve("link"), one);
    ProgramRun run = find("white:dora", link.toString());
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).startsWith(link.resolve("games.sgf").toString());
  }

  @Test
  void theStartHasMoveZero() throws IOException {
    Files.writeString(folder.resolve("games.sgf"), "(;GM[1]SZ[9]C[a ladder];B[ee];W[cc])");
    assertThat(find("comment:ladder", file).out()).endsWith("  0\n");
    assertThat(find("pos:" + file + "@0", file).out()).endsWith("  0\n");
  }

  @Test
  void datesAreSortedHoweverTheyAreWritten() throws IOException {
    Files.writeString(
        folder.resolve("games.sgf"),
        "(;GM[1]DT[2016-12-01])(;GM[1]DT[2016.3.9])(;GM[1]DT[2016-04])(;GM[1]DT[no day])");
    assertThat(numbers("--sort=date")).isEqualTo("2 3 1 4");
  }

  @Test
  void whatTheFormatCannotHoldIsRefused() {
    String out = folder.resolve("found.ggf").toString();
    ProgramRun run = find("player:ann", "--to", out, file);
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.err().lines()).hasSize(1);
    assertThat(run.err()).startsWith("banmen: " + file + ":3: game 2 is ");
    assertThat(folder.resolve("found.ggf")).doesNotExist();
  }

  @Test
  void namesCannotActOnTheTerminal() throws IOException {
    Files.writeString(folder.resolve("games.sgf"), "(;GM[1]SZ[9]PB[a\u001b[31mb  c];B[ee])");
    assertThat(find(file).out()).doesNotContain("\u001b").contains("b c");
    assertThat(find(file, "--json").out()).doesNotContain("\u001b");
  }
}
