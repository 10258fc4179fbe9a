package dev.banmen.server.hook;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.banmen.server.monitor.LogOutput;
import dev.banmen.server.store.EndRow;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The owner's program, run for a notice. */
@Timeout(180)
class HookProgramTest {
  private static final HookNotice NOTICE =
      new HookNotice(
          HookEvent.TURN,
          "7.42.12",
          12,
          "anna",
          7,
          "Go, 9x9, komi 7",
          "ben <\"'\\\u001b]0;\n\u202e$(id)",
          "ssh -t -p 2222 ulm join k3m7q2",
          Instant.parse("2026-11-26T03:45:12Z"));

  @TempDir Path folder;
  private final ByteArrayOutputStream log = new ByteArrayOutputStream();

  @BeforeEach
  void begin() {
    Assumptions.assumeTrue(Files.isExecutable(Path.of("/bin/sh")), "there is no sh");
    LogOutput.open(
        new PrintStream(log, true, StandardCharsets.UTF_8), LogOutput.LogLevel.INFO, true);
  }

  @AfterEach
  void end() {
    LogOutput.open(new PrintStream(log), LogOutput.LogLevel.OFF, false);
  }

  private Path script(String... lines) throws Exception {
    Path script = folder.resolve("hook");
    Files.writeString(script, "#!/bin/sh\ncd '" + folder + "'\n" + String.join("\n", lines) + "\n");
    Files.setPosixFilePermissions(script, PosixFilePermissions.fromString("rwx------"));
    return script;
  }

  /** The log is the process's: threads of tests before this one may still write what they did. */
  private List<String> logged() {
    return log.toString(StandardCharsets.UTF_8)
        .lines()
        .filter(line -> line.contains("event=hook-"))
        .toList();
  }

  @Test
  void theProgramReadsOneLineOfJson() throws Exception {
    new HookProgram(script("cat > line")).accept(NOTICE);
    String line = Files.readString(folder.resolve("line"));
    assertThat(line).endsWith("}\n");
    assertThat(line.strip().chars().allMatch(c -> c >= ' ' && c < 0x7f)).isTrue();
    JsonObject read = JsonParser.parseString(line).getAsJsonObject();
    assertThat(read.keySet())
        .containsExactly(
            "event", "id", "person", "name", "table", "game", "opponent", "connect", "at");
    assertThat(read.get("event").getAsString()).isEqualTo("turn");
    assertThat(read.get("id").getAsString()).isEqualTo("7.42.12");
    assertThat(read.get("person").getAsLong()).isEqualTo(12);
    assertThat(read.get("name").getAsString()).isEqualTo("anna");
    assertThat(read.get("table").getAsLong()).isEqualTo(7);
    assertThat(read.get("game").getAsString()).isEqualTo("Go, 9x9, komi 7");
    assertThat(read.get("opponent").getAsString()).isEqualTo("ben <\"'\\?]0;??$(id)");
    assertThat(read.get("connect").getAsString()).isEqualTo("ssh -t -p 2222 ulm join k3m7q2");
    assertThat(read.get("at").getAsString()).isEqualTo("2026-11-26T03:45:12Z");
    assertThat(logged()).isEmpty();
  }

  @Test
  void nothingOfPeopleIsInItsArgumentsOrItsEnvironment() throws Exception {
    new HookProgram(script("echo $# > arguments", "env > environment")).accept(NOTICE);
    assertThat(Files.readString(folder.resolve("arguments"))).isEqualTo("0\n");
    List<String> names =
        Files.readAllLines(folder.resolve("environment")).stream()
            .filter(line -> line.matches("\\w+=.*"))
            .map(line -> line.substring(0, line.indexOf('=')))
            .filter(name -> !List.of("PWD", "OLDPWD", "SHLVL", "_").contains(name))
            .toList();
    assertThat(System.getenv().keySet()).containsAll(names);
  }

