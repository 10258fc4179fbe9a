package dev.banmen.server.ssh;

import dev.banmen.app.Person;
import dev.banmen.app.Refusal;
import dev.banmen.app.TeachingTable;
import dev.banmen.game.Games;
import dev.banmen.lesson.Lesson;
import dev.banmen.schedule.FaultBarrier;
import dev.banmen.schedule.Scheduler;
import dev.banmen.server.House;
import dev.banmen.server.lobby.Visit;
import dev.banmen.server.monitor.EventLog;
import dev.banmen.server.monitor.LogEvent;
import dev.banmen.server.people.VisitRequest;
import dev.banmen.session.LiveSession;
import dev.banmen.text.Language;
import dev.banmen.text.Printable;
import dev.banmen.tui.TerminalUi;
import dev.banmen.tui.canvas.Display;
import dev.banmen.tui.page.DrivenScreen;
import dev.banmen.tui.page.RemoteTerminal;
import dev.banmen.tui.term.NoTerminal;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.apache.sshd.common.io.IoOutputStream;
import org.apache.sshd.common.util.buffer.ByteArrayBuffer;
import org.apache.sshd.server.Environment;
import org.apache.sshd.server.ExitCallback;
import org.apache.sshd.server.Signal;
import org.apache.sshd.server.channel.ChannelDataReceiver;
import org.apache.sshd.server.channel.ChannelSession;
import org.apache.sshd.server.channel.ChannelSessionAware;
import org.apache.sshd.server.command.AsyncCommand;

/**
 * One channel through the door: waits until the house says who has come, then shows the pages on
 * the terminal at the other end. One write is under way at a time, so a slow terminal sees the
 * newest state and never a backlog. For any thread.
 */
