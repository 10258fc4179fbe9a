package dev.banmen.server.ssh;

import static dev.banmen.server.ssh.TestClient.exit;
import static dev.banmen.server.ssh.TestClient.key;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.banmen.command.Commands;
import dev.banmen.proof.MemoryFolder;
import dev.banmen.schedule.DaemonScheduler;
import dev.banmen.server.OpenHouse;
import dev.banmen.server.people.HouseLimits;
import dev.banmen.text.Language;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.KeyPair;
import java.security.PublicKey;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.function.IntSupplier;
import org.apache.sshd.client.SshClient;
import org.apache.sshd.client.channel.ChannelExec;
import org.apache.sshd.client.channel.ChannelShell;
import org.apache.sshd.client.channel.ChannelSubsystem;
import org.apache.sshd.client.channel.ClientChannelEvent;
import org.apache.sshd.client.session.ClientSession;
import org.apache.sshd.common.SshConstants;
import org.apache.sshd.common.channel.Channel;
import org.apache.sshd.common.channel.ChannelListener;
import org.apache.sshd.common.channel.RequestHandler;
import org.apache.sshd.common.cipher.BuiltinCiphers;
import org.apache.sshd.common.kex.BuiltinDHFactories;
import org.apache.sshd.common.kex.KexProposalOption;
import org.apache.sshd.common.kex.extension.DefaultClientKexExtensionHandler;
import org.apache.sshd.common.mac.BuiltinMacs;
import org.apache.sshd.common.session.Session;
import org.apache.sshd.common.signature.BuiltinSignatures;
import org.apache.sshd.common.util.buffer.Buffer;
import org.apache.sshd.common.util.net.SshdSocketAddress;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The door of a house: who comes in, what they see, and what is refused. */
class SshDoorTest {
  private static final Duration PATIENCE = Heard.PATIENCE;
  private static final SshLimits LIMITS =
      new SshLimits(20, 6, 12, 60, 1, 200, 20, 64, 500, 200, 200, 32_768, 2, 30, 3, 8);

  /** The same for those who never prove a key, so that a test sees them leave. */
  private static final SshLimits IMPATIENT =
      new SshLimits(20, 6, 12, 1, 1, 200, 20, 64, 500, 200, 200, 32_768, 2, 30, 3, 8);

  /** Such a door asks each second whether somebody is there, and waits for no second answer. */
  private static final SshLimits ASKING =
      new SshLimits(20, 6, 12, 60, 1, 200, 20, 64, 500, 200, 200, 32_768, 2, 1, 1, 8);

  /** Nobody may be in line mode at such a door. */
  private static final SshLimits NO_LINES =
      new SshLimits(20, 6, 12, 60, 1, 200, 20, 64, 500, 200, 200, 32_768, 0, 30, 3, 8);

  @TempDir(factory = MemoryFolder.class)
  Path folder;

  private OpenHouse house;
  private SshDoor door;
  private SshClient client;
  private final AtomicInteger asked = new AtomicInteger(); // whether somebody may come in

  @BeforeEach
  void open() throws Exception {
    house = new OpenHouse(folder, HouseLimits.DEFAULT, this::isOpenTo);
    door = door(LIMITS);
    client = TestClient.start();
  }

  private boolean isOpenTo(Optional<String> key) {
    asked.incrementAndGet();
    return key.isPresent();
  }

  private SshDoor door(SshLimits limits) throws IOException {
    return SshDoor.open(
        house.house,
        new SshDoor.Entrance("127.0.0.1", 0, List.of()),
        folder.resolve("host.key"),
        2,
        DaemonScheduler.SCHEDULER,
        limits);
  }

  @AfterEach
  void close() throws IOException {
    client.stop();
    door.close();
    house.close();
  }

  private ClientSession connect(String name) throws IOException {
    return TestClient.connect(client, door, name);
  }

  private ClientSession enter(String name, KeyPair... keys) throws IOException {
    return TestClient.enter(client, door, name, keys);
  }

  /** A screen at the other end. */
  private final class Screen {
    final Heard heard = new Heard();
    final ChannelShell channel;

    Screen(ClientSession session, Map<String, String> environment) throws IOException {
      channel = session.createShellChannel();
      channel.setPtyType(environment.getOrDefault("TERM", "xterm-256color"));
      channel.setPtyColumns(80);
      channel.setPtyLines(24);
      environment.forEach(channel::setEnv);
      channel.setOut(heard);
      channel.setErr(heard);
      channel.open().verify(PATIENCE);
    }

    Screen types(String keys) throws IOException {
      OutputStream in = channel.getInvertedIn();
      in.write(keys.getBytes(StandardCharsets.UTF_8));
      in.flush();
      return this;
    }
  }