  @Test
  void thePasswordOfTheDatabaseIsNotInItsEnvironment() throws Exception {
    Map<String, String> environment =
        Map.of("PGPASSWORD", "secret7", "PGPASSFILE", "/srv/secret7", "MAILER", "kept");
    new HookProgram(script("env > environment"), 100_000, environment).accept(NOTICE);
    assertThat(Files.readString(folder.resolve("environment")))
        .contains("MAILER=kept")
        .doesNotContain("secret7");
  }

  @Test
  void theLongestLineFitsWhereNobodyReads() {
    String text = "\u76e4\"\ud83c\udfb2".repeat(1_000);
    HookNotice notice =
        new HookNotice(
            HookEvent.OVER,
            new EndRow(Long.MAX_VALUE, Long.MAX_VALUE, Long.MAX_VALUE, "", 0).id(),
            Long.MAX_VALUE,
            text,
            Long.MAX_VALUE,
            text,
            text,
            text,
            Instant.parse("9999-12-31T23:59:59Z"));
    assertThat(notice.line().getBytes(StandardCharsets.UTF_8))
        .hasSizeLessThanOrEqualTo(HookNotice.MOST_BYTES);
  }

  /** Runs a script with more and more time, until that was enough for what it does at first. */
  private static void killed(Path script, BooleanSupplier hasBegun) {
    for (int millis = 100; millis < 30_000 && !hasBegun.getAsBoolean(); millis *= 2) {
      new HookProgram(script, millis, Map.of()).accept(NOTICE);
    }
  }

  @Test
  void whatTakesTooLongIsKilledWithWhatItStarted() throws Exception {
    Path held = folder.resolve("held");
    new ProcessBuilder("mkfifo", held.toString()).start().waitFor();
    // It ends only when nobody holds it open any more: neither the script nor what that started.
    CompletableFuture<String> read = CompletableFuture.supplyAsync(() -> text(held));
    killed(script("exec > held", "sleep 1000 &", "echo started", "wait"), read::isDone);
    assertThat(read.get(60, TimeUnit.SECONDS)).startsWith("started\n");
    assertThat(logged())
        .isNotEmpty()
        .containsOnly(
            "<4>event=hook-failed table=7 person=12"
                + " fault=java.util.concurrent.TimeoutException");
  }

  /** What comes through a pipe, if it was not closed before anything came. */
  private static String text(Path pipe) {
    try {
      String text = "";
      while (text.isEmpty()) {
        text = Files.readString(pipe);
      }
      return text;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void onceItsTimeIsOverTheProgramBeginsNothingElse() throws Exception {
    Path script =
        script(
            "sleep 1000 &",
            "first=$!",
            "i=0; while [ $i -lt 100 ]; do sleep 1000 & i=$((i+1)); done",
            "echo > begun",
            "wait $first",
            "echo > next");
    killed(script, () -> Files.exists(folder.resolve("begun")));
    assertThat(folder.resolve("begun")).exists();
    assertThat(folder.resolve("next")).doesNotExist();
  }

  @Test
  void aFailureIsOneLineOfTheLogWithoutAnybodysText() throws Exception {
    new HookProgram(script("cat", "cat >&2", "exit 3")).accept(NOTICE);
    assertThat(logged()).containsExactly("<4>event=hook-failed table=7 person=12 status=3");
  }

  @Test
  void aProgramThatIsMissingIsOneLineOfTheLog() {
    new HookProgram(folder.resolve("missing")).accept(NOTICE);
    assertThat(logged())
        .containsExactly("<4>event=hook-failed table=7 person=12 fault=java.io.IOException");
  }

  @Test
  void aProgramNeedNotReadAndMayPrintWhatItLikes() throws Exception {
    String much =
        "i=0; while [ $i -lt 3000 ]; do echo 'much of what nobody reads'; i=$((i+1)); done";
    new HookProgram(script(much, much + " >&2", "exit 0")).accept(NOTICE);
    assertThat(logged()).isEmpty();
  }
}