final class SshChannel
    implements AsyncCommand, ChannelSessionAware, ChannelDataReceiver, RemoteTerminal {
  /**
   * What all channels share.
   *
   * @param turns where screens take their turns
   * @param fingerprints of the house's own keys
   * @param limitsNow the limits as they are now
   */
  record Surroundings(
      House house,
      Supplier<SshLimits> limitsNow,
      PainterPool turns,
      Scheduler scheduler,
      LineVisits lines,
      OpenVisits visits,
      DoorCounts counts,
      List<String> fingerprints) {
    SshLimits limits() {
      return limitsNow.get();
    }
  }

  /** Terminals that may show no more than their own letters. */
  private static final List<String> OLD = List.of("dumb", "linux", "vt100", "vt220", "ansi");

  /** The words before a code that says who somebody is. */
  private static final List<String> CODES = List.of("link", "recover", "back");

  /** The word for line mode on any terminal, before other words or alone. */
  private static final String LINE = "line";

  private static final EventLog LOG = EventLog.of(SshChannel.class);

  /** How long a screen has to give the terminal back when its visit is ended. */
  private static final long FAREWELL_MILLIS = 3_000;

  private static final int DONE = 0;
  private static final int FAILED = 1;
  private static final int USAGE = 2;

  private final Surroundings around;
  private volatile List<String> asked; // the words after the name of the host
  private DoorChannel channel;
  private IoOutputStream out;
  private IoOutputStream err;
  private ExitCallback exit;

  private final Object saying = new Object();
  private byte[] early = {}; // typed before there was a screen; under this, as what follows
  private int unreleased; // bytes taken while paused
  private boolean isPaused;
  private boolean isAllTyped; // the other end types no more
  private boolean isWriting;
  private boolean isOver; // once what is under way is written
  private boolean isGone;
  private boolean isExited;
  private int code;
  private String farewell = ""; // why the house ends this
  private Visit visit; // null before it begins
  private volatile OpenVisits.Stay stay; // null before it begins
  private DrivenScreen screen; // null without one
  private LineVisits.Talk talk; // null without one

  /**
   * A channel.
   *
   * @param command the words after the name of the host; empty for none
   */
  SshChannel(Surroundings around, String command) {
    this.around = around;
    asked = command.isBlank() ? List.of() : List.of(command.strip().split("\\s+"));
  }

  @Override
  public void setChannelSession(ChannelSession given) {
    channel = (DoorChannel) given;
    channel.setDataReceiver(this);
  }

  @Override
  public void setIoOutputStream(IoOutputStream given) {
    out = given;
  }

  @Override
  public void setIoErrorStream(IoOutputStream given) {
    err = given;
  }

  @Override
  public void setExitCallback(ExitCallback given) {
    exit = given;
  }

  // Used by commands with streams of Java alone.

  @Override
  public void setInputStream(InputStream in) {}

  @Override
  public void setOutputStream(OutputStream given) {}

  @Override
  public void setErrorStream(OutputStream given) {}

  @Override
  public void setIoInputStream(org.apache.sshd.common.io.IoInputStream in) {}

  @Override
  public void start(ChannelSession session, Environment environment) {
    VisitRequest caller =
        new VisitRequest(
            KeyProof.of(channel.connection()),
            Printable.of(channel.connection().getUsername()),
            UnauthenticatedConnections.address(channel.connection()).getHostAddress(),
            spoken(channel.said()));
    ResizePace pace = new ResizePace(around.scheduler(), () -> resize(environment));
    environment.addSignalListener((one, signal) -> pace.changed(), Signal.WINCH);
    try {
      if (asked.size() == 2 && CODES.contains(asked.get(0))) {
        come(caller.showing(asked.get(1)), environment);
      } else {
        welcome(caller, environment);
      }
    } catch (RuntimeException | Error e) {
      FaultBarrier.report(e); // the library would not log it
      leave("", FAILED);
    }
  }

  private void welcome(VisitRequest caller, Environment environment) {
    around
        .house()
        .welcome(
            caller,
            came -> enter(came, caller, environment),
            refusal -> {
              LOG.info(LogEvent.TURNED_AWAY);
              leave(refusal.getMessage(), FAILED);
            });
  }

  /** Comes with a code: it gives a key to somebody, or says which guest without a key that is. */
  private void come(VisitRequest caller, Environment environment) {
    String verb = asked.get(0);
    asked = List.of();
    if (verb.equals("back") && caller.key().isEmpty()) {
      welcome(caller, environment);
      return;
    }
    around
        .house()
        .claim(
            caller,
            verb,
            done -> {
              try {
                write(Printable.of(done) + "\n", DONE);
              } catch (IOException e) {
                exit();
              }
            },
            refusal -> leave(refusal.getMessage(), FAILED));
  }

  /** Most clients don't send their locale, and nearly all terminals are in UTF-8 by now. */
  private static Map<String, String> spoken(Map<String, String> said) {
    String term = said.getOrDefault("TERM", "");
    boolean isKnown = said.containsKey("LANG") || said.containsKey("LC_ALL");
    if (isKnown || term.isEmpty() || OLD.contains(term)) {
      return said;
    }
    Map<String, String> all = new HashMap<>(said);
    all.put("LANG", "C.UTF-8");
    return all;
  }

  private void resize(Environment environment) {
    DrivenScreen shown = screen();
    if (shown != null) {
      shown.resized(cols(environment), rows(environment));
    }
  }

  private int cols(Environment environment) {
    return within(environment.getEnv().get(Environment.ENV_COLUMNS), 80, around.limits().cols());
  }

  private int rows(Environment environment) {
    return within(environment.getEnv().get(Environment.ENV_LINES), 24, around.limits().rows());
  }

  private static int within(String text, int otherwise, int most) {
    try {
      int number = text == null ? 0 : Integer.parseInt(text);
      return number < 1 ? otherwise : Math.min(number, most);
    } catch (NumberFormatException e) {
      return otherwise;
    }
  }

  private synchronized DrivenScreen screen() {
    return screen;
  }

  private void enter(Visit came, VisitRequest caller, Environment environment) {
    boolean isLate;
    synchronized (this) {
      isLate = isGone;
      if (!isLate) {
        visit = came;
        came.reachedIf(channel::isReached);
        stay = around.visits().begin(came, this::sendAway);
      }
    }
    if (isLate) {
      came.close();
      return;
    }
    try {
      enter(came.person(), caller.environment(), environment);
      came.onSentAway(this::sendAway);
    } catch (Refusal refusal) {
      leave(refusal.getMessage(), USAGE);
    } catch (NoTerminal | IOException e) {
      leave(e.getMessage(), FAILED);
    } catch (RuntimeException | Error e) {
      leave("", FAILED);
      throw e;
    }
  }

  private void enter(Person person, Map<String, String> said, Environment environment)
      throws Refusal, NoTerminal, IOException {
    String verb = asked.isEmpty() ? "" : asked.get(0);
    Optional<DoorWords.Said> answer = DoorWords.answer(person, visit, asked, around.fingerprints());
    String term = said.getOrDefault("TERM", "");
    if (answer.isPresent()) {
      String text = answer.get().text();
      write(
          term.isEmpty() ? text : text.replace("\n", "\r\n"), answer.get().isYes() ? DONE : FAILED);
      return;
    }
    if (term.isEmpty() || term.equals("dumb") || verb.equals(LINE)) {
      asked = verb.equals(LINE) ? asked.subList(1, asked.size()) : asked;
      talk(person, said.containsKey("TERM"));
      return;
    }
    DrivenScreen shown =
        new DrivenScreen(
            this,
            cols(environment),
            rows(environment),
            around.turns().watchers(),
            around.turns().players(),
            around.scheduler());
    Display display = display(person, said);
    if (verb.equals("learn")) {
      TerminalUi.learn(lesson(person), Optional.empty(), person, display, shown);
    } else {
      Optional<TeachingTable> taught = visit.teaching(asked);
      Optional<LiveSession> game = taught.isPresent() ? Optional.empty() : game();
      TerminalUi.lobby(person, game, taught, display, shown);
    }
    for (byte[] typed = nextEarly(shown); typed.length > 0; typed = nextEarly(shown)) {
      shown.typed(typed, typed.length);
      channel.getLocalWindow().release(typed.length);
    }
    shown.resized(cols(environment), rows(environment)); // it may have changed meanwhile
    if (isGone()) {
      shown.close();
    }
  }

  /** The game to show first; none if a name has to be chosen before. */
  private Optional<LiveSession> game() throws Refusal {
    if (asked.isEmpty()) {
      return visit.back();
    } else if (visit.needsName(asked)) {
      visit.askName(asked);
      return Optional.empty();
    }
    return Optional.of(visit.goTo(asked));
  }

  /** What was typed before there was a screen; once that is nothing, the screen gets the rest. */
  private synchronized byte[] nextEarly(DrivenScreen shown) {
    byte[] typed = early;
    early = new byte[0];
    screen = typed.length == 0 ? shown : null;
    return typed;
  }

  private synchronized boolean isGone() {
    return isGone;
  }

  private void talk(Person person, boolean isTerminal) throws Refusal {
    LineVisits.Talk begun =
        around
            .lines()
            .begin(new LineVisits.Coming(person, visit, asked, isTerminal), new ChannelEnd())
            .orElseThrow(
                () -> new Refusal(person.language().words(SshChannel.class).text("door.lines")));
    boolean ends;
    synchronized (this) {
      begun.typed(early);
      early = new byte[0];
      talk = begun;
      ends = isAllTyped;
    }
    if (ends) {
      begun.end();
    }
  }

  private Optional<Lesson> lesson(Person person) throws Refusal {
    if (asked.size() < 2) {
      return Optional.empty();
    }
    Optional<Lesson> found = person.lessons().named(asked.get(1));
    if (found.isEmpty()) {
      throw new Refusal(
          person.language().words(SshChannel.class).text("door.lesson", asked.get(1)));
    }
    return found;
  }

  /** How the person has chosen to see the screen, on this terminal. */
  private static Display display(Person person, Map<String, String> said) {
    Map<String, String> chosen = new HashMap<>();
    person.preferences().all().forEach(one -> chosen.put(one.name(), one.value()));
    Games games = person.games();
    Language language = games.language();
    Display display =
        Display.of(
            chosen.getOrDefault("color", "auto"),
            chosen.getOrDefault("glyphs", "auto"),
            said,
            language);
    return display.withTheme(chosen.getOrDefault("theme", display.theme()));
  }

  // What is typed.

  @Override
  public int data(ChannelSession session, byte[] bytes, int from, int length) {
    DrivenScreen shown;
    OpenVisits.Stay begun = stay;
    if (begun != null) {
      begun.typed();
    }
    synchronized (this) {
      if (talk != null) {
        talk.typed(Arrays.copyOfRange(bytes, from, from + length));
        return 0; // until it is read
      }
      shown = screen;
      if (shown == null) {
        byte[] all = Arrays.copyOf(early, early.length + length);
        System.arraycopy(bytes, from, all, early.length, length);
        early = all; // no more than the window, which stays taken
        return 0;
      }
    }
    shown.typed(Arrays.copyOfRange(bytes, from, from + length), length);
    synchronized (this) {
      unreleased += isPaused ? length : 0;
      return isPaused ? 0 : length;
    }
  }

  @Override
  public void close() {
    LineVisits.Talk begun; // which still reads what was typed
    synchronized (this) {
      isAllTyped = true;
      begun = talk;
    }
    if (begun != null && channel.isEofSignalled()) {
      begun.end();
    } else if (begun != null) {
      begun.stop(); // the connection is lost, and with it the rest of a line
    }
  }

  @Override
  public synchronized void pause() {
    isPaused = true;
  }

  @Override
  public void resume() {
    int taken;
    synchronized (this) {
      isPaused = false;
      taken = unreleased;
      unreleased = 0;
    }
    release(taken);
  }

  private void release(int taken) {
    try {
      channel.getLocalWindow().release(taken);
    } catch (IOException e) {
      channel.close(true);
    }
  }

  // What is shown.

  @Override
  public synchronized boolean isReady() {
    return !isWriting && !isGone;
  }

  @Override
  public void write(byte[] bytes, int from, int length) throws IOException {
    synchronized (this) {
      isWriting = true;
    }
    around.counts().painted(length);
    out.writeBuffer(new ByteArrayBuffer(Arrays.copyOfRange(bytes, from, from + length)))
        .addListener(done -> written());
  }

  private void written() {
    DrivenScreen shown;
    boolean ends;
    synchronized (this) {
      isWriting = false;
      ends = isOver;
      shown = screen;
    }
    if (ends) {
      exit();
    } else if (shown != null) {
      shown.ready();
    }
  }

  /** The other end of a visit in line mode. */
  private final class ChannelEnd implements LineVisits.LineEnd {
    @Override
    public void say(String text) throws IOException {
      send(out, text);
    }

    @Override
    public void complain(String text) throws IOException {
      send(err, text);
    }

    private void send(IoOutputStream to, String text) throws IOException {
      synchronized (saying) { // one at a time, each waits until it is sent
        to.writeBuffer(new ByteArrayBuffer(text.getBytes(StandardCharsets.UTF_8))).verify();
      }
    }

    @Override
    public void taken(int bytes) {
      release(bytes);
    }

    @Override
    public void over(String fault, boolean isFaulty) {
      String last = fault.isEmpty() ? farewell() : fault;
      leave(last, !fault.isEmpty() ? USAGE : isFaulty || !last.isEmpty() ? FAILED : DONE);
    }
  }

  @Override
  public void ended(String why) {
    String last = why.isEmpty() ? farewell() : why;
    leave(last, last.isEmpty() ? DONE : FAILED);
  }

  private synchronized String farewell() {
    return farewell;
  }

  /** Ends all this, because the house wants it: gives the terminal back, and says why. */
  private void sendAway(String why) {
    DrivenScreen shown;
    LineVisits.Talk begun;
    synchronized (this) {
      farewell = why;
      shown = screen;
      begun = talk;
    }
    if (shown != null) {
      shown.leave();
    }
    if (begun != null) {
      begun.stop();
    }
    around.scheduler().after(FAREWELL_MILLIS, () -> channel.close(true));
  }

  /** Sends a text, and ends. */
  private void write(String text, int exitCode) throws IOException {
    synchronized (this) {
      isOver = true;
      code = exitCode;
    }
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    write(bytes, 0, bytes.length);
  }

  /** Ends with a sentence on the error output, which may be empty. */
  private void leave(String why, int exitCode) {
    boolean isIdle;
    synchronized (this) {
      isOver = true;
      code = exitCode;
      isIdle = !isWriting;
    }
    if (!why.isEmpty()) {
      try {
        byte[] bytes = ("banmen: " + Printable.of(why) + "\r\n").getBytes(StandardCharsets.UTF_8);
        err.writeBuffer(new ByteArrayBuffer(bytes)).addListener(done -> exit());
        return;
      } catch (IOException e) {
        // The connection is gone.
      }
    }
    if (isIdle) {
      exit();
    }
  }

  private void exit() {
    Visit ended;
    synchronized (this) {
      if (isExited) {
        return;
      }
      isExited = true;
      ended = visit;
    }
    FaultBarrier.contain(() -> close(ended), () -> exit.onExit(code));
  }

  private static void close(Visit ended) {
    if (ended != null) {
      ended.close();
    }
  }

  /** The channel is closed: the other end knows how it ended, or is gone. */
  @Override
  public void destroy(ChannelSession session) {
    Visit ended;
    DrivenScreen shown;
    LineVisits.Talk begun;
    synchronized (this) {
      isGone = true;
      ended = visit;
      shown = screen;
      begun = talk;
    }
    FaultBarrier.contain(
        () -> close(ended)); // first: the games are not left, the connection is lost
    if (ended != null) {
      stay.end();
    }
    if (shown != null) {
      FaultBarrier.contain(shown::close);
    }
    if (begun != null) {
      begun.stop();
    }
  }
}
