package dev.banmen.record.sgf;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.record.RecordTree;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Parsing bytes with the grammar, good and damaged. */
class GrammarTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '>',
      value = {
        "(;B[aa];W[bb])                       > ;B[aa];W[bb]",
        "(;B[hh](;W[ii])(;W[hi]C[h]))         > ;B[hh](;W[ii])(;W[hi]C[h])",
        "(;B[aa]SZ[19];AB[cc][dd:ee])         > ;B[aa]SZ[19];AB[cc][dd:ee]",
        "(;B[hh]()(;W[ii])()(;W[hi]C[h]))     > ;B[hh](;W[ii])(;W[hi]C[h])",
        "(;CoPyright[hello](;White[ii])(;White[hi]Comment[h])) > ;CP[hello](;W[ii])(;W[hi]C[h])",
        "(;B[aa]                              > ;B[aa]",
        "(;B[aa                               > ;B[aa]",
        "(B[hh];W[ii])                        > ;B[hh];W[ii]",
        "(;FF[4](;C[1]);C[2]))                > ;FF[4](;C[1])(;C[2])",
        "(;FF[4](;C[1])(C[2]))                > ;FF[4](;C[1])(;C[2])",
        "(;B[cc]((;W[dd]))                    > ;B[cc];W[dd]",
        "(;B[cc]PL;W[aa];AB;B[ab] G C[game])  > ;B[cc];W[aa];;B[ab]C[game]",
        ";B[hh];W[ii]                         > ;B[hh];W[ii]",
        "B[hh];W[ii]                          > ;B[hh];W[ii]",
        "(;B[cc;AW[dd][ee])                   > ;B[cc];AW[dd][ee]",
        "(;B[cc]W[dd]C[x])                    > ;B[cc];W[dd]C[x]",
        "(;C[a]C[b]MA[jj]MA[kk])              > ;MA[jj][kk]",
        "(;SZ[9x13];B[aa])                    > ;SZ[9:13];B[aa]",
        "(;gm[1]sz [9]zz[x];b[aa];w[bb]c[x])  > ;GM[1]SZ[9];B[aa];W[bb]C[x]",
        "(;SZ[9];B[\\[x];W[\\[Y\\]])            > ;SZ[9];B[[x];W[[Y]]",
      })
  void bytesBecomeATree(String file, String tree) throws Exception {
    String drawn = SgfFiles.drawn(SgfFiles.tree(file.trim()));
    assertThat(drawn.replace("C[a\n\nb]", "")).isEqualTo(tree.trim());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '>',
      value = {
        "(;C[a\\]b])       > a]b",
        "(;C[a\\\\b])      > a\\b",
        "(;C[a\\:b])       > a:b",
        "(;C[a[b])         > a[b",
        "(;AP[a\\:b:c])    > a\\:b:c",
        "(;LB[aa:x\\:y])   > aa:x:y",
      })
  void valuesAreUnescaped(String file, String value) throws Exception {
    assertThat(SgfFiles.tree(file).properties(0).get(0).value()).isEqualTo(value.trim());
  }

  @Test
  void lineBreaksAreLineFeedsInTextAndBlanksInALine() throws Exception {
    RecordTree tree = SgfFiles.tree("(;C[a\r\nb\rc\n\rd\\\r\ne\tf]N[a\nb\\\nc])");
    assertThat(tree.text(0, "C")).isEqualTo("a\nb\nc\nde f");
    assertThat(tree.text(0, "N")).isEqualTo("a bc");
  }

  @Test
  void aNodeKnowsWhereItBegins() throws Exception {
    RecordTree tree = SgfFiles.tree("junk\r\n(;B[aa]\n ;W[bb]C[x\ny]\r;B[cc])");
    assertThat(List.of(tree.line(0), tree.column(0))).containsExactly(2, 2);
    assertThat(List.of(tree.line(1), tree.column(1))).containsExactly(3, 2);
    assertThat(List.of(tree.line(2), tree.column(2))).containsExactly(5, 1);
  }

  @Test
  void nestingIsOnlyLimitedByMemory() throws Exception {
    int deep = 100_000;
    String text = "(;FF[4]" + "(;B[aa];W[bb]".repeat(deep) + ")".repeat(deep) + ")";
    assertThat(SgfFiles.tree(text).size()).isEqualTo(2 * deep + 1);
  }

  @Test
  void openParenthesesAreCountedInWordsForAnyNumber() throws Exception {
    assertThat(told("(;GM[1];B[aa]")).contains("parentheses never closed: 1; closed at the end");
    assertThat(told("(;GM[1](;B[aa]")).contains("parentheses never closed: 2; closed at the end");
  }

  private static List<String> told(String text) throws Exception {
    List<String> notes = new ArrayList<>();
    SgfFiles.FORMAT.open(SgfFiles.bytes(text)).game(0, note -> notes.add(note.text()));
    return notes;
  }

  @Test
  void aDamagedGameDoesNotSpoilTheNext() throws Exception {
    String text = "(;GM[1]C[never closed\n(;FF[4]GM[1];B[aa](;W[bb]\n(;GM[1];B[cc])";
    List<RecordTree> trees = SgfFiles.trees(SgfFiles.bytes(text), new ArrayList<>());
    assertThat(trees).hasSize(3);
    assertThat(trees.get(1).line(1)).isEqualTo(2);
    assertThat(SgfFiles.drawn(trees.get(2))).isEqualTo(";GM[1];B[cc]");
  }
}
