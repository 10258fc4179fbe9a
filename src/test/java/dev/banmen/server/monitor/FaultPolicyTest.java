package dev.banmen.server.monitor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.banmen.storage.StateFolder;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CompletionException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every fault is in the log, and those that leave nothing to rely on end the process. */
class FaultPolicyTest {
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final AtomicInteger halted = new AtomicInteger();
  private final FaultPolicy policy = new FaultPolicy(halted::incrementAndGet);

  @BeforeEach
  void open() {
    LogOutput.open(new PrintStream(out), LogOutput.LogLevel.ERROR, true);
  }

  @AfterEach
  void close() {
    LogOutput.open(System.err, LogOutput.LogLevel.OFF, false);
  }

  static Stream<Throwable> ofOneTask() {
    return Stream.of(
        new IllegalStateException(),
        new AssertionError(),
        new StackOverflowError(),
        new NoClassDefFoundError(),
        new InternalError(
            "a fault occurred in a recent unsafe memory access operation in compiled Java code"),
        new IllegalStateException(new StackOverflowError()));
  }

  static Stream<Throwable> ofTheMachine() {
    return Stream.of(
        new OutOfMemoryError(),
        new InternalError("a timer is lost"),
        new CompletionException(new OutOfMemoryError()),
        new IllegalStateException(new IllegalStateException(new OutOfMemoryError())));
  }

  @ParameterizedTest
  @MethodSource("ofOneTask")
  void aFaultOfOneTaskIsLogged(Throwable fault) {
    policy.uncaughtException(Thread.currentThread(), fault);
    assertThat(out.toString(StandardCharsets.UTF_8))
        .startsWith("<3>event=fault fault=" + fault.getClass().getName() + " at=")
        .containsOnlyOnce("event=");
    assertThat(halted).hasValue(0);
  }

  @ParameterizedTest
  @MethodSource("ofTheMachine")
  void aFaultOfTheMachineIsLoggedAndEndsTheProcess(Throwable fault) {
    policy.uncaughtException(Thread.currentThread(), fault);
    assertThat(out.toString(StandardCharsets.UTF_8))
        .startsWith("<3>event=halted fault=" + fault.getClass().getName() + " at=");
    assertThat(halted).hasValue(1);
  }

  @Test
  void aMappedFileThatIsCutShortEndsNoProcess(@TempDir Path folder) throws IOException {
    Path file = Files.write(folder.resolve("mapped"), new byte[1 << 16]);
    ByteBuffer bytes = StateFolder.mapped(file);
    Files.write(file, new byte[0]);
    Throwable fault =
        catchThrowable(
            () -> {
              bytes.get(0);
              Files.exists(file); // the machine looks for such faults where it leaves Java
            });
    assertThat(fault).isInstanceOf(InternalError.class);
    assertThat(FaultPolicy.endsProcess(fault)).isFalse();
    assertThat(FaultPolicy.endsProcess(new InternalError())).isTrue();
  }

  @Test
  void theProcessEndsEvenIfNothingCanBeLogged() {
    LogOutput.open(
        new PrintStream(out) {
          @Override
          public void write(byte[] bytes, int from, int length) {
            throw new OutOfMemoryError();
          }
        },
        LogOutput.LogLevel.ERROR,
        true);
    try {
      policy.uncaughtException(Thread.currentThread(), new OutOfMemoryError());
    } catch (OutOfMemoryError e) {
      // The log has no memory either.
    }
    assertThat(halted).hasValue(1);
  }

  @Test
  void aServerWithoutMemoryEndsAndIsStartedAgain() throws IOException {
    String launcher = Files.readString(Path.of("banmen"));
    String serve = launcher.substring(launcher.indexOf("[ \"$kind\" != serve ] ||"));
    assertThat(serve.substring(0, serve.indexOf("\"$@\"")))
        .contains("-XX:+ExitOnOutOfMemoryError"); // and no other command, which may recover
    assertThat(launcher).containsOnlyOnce("OnOutOfMemoryError");
    assertThat(Files.readString(Path.of("src", "packaging", "server", "banmen.service")))
        .contains("Restart=on-failure");
  }

  @Test
  void causesInACircleEnd() {
    Throwable first = new IllegalStateException();
    first.initCause(new IllegalStateException(first));
    assertThat(FaultPolicy.endsProcess(first)).isFalse();
  }
}
