package dev.banmen.record.sgf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Mark;
import dev.banmen.game.Pass;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.record.Archive;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Note;
import dev.banmen.game.record.Recording;
import dev.banmen.record.Replay;
import dev.banmen.text.ChosenLanguage;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A root's properties determine the game that is played. */
class RootMappingTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '>',
      value = {
        "(;GM[1])                          > go {size=19}",
        "(;SZ[9]KM[5.5]RU[Japanese])       > go {komi=5.5, rules=japanese, size=9}",
        "(;SZ[19:13]HA[2])                 > go {handicap=2, size=13x19}",
        "(;SZ[1000]RU[NZ])                 > go {rules=nz, size=52}",
        "(;SZ[-3]HA[1]KM[0.00])            > go {komi=0, size=19}",
        "(;KM[375]RU[cn])                  > go {komi=7.5, rules=chinese, size=19}",
        "(;KM[650]RU[GOE])                 > go {komi=6.5, rules=nz, size=19}",
        "(;KM[184.25子])                   > go {komi=368.5, size=19}",
        "(;KM[50]AP[foxwq])                > go {komi=0.5, size=19}",
        "(;KM[0]AP[foxwq])                 > go {komi=0, size=19}",
        "(;KM[375]AP[foxwq])               > go {komi=7.5, size=19}",
        "(;KM[50])                         > go {komi=50, size=19}",
        "(;KM[6目半])                      > go {komi=6.5, size=19}",
        "(;KM[六目半])                     > go {komi=6.5, size=19}",
        "(;KM[黑贴３又3/4子])              > go {komi=7.5, size=19}",
        "(;KM[3又3/4])                     > go {komi=7.5, size=19}",
        "(;KM[3¾子])                       > go {komi=7.5, size=19}",
        "(;KM[5 1/2])                      > go {komi=5.5, size=19}",
        "(;KM[不贴目])                     > go {komi=0, size=19}",
        "(;KM[無し])                       > go {komi=0, size=19}",
        "(;KM[コミなし])                   > go {komi=0, size=19}",
        "(;KM[No komi])                    > go {komi=0, size=19}",
        "(;KM[先番5目半コミ出し])          > go {komi=5.5, size=19}",
        "(;KM[5目半コミ出し])              > go {komi=5.5, size=19}",
        "(;KM[Komi 6.5])                   > go {komi=6.5, size=19}",
        "(;KM[8点])                        > go {komi=8, size=19}",
        "(;KM[白贴目7.5])                  > go {komi=7.5, size=19}",
        "(;KM[白贴目])                     > go {size=19}",
        "(;KM[6目半x])                     > go {size=19}",
        "(;KM[6x])                         > go {size=19}",
        "(;KM[7,5])                        > go {komi=7.5, size=19}",
        "(;KM[3.75])                       > go {komi=7.5, size=19}",
        "(;KM[2.75]RU[Chinese])            > go {komi=5.5, rules=chinese, size=19}",
        "(;KM[3.25]RU[Chinese])            > go {komi=3.25, rules=chinese, size=19}",
        "(;KM[3.75]RU[Japanese])           > go {komi=3.75, rules=japanese, size=19}",
        "(;KM[3.75]RU[AGA])                > go {komi=3.75, rules=aga, size=19}",
        "(;RU[jap])                        > go {rules=japanese, size=19}",
        "(;RU[TT])                         > go {rules=tromp-taylor, size=19}",
        "(;RU[ttt])                        > go {rules=chinese, size=19}",
        "(;HA[2子])                        > go {handicap=2, size=19}",
        "(;HA[让４子])                     > go {handicap=4, size=19}",
        "(;HA[二子])                       > go {handicap=2, size=19}",
        "(;HA[让九子])                     > go {handicap=9, size=19}",
        "(;HA[十子半])                     > go {size=19}",
        "(;RU[JPN])                        > go {rules=japanese, size=19}",
        "(;RU[日本])                       > go {rules=japanese, size=19}",
        "(;RU[日本ルール])                 > go {rules=japanese, size=19}",
        "(;RU[中国规则])                   > go {rules=chinese, size=19}",
        "(;RU[Chinese Rules])              > go {rules=chinese, size=19}",
        "(;RU[Japanese (Nihon Ki-in)]) > go {rules=japanese, size=19}",
        "(;RU[日本棋院]) > go {rules=japanese, size=19}",
        "(;RU[日本棋院規則]) > go {rules=japanese, size=19}",
        "(;RU[韓国ルール]) > go {rules=japanese, size=19}",
        "(;RU[日韩规则]) > go {rules=japanese, size=19}",
        "(;RU[日式]) > go {rules=japanese, size=19}",
        "(;RU[Territory]) > go {rules=japanese, size=19}",
        "(;RU[Territory scoring]) > go {rules=japanese, size=19}",
        "(;RU[Area]) > go {rules=chinese, size=19}",
        "(;RU[ing goe]) > go {rules=nz, size=19}",
        "(;RU[Ing Rules]) > go {rules=nz, size=19}",
        "(;RU[Ing SST]) > go {rules=nz, size=19}",
        "(;RU[中国数子规则]KM[none]) > go {komi=0, rules=chinese, size=19}",
        "(;RU[중국]) > go {rules=chinese, size=19}",
        "(;RU[중국룰]) > go {rules=chinese, size=19}",
        "(;RU[한국룰]) > go {rules=japanese, size=19}",
        "(;RU[중국 규칙]) > go {rules=chinese, size=19}",
        "(;RU[中国]) > go {rules=chinese, size=19}",
        "(;RU[AGA rules])                  > go {rules=aga, size=19}",
        "(;RU[Tromp/Taylor])               > go {rules=tromp-taylor, size=19}",
        "(;RU[Tromp-Taylor])               > go {rules=tromp-taylor, size=19}",
        "(;RU[Tromp Taylor])               > go {rules=tromp-taylor, size=19}",
        "(;RU[Tromp])                      > go {rules=chinese, size=19}",
        "(;RU[Korean])                     > go {rules=japanese, size=19}",
        "(;RU[none])                       > go {rules=chinese, size=19}",
        "(;RU[Unknown])                    > go {rules=chinese, size=19}",
        "(;RU[French])                     > go {rules=aga, size=19}",
        "(;RU[BGA])                        > go {rules=aga, size=19}",
        "(;RU[jp])                         > go {rules=japanese, size=19}",
        "(;HA[40]KM[abc])                  > go {size=19}",
        "(;SZ[10]RU[Capture Go])           > capture {size=10}",
        "(;SZ[7:5]RU[capture go 5])        > capture {captures=5, size=5x7}",
        "(;SZ[9]RU[Capture Go exercise])   > capture {rules=exercise, size=9}",
        "(;GM[2])                          > othello {}",
        "(;GM[2]SZ[6])                     > othello {size=6}",
        "(;GM[2]SZ[7])                     > othello {}",
      })
  void theRootChoosesTheGame(String file, String game) throws Exception {
    Recording recording = SgfFiles.game(file.trim());
    assertThat(recording.family() + " " + recording.chosen()).isEqualTo(game.trim());
    assertThat(Replay.of(recording, Catalog.ALL).node()).isZero();
  }

  /** Options written at a root are read back. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '>',
      value = {
        "(;SZ[9:7]RU[AGA]KM[3.75]HA[4]) > RU[AGA]KM[3.75]HA[4]",
        "(;SZ[5]RU[Capture Go 2])       > RU[Capture Go 2]KM[0]",
        "(;GM[2]SZ[10])                 > GM[2]SZ[10]",
      })
  void whatIsChosenIsWritten(String file, String written) throws Exception {
    Recording recording = SgfFiles.game(file.trim());
    Recording bare = recording.with(SgfFiles.game("(;)").tree());
    String text = new String(SgfFiles.written(List.of(bare)));
    assertThat(text).contains(written.trim());
    assertThat(SgfFiles.game(text).chosen()).isEqualTo(recording.chosen());
  }

  @Test
  void aGameThatIsNotKnownIsOneFaultAndStopsNoOther() throws Exception {
    String file = "(;GM[1])\n (;GM[12];B[weird move])\n(;GM[1])";
    assertThatThrownBy(() -> SgfFiles.FORMAT.open(SgfFiles.bytes(file)).game(1, n -> {}))
        .isInstanceOfSatisfying(InputFault.class, f -> assertThat(f.line()).isEqualTo(2))
        .hasMessageContaining("GM[12]");
    assertThat(SgfFiles.FORMAT.open(SgfFiles.bytes(file)).game(2, n -> {}).family())
        .isEqualTo("go");
  }

  @Test
  void equalRootsAreReportedInTheLanguageOfTheirReader() throws Exception {
    ChosenLanguage language = new ChosenLanguage(Locale.ROOT);
    Archive archive =
        new SgfFormat(Catalog.ALL.in(language)).open(SgfFiles.bytes("(;KM[375])(;KM[375])"));
    List<Note> notes = new ArrayList<>();
    archive.game(0, notes::add);
    archive.game(1, notes::add);
    language.choose(Locale.CHINESE);
    archive.game(1, notes::add);
    notes.removeIf(note -> !note.text().contains("KM[375]")); // that nothing says which rules
    assertThat(notes).extracting(Note::column).containsExactly(5L, 15L, 15L);
    assertThat(notes.get(1).text()).isEqualTo(notes.get(0).text());
    assertThat(notes.get(2).text()).isNotEqualTo(notes.get(0).text());
  }

  @Test
  void moreRootsThanAreRememberedAreReadToo() throws Exception {
    StringBuilder file = new StringBuilder();
    for (int komi = 0; komi < 600; komi++) {
      file.append("(;SZ[5]RU[NZ]KM[").append(komi % 300 / 4.0).append("])");
    }
    List<Recording> games = SgfFiles.games(SgfFiles.bytes(file.toString()));
    for (int komi = 0; komi < 600; komi++) {
      double read = Double.parseDouble(games.get(komi).chosen().get("komi"));
      assertThat(read).isEqualTo(komi % 300 / 4.0);
    }
  }

  @Test
  void aHandicapPutsNoStonesButWhiteBegins() throws Exception {
    Replay replay = Replay.of(SgfFiles.game("(;HA[2]AB[dp][pd];W[dd])"), Catalog.ALL);
    assertThat(replay.position().at(new Site(15, 3))).isEqualTo(Mark.BLACK);
    assertThat(replay.position().toMove()).contains(Side.WHITE);
    Replay bare = Replay.of(SgfFiles.game("(;HA[2])"), Catalog.ALL);
    assertThat(bare.position().at(new Site(15, 3))).isEqualTo(Mark.EMPTY);
    assertThat(bare.position().toMove()).contains(Side.WHITE);
  }

  @Test
  void othelloIsReadInItsOwnNamesAndInLetters() throws Exception {
    for (String moves : List.of(";B[d3];W[c3]", ";B[dc];W[cc]")) {
      Replay replay = Replay.of(SgfFiles.game("(;GM[2]" + moves + ")"), Catalog.ALL);
      replay.goTo(2);
      assertThat(replay.miss()).isEmpty();
      assertThat(replay.position().at(new Site(2, 2))).isEqualTo(Mark.WHITE);
    }
  }

  @Test
  void anEdaxPassIsRead() throws Exception {
    List<Note> notes = new ArrayList<>();
    String file = "(;GM[2]SZ[8];B[F5];W[PA];B[D3])";
    Recording recording = SgfFiles.FORMAT.open(SgfFiles.bytes(file)).game(0, notes::add);
    Replay replay = Replay.of(recording, Catalog.ALL);
    replay.goTo(2);
    assertThat(replay.move()).contains(new Pass(Side.WHITE));
    assertThat(notes).isEmpty();
  }

  @Test
  void aMoveThatTheRulesRefuseIsPlacedWithItsMiss() throws Exception {
    Replay replay = Replay.of(SgfFiles.game("(;SZ[5];B[aa];W[aa];W[ab]KO[])"), Catalog.ALL);
    replay.goTo(2);
    assertThat(replay.miss().orElseThrow().title()).isEqualTo("occupied");
    assertThat(replay.position().at(new Site(0, 0))).isEqualTo(Mark.WHITE);
    replay.goTo(3);
    assertThat(replay.miss()).isEmpty();
    replay.goTo(1);
    assertThat(replay.position().at(new Site(0, 0))).isEqualTo(Mark.BLACK);
  }

  @Test
  void whatMeansNothingIsTold() throws Exception {
    List<Note> notes = new ArrayList<>();
    String file = "(;FF[4]KM[375]\nRU[Tavern];B[zz];W[z])";
    SgfFiles.FORMAT.open(SgfFiles.bytes(file)).game(0, notes::add);
    assertThat(notes)
        .extracting(note -> note.line() + " " + note.text())
        .containsExactly(
            "2 unknown rules Tavern; chinese is used instead",
            "1 KM[375] is read as KM[7.5]",
            "2 W[z] isn't a valid value of W: kept but ignored");
  }

  /** {@code ^} is before the bracket of the value that the finding is about. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '>',
      value = {
        "(;GM[1]FF[4]SZ[9] RU^[foo])                     > MEANING",
        "(;GM[1]FF[4]SZ[9] RU[Chinese]KM^[375])          > READ_AS",
        "(;GM[1]FF[4]SZ[9] RU^[日本ルール]KM[6.5])       > READ_AS",
        "(;GM[1]FF[4]SZ[9] KM^[6x]RU[Chinese])           > BAD_VALUE",
        "(;GM[1]FF[4] KM[6.5]HA^[3]RU[Chinese];W[aa])    > HANDICAP",
        "(;GM[1]FF[4] KM[6.5]RU[Chinese]AB^[aa][cc])     > HANDICAP_MISSING",
        "(;GM[1]FF[4] KM[6.5]RU[Chinese]HA^[99])         > MEANING",
        "(;GM[1]FF[4] SZ^[99]KM[6.5]RU[Chinese])         > TOO_BIG",
        "(;GM[2]FF[4] SZ^[7])                            > MEANING",
        "(;GM[4]FF[4] SZ^[99])                           > MEANING",
        "(;FF[4] CA^[klingon]KM[6.5]RU[Chinese]C[é])     > UNKNOWN_CHARSET",
        "(;FF[4] CA^[GB2312]KM[6.5]RU[Chinese]C[Müller]) > MISLABELLED",
        "(;FF[4]KM[7]RU[AGA])(;FF^[3]KM[7]RU[AGA])       > VERSIONS_DIFFER",
        "(;GM[1]KM[7]RU[AGA])(;GM^[2]SZ[8])              > GAMES_DIFFER",
        "(^;FF[4]GM[1]SZ[9])                             > ASSUMED",
      })
  void aFindingIsPlacedAtTheValueThatItIsAbout(String marked, SgfIssue finding) throws Exception {
    String text = "\n  " + marked.strip().replaceFirst("RU|FF|KM|HA|AB|SZ|GM|CA", "\n$0");
    int at = text.indexOf('^');
    String before = text.substring(0, at);
    int column = before.length() - before.lastIndexOf('\n');
    long line = before.lines().count();
    List<SgfFiles.PlacedFinding> found = SgfFiles.findings(SgfFiles.bytes(text.replace("^", "")));
    assertThat(found)
        .filteredOn(one -> one.finding() == finding)
        .extracting(SgfFiles.PlacedFinding::line, SgfFiles.PlacedFinding::column)
        .containsExactly(tuple(line, (long) column));
  }
}
