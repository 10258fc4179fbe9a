package dev.banmen.tui.page;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.googlecode.lanterna.input.KeyType;
import dev.banmen.app.Pending;
import dev.banmen.app.Refusal;
import dev.banmen.game.Move;
import dev.banmen.record.OpenedFile;
import dev.banmen.schedule.DaemonScheduler;
import dev.banmen.schedule.Scheduler;
import dev.banmen.session.Event;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Player;
import dev.banmen.session.Session;
import dev.banmen.session.Terms;
import dev.banmen.text.Language;
import dev.banmen.text.Words;
import dev.banmen.tui.PageMaker;
import dev.banmen.tui.TerminalUi;
import dev.banmen.tui.TestHouse;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Display;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.canvas.GlyphSet;
import dev.banmen.tui.page.files.TablePage;
import dev.banmen.tui.term.Depth;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.InputQueue;
import dev.banmen.tui.term.Recorder;
import dev.banmen.tui.theme.Role;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Screens whose turns this test runs itself, in the order in which an executor has them. */
@Timeout(60)
class DrivenScreenTest {
  private static final Display PLAIN = new Display(Depth.NONE, GlyphSet.UNICODE, Language.ENGLISH);
  private static final int PIECE = 1 << 12;
  private static final String GIVEN_BACK = "\033[?1049l";

  private final TestHouse house = new TestHouse(0);
  private final Deque<Runnable> queue = new ArrayDeque<>();
  private final Executor executor = queue::add;
  private final List<Runnable> timers = new ArrayList<>();
  private final Scheduler scheduler =
      (millis, task) -> {
        timers.add(task);
        return () -> timers.remove(task);
      };

  /** A connection that takes everything unless it is set not to. */
  private static final class Connection implements RemoteTerminal {
    final List<String> writes = new ArrayList<>();
    final List<String> calls = new ArrayList<>();
    final CountDownLatch ended = new CountDownLatch(1);
    boolean isReady = true;
    boolean isGone;
    RuntimeException fault; // of each write; null for none
    Runnable atWrite = () -> {};

    @Override
    public boolean isReady() {
      return isReady;
    }

    @Override
    public void write(byte[] bytes, int from, int length) throws IOException {
      if (isGone) {
        throw new IOException("gone");
      } else if (fault != null) {
        throw fault;
      }
      writes.add(new String(bytes, from, length, UTF_8).replace("\033[C", " "));
      Runnable once = atWrite;
      atWrite = () -> {};
      once.run();
    }

    @Override
    public void pause() {
      calls.add("pause");
    }

    @Override
    public void resume() {
      calls.add("resume");
    }

    @Override
    public void ended(String why) {
      calls.add("ended" + why);
      ended.countDown();
    }

    String last() {
      return writes.get(writes.size() - 1);
    }
  }

  /** Shows the last keys that were typed, and does what else is to be done. */
  private record Typed(String keys, Consumer<Input> also) implements Page {
    static final int MOST = 40;

    @Override
    public PageAction on(Input input, Extent screen) {
      also.accept(input);
      Character typed = input instanceof Input.Key pressed ? pressed.stroke().getCharacter() : null;
      char key = typed == null ? '?' : typed;
      return key == 'o'
          ? PageAction.openFile("game", this)
          : new Typed(keys.substring(keys.length() / MOST) + key, also);
    }

    @Override
    public Page saying(String sentence) {
      return this;
    }

    @Override
    public void paint(Canvas canvas) {
      canvas.fill(Role.TEXT);
      canvas.text(0, 0, "[" + keys + "]", Role.TEXT);
    }
  }

  private final Connection line = new Connection();
  private final DrivenScreen screen = screen(line);

  private DrivenScreen screen(Connection remote) {
    return new DrivenScreen(remote, 80, 24, executor, executor, scheduler);
  }

  private void show(DrivenScreen shown, Page page) {
    shown.show(
        PageMaker.of(house, Language.ENGLISH.words(Viewer.class), page),
        house,
        PLAIN,
        Recorder.NONE);
  }

  private static Typed typed() {
    return new Typed("", input -> {});
  }

  private static void type(DrivenScreen to, String keys) {
    byte[] bytes = keys.getBytes(US_ASCII);
    to.typed(bytes, bytes.length);
  }

  private void runAll() {
    while (!queue.isEmpty()) {
      queue.poll().run();
    }
  }

