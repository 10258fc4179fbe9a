package dev.banmen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code banmen check}: what SGF allows but hardly anyone means, and --strict fails because of. */
class UnusualCheckTest {
  private static final String CLEAN = "1 game, 0 faults\n";

  @ParameterizedTest
  @CsvSource(
      delimiter = '>',
      quoteCharacter = '"',
      value = {
        "(;FF[4]GM[1]HA[3])                      > 1:15: HA[3] needs 3 black stones set up with AB"
            + " in the same node, but AB sets up 0",
        "(;FF[4]GM[1]HA[3]AB[dd];W[pp])          > 1:15: HA[3] needs 3 black stones set up with AB"
            + " in the same node, but AB sets up 1",
        "(;FF[4]GM[1]HA[2]AB[dd][pp][dp];W[pd])  > 1:15: HA[2] needs 2 black stones set up with AB"
            + " in the same node, but AB sets up 3",
        "(;FF[4]GM[1]HA[3]AB[dd]AW[pp])          > 1:15: HA[3] needs 3 black stones set up with AB"
            + " in the same node, but AB sets up 1",
        "(;FF[4]GM[1]AB[dd][pp];W[pd])           > 1:15: AB sets up 2 black stones and AW none, but"
            + " HA names no handicap",
        "(;FF[4]GM[1];AB[dd]AW[pp];W[pd])        > 1:13: AB sets up stones after the root: they"
            + " belong in the root",
        "(;FF[4]GM[1];B[pd];AW[dd])              > 1:19: AW sets up stones after the first move",
        "(;FF[4]GM[1];B[pd];KO[])                > 1:20: KO in a node without a move",
        "(;FF[4]GM[1]XY[1])                      > 1:13: XY isn't an SGF property: kept",
        "(;FF[4]GM[1]RE[Black wins];B[pd])       > 1:15: RE[Black wins] is read as RE[B+]",
        "(;FF[4]GM[1]RE[黒中押し勝ち];B[pd])     > 1:15: RE[黒中押し勝ち] is read as RE[B+R]",
        "(;FF[4]GM[1]RE[ジゴ];B[pd])             > 1:15: RE[ジゴ] is read as RE[0]",
        "(;FF[4]GM[1]KM[6目半];B[pd])            > 1:15: KM[6目半] is read as KM[6.5]",
        "(;FF[4]GM[1]KM[3又3/4];B[pd])          > 1:15: KM[3又3/4] is read as KM[7.5]",
        "(;FF[4]GM[1]KM[375];B[pd])             > 1:15: KM[375] is read as KM[7.5]",
        "(;FF[4]GM[1]KM[650];B[pd])             > 1:15: KM[650] is read as KM[6.5]",
        "(;FF[4]GM[1]HA[2子]AB[pd][dp];W[pp])    > 1:15: HA[2子] is read as HA[2]",
        "(;FF[4]GM[1]B[pd])                      > 1:13: the move B is in the root node",
        "(;FF[4]GM[1];;B[pd])                    > 1:13: a node without a property",
        "(;FF[4]GM[1];B[pd];B[dd])               > 1:19: B moves twice in a row",
        "(;FF[4]GM[1];B[pd]C[])                  > 1:20: C[] is empty",
        "(;FF[4]GM[1];B[pd]L[aa])                > 1:19: L is not in FF[4]: read anyway",
      })
  void whatIsUnusualIsReportedAndAFaultIfStrict(String file, String unusual) {
    String told = "-:" + unusual.trim() + "\n1 game, 0 faults, 1 unusual\n";
    assertThat(ProgramRun.ofCatalog(file.trim(), "check", "-"))
        .isEqualTo(new ProgramRun(0, told, ""));
    assertThat(ProgramRun.ofCatalog(file.trim(), "check", "--strict", "-"))
        .isEqualTo(new ProgramRun(1, told, ""));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "(;FF[4]GM[1]HA[3]AB[dd][pp][dp];W[pd])",
        "(;FF[4]GM[1]HA[4]AB[dd:ee];W[pd])",
        "(;FF[4]GM[1]HA[2]AB[dd][pp][dp]AW[pd])",
        "(;FF[4]GM[1]HA[0]AB[dd][pp]AW[pd])",
        "(;FF[4]GM[1]HA[0];B[dd])",
        "(;FF[4]GM[1]HA[1];B[dd])",
        "(;FF[4]GM[1]AB[dd];W[pd])",
        "(;FF[4]GM[1]AB[dd][pp]AW[pd])",
        "(;FF[4]GM[1];B[pd]KO[])",
        "(;FF[4]GM[2]AB[d3]AW[e3];B[f3])",
        "(;FF[4]GM[1];B[pd];W[];B[dd])",
        "Dear Ann, this is it:\n(;FF[4]GM[1];B[pd])",
      })
  void whatIsAsItShouldBeIsNoFault(String file) {
    assertThat(ProgramRun.ofCatalog(file, "check", "--strict", "-"))
        .isEqualTo(new ProgramRun(0, CLEAN, ""));
  }

  @Test
  void aRefusedMoveIsOneFault() {
    String twice = "(;FF[4]GM[1]SZ[5]\n;B[aa]\n;W[aa])\n";
    assertThat(ProgramRun.ofCatalog(twice, "check", "--strict", "-"))
        .isEqualTo(ProgramRun.ofCatalog(twice, "check", "-"));
  }

  @Test
  void attemptsAreNoMovesInARow() {
    String file = "(;FF[4]GM[1]SZ[5]BANMEN[tried];B[aa]ATTEMPTS[W[aa\\]];W[bb])";
    assertThat(ProgramRun.ofCatalog(file, "check", "-").out()).endsWith("1 game, 1 fault\n");
  }

  @Test
  void whatIsUnusualIsReportedBesideWhatIsDamaged() {
    String file = "(;FF[4]GM[1]HA[2]\n;B[pd];B[dd]\n;W[pp]TR[99];W[dp]\n)";
    assertThat(ProgramRun.ofCatalog(file, "check", "--strict", "-").out())
        .isEqualTo(
            """
            -:1:15: HA[2] needs 2 black stones set up with AB in the same node, but AB sets up 0
            -:2:7: B moves twice in a row (1 more of this kind)
            -:3:9: TR[99] isn't a valid value of TR: kept but ignored
            1 game, 1 fault, 2 unusual
            """);
  }

  @Test
  void severalGamesInAFileAreUsualUnlessTheyDiffer() {
    String games = "(;FF[4]GM[1];B[pd])\n(;FF[4]GM[1];B[dd])\n";
    assertThat(ProgramRun.ofCatalog(games, "check", "--strict", "-").out())
        .isEqualTo("2 games, 0 faults\n");
    String others = games + "(;FF[4]GM[2];B[d3])\n(;FF[3]GM[1];B[dd])\n";
    assertThat(ProgramRun.ofCatalog(others, "check", "-").out())
        .startsWith("-:3:10: ")
        .contains("\n-:4:5: ")
        .endsWith("\n4 games, 0 faults, 2 unusual\n");
  }

  @Test
  void theFormatThatIsAskedForIsReadStrictlyToo() {
    String file = "(;FF[4]GM[1]HA[3])";
    assertThat(ProgramRun.ofCatalog(file, "check", "--strict", "--input", "sgf", "-").code())
        .isEqualTo(1);
  }
}
