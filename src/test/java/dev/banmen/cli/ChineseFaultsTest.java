package dev.banmen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.text.Language;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** All commands report faults in Chinese if that is the language. */
class ChineseFaultsTest {
  private static final String GAME = "banmen 2\ngame go\nset size=5\nbegin 0\n";

  @TempDir static Path folder;

  /** A faulty command line with its standard input. */
  private record WrongUse(String input, List<String> args) {
    @Override
    public String toString() {
      return String.join(" ", args).replace(folder + "/", "")
          + (input.isEmpty() ? "" : " < " + input.replace("\n", "/"));
    }
  }

  @AfterEach
  void speakEnglish() {}

  private static WrongUse wrong(String input, String... args) {
    return new WrongUse(input, List.of(args));
  }

  private static String file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text).toString();
  }

  /** Inputs of exercises. */
  static Stream<WrongUse> judged() throws IOException {
    List<WrongUse> wrong = new ArrayList<>();
    for (String input : List.of("x", "-1", "1 x", "1 1 R 1 1", "1 1 B x", "1 1 B 1 20", "0 0")) {
      wrong.add(wrong(input, "judge", "go"));
    }
    String stones = "0 ".repeat(98);
    for (String input :
        List.of("3", stones + "0 0 10 1 1", stones + "0 0 1 1 3", "1 2 ".repeat(50))) {
      wrong.add(wrong(input, "judge", "capture"));
    }
    String board = "-------- ".repeat(3) + "---BW--- ---WB--- " + "-------- ".repeat(3);
    for (String input :
        List.of(
            "",
            "1",
            "1 ---",
            "1 xxxxxxxx",
            "1 " + board,
            "1 " + board + "X",
            "1 " + board + "B",
            "1 " + board + "B P",
            "1 " + board + "B M99",
            "1 " + board + "B M11")) {
      wrong.add(wrong(input, "judge", "othello"));
    }
    for (String input : List.of("", "x", "1001", "2 x", "2 2", "2 2 1", "2 2 1 2", "2 2 1 0 x")) {
      wrong.add(wrong(input, "judge", "dots"));
    }
    wrong.add(wrong("", "judge", "go", folder.resolve("none").toString()));
    wrong.add(wrong("", "judge", "go", folder.toString()));
    wrong.add(wrong("", "judge", "chess"));
    wrong.add(wrong("", "judge", "go", ""));
    wrong.add(wrong("", "judge", "go", "--board", "picture"));
    return wrong.stream();
  }

  /** Impossible lines of our own format. */
  static Stream<WrongUse> kept() throws IOException {
    List<WrongUse> wrong = new ArrayList<>();
    List<String> texts = new ArrayList<>();
    for (String head :
        List.of(
            "chess",
            "game",
            "game x",
            "game go\ngame go",
            "set size",
            "game go\nset size=99",
            "game go\nset komi=x",
            "game go\nset size=5\nset size=6",
            "seat red x",
            "seat black",
            "time x",
            "time",
            "to-move red",
            "board",
            "game go\nset size=2\nboard\n. .\n",
            "game go\nset size=2\nboard\n. x\n",
            "game go\nto-move black",
            "begin x",
            "")) {
      texts.add("banmen 2\n" + head + "\nbegin 0\n");
    }
    for (String line :
        List.of(
            "x",
            "1",
            "1 here",
            "1 here x",
            "1 here B",
            "1 here B Z9",
            "1 here B A1 x",
            "1 here W A1",
            "1 here ! B A1 1",
            "1 here undo",
            "1 here goto",
            "1 here goto 9",
            "1 here takeback x",
            "1 here resign x",
            "1 here dead A1",
            "1 here group",
            "dead A1",
            "left x",
            "left black",
            "left black 1 9",
            "left black 1 0 5",
            "note",
            "note C %x",
            "999999999999999 here undo\n999999999999999 here undo")) {
      texts.add(GAME + line + "\n");
    }
    texts.add("banmen gone\n");
    for (int i = 0; i < texts.size(); i++) {
      String name = file("kept-" + i + ".banmen", texts.get(i));
      wrong.add(wrong("", "play", "--from", name));
    }
    wrong.add(wrong(texts.get(0), "check", "--input", "banmen", "-"));
    return wrong.stream();
  }

  /** Recordings, and options for them. */
  static Stream<WrongUse> recorded() throws IOException {
    String go = file("one.sgf", "(;GM[1]FF[4]SZ[5];B[aa])\n");
    String twice = file("twice.sgf", "(;GM[1]FF[4]SZ[5];B[aa];W[aa])\n");
    String chess = file("chess.sgf", "(;GM[3]FF[4];B[aa])\n");
    String both = file("both.sgf", "(;GM[1]SZ[5];B[aa])(;GM[2]SZ[8];B[f5])\n");
    String none = folder.resolve("none.sgf").toString();
    String out = folder.resolve("out.ggf").toString();
    String words = file("words", "this is no game\n");
    String bytes = folder.resolve("bytes").toString();
    Files.write(folder.resolve("bytes"), new byte[] {0, 1, 2, 3});
    String exercise = file("exercise", "0\n");
    return Stream.of(
        wrong("", "check", none),
        wrong("", "check", folder.toString()),
        wrong("", "check", twice),
        wrong("", "check", chess),
        wrong("", "check", words),
        wrong("", "check", bytes),
        wrong("", "check", exercise),
        wrong("", "check", twice, "--rules", "x"),
        wrong("", "check", go, "--input", "x"),
        wrong("", "check", go, "--board", "x"),
        wrong("", "show", go, "--game", "2"),
        wrong("", "show", go, "--move", "2"),
        wrong("", "show", go, "--move", "x"),
        wrong("", "show", go, "--format", "x"),
        wrong("", "show", go, "--format", "svg", "--numbers", "x"),
        wrong("", "show", go, "--numbers", "1-1"),
        wrong("", "show", go, "--style", "x"),
        wrong("", "show", go, "--format", "ansi", "--theme", "x"),
        wrong("", "show", words),
        wrong("", "show", none),
        wrong("", "convert", go, out),
        wrong("", "convert", both, out, "--to", "ggf"),
        wrong("", "convert", words, out),
        wrong("", "convert", go, folder.resolve("out.x").toString()),
        wrong("", "convert", go, go),
        wrong("", "stats", none),
        wrong("", "stats", words),
        wrong("", "view", go, "--speed", "99"),
        wrong("", "view", go, "--game", "x"),
        wrong("", "view"),
        wrong("", "play", "--from", words),
        wrong("", "play", "--from", bytes),
        wrong("", "play", "--from", exercise),
        wrong("", "play", "othello", "--from", go),
        wrong("", "play", "--from", go, "--move", "9"),
        wrong("", "play", "--from", go, "--board", "picture"),
        wrong("", "play", "go", "--from", bytes, "--board", "x"));
  }

  /** Commands and options. */
  static Stream<WrongUse> asked() throws IOException {
    String lesson = file("lesson.md", "---\ngame: chess\n---\n# Title\n");
    String settings = file("config.toml", "theme = 1\nx = \"y\"\n");
    String torn = folder.resolve("torn.toml").toString();
    Files.write(folder.resolve("torn.toml"), new byte[] {(byte) 0xC3});
    return Stream.of(
        wrong("", "x"),
        wrong("", ""),
        wrong("", "help", "x"),
        wrong("", "--x"),
        wrong("", "games", "x"),
        wrong("", "games", "--lang", "fr"),
        wrong("", "play"),
        wrong("", "play", "chess"),
        wrong("", "play", "go", "--set", "x"),
        wrong("", "play", "go", "--set", "size=99"),
        wrong("", "play", "go", "--set", "size=5", "--set", "size=6"),
        wrong("", "play", "go", "--set", "rules=x"),
        wrong("", "play", "go", "--set", "komi=x"),
        wrong("", "play", "go", "--set", "x=y"),
        wrong("", "play", "capture", "--set", "rules=exercise", "--set", "captures=2"),
        wrong("", "play", "go", "--time", "x"),
        wrong("", "play", "go", "--time"),
        wrong("", "play", "go", "--black", "x"),
        wrong("", "play", "go", "--color", "x"),
        wrong("", "play", "go", "--glyphs", "x"),
        wrong("", "play", "go", "--ascii", "--glyphs", "cjk"),
        wrong("", "play", "go", "--ascii=x"),
        wrong("", "play", "go", "--resume", "--from", "x"),
        wrong("", "learn", "--check", lesson),
        wrong("", "learn", "--check", "--list"),
        wrong("", "learn", "--check"),
        wrong("", "learn", "x", "y"),
        wrong("", "config", "x"),
        wrong("", "config", "--check", "--path"),
        wrong("", "config", "--check", settings),
        wrong("", "config", "--check", torn),
        wrong("", "config", "--check", folder.resolve("none.toml").toString()),
        wrong("", "completion", "x"),
        wrong("", "install", "--prefix", ""),
        wrong("", "install", "--uninstall", "--prefix", folder.resolve("nowhere").toString()),
        wrong("", "screenshot", "--format", "x"),
        wrong("", "screenshot", "--size", "x"),
        wrong("", "screenshot", "--size", "9x999"),
        wrong("", "screenshot", "--keys", "<x"),
        wrong("", "screenshot", "--keys", "<x>"),
        wrong("", "screenshot", "--keys", "<left:x>"),
        wrong("play chess\nx\nplay go\nZ9\n", "shell", "--plain"));
  }

  private static void isTold(Locale language, WrongUse wrong) {
    ProgramRun run =
        ProgramRun.ofCatalog(
            Language.of(language), wrong.input(), wrong.args().toArray(new String[0]));
    assertThat(run.code()).as(run.toString()).isNotZero();
    List<String> told = new ArrayList<>(run.err().lines().toList());
    if (wrong.args().get(0).equals("check")) {
      told.addAll(run.out().lines().toList());
    }
    assertThat(told).isNotEmpty().allMatch(ChineseFaultsTest::isChinese);
  }

  private static boolean isChinese(String line) {
    return line.codePoints()
        .anyMatch(c -> Character.UnicodeScript.of(c) == Character.UnicodeScript.HAN);
  }

  @ParameterizedTest
  @MethodSource({"judged", "kept", "recorded", "asked"})
  void everyFaultIsToldInChinese(WrongUse wrong) {
    isTold(Locale.CHINESE, wrong);
    isTold(new Locale.Builder().setLanguage("zh").setScript("Hant").build(), wrong);
  }
}
