package dev.banmen.judge;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.record.Judge;
import dev.banmen.text.Language;
import dev.banmen.toy.ToyFamily;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JudgeRunTest {
  private static final Judge TOY = new ToyFamily().judges().get(0);
  private static final String EMPTY_BOARD = "...\n...\n...\n";

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  @TempDir Path folder;

  @Test
  void filesAreJudgedInOrderWithNothingBetween() throws IOException {
    String one = file("one.in", "1\n1 1\n");
    String two = file("two.in", "0\n");
    assertThat(run("", one, two)).isTrue();
    assertThat(out).hasToString("X..\n...\n...\n" + EMPTY_BOARD);
    assertThat(err).hasToString("");
  }

  @Test
  void aFaultInOneFileDoesNotStopTheNext() throws IOException {
    String bad = file("bad.in", "one\n");
    String good = file("good.in", "0\n");
    assertThat(run("", bad, good)).isFalse();
    assertThat(out).hasToString(EMPTY_BOARD);
    assertThat(err).asString().startsWith("banmen: " + bad + ":1:1: found 'one'").hasLineCount(1);
  }

  @Test
  void whatCameBeforeAFaultIsWritten() {
    assertThat(run("3\n1 1\n1 1\n1 ?\n")).isFalse();
    assertThat(out).hasToString("miss 1\n");
  }

  @Test
  void aDashIsStandardInput() throws IOException {
    assertThat(run("0\n", file("a.in", "0\n"), "-")).isTrue();
    assertThat(out).hasToString(EMPTY_BOARD + EMPTY_BOARD);
  }

  @Test
  void aFileThatCannotBeReadIsAFaultOfItsOwn() throws IOException {
    String good = file("good.in", "0\n");
    String missing = folder.resolve("missing.in").toString();
    assertThat(run("", missing, folder.toString(), good)).isFalse();
    assertThat(out).hasToString(EMPTY_BOARD);
    assertThat(err)
        .hasToString(
            "banmen: "
                + missing
                + ": cannot be read: no such file\n"
                + "banmen: "
                + folder
                + ": cannot be read: it is a folder\n");
  }

  @Test
  void anEmptyNameIsNoFile() {
    assertThat(run("", "")).isFalse();
    assertThat(err).hasToString("banmen: : cannot be read: no such file\n");
  }

  @Test
  void controlCharactersOfANameDoNotReachTheTerminal() {
    run("", "no\u001b[31m\nfile");
    assertThat(err).hasToString("banmen: no?[31m?file: cannot be read: no such file\n");
  }

  @Test
  void anInputThatBreaksOffSaysWhere() {
    InputStream broken =
        new InputStream() {
          private final InputStream start = new ByteArrayInputStream("2\n1 1\n2".getBytes(UTF_8));

          @Override
          public int read() {
            throw new UnsupportedOperationException();
          }

          @Override
          public int read(byte[] target, int offset, int length) throws IOException {
            int n = start.read(target, offset, length);
            if (n < 0) {
              throw new IOException("the line went dead");
            }
            return n;
          }
        };
    assertThat(new JudgeRun(TOY, false, Language.ENGLISH, broken, out, err).judge(List.of()))
        .isFalse();
    assertThat(err).hasToString("banmen: -:3: cannot be read any further: the line went dead\n");
  }

  @Test
  void aReaderWhoLeavesIsNoReasonToComplain() throws IOException {
    assertThat(runInto("Broken pipe")).isFalse();
    assertThat(err).hasToString("");
  }

  @Test
  void aFullDiskIsSaidOnceAndEndsTheRun() throws IOException {
    assertThat(runInto("No space left on device")).isFalse();
    assertThat(err)
        .hasToString("banmen: cannot write to standard output: No space left on device\n");
  }

  private boolean runInto(String failure) throws IOException {
    OutputStream full =
        new OutputStream() {
          @Override
          public void write(int b) throws IOException {
            throw new IOException(failure);
          }
        };
    String file = file("a.in", "0\n");
    InputStream none = InputStream.nullInputStream();
    return new JudgeRun(TOY, false, Language.ENGLISH, none, full, err).judge(List.of(file, file));
  }

  @Test
  void faultsAreSaidInTheLanguageOfTheRun() {
    String none = folder.resolve("none").toString();
    InputStream in = InputStream.nullInputStream();
    Language chinese = Language.of(Locale.CHINESE);
    new JudgeRun(TOY, false, chinese, in, out, err).judge(List.of(none));
    new JudgeRun(TOY, false, Language.ENGLISH, in, out, err).judge(List.of(none));
    assertThat(err.toString(UTF_8)).contains("none: 无法读取：", "none: cannot be read: ");
  }

  private boolean run(String input, String... names) {
    InputStream in = new ByteArrayInputStream(input.getBytes(UTF_8));
    return new JudgeRun(TOY, false, Language.ENGLISH, in, out, err).judge(List.of(names));
  }

  private String file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text).toString();
  }
}
