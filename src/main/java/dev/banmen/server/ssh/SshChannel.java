package dev.banmen.server.ssh;

import dev.banmen.app.NamedTables;
import dev.banmen.app.Person;
import dev.banmen.app.Refusal;
import dev.banmen.app.TeachingTable;
import dev.banmen.app.TypedDrill;
import dev.banmen.app.TypedTerms;
import dev.banmen.command.Command;
import dev.banmen.command.Commands;
import dev.banmen.command.FrontEnd;
import dev.banmen.command.TypedCommand;
import dev.banmen.command.Where;
import dev.banmen.lesson.Lesson;
import dev.banmen.schedule.FaultBarrier;
import dev.banmen.schedule.Scheduler;
import dev.banmen.server.House;
import dev.banmen.server.lobby.Visit;
import dev.banmen.server.monitor.EventLog;
import dev.banmen.server.monitor.LogEvent;
import dev.banmen.server.people.VisitRequest;
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
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.apache.sshd.common.io.IoOutputStream;
import org.apache.sshd.server.Environment;
import org.apache.sshd.server.ExitCallback;
import org.apache.sshd.server.Signal;
import org.apache.sshd.server.channel.ChannelSession;
import org.apache.sshd.server.channel.ChannelSessionAware;
import org.apache.sshd.server.command.AsyncCommand;

/**
 * One channel through the door: waits until the house says who has come, then shows the pages on
 * the terminal at the other end. For any thread.
 */