  @Test
  void nothingIsDoneButInATurnAndInputsKeepTheirOrder() {
    type(screen, "ab");
    runAll();
    show(screen, typed());
    assertThat(line.writes).isEmpty();
    runAll();
    assertThat(line.last()).contains("ab]");
    for (String key : "cdefgh".split("")) {
      type(screen, key);
    }
    assertThat(queue).as("turns for six keys").hasSize(1);
    runAll();
    assertThat(line.writes).hasSize(3);
    assertThat(line.last()).contains("cdefgh]");
  }

  private static LiveSession.RemoteWriter addingTo(Collection<CompletableFuture<Void>> saves) {
    return (before, stamped, after) -> {
      CompletableFuture<Void> save = new CompletableFuture<>();
      saves.add(save);
      return save;
    };
  }

  @Test
  void keysThatFollowAMoveWaitUntilItIsSaved() throws Refusal {
    Session begun = house.begin(Terms.of("toy", Map.of())).now();
    List<CompletableFuture<Void>> saves = new ArrayList<>();
    LiveSession slow = new LiveSession(begun, addingTo(saves), () -> 0, scheduler);
    Pages pages = PageMaker.of(house, Language.ENGLISH.words(Viewer.class), slow);
    screen.show(pages, house, PLAIN, Recorder.NONE);
    type(screen, ":a1\r:b1\r");
    runAll();
    assertThat(saves).hasSize(1);
    saves.get(0).complete(null);
    runAll();
    assertThat(saves).hasSize(2);
    saves.get(1).complete(null);
    runAll();
    assertThat(slow.now().position().ply()).isEqualTo(2);
  }

  @Test
  void aMoveThatIsSavedBeforeItsTurnEndsIsNotShownBehindThoseWhoWatch() throws Refusal {
    Session begun = house.begin(Terms.of("toy", Map.of())).now();
    Deque<CompletableFuture<Void>> saves = new ArrayDeque<>();
    LiveSession slow = new LiveSession(begun, addingTo(saves), () -> 0, scheduler);
    Deque<Runnable> first = new ArrayDeque<>();
    DrivenScreen player =
        new DrivenScreen(line, 80, 24, queue::add, first::add, scheduler, () -> 0);
    Pages pages = PageMaker.of(house, Language.ENGLISH.words(Viewer.class), slow);
    player.show(pages, house, PLAIN, Recorder.NONE);
    runAll();
    type(player, ":a1\r");
    line.atWrite =
        () -> {
          while (!saves.isEmpty()) {
            saves.remove().complete(null); // while the turn paints
          }
        };
    first.remove().run();
    assertThat(slow.now().position().ply()).isEqualTo(1);
    assertThat(queue).as("behind all others").isEmpty();
    assertThat(first).hasSize(1);
  }

  @Test
  void aSizeThatIsNonsenseIsTakenCalmly() {
    for (int size : new int[] {-1, 0, 1, Integer.MAX_VALUE}) {
      Connection odd = new Connection();
      DrivenScreen driven = new DrivenScreen(odd, size, size, executor, executor, scheduler);
      show(driven, typed());
      driven.close();
      runAll();
      assertThat(odd.calls).containsExactly("ended");
    }
  }

  @Test
  void whileTheTerminalTakesNothingNothingIsPaintedAndThenTheNewestState() {
    show(screen, typed());
    runAll();
    line.isReady = false;
    for (String key : "abcdef".split("")) {
      type(screen, key);
      runAll();
    }
    screen.resized(70, 20);
    runAll();
    assertThat(line.writes).hasSize(1);
    line.isReady = true;
    screen.ready();
    runAll();
    assertThat(line.writes).hasSize(2);
    assertThat(line.last()).contains("[abcdef]");
    screen.ready();
    runAll();
    assertThat(line.writes).as("nothing is new").hasSize(2);
  }

  @Test
  void aFloodIsReadAMegabyteAheadAndOthersHaveTheirTurnsInBetween() {
    show(screen, typed());
    List<Connection> lines = new ArrayList<>();
    List<DrivenScreen> others = new ArrayList<>();
    for (int i = 0; i < 10; i++) {
      lines.add(new Connection());
      others.add(screen(lines.get(i)));
      show(others.get(i), typed());
    }
    runAll();
    String piece = "hjkl".repeat(PIECE / 4);
    int taken = 0;
    while (line.calls.isEmpty()) {
      type(screen, piece);
      taken += PIECE;
    }
    assertThat(line.calls).containsExactly("pause");
    assertThat(taken).isEqualTo(InputQueue.READ_AHEAD);
    for (int round = 0; line.calls.size() < 6; round++) {
      for (DrivenScreen other : others) {
        type(other, String.valueOf(round % 10));
      }
      int turns = queue.size();
      assertThat(turns).isEqualTo(1 + others.size());
      for (int i = 0; i < turns; i++) {
        queue.poll().run();
      }
      for (Connection other : lines) {
        assertThat(other.writes).hasSize(round + 2);
      }
      while (line.calls.size() % 2 == 0) {
        type(screen, piece);
      }
    }
    assertThat(line.calls).startsWith("pause", "resume", "pause", "resume", "pause", "resume");
  }

