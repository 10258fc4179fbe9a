package dev.banmen.server.ssh;

import static dev.banmen.server.ssh.TestClient.exit;
import static dev.banmen.server.ssh.TestClient.key;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.banmen.proof.MemoryFolder;
import dev.banmen.schedule.DaemonScheduler;
import dev.banmen.server.OpenHouse;
import dev.banmen.text.Language;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.ConnectException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.IntSupplier;
import org.apache.sshd.client.SshClient;
import org.apache.sshd.client.channel.ChannelExec;
import org.apache.sshd.client.channel.ChannelShell;
import org.apache.sshd.client.channel.ClientChannel;
import org.apache.sshd.client.channel.ClientChannelEvent;
import org.apache.sshd.core.CoreModuleProperties;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Whoever is sent away gets the terminal back, then a sentence, then an exit status; those who take
 * none of it get the exit status.
 */
class FarewellTest {
  private static final Duration PATIENCE = Heard.PATIENCE;
  private static final String KICKED = "banmen: The owner of this server has ended your visit.\r\n";
  private static final String GIVEN_BACK = "\u001b[?1049l";

  /** Less than a paint of the lobby. */
  private static final long SMALL_WINDOW = 512;

  @TempDir(factory = MemoryFolder.class)
  Path folder;

  private OpenHouse house;
  private SshDoor door;
  private SshClient client;

  /** What is due when the time for a farewell is over; a test lets it pass. */
  private final BlockingQueue<Runnable> timers = new LinkedBlockingQueue<>();

  @BeforeEach
  void open() throws Exception {
    house = new OpenHouse(folder);
    client = TestClient.start();
  }

  private void open(int painters) throws IOException {
    door =
        SshDoor.open(
            house.house,
            new SshDoor.Entrance("127.0.0.1", 0, List.of()),
            folder.resolve("host.key"),
            painters,
            this::after,
            SshLimits.DEFAULT);
  }

  private Runnable after(long millis, Runnable task) {
    if (millis != SshChannel.FAREWELL_MILLIS) {
      return DaemonScheduler.SCHEDULER.after(millis, task);
    }
    timers.add(task);
    return () -> timers.remove(task);
  }

  @AfterEach
  void close() throws IOException {
    client.stop();
    door.close();
    house.close();
  }

  private void timePasses() throws InterruptedException {
    Runnable task = timers.poll(PATIENCE.toMillis(), TimeUnit.MILLISECONDS);
    assertThat(task).isNotNull();
    task.run();
  }

  private ChannelShell screen() throws Exception {
    ChannelShell channel = TestClient.enter(client, door, "anna", key()).createShellChannel();
    channel.setPtyType("xterm-256color");
    channel.setPtyColumns(80);
    channel.setPtyLines(24);
    return channel;
  }

  private void kick() {
    assertThat(house.house.desk().run(Language.ENGLISH, List.of("kick", "guest1"), Map.of()))
        .matches(reply -> reply.isDone());
  }

  private static void awaits(IntSupplier count, int wanted) {
    long end = System.nanoTime() + PATIENCE.toNanos();
    while (count.getAsInt() != wanted && System.nanoTime() < end) {
      Thread.yield();
    }
    assertThat(count.getAsInt()).isEqualTo(wanted);
  }

  /** A terminal that shows nothing until it may. */
  private static final class LateReader extends OutputStream {
    final Heard heard = new Heard();
    private final CountDownLatch mayRead = new CountDownLatch(1);

    @Override
    public void write(int b) {
      write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int from, int length) {
      try {
        mayRead.await();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
      heard.write(bytes, from, length);
    }
  }

  private void isToldInOrder(ClientChannel channel, Heard heard) {
    assertThat(exit(channel)).isOne();
    assertThat(heard.all()).contains(GIVEN_BACK).endsWith(KICKED);
    assertThat(heard.all().indexOf(GIVEN_BACK)).isLessThan(heard.all().indexOf(KICKED));
    awaits(door::untold, 0);
  }

