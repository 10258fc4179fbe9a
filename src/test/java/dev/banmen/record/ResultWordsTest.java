package dev.banmen.record;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Results and points in the words of four languages. */
class ResultWordsTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '>',
      value = {
        "黑中盘胜                   > B+R",
        "白胜43.5目                 > W+43.5",
        "黑胜1子又3/4               > B+3.5",
        "黑胜四分之三子             > B+1.5",
        "白胜1/4子                  > W+0.5",
        "白番半目勝                 > W+0.5",
        "黒番二十三目半勝ち         > B+23.5",
        "흑 불계승                  > B+R",
        "백 3집반승                 > W+3.5",
        "B                          > B+",
        "w                          > W+",
        "B+Resign (move 120)        > B+R",
        "B+R.                       > B+R",
        "W+Res                      > W+R",
        "W +R                       > W+R",
        "W + 2.5                    > W+2.5",
        "b+time                     > B+T",
        "W+F (left)                 > W+F",
        "b+2,5                      > B+2.5",
        "B+X                        > ''",
        "Black wins by resignation  > B+R",
        "White wins on time         > W+T",
        "Black lost by 2 points     > W+2",
        "和棋                       > 0",
        "Jigo                       > 0",
        "Black to play              > ''",
        "both lost                  > ''",
        "unfinished                 > ''",
        "不明                       > ''",
      })
  void aResultIsRead(String words, String result) {
    assertThat(ResultWords.result(words.strip())).isEqualTo(result.strip().replace("''", ""));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '>',
      value = {
        "6目半     > 6.5",
        "六目半    > 6.5",
        "半目      > 0.5",
        "十二目    > 12",
        "3又3/4    > 7.5",
        "2¾子      > 5.5",
        "２又１/２ > 2.5",
        "3子       > 6",
        "7.50      > 7.5",
        "0         > 0",
        "abc       > none",
        "1/0       > none",
        "B+4 1/2  > 4.5",
        "20/3      > none",
      })
  void pointsAreRead(String words, String points) {
    assertThat(WrittenPoints.in(words.strip()).map(WrittenPoints::shown).orElse("none"))
        .isEqualTo(points.strip());
  }
}