  private Screen screen(String name, KeyPair key) throws IOException {
    return new Screen(enter(name, key), Map.of());
  }

  /** Takes the name that is offered, and dismisses the code for a lost key. */
  private static void named(Screen screen, String here) throws Exception {
    screen.heard.awaits("Your name here");
    screen.types("\r");
    screen.heard.awaits(here);
    screen.heard.awaits("Your recovery code:");
    screen.types("q");
  }

  @Test
  void aVisitorTakesTheLoginNameAndSeesTheLobby() throws Exception {
    Screen anna = screen("anna", key());
    anna.heard.awaits("Club of Ulm");
    named(anna, "1 here: anna");
    anna.types("q");
    assertThat(exit(anna.channel)).isZero();
  }

  @Test
  void aVisitCountsUntilItsTerminalKnowsHowItEnded() throws Exception {
    Screen anna = screen("anna", key());
    named(anna, "1 here: anna");
    BlockingQueue<Integer> visitsAtTheEnd = new LinkedBlockingQueue<>();
    anna.channel.addChannelListener(
        new ChannelListener() {
          @Override
          public void channelStateChanged(Channel channel, String what) {
            if (what.equals("exit-status")) {
              visitsAtTheEnd.add(door.visits());
            }
          }
        });
    anna.types("q");
    assertThat(exit(anna.channel)).isZero();
    assertThat(visitsAtTheEnd.poll(PATIENCE.toSeconds(), TimeUnit.SECONDS)).isOne();
  }

  @Test
  void twoPlayAtOneTableAndAThirdIsToldOfIt() throws Exception {
    Screen anna = screen("anna", key());
    named(anna, "1 here: anna");
    anna.types("j\r\r\r");
    anna.heard.awaits("no opponent");
    Screen ben = screen("ben", key());
    named(ben, "2 here");
    ben.types("\033[Hjjj\r");
    anna.heard.awaits("ben");
    anna.types("\r"); // in the middle of the board
    ben.heard.awaits("anna plays E5.");
  }

  @Test
  void theSameKeyIsTheSamePersonWhateverTheLoginName() throws Exception {
    KeyPair key = key();
    Screen anna = screen("anna", key);
    named(anna, "1 here: anna");
    Screen again = screen("somebody", key);
    again.heard.awaits("1 here: anna");
  }

  @Test
  void aConnectionThatBreaksComesBackToTheBoard() throws Exception {
    KeyPair key = key();
    ClientSession session = enter("anna", key);
    Screen anna = new Screen(session, Map.of());
    named(anna, "1 here: anna");
    anna.types("j\r\r\r");
    anna.heard.awaits("no opponent");
    session.close(true);
    awaits(door::visits, 0);
    Screen again = screen("anna", key);
    again.heard.awaits("no opponent");
    again.types("q");
    again.heard.awaits("Club of Ulm");
  }

  @Test
  void aResizedTerminalIsPaintedAnew() throws Exception {
    Screen anna = screen("anna", key());
    anna.heard.awaits("Your name here");
    anna.heard.clear();
    anna.channel.sendWindowChange(60, 20);
    anna.heard.awaits("Club of Ulm");
    anna.heard.clear();
    anna.channel.sendWindowChange(100_000, 100_000); // as much as the limit is used
    anna.heard.awaits("Club of Ulm");
  }

  @Test
  void aKeyMustSign() throws Exception {
    KeyPair anna = key();
    KeyPair ben = key();
    KeyPair forged = new KeyPair(anna.getPublic(), ben.getPrivate());
    assertThatThrownBy(() -> enter("anna", forged)).isInstanceOf(IOException.class);
    screen("anna", anna).heard.awaits("Your name here");
  }

  @Test
  void whoeverHasNoKeyIsToldSo() throws Exception {
    ClientSession session = connect("anna");
    assertThatThrownBy(() -> session.auth().verify(PATIENCE)).isInstanceOf(IOException.class);
  }

  @Test
  void aPasswordOpensNothing() throws Exception {
    ClientSession session = connect("root");
    session.addPasswordIdentity("root");
    assertThatThrownBy(() -> session.auth().verify(PATIENCE)).isInstanceOf(IOException.class);
  }

  @Test
  void aTerminalSaysItsTimeZoneIfThereIsSuch() throws Exception {
    for (String zone : List.of("Asia/Tokyo", "CET-1CEST", "A".repeat(65))) {
      Screen screen = new Screen(enter("anna", key()), Map.of("TZ", zone, "PATH", "/bin"));
      screen.heard.awaits("Your name here");
      screen.channel.close(true);
    }
    assertThat(house.environments)
        .hasSize(3)
        .noneMatch(said -> said.containsKey("PATH"))
        .extracting(said -> said.getOrDefault("TZ", ""))
        .containsExactly("Asia/Tokyo", "", "");
  }

