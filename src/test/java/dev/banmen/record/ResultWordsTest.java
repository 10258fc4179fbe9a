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
        "White resigns              > B+R",
        "Black resigned             > W+R",
        "B resigns                  > W+R",
        "White resigns, Black wins  > B+R",
        "Black won: White resigned  > B+R",
        "White by resignation       > W+R",
        "Resignation by White       > B+R",
        "Black forfeits             > W+F",
        "Black disconnected         > W+F",
        "White quit                 > B+F",
        "Black wins by forfeit      > B+F",
        "White timed out            > B+T",
        "White ran out of time      > B+T",
        "White lost on time         > B+T",
        "Black wins by timeout      > B+T",
        "黑输3目                    > W+3",
        "白输1又3/4子               > B+3.5",
        "黑贴3又3/4子 黑胜1/4子     > B+0.5",
        "贴3又3/4子，白胜2子        > W+4",
        "黑胜185子                  > B+",
        "黑胜180子                  > B+360",
        "白輸半目                   > B+0.5",
        "黑中盘负                   > W+R",
        "黑超时负                   > W+T",
        "白超時                     > B+T",
        "黑超时胜                   > B+T",
        "白時間切れ                 > B+T",
        "黑认输                     > W+R",
        "白投了                     > B+R",
        "黒投了                     > W+R",
        "黒反則負け                 > W+F",
        "흑 불계패                  > W+R",
        "흑 기권                    > W+R",
        "백 시간패                  > B+T",
        "先番勝                     > B+",
        "先番二目勝                 > B+2",
        "White won by 3 and a half  > W+3.5",
        "Black wins by half a point > B+0.5",
        "White wins by 3 1/2 points > W+3.5",
        "无胜负                     > Void",
        "無勝負                     > Void",
        "无结果                     > Void",
        "打掛け                     > Void",
        "No result                  > Void",
        "和棋                       > 0",
        "Jigo                       > 0",
        "ジゴ引き分け               > 0",
        "黑不计点胜                 > B+R",
        "Schwarz gewinnt durch Aufgabe > B+R",
        "Weiß verliert durch Aufgabe > B+R",
        "Weiss gewinnt um 3,5 Punkte > W+3.5",
        "Weiß gibt auf              > B+R",
        "Noir gagne par abandon     > B+R",
        "Noir abandonne             > W+R",
        "Black abandoned the game   > W+F",
        "ジゴか                     > ''",
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