final class SshChannel implements AsyncCommand, ChannelSessionAware, RemoteTerminal {
  /**
   * The parts that all channels share.
   *
   * @param slices where screens take their slices
   * @param fingerprints of the house's own keys
   * @param limitsNow the limits as they are now
   */
  record Surroundings(
      House house,
      Supplier<SshLimits> limitsNow,
      PainterPool slices,
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

  private static final EventLog LOG = EventLog.of(SshChannel.class);

  /** How long a visit that is ended has for each step: to leave by itself, and to be told. */
  static final long FAREWELL_MILLIS = 3_000;

  /** The exit statuses of a visit: it went well, something could not be done, or wrong words. */
  static final int DONE = 0;

  static final int FAILED = 1;
  static final int USAGE = 2;

  private final Surroundings around;
  private final AskedWords asked;
  private final ChannelOutput output;
  private DoorChannel channel; // as the next, set before the channel starts
  private ChannelInput input;
  private Visit visit; // null before it begins; under this, as what follows
  private OpenVisits.Stay stay; // null before it begins
  private String farewell = ""; // why the house ends this

  /**
   * A channel.
   *
   * @param command the words after the name of the host; empty for none
   */
  SshChannel(Surroundings around, String command) {
    this.around = around;
    asked = AskedWords.of(command);
    output =
        new ChannelOutput(
            around.counts(), () -> input.screen().ifPresent(DrivenScreen::ready), this::endVisit);
  }

  @Override
  public void setChannelSession(ChannelSession given) {
    channel = (DoorChannel) given;
    input = new ChannelInput(channel);
    channel.setDataReceiver(input);
  }

  @Override
  public void setIoOutputStream(IoOutputStream given) {
    output.out(given);
  }

  @Override
  public void setIoErrorStream(IoOutputStream given) {
    output.err(given);
  }

  @Override
  public void setExitCallback(ExitCallback given) {
    output.exit(given);
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
    around.visits().arrived(this);
    if (output.isGone()) { // it was closed before it could start
      around.visits().left(this);
      return;
    }
    VisitRequest caller =
        new VisitRequest(
            KeyProof.of(channel.connection()),
            Printable.of(channel.connection().getUsername()),
            UnauthenticatedConnections.address(channel.connection()).getHostAddress(),
            spoken(channel.said()));
    if (channel.said().containsKey("TERM")) {
      output.terminal(() -> cols(environment));
    }
    ResizePace pace = new ResizePace(around.scheduler(), () -> resize(environment));
    environment.addSignalListener((one, signal) -> pace.changed(), Signal.WINCH);
    try {
      if (asked.isCode()) {
        come(caller.showing(asked.all().get(1)), environment);
      } else {
        welcome(caller, asked, environment);
      }
    } catch (RuntimeException | Error e) {
      FaultBarrier.report(e); // the library would not log it
      output.leave("", FAILED);
    }
  }

  private void welcome(VisitRequest caller, AskedWords words, Environment environment) {
    around
        .house()
        .welcome(
            caller,
            came -> enter(came, words, caller.environment(), environment),
            refusal -> {
              LOG.info(LogEvent.TURNED_AWAY);
              output.leave(refusal.getMessage(), FAILED);
            });
  }

  /** Comes with a code: it gives a key to somebody, or says which guest without a key that is. */
  private void come(VisitRequest caller, Environment environment) {
    Command verb = asked.read(Language.ENGLISH).command().orElseThrow();
    if (verb == Command.BACK && caller.key().isEmpty()) {
      welcome(caller, AskedWords.NONE, environment);
      return;
    }
    around
        .house()
        .claim(
            caller,
            verb.word(),
            done -> output.answer(Printable.of(done) + "\n", DONE),
            refusal -> output.leave(refusal.getMessage(), FAILED));
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
    input.screen().ifPresent(shown -> shown.resized(cols(environment), rows(environment)));
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

  private void enter(
      Visit came, AskedWords words, Map<String, String> said, Environment environment) {
    OpenVisits.Stay begun = around.visits().begin(came, this::sendAway);
    synchronized (this) {
      visit = came;
      stay = begun;
    }
    input.onTyped(begun::typed);
    came.online().reachedIf(channel::isReached);
    if (output.isGone()) { // too late
      came.close();
      begun.end();
      return;
    }
    try {
      show(came, words, said, environment);
      came.online().onSentAway(this::sendAway);
    } catch (Refusal refusal) {
      output.leave(refusal.getMessage(), refusal.isUsage() ? USAGE : FAILED);
    } catch (NoTerminal | IOException e) {
      output.leave(e.getMessage(), FAILED);
    } catch (RuntimeException | Error e) {
      output.leave("", FAILED);
      throw e;
    }
  }

  private void show(Visit came, AskedWords words, Map<String, String> said, Environment environment)
      throws Refusal, NoTerminal, IOException {
    Person person = came.person();
    TypedCommand typed = words.read(person.language());
    if (typed.fault().isPresent()) {
      throw Refusal.usage(typed.fault().get());
    }
    String term = said.getOrDefault("TERM", "");
    Optional<DoorWords.Said> answer = DoorWords.answer(person, came, words, around.fingerprints());
    if (answer.isPresent()) {
      String text = answer.get().text();
      output.answer(
          term.isEmpty() ? text : text.replace("\n", "\r\n"), answer.get().isYes() ? DONE : FAILED);
    } else if (words.isOfPast()) {
      write(came, words.all().get(1));
    } else if (term.isEmpty() || term.equals("dumb") || words.isLineMode()) {
      talk(came, words, said.containsKey("TERM"));
    } else {
      showPages(came, typed, said, environment);
    }
  }

  /** Sends one's games that are over, as a file; the channel ends with them. */
  private void write(Visit came, String which) {
    came.background("past", watch -> came.files().written(which))
        .future()
        .whenComplete(
            (bytes, fault) -> {
              if (fault == null) {
                output.answer(bytes, DONE);
              } else {
                FaultBarrier.reportUnforeseen(fault);
                boolean isKnown = FaultBarrier.cause(fault) instanceof Refusal;
                output.leave(isKnown ? FaultBarrier.cause(fault).getMessage() : "", FAILED);
              }
            });
  }

  private void showPages(
      Visit came, TypedCommand typed, Map<String, String> said, Environment environment)
      throws Refusal, NoTerminal, IOException {
    Person person = came.person();
    DrivenScreen shown =
        new DrivenScreen(
            this,
            cols(environment),
            rows(environment),
            around.slices().watchers(),
            around.slices().players(),
            around.scheduler());
    Display display = display(person, said);
    if (typed.command().equals(Optional.of(Command.LEARN))) {
      Optional<Lesson> lesson = lesson(person, typed.rest());
      TerminalUi.learn(lesson, Optional.empty(), person, display, shown);
    } else if (typed.command().equals(Optional.of(Command.DRILL))) {
      TerminalUi.drill(TypedDrill.read(person, typed.rest()), person, display, shown);
    } else {
      TerminalUi.lobby(person, display, shown, opening(came, typed));
    }
    input.begin(shown);
    shown.resized(cols(environment), rows(environment)); // it may have changed meanwhile
    if (output.isGone()) {
      shown.close();
    }
  }

  /** The view of the lobby that words after the host show first, or what they do there. */
  private static TerminalUi.Opening opening(Visit came, TypedCommand typed) throws Refusal {
    if (typed.line().isEmpty()) {
      Optional<TeachingTable> taught = came.taughtBack();
      return taught.isPresent()
          ? TerminalUi.Opening.at(taught.get())
          : came.back().map(TerminalUi.Opening::at).orElse(TerminalUi.Opening.NONE);
    }
    Person person = came.person();
    NamedTables tables = new NamedTables(person);
    String rest = typed.rest();
    try {
      switch (typed.command().orElse(Command.SAY)) {
        case NOW:
          tables.playNow(rest);
          return TerminalUi.Opening.NONE;
        case PLAY:
          return TerminalUi.Opening.at(new TypedTerms(person).begin(rest));
        case JOIN:
          Optional<TeachingTable> taught = tables.taught(rest);
          return taught.isPresent()
              ? TerminalUi.Opening.at(taught.get())
              : TerminalUi.Opening.at(tables.join(rest));
        case WATCH:
          return TerminalUi.Opening.at(tables.watch(rest));
        default:
          return TerminalUi.Opening.typing(lobbyLine(person, typed.line()));
      }
    } catch (Refusal e) {
      if (came.isToTakeName()) {
        return TerminalUi.Opening.NONE; // the lobby asks for it
      }
      throw e;
    }
  }

  /** A line that is a command in the lobby; any other is refused. */
  private static String lobbyLine(Person person, String line) throws Refusal {
    Commands lobby = new Commands(FrontEnd.SCREEN, EnumSet.of(Where.IN_LOBBY), person.language());
    TypedCommand typed = lobby.read(line);
    if (typed.fault().isPresent()) {
      throw Refusal.usage(typed.fault().get());
    } else if (typed.command().isPresent()) {
      return line;
    }
    boolean isCommand = Command.of(line.split(" ")[0].toLowerCase(Locale.ROOT)).isPresent();
    throw isCommand
        ? Refusal.usage(lobby.unknown(line, ""))
        : DoorWords.unknown(person.language(), line);
  }

  private void talk(Visit came, AskedWords words, boolean isTerminal) throws Refusal {
    Person person = came.person();
    input.begin(
        around
            .lines()
            .begin(
                new LineVisits.Coming(
                    person, came, words.inLineMode(), words.isLineMode(), isTerminal),
                new ChannelEnd())
            .orElseThrow(
                () -> new Refusal(person.language().words(SshChannel.class).text("door.lines"))));
  }

  private static Optional<Lesson> lesson(Person person, String name) throws Refusal {
    if (name.isEmpty()) {
      return Optional.empty();
    }
    Optional<Lesson> found = person.lessons().named(name);
    if (found.isEmpty()) {
      throw new Refusal(person.language().words(TypedTerms.class).text("lesson.unknown", name));
    }
    return found;
  }

  /** How the person has chosen to see the screen, on this terminal. */
  private static Display display(Person person, Map<String, String> said) {
    Map<String, String> chosen = new HashMap<>();
    person.preferences().all().forEach(one -> chosen.put(one.name(), one.value()));
    Display display =
        Display.of(
            chosen.getOrDefault("color", "auto"),
            chosen.getOrDefault("glyphs", "auto"),
            said,
            person.language());
    return display.withTheme(chosen.getOrDefault("theme", display.theme()));
  }

  @Override
  public void pause() {
    input.pause();
  }

  @Override
  public void resume() {
    input.resume();
  }

  @Override
  public boolean isReady() {
    return output.isReady();
  }

  @Override
  public void write(byte[] bytes, int from, int length) throws IOException {
    output.write(bytes, from, length);
  }

  @Override
  public void ended(String why) {
    String last = why.isEmpty() ? farewell() : why;
    output.leave(last, last.isEmpty() ? DONE : FAILED);
  }

  /** The other end of a visit in line mode. */
  private final class ChannelEnd implements LineVisits.LineEnd {
    @Override
    public void say(String text) throws IOException {
      output.say(text);
    }

    @Override
    public void complain(String text) throws IOException {
      output.complain(text);
    }

    @Override
    public void taken(int bytes) {
      input.release(bytes);
    }

    @Override
    public void over(String fault, int status) {
      String last = fault.isEmpty() ? farewell() : fault;
      output.leave(last, status == DONE && !last.isEmpty() ? FAILED : status);
    }
  }

  private synchronized String farewell() {
    return farewell;
  }

  /** Ends all this, because the house wants it: gives the terminal back, and says why. */
  private void sendAway(String why) {
    synchronized (this) {
      farewell = why;
    }
    Optional<DrivenScreen> shown = input.screen();
    Optional<LineVisits.Talk> talk = input.talk();
    shown.ifPresent(DrivenScreen::leave);
    talk.ifPresent(LineVisits.Talk::stop);
    if (shown.isEmpty() && talk.isEmpty()) {
      output.leave(why, FAILED);
    }
    // Behind all slices that wait by now: its time begins once the screen has had its turn.
    around.slices().watchers().execute(() -> later(() -> hurry(why)));
  }

  private void later(Runnable task) {
    around.scheduler().after(FAREWELL_MILLIS, task);
  }

  /** Says why to those who are held up by a disk or a thought; all others have as long again. */
  private void hurry(String why) {
    if (input.screen().map(DrivenScreen::isGivenBack).orElse(true)) {
      output.leave(why, FAILED);
    }
    later(
        () -> {
          if (output.abandon()) {
            channel.cut(FAILED);
          }
        });
  }

  private synchronized Optional<Visit> visit() {
    return Optional.ofNullable(visit);
  }

  private void endVisit() {
    visit().ifPresent(Visit::close);
  }

  /** The channel is closed: the other end knows how it ended, or is gone. */
  @Override
  public void destroy(ChannelSession session) {
    output.close();
    FaultBarrier.contain(this::endVisit); // first: the games are not left, the connection is lost
    OpenVisits.Stay ended;
    synchronized (this) {
      ended = stay;
    }
    if (ended != null) {
      ended.end();
    }
    input.screen().ifPresent(shown -> FaultBarrier.contain(shown::close));
    input.talk().ifPresent(LineVisits.Talk::stop);
    around.visits().left(this);
  }
}
