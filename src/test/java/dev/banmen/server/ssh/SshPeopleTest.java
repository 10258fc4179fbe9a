package dev.banmen.server.ssh;

import static dev.banmen.server.ssh.TestClient.exit;
import static dev.banmen.server.ssh.TestClient.key;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.banmen.proof.MemoryFolder;
import dev.banmen.schedule.DaemonScheduler;
import dev.banmen.server.OpenHouse;
import dev.banmen.server.desk.AdminReply;
import dev.banmen.server.people.HouseLimits;
import dev.banmen.server.store.PersonRow;
import dev.banmen.text.Language;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.Socket;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.KeyPair;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.apache.sshd.client.SshClient;
import org.apache.sshd.client.auth.keyboard.UserAuthKeyboardInteractive;
import org.apache.sshd.client.auth.keyboard.UserAuthKeyboardInteractiveFactory;
import org.apache.sshd.client.auth.keyboard.UserInteraction;
import org.apache.sshd.client.auth.pubkey.UserAuthPublicKeyFactory;
import org.apache.sshd.client.channel.ChannelExec;
import org.apache.sshd.client.channel.ChannelShell;
import org.apache.sshd.client.session.ClientSession;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Who somebody is at the door: by a key, by a code, or a guest without either. */
class SshPeopleTest {
  private static final Duration PATIENCE = Heard.PATIENCE;
  private static final Pattern LINK_CODE = Pattern.compile("[a-z2-9]{5}-[a-z2-9]{3}");
  private static final Pattern LONG_CODE = Pattern.compile("([a-z2-9]{5}-){3}[a-z2-9]{5}");

  /** Answers as a client without prompts does, and counts how often it is asked something. */
  private static final class PromptCounter implements UserInteraction {
    final AtomicInteger prompts = new AtomicInteger();

    @Override
    public boolean isInteractionAllowed(ClientSession session) {
      return true;
    }

    @Override
    public String[] interactive(
        ClientSession session,
        String name,
        String instruction,
        String lang,
        String[] asked,
        boolean[] echo) {
      prompts.addAndGet(asked.length);
      return new String[asked.length];
    }

    @Override
    public String getUpdatedPassword(ClientSession session, String prompt, String lang) {
      return "";
    }
  }

  /** Notes what the door tells people before it asks. */
  private static final class TellingNoted extends UserAuthKeyboardInteractiveFactory {
    final List<String> told = new CopyOnWriteArrayList<>();

    @Override
    public UserAuthKeyboardInteractive createUserAuth(ClientSession session) {
      return new UserAuthKeyboardInteractive() {
        @Override
        protected String[] getUserResponses(
            String name, String instruction, String lang, String[] asked, boolean[] echo) {
          told.add(instruction);
          return new String[asked.length];
        }
      };
    }
  }

  @TempDir(factory = MemoryFolder.class)
  Path folder;

  private OpenHouse house;
  private SshDoor door;
  private SshClient client;
  private final PromptCounter silent = new PromptCounter();

  private void open(Predicate<Optional<String>> isOpenTo) throws Exception {
    house = new OpenHouse(folder, HouseLimits.DEFAULT, isOpenTo);
    door =
        SshDoor.open(
            house.house,
            new SshDoor.Entrance("127.0.0.1", 0, List.of()),
            folder.resolve("host.key"),
            2,
            DaemonScheduler.SCHEDULER,
            SshLimits.DEFAULT);
    client = TestClient.start();
    client.setUserInteraction(silent);
  }

  @AfterEach
  void close() throws IOException {
    client.stop();
    door.close();
    house.close();
  }

  private ClientSession enter(String name, KeyPair... keys) throws IOException {
    return TestClient.enter(client, door, name, keys);
  }

  private static Heard screen(ClientSession session) throws IOException {
    return shell(session, new Heard());
  }

  private static Heard shell(ClientSession session, Heard heard) throws IOException {
    ChannelShell channel = session.createShellChannel();
    channel.setPtyType("xterm-256color");
    channel.setPtyColumns(80);
    channel.setPtyLines(24);
    channel.setOut(heard);
    channel.setErr(heard);
    channel.open().verify(PATIENCE);
    return heard;
  }

  /** Runs a command; returns its exit code and what it printed. */
  private static String run(ClientSession session, String command) throws IOException {
    Heard heard = new Heard();
    ChannelExec channel = session.createExecChannel(command);
    channel.setOut(heard);
    channel.setErr(heard);
    channel.open().verify(PATIENCE);
    return exit(channel) + " " + heard.all().replace("\r", "");
  }

  /** The only person in the store with this number. */
  private Optional<PersonRow> person(long id) {
    return house.store.person(id).join();
  }