  @Test
  void nothingElseOfSshIsThere() throws Exception {
    ClientSession session = enter("anna", key());
    ChannelSubsystem sftp = session.createSubsystemChannel("sftp");
    sftp.open().verify(PATIENCE);
    assertThat(sftp.waitFor(EnumSet.of(ClientChannelEvent.CLOSED), PATIENCE))
        .contains(ClientChannelEvent.CLOSED);
    assertThatThrownBy(
            () ->
                session.startRemotePortForwarding(
                    new SshdSocketAddress("", 0), new SshdSocketAddress("127.0.0.1", 9)))
        .isInstanceOf(IOException.class);
    assertThatThrownBy(
            () ->
                session
                    .createDirectTcpipChannel(
                        new SshdSocketAddress("127.0.0.1", 1),
                        new SshdSocketAddress("127.0.0.1", door.port()))
                    .open()
                    .verify(PATIENCE))
        .isInstanceOf(IOException.class);
  }

  @Test
  void withoutATerminalThereIsTheLineMode() throws Exception {
    Heard heard = new Heard();
    ChannelShell channel = enter("anna", key()).createShellChannel();
    channel.setUsePty(false);
    channel.setOut(heard);
    channel.open().verify(PATIENCE);
    heard.awaits("line mode.");
    channel.getInvertedIn().write("games\nquit\n".getBytes(StandardCharsets.UTF_8));
    channel.getInvertedIn().flush();
    heard.awaits("gomoku");
    assertThat(exit(channel)).isZero();
  }

  @Test
  void aGameOfTheLineModeWaitsForAFriendAndSaysWhatToSendThem() throws Exception {
    Heard heard = new Heard();
    ChannelShell channel = enter("anna", key()).createShellChannel();
    channel.setUsePty(false);
    channel.setOut(heard);
    channel.open().verify(PATIENCE);
    heard.awaits("line mode.");
    String typed = "play othello\nd3\nplay othello white=human\nd3\nc3\nquit\n";
    channel.getInvertedIn().write(typed.getBytes(StandardCharsets.UTF_8));
    channel.getInvertedIn().flush();
    heard.awaits("To invite a friend, send them this:");
    heard.awaits("Nobody plays White yet");
    assertThat(exit(channel)).isZero();
    assertThat(heard.all().split("To invite", -1)).hasSize(2);
  }

  @Test
  void aTerminalThatOnlyTypesShowsWhatIsTypedAndEndsLinesWithEnter() throws Exception {
    Screen anna = new Screen(enter("anna", key()), Map.of("TERM", "dumb"));
    anna.heard.awaits("line mode.");
    anna.types("gamx\u007fes");
    anna.heard.awaits("\ngames ");
    anna.types("\r");
    anna.heard.awaits("gomoku");
    anna.types("\u0003");
    assertThat(exit(anna.channel)).isZero();
    assertThat(anna.heard.all().replace("\r\n", "")).doesNotContain("\n");
  }

  /** The words after the host, without a terminal; returns what is said on both outputs. */
  private static ChannelExec exec(
      ClientSession session, String words, OutputStream said, OutputStream faults)
      throws Exception {
    ChannelExec channel = session.createExecChannel(words);
    channel.setIn(InputStream.nullInputStream());
    channel.setOut(said);
    channel.setErr(faults);
    channel.open().verify(PATIENCE);
    return channel;
  }

  /** The words, the code with which they end, and how their answer begins. */
  @Test
  void wordsAfterTheHostAreAnswered() throws Exception {
    String rows =
        """
        help          | 0 | Type one of these after the host, with ssh -t for a full screen; without words, the lobby opens:
        who           | 0 | 1 here: guestN.
        tables        | 0 | There are no tables. 'play GAME' opens one.
        status        | 1 | 0 games wait for your move.
        line who      | 0 | 1 here: guestN.
        games         | 0 | go: Go.
        """;
    ClientSession anna = enter("anna", key());
    for (String row : rows.split("\n")) {
      String[] cells = row.split(" +[|] ");
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      ByteArrayOutputStream faults = new ByteArrayOutputStream();
      Integer code = exit(exec(anna, cells[0], out, faults));
      assertThat(code).as(row).isEqualTo(Integer.valueOf(cells[1]));
      String answer = out.toString(StandardCharsets.UTF_8).replaceAll("guest\\d+", "guestN");
      assertThat(answer).startsWith(cells[2] + "\n");
      assertThat(faults.size()).isZero();
      awaits(door::visits, 0);
    }
  }