  @Test
  void whoeverReadsLateIsToldEverythingInOrder() throws Exception {
    open(2);
    CoreModuleProperties.WINDOW_SIZE.set(client, SMALL_WINDOW);
    LateReader late = new LateReader();
    ChannelShell channel = screen();
    channel.setOut(late);
    channel.setErr(late);
    channel.open().verify(PATIENCE);
    awaits(() -> (int) door.counts().paints(), 1); // which doesn't fit
    kick();
    timePasses(); // it may still begin to read
    late.mayRead.countDown();
    isToldInOrder(channel, late.heard);
    timePasses();
  }

  @Test
  void nobodyComesToADoorThatIsAboutToClose() throws Exception {
    open(2);
    Heard heard = new Heard();
    ChannelShell channel = screen();
    channel.setOut(heard);
    channel.setErr(heard);
    channel.open().verify(PATIENCE);
    awaits(() -> (int) Math.min(1, door.counts().paints()), 1);
    int port = door.port();
    assertThat(door.isListening()).isTrue();
    door.stopListening();
    assertThat(door.isListening()).isFalse();
    assertThatThrownBy(() -> new Socket("127.0.0.1", port).close())
        .isInstanceOf(ConnectException.class); // at once, so that a balancer tries another one
    house.house.sayFarewell();
    exit(channel);
    assertThat(heard.all()).contains(GIVEN_BACK).contains("closing");
    awaits(door::untold, 0);
  }

  @Test
  void whoeverReadsNothingGetsTheExitStatusInTheEnd() throws Exception {
    open(2);
    CoreModuleProperties.WINDOW_SIZE.set(client, SMALL_WINDOW);
    ChannelShell channel = screen();
    channel.setStreaming(ClientChannel.Streaming.Async);
    channel.open().verify(PATIENCE);
    awaits(() -> (int) door.counts().paints(), 1); // which doesn't fit
    kick();
    timePasses();
    timePasses();
    channel.waitFor(EnumSet.of(ClientChannelEvent.EXIT_STATUS), PATIENCE);
    assertThat(channel.getExitStatus()).isOne();
    assertThat(channel.waitFor(EnumSet.of(ClientChannelEvent.CLOSED), PATIENCE))
        .contains(ClientChannelEvent.CLOSED);
    awaits(door::untold, 0);
    awaits(door::connections, 1); // only the visit has ended
  }

  @Test
  void theTimeBeginsWithTheTurnOfTheScreen() throws Exception {
    open(0); // as where all painters are busy
    Heard heard = new Heard();
    ChannelShell channel = screen();
    channel.setOut(heard);
    channel.open().verify(PATIENCE);
    awaits(door::visits, 1);
    kick();
    assertThat(timers).isEmpty();
    assertThat(channel.isOpen()).isTrue();
  }

  @Test
  void whoeverWaitsForAFileIsToldToo() throws Exception {
    Queue<Runnable> thoughts = new ConcurrentLinkedQueue<>();
    house.thoughts = Optional.of(thoughts);
    open(2);
    ChannelExec channel =
        TestClient.enter(client, door, "anna", key()).createExecChannel("past all");
    Heard heard = new Heard();
    channel.setOut(heard);
    channel.setErr(heard);
    channel.open().verify(PATIENCE);
    awaits(thoughts::size, 1);
    kick();
    assertThat(exit(channel)).isOne();
    assertThat(heard.all()).isEqualTo(KICKED);
    thoughts.remove().run(); // too late
    awaits(door::untold, 0);
  }

  /** Faults count for the window as answers do, and MINA continues only with those. */
  @Test
  void aScriptHearsOfAllItsFaultsHoweverLittleItTakesAtOnce() throws Exception {
    open(2);
    CoreModuleProperties.WINDOW_SIZE.set(client, SMALL_WINDOW);
    ChannelShell lines = TestClient.enter(client, door, "anna", key()).createShellChannel();
    ByteArrayOutputStream faults = new ByteArrayOutputStream();
    lines.setUsePty(false);
    byte[] typed = "frob\n".repeat(300).getBytes(StandardCharsets.UTF_8);
    lines.setIn(new ByteArrayInputStream(typed));
    lines.setOut(new Heard());
    lines.setErr(faults);
    lines.open().verify(PATIENCE);
    assertThat(exit(lines)).isOne();
    assertThat(faults.toString(StandardCharsets.UTF_8)).hasLineCount(300);
  }
}
