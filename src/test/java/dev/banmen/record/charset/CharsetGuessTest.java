package dev.banmen.record.charset;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.record.Bytes;
import dev.banmen.game.record.RecordTree;
import dev.banmen.record.sgf.SgfFiles;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Records that do not name their charset, with as little text as records have: two names; names,
 * ranks and a tournament; a comment. A line is a record, with its values between bars.
 */
class CharsetGuessTest {
  private static final String CHINESE =
      """
      聂卫平|马晓春
      王汝南|徐莹
      邵震中|黄德勋|九段
      刘小光|曹大元|全国围棋个人赛
      常昊|周鹤洋|黑中盘胜
      柯洁|古力|第八届百灵杯半决赛|北京
      时越|芈昱廷|白胜四分之三子
      围甲联赛第五轮|江苏|西安
      猜先，由黑方先行。
      正解：黑先活。白1扑，黑2提，以下成劫。
      这手棋失误，应在左边拆二。
      失败
      手筋
      死活题第三十六题
      逃
      甲|乙|丙
      棋圣战|名人战|让二子
      小林光一|武宫正树|中日擂台赛
      """;

  private static final String TRADITIONAL =
      """
      周俊勳|王立誠
      林海峰|張栩
      黑嘉嘉|俞俐均|女子名人賽
      蕭正浩|陳詩淵|天元賽第三局|台北
      聶衛平|馬曉春|黑中盤勝
      應氏盃決賽|新加坡
      黑先活，白棋無法做眼。
      請問這裡應該怎麼下？
      讓四子局，指導棋。
      官子的大小
      定石之後|變化圖
      業餘六段|職業五段
      """;

  private static final String JAPANESE =
      """
      井山裕太|一力遼
      呉清源|木谷実
      坂田栄男|藤沢秀行|九段
      本因坊秀策|井上因碩|耳赤の局
      趙治勲|小林光一|棋聖戦|熱海
      武宮正樹|加藤正夫|本因坊戦第三局|黒中押し勝ち
      上野愛咲美|藤沢里菜|女流名人戦
      白番六目半勝ち
      この手が敗着です。ここは右辺にヒラくべきでした。
      詰碁|黒先白死
      三連星からの布石
      持ち時間：各５時間
      """;

  private static final String KOREAN =
      """
      이창호|조훈현
      신진서|박정환|9단
      유창혁|서봉수|국수전|서울
      최정|오유진|여자기성전 결승
      김지석|강동윤|흑 불계승
      백 반집승
      조치훈|요다
      삼성화재배 준결승 제1국
      여기서는 젖히는 것이 좋다.
      사활 문제|흑선 활
      한국기원
      인터넷 대국
      """;

  private static final String RUSSIAN =
      """
      Илья Шикшин|Александр Динерштейн
      Иванов|Петров
      Кубок Москвы
      Чемпионат России, финал|Казань
      Белые выиграли, чёрные сдались.
      Этот ход ошибочен: надо было играть в углу.
      Задача 12
      Дмитрий|Юлия|Первый тур
      КУБОК ЕВРОПЫ|Казань
      Ничья
      турнир
      Ли Сэдоль
      """;

  private static final String WESTERN =
      """
      François Müller|Jürgen
      Antonio Núñez|José
      Søren Kjær|Jørgen
      Björn Ångström|Göteborg
      Coupe d’été|Besançon
      Schwarz gewinnt nach Zählen – schön.
      Blanco ganó. ¿Qué más?
      Hélène Étienne|Championnat d’Europe, finale à Orléans
      This is “the” move, isn’t it?
      São Paulo
      Weiß
      Cette séquence est jouée très souvent, même là où elle n'est pas bonne.
      """;

  @ParameterizedTest
  @CsvSource({
    "GB18030",
    "x-windows-950",
    "windows-31j",
    "EUC-JP",
    "x-windows-949",
    "windows-1251",
    "KOI8-R",
    "windows-1252"
  })
  void namesAndShortCommentsTellTheirCharset(String charset) throws Exception {
    List<String> wrong = new ArrayList<>();
    for (String line : texts(charset).lines().toList()) {
      String read = read(line, Charset.forName(charset));
      if (!read.equals(line)) {
        wrong.add(line + " is read as " + read);
      }
    }
    assertThat(wrong).isEmpty();
  }

  private static String texts(String charset) {
    return switch (charset) {
      case "GB18030" -> CHINESE;
      case "x-windows-950" -> TRADITIONAL;
      case "windows-31j", "EUC-JP" -> JAPANESE;
      case "x-windows-949" -> KOREAN;
      case "windows-1251", "KOI8-R" -> RUSSIAN;
      default -> WESTERN;
    };
  }

  /** A record's texts as they come back from bytes in a charset that nothing names. */
  private static String read(String line, Charset charset) throws Exception {
    String values = line.replace("|", "];B[pd]C[");
    String sgf = "(;GM[1]FF[4]SZ[19]AP[MultiGo:4.4.4];W[dp]C[" + values + "];W[dd])";
    RecordTree tree = SgfFiles.trees(Bytes.of(sgf.getBytes(charset)), new ArrayList<>()).get(0);
    List<String> texts = new ArrayList<>();
    for (int node = 0; node != RecordTree.NONE; node = tree.following(node)) {
      if (!tree.text(node, "C").isEmpty()) {
        texts.add(tree.text(node, "C"));
      }
    }
    return String.join("|", texts);
  }

  /** The program may run with a Java that is cut down. */
  @Test
  void thisJavaHasEveryCharsetThatIsGuessed() {
    assertThat(Charset.isSupported(CharsetGuess.BY_ESCAPES)).isTrue();
    for (CharsetGuess.CandidateCharset candidate : CharsetGuess.CANDIDATES) {
      assertThat(candidate.charset()).matches(Charset::isSupported);
      if (candidate.profile() instanceof RankedProfile ranked) {
        assertThat(ranked.charset()).matches(Charset::isSupported);
      }
    }
  }

  @Test
  void theProgramsOwnJavaIsMadeWithTheModuleOfTheseCharsets() throws IOException {
    assertThat(Path.of("src/packaging/release")).content().contains(",jdk.charsets");
    assertThat(ModuleLayer.boot().findModule("jdk.charsets")).isPresent();
  }

  @Test
  void aProfileWithoutItsCharsetTakesTheWholeScriptToBeInUse() {
    RankedProfile profile = RankedProfile.han("的", "x-no-such-charset");
    RankedProfile whole = RankedProfile.han("的", "GB2312");
    assertThat(profile.bits("的", 0)).isEqualTo(whole.bits("的", 0));
    assertThat(profile.bits("棋", 0)).isEqualTo(whole.bits("棋", 0));
    assertThat(profile.bits("碁", 0)).isLessThan(whole.bits("碁", 0));
  }

  @ParameterizedTest
  @CsvSource({
    "x-windows-949, EUC-KR",
    "cp949, EUC-KR",
    "x-windows-950, Big5",
    "cp950, Big5",
    "windows-31j, Shift_JIS"
  })
  void aSmallerCharsetStandsInForOneThatIsMissing(String name, String smaller) {
    assertThat(
            Charsets.named(
                name, known -> Charsets.supported(known).filter(one -> one.name().equals(smaller))))
        .contains(Charset.forName(smaller));
    assertThat(Charsets.named(name))
        .isPresent()
        .isNotEqualTo(Optional.of(Charset.forName(smaller)));
    assertThat(Charsets.named("KOI8-R", known -> Optional.empty())).isEmpty();
  }
}
