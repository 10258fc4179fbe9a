package dev.banmen.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Chinese texts and lessons use the words that players use, one word for each thing. */
class ChineseTermsTest {
  private static final Path RESOURCES = Path.of("src", "main", "resources", "dev", "banmen");
  private static final Path LESSONS = Path.of("recordings", "lessons");

  /** What is not said, and what is said instead. */
  private static final Map<String, String> SIMPLIFIED =
      new TreeMap<>(
          Map.ofEntries(
              Map.entry("着手|一着|着法|错着|静着|好着|坏着|[一二三四两几]个着点|合法着点", "手; 可下之处"),
              Map.entry("禁着", "禁入点"),
              Map.entry("单劫", "普通劫"),
              Map.entry("同形再现禁止|同形禁止|(?<!全局)同形再现", "禁止全局同形; 全局同形再现"),
              Map.entry("情境", "全局同形（含轮次）"),
              Map.entry("无子可下", "无处可下"),
              Map.entry("规则集", "规则"),
              Map.entry("[颗个]提子", "俘子; 多提一子"),
              Map.entry("填掉[^。]*最后一口气", "堵住"),
              Map.entry("平局", "和棋"),
              Map.entry("规则(会)?拒绝|被(规则)?拒绝", "不合规则; 不允许"),
              Map.entry("不合法", "不合规则; 违例"),
              Map.entry("猜棋(?!谱)", "猜一手"), // who draws black is 猜先
              Map.entry("枚", "颗; 子"),
              Map.entry("不归任何一方", "单官")));

  /** The same for the traditional texts, which are made of the simplified ones. */
  private static final Map<String, String> TRADITIONAL =
      Map.of("打吃", "叫吃", "和棋|平局", "和局", "全域性", "全局", "著手|一著", "手");

  /** Words that have such a term in them and mean something else. */
  private static final List<String> EXCEPTIONS =
      List.of("不归任何一方: 它们与双方"); // the shared liberties of a seki, which are no neutral points

  private static List<Path> files(Path folder, String ending) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(file -> file.toString().endsWith(ending)).sorted().toList();
    }
  }

  private static List<String> wrong(List<Path> files, Map<String, String> terms)
      throws IOException {
    List<String> wrong = new ArrayList<>();
    for (Path file : files) {
      for (String line : Files.readAllLines(file)) {
        terms.forEach((term, right) -> check(file, line, term, right, wrong));
      }
    }
    return wrong;
  }

  private static void check(Path file, String line, String term, String right, List<String> wrong) {
    Matcher found = Pattern.compile(term).matcher(line);
    while (found.find()) {
      if (EXCEPTIONS.stream().noneMatch(line::contains)) {
        wrong.add(file.getFileName() + ": " + found.group() + " (" + right + ") in " + line);
      }
    }
  }

  @Test
  void noBlankStandsBetweenANumberAndItsMeasureWord() throws IOException {
    List<Path> files = new ArrayList<>();
    for (String folder : List.of("tui", "shell", "session", "games")) {
      files.addAll(files(RESOURCES.resolve(folder), "_zh.properties"));
    }
    assertThat(wrong(files, Map.of("第 \\{|\\{\\d\\} [手局题次秒分级人桌个处页]", "第{0}手"))).isEmpty();
  }

  @Test
  void simplifiedTextsSayWhatPlayersSay() throws IOException {
    List<Path> files = new ArrayList<>(files(RESOURCES, "_zh.properties"));
    files.addAll(files(LESSONS.resolve("zh"), ".md"));
    assertThat(files).hasSizeGreaterThan(60);
    assertThat(wrong(files, SIMPLIFIED)).isEmpty();
  }

  @Test
  void traditionalTextsSayWhatPlayersInTaiwanSay() throws IOException {
    List<Path> files = new ArrayList<>(files(RESOURCES, "_zh_Hant.properties"));
    files.addAll(files(LESSONS.resolve("zh-Hant"), ".md"));
    assertThat(files).hasSizeGreaterThan(60);
    assertThat(wrong(files, TRADITIONAL)).isEmpty();
  }

  /** An area count is in stones: 43子, and half the komi is given in stones: 贴3¾子. */
  @Test
  void anAreaIsCountedInStones() throws IOException {
    for (String lesson : List.of("09-territory", "10-the-end", "23-dead-stones")) {
      String counted = Files.readString(LESSONS.resolve("zh/go/" + lesson + ".md"));
      assertThat(counted).as(lesson).contains("21子").doesNotContainPattern("\\d目");
    }
    String both = Files.readString(LESSONS.resolve("zh/go/22-area-counting.md"));
    assertThat(both).doesNotContainPattern("数子法[^。]*\\d目");
    String komi = Files.readString(LESSONS.resolve("zh/go/24-handicap-and-komi.md"));
    assertThat(komi).contains("43子", "贴3¾子");
  }

  /** Names of books stay as they are. */
  @Test
  void aLessonsSourceIsSaidInChinese() throws IOException {
    for (Path lesson : files(LESSONS.resolve("zh"), ".md")) {
      String source =
          Files.readString(lesson)
              .lines()
              .filter(line -> line.startsWith("source: "))
              .findFirst()
              .orElseThrow();
      assertThat(source)
          .as(lesson.toString())
          .doesNotContainPattern(
              "\\b(articles?|rules?|pages?|chapters?|search|solved|positions?)\\b")
          .doesNotContain("; ");
    }
  }

  @Test
  void theTermsAreFound() {
    List<String> wrong = new ArrayList<>();
    String line = "这是单劫，双方平局。规则会拒绝，你可以猜棋，也可以猜棋谱的下一手。";
    SIMPLIFIED.forEach((term, right) -> check(LESSONS, line, term, right, wrong));
    assertThat(wrong).hasSize(4);
  }
}