  @Test
  void whoeverWatchesAGameSeesWhatIsPlayed() throws Exception {
    LiveSession game = house.begin(Terms.of("toy", Map.of()));
    Connection watching = new Connection();
    DrivenScreen watcher = screen(watching);
    TerminalUi.play(game, "", false, house, PLAIN, screen);
    TerminalUi.play(game, "", false, house, PLAIN, watcher);
    runAll();
    assertThat(watching.writes).hasSize(1);
    type(screen, " ");
    runAll();
    assertThat(game.now().tree().size()).isEqualTo(2);
    assertThat(watching.writes).hasSize(2);
    assertThat(watching.last()).contains("b2", "to move");
    watcher.close();
    runAll();
    type(screen, "l ");
    assertThat(queue).as("only who plays has a turn").hasSize(1);
    runAll();
    assertThat(watching.writes).hasSize(2);
  }

  @Test
  void whatIsPlayedWhileAGameIsOpenedIsSeen() throws Exception {
    house.files.put("game", house.begin(Terms.of("toy", Map.of())).now());
    Pages pages = PageMaker.of(house, Language.ENGLISH.words(Viewer.class), typed());
    screen.show(pages, house, PLAIN, Recorder.NONE);
    runAll();
    line.atWrite =
        () -> {
          LiveSession opened = pages.live().orElseThrow();
          Move move = opened.now().position().legalMoves().get(0);
          try {
            opened.submit(Player.HERE, new Event.Try(move));
          } catch (IOException e) {
            throw new UncheckedIOException(e);
          }
        };
    type(screen, "o");
    runAll();
    assertThat(line.writes).hasSize(3);
    assertThat(line.last()).contains("a1", "to move");
  }

  @Test
  void leavingGivesTheScreenBackAndComesToItsEndOnce() throws Exception {
    LiveSession game = house.begin(Terms.of("toy", Map.of()));
    TerminalUi.play(game, "", false, house, PLAIN, screen);
    runAll();
    line.isReady = false;
    type(screen, "\003");
    runAll();
    assertThat(line.writes).as("until that is taken").hasSize(1);
    assertThat(line.calls).isEmpty();
    line.isReady = true;
    screen.ready();
    runAll();
    assertThat(line.last()).contains(GIVEN_BACK);
    assertThat(line.calls).containsExactly("ended");
    assertThat(house.left).containsExactly(game);
    type(screen, "abc");
    screen.resized(20, 20);
    screen.ready();
    screen.close();
    runAll();
    assertThat(line.writes).hasSize(2);
    assertThat(line.calls).containsExactly("ended");
  }

  @Test
  void aConnectionThatIsGoneEndsItsScreen() throws Exception {
    LiveSession game = house.begin(Terms.of("toy", Map.of()));
    TerminalUi.play(game, "", false, house, PLAIN, screen);
    runAll();
    line.isGone = true;
    type(screen, "l");
    runAll();
    assertThat(line.calls).containsExactly("ended");
    assertThat(house.left).containsExactly(game);
  }

  @Test
  void whatCannotBeShownIsReported() throws Exception {
    Words words = Language.ENGLISH.words(Viewer.class);
    CountDownLatch latch = new CountDownLatch(1);
    Pending<OpenedFile> pending = refused(latch);
    OpeningPage page =
        OpeningPage.of(
            words, "a", pending, opened -> TablePage.of(words, opened, new TestHouse(0)));
    show(screen, page);
    runAll();
    latch.countDown();
    while (!pending.isOver()) {
      Thread.yield();
    }
    house.pass(1000);
    type(screen, "x");
    runAll();
    pass();
    assertThat(line.calls).containsExactly("endedno game");
  }

  private static Pending<OpenedFile> refused(CountDownLatch latch) {
    return Pending.start(
        "slow",
        watch -> {
          try {
            latch.await();
          } catch (InterruptedException e) {
            throw new IllegalStateException(e);
          }
          throw new Refusal("no game");
        },
        unwanted -> {});
  }

  /** What is set runs, whenever it was to. */
  private void pass() {
    List.copyOf(timers).forEach(Runnable::run);
    timers.clear();
    runAll();
  }