  @Test
  void aCodeFromInsideAddsTheKeyOfAnotherMachine() throws Exception {
    open(Optional::isPresent);
    KeyPair first = key();
    ChannelShell lines = enter("anna", first).createShellChannel();
    Heard heard = new Heard();
    lines.setUsePty(false);
    lines.setOut(heard);
    lines.open().verify(PATIENCE);
    lines.getInvertedIn().write("link\n".getBytes(StandardCharsets.UTF_8));
    lines.getInvertedIn().flush();
    heard.awaits("link ");
    lines.getInvertedIn().write("quit\n".getBytes(StandardCharsets.UTF_8));
    lines.getInvertedIn().flush();
    assertThat(exit(lines)).isZero();
    String code = heard.awaitsPart(LINK_CODE);
    KeyPair second = key();
    assertThat(run(enter("x", second), "link wrong")).startsWith("1 banmen: This code");
    assertThat(run(enter("x", second), "link " + code))
        .isEqualTo("0 This key belongs to guest1 now.\n");
    screen(enter("x", second)).awaits("guest1");
    assertThat(person(2)).isEmpty();
  }

  @Test
  void guestsComeWithoutAQuestion() throws Exception {
    open(key -> true);
    Heard guest = screen(enter("anna"));
    guest.awaits("1 here: guest1");
    guest.awaits("You have no key here");
    assertThat(silent.prompts.get()).isZero();
    String code = guest.awaitsPart(LONG_CODE);
    assertThat(run(enter("anna"), "back wrong")).startsWith("1 banmen: This code");
    Heard again = new Heard();
    ClientSession session = enter("anna");
    ChannelExec channel = session.createExecChannel("back " + code);
    channel.setUsePty(true);
    channel.setPtyType("xterm-256color");
    channel.setPtyColumns(80);
    channel.setPtyLines(24);
    channel.setOut(again);
    channel.open().verify(PATIENCE);
    again.awaits("1 here: guest1"); // the same person, twice
    assertThat(person(2)).isEmpty();
  }

  @Test
  void whereGuestsAreNotWantedTheyStayOutside() throws Exception {
    open(Optional::isPresent);
    assertThatThrownBy(() -> enter("anna")).isInstanceOf(IOException.class);
    assertThat(person(1)).isEmpty();
  }

  @Test
  void whoeverHasAKeyThatIsNotAMembersIsNotToldToMakeOne() throws Exception {
    open(key -> false);
    TellingNoted noted = new TellingNoted();
    client.setUserAuthFactories(List.of(UserAuthPublicKeyFactory.INSTANCE, noted));
    assertThatThrownBy(() -> enter("anna", key())).isInstanceOf(IOException.class);
    assertThat(noted.told.get(0)).startsWith("This server is for members");
    assertThat(noted.told.subList(1, noted.told.size())).isNotEmpty().containsOnly("");
    noted.told.clear();
    assertThatThrownBy(() -> enter("anna")).isInstanceOf(IOException.class);
    assertThat(noted.told.get(0)).startsWith("You need an SSH key.");
  }

  @Test
  void aKeyThatWasOnlyOfferedMakesAGuestNobody() throws Exception {
    open(key -> true);
    KeyPair anna = key();
    screen(enter("anna", anna)).awaits("Your name here");
    KeyPair forged = new KeyPair(anna.getPublic(), key().getPrivate());
    screen(enter("anna", forged)).awaits("guest2");
    assertThat(house.store.accounts().keys(1).join()).hasSize(1);
    assertThat(house.store.accounts().keys(2).join()).isEmpty();
  }

  @Test
  void aKeyThatWasOnlyOfferedGivesAnotherKeyNoRights() throws Exception {
    open(key -> true);
    KeyPair anna = key();
    screen(enter("anna", anna)).awaits("Your name here");
    KeyPair forged = new KeyPair(anna.getPublic(), key().getPrivate());
    screen(enter("ben", forged, key())).awaits("(Esc skips): ben");
    assertThat(house.store.accounts().keys(1).join()).hasSize(1);
    assertThat(house.store.accounts().keys(2).join()).hasSize(1);
  }

  @Test
  void tenKeysInTheAgentAreNotTooMany() throws Exception {
    KeyPair[] ten = new KeyPair[10];
    for (int i = 0; i < ten.length; i++) {
      ten[i] = key();
    }
    Optional<String> last = Optional.of(KeyProof.fingerprint(ten[9].getPublic()));
    open(last::equals);
    screen(enter("anna", ten)).awaits("Your name here");
    assertThat(house.store.accounts().keys(1).join()).containsExactly(last.get());
  }

  @Test
  void tenKeysThatAreNotWantedLeaveAGuest() throws Exception {
    KeyPair[] ten = new KeyPair[10];
    for (int i = 0; i < ten.length; i++) {
      ten[i] = key();
    }
    open(Optional::isEmpty);
    screen(enter("anna", ten)).awaits("guest1");
    assertThat(house.store.accounts().keys(1).join()).isEmpty();
  }