  /** It is no wrong word to ask: that ends with 2. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          past       | 1 | You have no finished games yet.
          line past  | 1 | You have no finished games yet.
          past all   | 1 | You have no finished games yet.
          past 5 sgf | 1 | You have no finished games yet.
          past go    | 1 | No such games: 'past' lists all of them.
          past 5     | 1 | You have no finished game 5. 'past' lists them.
          pst        | 2 | 'pst' can't follow the host; type one of these:
          """)
  void whoHasNoGameThatIsOverIsToldSo(String asked, int code, String fault) throws Exception {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream faults = new ByteArrayOutputStream();
    assertThat(exit(exec(enter("anna", key()), asked, out, faults))).isEqualTo(code);
    assertThat(out.size()).isZero();
    assertThat(faults.toString(StandardCharsets.UTF_8)).startsWith("banmen: " + fault);
  }

  /** Types words after the host, for a screen. */
  private static ChannelExec onScreen(ClientSession session, String words, Heard heard)
      throws Exception {
    ChannelExec channel = session.createExecChannel(words);
    channel.setUsePty(true);
    channel.setPtyType("xterm-256color");
    channel.setOut(heard);
    channel.setErr(heard);
    channel.open().verify(PATIENCE);
    return channel;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          play go size=5 bot:1         | Go  5x5
          play go size=5 white=bot:1   | Go  5x5
          now go                       | Looking for an opponent:
          drill go                     | ? help  q back
          settings                     | Theme
          say good evening             | guest1: good evening
          help join                    | takes a seat at a table
          learn                        | Lessons
          past won                     | /won
          """)
  void wordsOfLineModeLeadToThePageOnAScreen(String words, String shown) throws Exception {
    Heard heard = new Heard();
    onScreen(enter("anna", key()), words, heard);
    heard.awaits(shown);
  }

  @Test
  void aScreenSaysTheSameFaultAsLineMode() throws Exception {
    ClientSession anna = enter("anna", key());
    exit(exec(anna, "line name anna", new ByteArrayOutputStream(), new ByteArrayOutputStream()));
    for (String words :
        List.of(
            "play",
            "play tennis",
            "play go size=99",
            "play go tall",
            "join",
            "JOIN 99",
            "join nobody",
            "watch",
            "join 7",
            "now tennis",
            "recover",
            "link",
            "status x",
            "tables x",
            "who x",
            "learn tennis",
            "drill tennis",
            "line frob")) {
      ByteArrayOutputStream faults = new ByteArrayOutputStream();
      // What is asked for in the right words is not there; all others are wrong words.
      int code = words.matches("(?i)(join|watch|learn) .+") ? 1 : 2;
      assertThat(exit(exec(anna, words, new ByteArrayOutputStream(), faults)))
          .as(words)
          .isEqualTo(code);
      Heard heard = new Heard();
      assertThat(exit(onScreen(anna, words, heard))).as(words).isEqualTo(code);
      String line = faults.toString(StandardCharsets.UTF_8).replaceFirst("^banmen: (-:1: )?", "");
      assertThat(heard.all().strip().replace("\r\n", " ")).isEqualTo("banmen: " + line.strip());
    }
  }

  /** Words that are right, but too many tables, or too many people in line mode. */
  @Test
  void whatTheHouseHasNoRoomForEndsWithOne() throws Exception {
    Path other = Files.createDirectory(folder.resolve("other"));
    HouseLimits limits = new HouseLimits(1, 4, 1_200, 300, 5, 1_000, 2_000);
    try (OpenHouse small = new OpenHouse(other, limits, Optional::isPresent);
        SshDoor narrow =
            SshDoor.open(
                small.house,
                new SshDoor.Entrance("127.0.0.1", 0, List.of()),
                other.resolve("host.key"),
                2,
                DaemonScheduler.SCHEDULER,
                LIMITS)) {
      ClientSession anna = TestClient.enter(client, narrow, "anna", key());
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      assertThat(exit(exec(anna, "line name anna", out, out))).isZero();
      assertThat(exit(exec(anna, "play go white=human", out, out))).isZero();
      for (String words : List.of("play go", "line play go")) {
        ByteArrayOutputStream faults = new ByteArrayOutputStream();
        assertThat(exit(exec(anna, words, out, faults))).as(words).isOne();
        assertThat(faults.toString(StandardCharsets.UTF_8)).contains("1 unfinished game");
      }
      Heard heard = new Heard();
      assertThat(exit(onScreen(anna, "play go", heard))).isOne();
      heard.awaits("1 unfinished game");
      narrow.use(NO_LINES);
      assertThat(exit(exec(anna, "line", out, out))).isOne();
    }
  }

  @Test
  void aScreenRefusesWhatItDoesNotDo() throws Exception {
    String rows =
        """
        games      | 'games' works only in line mode ('banmen --line' or 'ssh HOST line').
        who ben    | 'who' takes no argument; leave out 'ben'.
        say        | 'say' needs more: say TEXT, such as 'say hello'.
        pass       | 'pass' works only in a game, in a recorded game or in a lesson.
        """;
    ClientSession anna = enter("anna", key());
    for (String row : rows.split("\n")) {
      String[] cells = row.split(" +[|] ");
      Heard heard = new Heard();
      assertThat(exit(onScreen(anna, cells[0], heard))).as(row).isEqualTo(2);
      assertThat(heard.all().strip()).isEqualTo("banmen: " + cells[1]);
    }
  }

  @Test
  @Tag("long")
  void otherWordsAreRefusedInOneLine() throws Exception {
    ClientSession anna = enter("anna", key());
    List<String> all =
        new ArrayList<>(
            List.of(
                "sh",
                "cat /etc/passwd",
                "ls -l",
                "scp -t x",
                "join",
                "join nobody",
                "watch 7",
                "now tennis",
                "play tennis",
                "play go gtp:x",
                "past sgf",
                "past 2 pdf",
                "past all pdf"));
    Commands.afterHost(Language.ENGLISH)
        .keySet()
        .forEach(usage -> all.add(usage.replaceFirst(" .*", "") + " frob"));
    for (String words : all) {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      ByteArrayOutputStream faults = new ByteArrayOutputStream();
      // A code that is not valid, or tables and games that aren't there, are no wrong words.
      int expected = words.matches("(back|link|recover|past|join|watch|learn) .*") ? 1 : 2;
      assertThat(exit(exec(anna, words, out, faults))).as(words).isEqualTo(expected);
      assertThat(out.size()).as(words).isZero();
      assertThat(faults.toString(StandardCharsets.UTF_8))
          .as(words)
          .startsWith("banmen: ")
          .endsWith("\r\n")
          .hasLineCount(1);
    }
  }

  @Test
  void aScriptThatIsFarAheadLosesNothing() throws Exception {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ChannelShell channel = enter("anna", key()).createShellChannel();
    channel.setUsePty(false);
    StringBuilder typed = new StringBuilder();
    for (int i = 0; i < 10_000; i++) { // more than the window, at once
      typed.append("echo ").append(i).append('\n');
    }
    channel.setIn(new ByteArrayInputStream(typed.toString().getBytes(StandardCharsets.UTF_8)));
    channel.setOut(out);
    channel.open().verify(PATIENCE);
    assertThat(exit(channel)).isZero();
    assertThat(out.toString(StandardCharsets.UTF_8).lines().filter(line -> line.matches("\\d+")))
        .hasSize(10_000)
        .contains("0", "9999");
  }

  @Test
  void aLineModeWithNothingTypedEnds() throws Exception {
    ChannelShell channel = enter("anna", key()).createShellChannel();
    channel.setUsePty(false);
    channel.setIn(InputStream.nullInputStream());
    channel.setOut(new Heard());
    channel.open().verify(PATIENCE);
    assertThat(exit(channel)).isZero();
  }

  @Test
  void moreChannelsThanTheLimitAreRefused() throws Exception {
    ClientSession session = enter("anna", key());
    Screen first = new Screen(session, Map.of());
    first.heard.awaits("Your name here");
    for (int i = 0; i < 3; i++) {
      assertThatThrownBy(() -> new Screen(session, Map.of()))
          .hasMessageContaining("Only 1 visit at a time in one connection.");
    }
    first.types("\r");
    first.heard.awaits("1 here: anna"); // it goes on
    first.types("qq");
    assertThat(exit(first.channel)).isZero();
    new Screen(session, Map.of()).heard.awaits("Club of Ulm");
  }

  @ParameterizedTest
  @ValueSource(strings = {"sizes", "signals", "others"})
  void whoeverAsksForTooMuchIsCutOffAndNobodyElse(String what) throws Exception {
    Screen anna = screen("anna", key());
    anna.heard.awaits("Your name here");
    ClientSession session = enter("rude", key());
    Screen rude = new Screen(session, Map.of());
    rude.heard.awaits("Your name here");
    for (int i = 0; i < 20; i++) {
      rude.channel.sendWindowChange(80 + i, 24); // as a window does that is drawn larger
    }
    rude.heard.awaits("Your name here");
    assertThatThrownBy(
            () -> {
              for (int i = 0; i < 1_000_000; i++) {
                ask(session, rude.channel, what, i);
              }
            })
        .isInstanceOf(IOException.class);
    session.waitFor(EnumSet.of(ClientSession.ClientSessionEvent.CLOSED), PATIENCE);
    assertThat(session.isOpen()).isFalse();
    assertThat(door.counts().connectionsCutOff()).isEqualTo(1);
    anna.types("\r");
    anna.heard.awaits("1 here: anna");
  }

  private static void ask(ClientSession session, ChannelShell channel, String what, int i)
      throws IOException {
    switch (what) {
      case "sizes" -> channel.sendWindowChange(80 + i % 50, 24);
      case "signals" -> {
        Buffer buffer = session.createBuffer(SshConstants.SSH_MSG_CHANNEL_REQUEST);
        buffer.putUInt(channel.getRecipient());
        buffer.putString("signal");
        buffer.putBoolean(false);
        buffer.putString("INT");
        session.writePacket(buffer);
      }
      default -> {
        Buffer buffer = session.createBuffer(SshConstants.SSH_MSG_GLOBAL_REQUEST);
        buffer.putString("nothing@example.org");
        buffer.putBoolean(false);
        session.writePacket(buffer);
      }
    }
    if (!session.isOpen()) {
      throw new IOException("closed");
    }
  }

  @Test
  void aTypistWhoIsFarAheadLosesNothing() throws Exception {
    Screen anna = screen("anna", key());
    named(anna, "1 here: anna");
    anna.types("j".repeat(200_000));
    anna.types("chello");
    anna.heard.awaits("Say: hello");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"GET / HTTP/1.1\r\n\r\n", "\u0016\u0003\u0001\u0002\u0000", "", "SSH-2.0-x\r\n"})
  void junkLeavesNothingBehind(String junk) throws Exception {
    door.use(IMPATIENT);
    try (Socket socket = new Socket("127.0.0.1", door.port())) {
      socket.setSoTimeout((int) PATIENCE.toMillis());
      socket.getOutputStream().write(junk.getBytes(StandardCharsets.ISO_8859_1));
      byte[] noise = new byte[4096];
      new Random(1).nextBytes(noise);
      socket.getOutputStream().write(noise);
      drain(socket.getInputStream());
    } catch (IOException e) {
      // The door has closed in between.
    }
    door.use(LIMITS);
    screen("anna", key()).heard.awaits("Club of Ulm");
    awaits(door::strangers, 0); // the other end may see the end first
    awaits(door::connections, 1);
  }

  private static void awaits(IntSupplier count, int wanted) {
    long end = System.nanoTime() + PATIENCE.toNanos();
    while (count.getAsInt() != wanted && System.nanoTime() < end) {
      Thread.yield();
    }
    assertThat(count.getAsInt()).isEqualTo(wanted);
  }

  private static void drain(InputStream in) throws IOException {
    byte[] bytes = new byte[4096];
    while (in.read(bytes) >= 0) {
      // The door says who it is, and closes.
    }
  }

  /** Opens connections that do nothing. */
  private List<Socket> idle(int count) throws IOException {
    List<Socket> idle = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      Socket socket = new Socket("127.0.0.1", door.port());
      socket.setSoTimeout((int) PATIENCE.toMillis());
      assertThat(socket.getInputStream().read()).isEqualTo('S'); // SSH-2.0-banmen
      idle.add(socket);
    }
    return idle;
  }

  @Test
  void strangersBeyondTheLimitSendTheSlowestAway() throws Exception {
    List<Socket> idle = idle(LIMITS.strangersOfAddress() + 1);
    drain(idle.get(0).getInputStream());
    awaits(() -> (int) door.counts().connectionsCutOff(), 1);
    assertThat(door.strangers()).isEqualTo(LIMITS.strangersOfAddress());
    door.use(IMPATIENT);
    for (Socket socket : idle) {
      drain(socket.getInputStream()); // each has so long to prove a key
      socket.close();
    }
    assertThat(door.counts().connectionsCutOff()).isEqualTo(1);
    door.use(LIMITS);
    screen("anna", key()).heard.awaits("Club of Ulm");
  }

  @ParameterizedTest
  @CsvSource({"100, 10", "100, 100", "2, 6"})
  void thoseWhoNeverFinishKeepNobodyOut(int strangers, int ofAddress) throws Exception {
    door.use(
        new SshLimits(
            strangers, ofAddress, 12, 60, 1, 200, 20, 64, 500, 200, 200, 32_768, 2, 30, 3, 8));
    List<Socket> idle = idle(150);
    screen("anna", key()).heard.awaits("Club of Ulm"); // at the first try
    assertThat(door.strangers()).isLessThan(Math.min(strangers, ofAddress) + 1);
    for (Socket socket : idle) {
      socket.close();
    }
  }

  @Test
  void whoeverIsFurtherBehindMakesRoomForTheOthers() throws Exception {
    ClientSession half = connect("anna"); // has agreed on keys
    half.waitFor(EnumSet.of(ClientSession.ClientSessionEvent.WAIT_AUTH), PATIENCE);
    List<Socket> idle = idle(3 * LIMITS.strangersOfAddress());
    half.addPublicKeyIdentity(key());
    half.auth().verify(PATIENCE);
    for (Socket socket : idle) {
      socket.close();
    }
  }

  /** Offers a key without a signature; returns how many such tries were looked at until the end. */
  private int tries(ClientSession session, byte between, String... words) throws Exception {
    asked.set(0);
    KeyPair key = key();
    try {
      for (int i = 0; i < 1_000 && session.isOpen(); i++) {
        Buffer query = session.createBuffer(SshConstants.SSH_MSG_USERAUTH_REQUEST);
        query.putString("anna");
        query.putString("ssh-connection");
        query.putString("publickey");
        query.putBoolean(false);
        query.putString("ecdsa-sha2-nistp256");
        query.putPublicKey(key.getPublic());
        session.writePacket(query).verify(PATIENCE);
        Buffer other = session.createBuffer(between);
        for (String word : words) {
          other.putString(word);
        }
        session.writePacket(other).verify(PATIENCE);
      }
    } catch (IOException closed) {
      // Enough.
    }
    assertThat(session.waitFor(EnumSet.of(ClientSession.ClientSessionEvent.CLOSED), PATIENCE))
        .contains(ClientSession.ClientSessionEvent.CLOSED);
    return asked.get();
  }

  @ParameterizedTest
  @CsvSource({"5, ssh-userauth", "5, ssh-connection", "2, ignored", "61, none", "4, none"})
  void triesAreFewWhateverIsSentInBetween(byte between, String word) throws Exception {
    ClientSession session = connect("anna");
    session.waitFor(EnumSet.of(ClientSession.ClientSessionEvent.WAIT_AUTH), PATIENCE);
    assertThat(tries(session, between, word)).isBetween(1, LIMITS.tries() + 1);
    awaits(door::strangers, 0);
    screen("anna", key()).heard.awaits("Club of Ulm");
  }

  @Test
  void newKeysDoNotComeBeforeItIsKnownWhoseTheyAre() throws Exception {
    ClientSession session = connect("anna");
    session.waitFor(EnumSet.of(ClientSession.ClientSessionEvent.WAIT_AUTH), PATIENCE);
    session.reExchangeKeys();
    assertThat(session.waitFor(EnumSet.of(ClientSession.ClientSessionEvent.CLOSED), PATIENCE))
        .contains(ClientSession.ClientSessionEvent.CLOSED);
    ClientSession known = enter("anna", key());
    Screen anna = new Screen(known, Map.of());
    anna.heard.awaits("Your name here");
    known.reExchangeKeys().verify(PATIENCE);
    anna.types("\r");
    anna.heard.awaits("1 here: anna");
  }

  @Test
  void theTimeToProveAKeyDoesNotBeginAnew() throws Exception {
    door.use(IMPATIENT);
    ClientSession session = connect("anna");
    session.waitFor(EnumSet.of(ClientSession.ClientSessionEvent.WAIT_AUTH), PATIENCE);
    assertThatThrownBy(
            () -> {
              while (true) {
                Buffer ignored = session.createBuffer(SshConstants.SSH_MSG_IGNORE);
                ignored.putString("");
                session.writePacket(ignored).verify(PATIENCE);
                LockSupport.parkNanos(20_000_000); // below the limit of requests
              }
            })
        .isInstanceOf(IOException.class);
    awaits(door::strangers, 0);
    assertThat(door.counts().connectionsCutOff()).isZero();
  }

  @Test
  void whoeverAsksForAServiceOnceMoreGetsNoMoreChannels() throws Exception {
    ClientSession session = enter("anna", key());
    new Screen(session, Map.of()).heard.awaits("Club of Ulm");
    Buffer again = session.createBuffer(SshConstants.SSH_MSG_SERVICE_REQUEST);
    again.putString("ssh-connection");
    session.writePacket(again); // the door may close before all of it is written
    assertThat(session.waitFor(EnumSet.of(ClientSession.ClientSessionEvent.CLOSED), PATIENCE))
        .contains(ClientSession.ClientSessionEvent.CLOSED);
    awaits(door::visits, 0);
  }

  @ParameterizedTest
  @EnumSource(names = {"mlkem768x25519", "sntrup761x25519", "curve25519", "ecdhp256", "ecdhp521"})
  void keysAreAgreedOnInEachWayOfOpenSsh(BuiltinDHFactories way) throws Exception {
    TestClient.exchanging(client, way);
    enter("anna", key());
  }

  /** A client that knows nothing but these signatures of hosts. */
  private PublicKey hostKey(BuiltinSignatures known) throws Exception {
    client.setSignatureFactories(List.of(known));
    ClientSession session = connect("anna");
    session.waitFor(EnumSet.of(ClientSession.ClientSessionEvent.WAIT_AUTH), PATIENCE);
    return session.getServerKey();
  }

  @Test
  void theHostKeysStayTheSameAndWhoKnowsOneGetsThatOne() throws Exception {
    PublicKey old = hostKey(BuiltinSignatures.nistp256);
    PublicKey other = hostKey(BuiltinSignatures.ed25519);
    assertThat(door.fingerprints())
        .containsExactly(
            "ED25519 " + KeyProof.fingerprint(other), "ECDSA " + KeyProof.fingerprint(old));
    door.close();
    door = door(LIMITS);
    assertThat(hostKey(BuiltinSignatures.nistp256)).isEqualTo(old);
    assertThat(hostKey(BuiltinSignatures.ed25519)).isEqualTo(other);
    Files.delete(folder.resolve(HostKeys.SECOND)); // as in a place that has one key
    door.close();
    door = door(LIMITS);
    assertThat(hostKey(BuiltinSignatures.nistp256)).isEqualTo(old);
    assertThat(hostKey(BuiltinSignatures.ed25519)).isNotEqualTo(other);
    assertThat(Files.getPosixFilePermissions(folder.resolve(HostKeys.SECOND)))
        .isEqualTo(PosixFilePermissions.fromString("rw-------"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "junk", "-----BEGIN OPENSSH PRIVATE KEY-----\n"})
  void aFileThatIsNoKeyIsAFaultAndStaysAsItIs(String text) throws Exception {
    for (String name : List.of("host.key", HostKeys.SECOND)) {
      Path other = Files.createDirectories(folder.resolve("other " + name));
      Files.writeString(other.resolve(name), text);
      assertThatThrownBy(() -> HostKeys.open(other.resolve("host.key")))
          .isInstanceOf(IOException.class)
          .hasMessageContaining(name + " isn't a valid key");
      assertThat(other.resolve(name)).hasContent(text);
    }
  }

  @Test
  void checksumsAreOfWhatIsSentAndNoOldOnes() throws Exception {
    client.setCipherFactories(List.of(BuiltinCiphers.aes128ctr));
    client.setMacFactories(List.of(BuiltinMacs.hmacsha256etm));
    ClientSession session = enter("anna", key());
    for (KexProposalOption option : List.of(KexProposalOption.C2SMAC, KexProposalOption.S2CMAC)) {
      assertThat(session.getServerKexProposals().get(option))
          .isEqualTo("hmac-sha2-256-etm@openssh.com,hmac-sha2-512-etm@openssh.com");
    }
    for (BuiltinMacs old :
        List.of(BuiltinMacs.hmacsha256, BuiltinMacs.hmacsha1, BuiltinMacs.hmacsha1etm)) {
      client.setMacFactories(List.of(old));
      assertThatThrownBy(() -> enter("anna", key())).isInstanceOf(IOException.class);
    }
    client.setCipherFactories(List.of(BuiltinCiphers.aes128gcm)); // which needs none
    enter("anna", key());
  }

  /** OpenSSH would send ten packets where it sends one, to hide how fast somebody types. */
  @Test
  void nothingIsAnnouncedButTheSignatures() throws Exception {
    List<String> announced = new CopyOnWriteArrayList<>();
    client.setKexExtensionHandler(
        new DefaultClientKexExtensionHandler() {
          @Override
          public boolean handleKexExtensionRequest(
              Session session, int index, int count, String name, byte[] data) throws IOException {
            announced.add(name);
            return super.handleKexExtensionRequest(session, index, count, name, data);
          }
        });
    screen("anna", key()).heard.awaits("Club of Ulm");
    assertThat(announced).containsExactly("server-sig-algs"); // and not ping@openssh.com
  }

  /** As behind a line that was cut, whose connection stays open. */
  @Test
  void whoeverAnswersNoKeepAliveIsClosedAndWhoeverDoesStays() throws Exception {
    door.use(ASKING);
    CountDownLatch answered = new CountDownLatch(3);
    client.setGlobalRequestHandlers(
        List.of(
            (connection, request, wantsReply, buffer) -> {
              boolean isCut = connection.getSession().getUsername().equals("cut");
              if (!isCut && request.equals("keepalive@openssh.com") && wantsReply) {
                answered.countDown();
              }
              return isCut ? RequestHandler.Result.Replied : RequestHandler.Result.Unsupported;
            }));
    ClientSession cut = enter("cut", key());
    ClientSession there = enter("there", key());
    assertThat(cut.waitFor(EnumSet.of(ClientSession.ClientSessionEvent.CLOSED), PATIENCE))
        .contains(ClientSession.ClientSessionEvent.CLOSED);
    assertThat(answered.await(PATIENCE.toSeconds(), TimeUnit.SECONDS)).isTrue();
    assertThat(there.isOpen()).isTrue();
  }
}