  @Test
  void aFaultEndsTheScreenThatHasItAndNoOther() {
    List<Throwable> faults = new ArrayList<>();
    Thread thread = Thread.currentThread();
    thread.setUncaughtExceptionHandler((where, fault) -> faults.add(fault));
    Connection other = new Connection();
    DrivenScreen beside = screen(other);
    show(
        screen,
        new Typed(
            "",
            input -> {
              throw new IllegalStateException("a fault");
            }));
    show(beside, typed());
    type(screen, "a");
    type(beside, "a");
    runAll();
    thread.setUncaughtExceptionHandler(null);
    assertThat(faults).singleElement().extracting(Throwable::getMessage).isEqualTo("a fault");
    assertThat(line.last()).contains(GIVEN_BACK);
    assertThat(line.calls)
        .containsExactly(
            "endedA fault in the program has ended your visit. Your games are saved; connect again"
                + " to continue them.");
    assertThat(other.last()).contains("a]");
    assertThat(other.calls).isEmpty();
  }

  @Test
  void aFaultOfTheConnectionItselfEndsTheScreenToo() {
    List<Throwable> faults = new ArrayList<>();
    Thread thread = Thread.currentThread();
    thread.setUncaughtExceptionHandler((where, fault) -> faults.add(fault));
    show(screen, typed());
    runAll();
    line.fault = new IllegalStateException("a fault");
    type(screen, "a");
    runAll();
    thread.setUncaughtExceptionHandler(null);
    assertThat(faults).hasSize(2).containsOnly(line.fault); // of the paint, and of the end
    assertThat(line.calls).singleElement().asString().startsWith("endedA fault");
  }

  @Test
  void whatIsBeingWrittenIsNotWaitedForOnTheThreadOfOthers() throws Exception {
    CountDownLatch latch = new CountDownLatch(1);
    Pending<OpenedFile> pending = refused(latch);
    Pages pages = PageMaker.of(house, Language.ENGLISH.words(Viewer.class), typed());
    OpenedFile file = new OpenedFile("a.sgf", null, null, "");
    pages.files().add(new Saving(file, 0, null, pending));
    screen.show(pages, house, PLAIN, Recorder.NONE);
    runAll();
    screen.close();
    runAll();
    pass();
    assertThat(line.calls).isEmpty();
    latch.countDown();
    while (!pending.isOver()) {
      Thread.yield();
    }
    pass();
    assertThat(line.calls).containsExactly("ended");
    assertThat(house.late).containsExactly("no game");
  }

  /** Ends threads once they have nothing more to do. */
  private static void rest(ForkJoinPool threads) {
    assertThat(threads.awaitQuiescence(30, TimeUnit.SECONDS)).isTrue();
    threads.shutdown();
  }

  @Test
  void closingWhileATurnRunsEndsAfterItAndPaintsNoMore() throws Exception {
    ForkJoinPool pool = new ForkJoinPool(2);
    CountDownLatch entered = new CountDownLatch(1);
    CountDownLatch release = new CountDownLatch(1);
    List<Long> endedAt = new ArrayList<>();
    DrivenScreen driven = new DrivenScreen(line, 80, 24, pool, pool, scheduler);
    show(
        driven,
        new Typed(
            "",
            input -> {
              entered.countDown();
              try {
                release.await();
              } catch (InterruptedException e) {
                throw new IllegalStateException(e);
              }
              endedAt.add(line.ended.getCount());
            }));
    type(driven, "a");
    entered.await();
    int painted = line.writes.size();
    driven.close();
    type(driven, "b");
    release.countDown();
    line.ended.await();
    rest(pool);
    assertThat(endedAt).as("the turn was over first, and no key came after").containsExactly(1L);
    assertThat(line.writes).hasSize(painted);
    assertThat(line.calls).containsExactly("ended");
  }

  @Test
  void aLoneEscapeCountsThoughNothingFollows() throws Exception {
    ForkJoinPool pool = new ForkJoinPool(1);
    CountDownLatch escaped = new CountDownLatch(1);
    DrivenScreen driven = new DrivenScreen(line, 80, 24, pool, pool, DaemonScheduler.SCHEDULER);
    Input.Key escape = Input.Key.of(KeyType.Escape);
    show(
        driven,
        new Typed(
            "",
            input -> {
              if (input.equals(escape)) {
                escaped.countDown();
              }
            }));
    type(driven, "\033");
    escaped.await();
    driven.close();
    line.ended.await();
    rest(pool);
  }
}