  @Test
  void aRecoveryCodeGivesANewKeyAndEndsTheOldOnesVisit() throws Exception {
    open(Optional::isPresent);
    ClientSession old = enter("anna", key());
    Heard lost = new Heard();
    ChannelShell channel = old.createShellChannel();
    channel.setPtyType("xterm-256color");
    channel.setPtyColumns(80);
    channel.setPtyLines(24);
    channel.setOut(lost);
    channel.setErr(lost);
    channel.open().verify(PATIENCE);
    lost.awaits("Your name here");
    channel.getInvertedIn().write("\r".getBytes(StandardCharsets.UTF_8));
    channel.getInvertedIn().flush();
    lost.awaits("Your recovery code:");
    String code = lost.awaitsPart(LONG_CODE);
    KeyPair next = key();
    assertThat(run(enter("x", next), "recover " + code)).startsWith("0 This key belongs to anna");
    assertThat(exit(channel)).isEqualTo(1);
    assertThat(lost.all()).endsWith("banmen: Your keys were replaced with the recovery code.\r\n");
    screen(enter("x", next)).awaits("1 here: anna");
  }

  private AdminReply asked(String... words) {
    return house.house.desk().run(Language.ENGLISH, List.of(words), Map.of());
  }

  @Test
  void aBannedNetworkGetsNoAnswer() throws Exception {
    open(Optional::isPresent);
    KeyPair anna = key();
    screen(enter("anna", anna)).awaits("Your name here");
    assertThat(asked("ban", "127.0.0.0/8").isDone()).isTrue();
    try (Socket socket = new Socket("127.0.0.1", door.port())) {
      socket.setSoTimeout((int) PATIENCE.toMillis());
      assertThat(socket.getInputStream().readAllBytes()).isEmpty();
    } catch (SocketException reset) {
      assertThat(reset).hasMessageContaining("reset"); // that is how it may look
    }
    assertThat(asked("unban", "127.0.0.0/8").isDone()).isTrue();
    screen(enter("anna", anna)).awaits("Your name here");
  }

  @Test
  void aBannedPersonIsSentAwayAtOnce() throws Exception {
    open(Optional::isPresent);
    KeyPair anna = key();
    Heard heard = new Heard();
    ChannelShell channel = enter("anna", anna).createShellChannel();
    channel.setPtyType("xterm-256color");
    channel.setPtyColumns(80);
    channel.setPtyLines(24);
    channel.setOut(heard);
    channel.setErr(heard);
    channel.open().verify(PATIENCE);
    heard.awaits("Your name here");
    assertThat(asked("ban", "guest1").isDone()).isTrue();
    assertThat(exit(channel)).isEqualTo(1);
    assertThat(heard.all())
        .contains("\u001b[?1049l") // the terminal has its own screen again
        .endsWith("banmen: You are banned permanently.\r\n");
    assertThat(run(enter("anna", anna), "status"))
        .isEqualTo("1 banmen: You are banned permanently.\n");
  }

  /** Sends a script to line mode, all at once; returns the exit code and what was said. */
  private String script(String name, String... lines) throws Exception {
    ChannelShell channel = enter(name, key()).createShellChannel();
    ByteArrayOutputStream heard = new ByteArrayOutputStream();
    channel.setUsePty(false);
    String typed = String.join("\n", lines) + "\n";
    channel.setIn(new ByteArrayInputStream(typed.getBytes(StandardCharsets.UTF_8)));
    channel.setOut(heard);
    channel.setErr(heard);
    channel.open().verify(PATIENCE);
    return exit(channel) + " " + heard.toString(StandardCharsets.UTF_8);
  }

  @Test
  void eachLineOfAScriptIsAnsweredBeforeTheNextIsRead() throws Exception {
    open(Optional::isPresent);
    String said = script("dora", "name Dora", "play go size=9 rated");
    assertThat(said).startsWith("0 ").containsPattern(LONG_CODE).contains("This table: rated.");
    assertThat(said.indexOf("Your recovery code:")).isLessThan(said.indexOf("Go, 9x9"));
    assertThat(script("ben", "name Dora", "echo next"))
        .containsPattern("(?s)Dora is taken\\..*next");
    assertThat(script("cem", "say hello", "echo next")).containsPattern("(?s)guest3: hello.*next");
    assertThat(script("eva", "play othello", "leave", "withdraw")).contains("Closed 1 table.");
  }

  @Test
  void whoeverIsKickedInLineModeLeavesIt() throws Exception {
    open(Optional::isPresent);
    ChannelShell lines = enter("anna", key()).createShellChannel();
    Heard heard = new Heard();
    lines.setUsePty(false);
    lines.setOut(heard);
    lines.setErr(heard);
    lines.open().verify(PATIENCE);
    lines.getInvertedIn().write("echo ready\nwait\n".getBytes(StandardCharsets.UTF_8));
    lines.getInvertedIn().flush();
    heard.awaits("ready");
    assertThat(asked("kick", "guest1").isDone()).isTrue();
    assertThat(exit(lines)).isEqualTo(1);
    assertThat(heard.all()).endsWith("The owner of this server has ended your visit.\r\n");
  }
}
