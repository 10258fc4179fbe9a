package dev.banmen.tui.page;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.Allocated;
import dev.banmen.app.Refusal;
import dev.banmen.catalog.Catalog;
import dev.banmen.game.Game;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Session;
import dev.banmen.session.Terms;
import dev.banmen.session.TimeControl;
import dev.banmen.text.Language;
import dev.banmen.tui.Evening;
import dev.banmen.tui.PageMaker;
import dev.banmen.tui.TestHouse;
import dev.banmen.tui.canvas.Appearance;
import dev.banmen.tui.canvas.Display;
import dev.banmen.tui.canvas.GlyphSet;
import dev.banmen.tui.canvas.Glyphs;
import dev.banmen.tui.term.CompactScreen;
import dev.banmen.tui.term.Depth;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.InputQueue;
import dev.banmen.tui.term.Recorder;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Far more is typed at once than anybody can type. A program that stops answering times out. */
@Timeout(60)
class FloodTest {
  private static final long MILLI = TimeUnit.MILLISECONDS.toNanos(1);

  /** What may pass between two paints, so that there are at least ten a second. */
  private static final long MOST_APART = 100 * MILLI;

  private final TestHouse house = new TestHouse(0);
  private final InputQueue queue = new InputQueue();
  private final List<Long> paints = new ArrayList<>(); // when, by the clock of the test
  private long nanos;
  private Runnable atPaint = () -> {};

  /** How many inputs a slice takes while each of them takes a millisecond. */
  private static final int TURN = (int) (Viewer.WORK_NANOS / MILLI);

  /** Each input takes a millisecond. */
  private LongSupplier clock =
      () -> {
        nanos += MILLI;
        return nanos;
      };

  private void type(String keys) {
    byte[] bytes = keys.getBytes(US_ASCII);
    queue.bytes(bytes, bytes.length);
  }

  private Viewer viewer(Pages pages) {
    ByteArrayOutputStream out =
        new ByteArrayOutputStream() {
          @Override
          public synchronized void write(byte[] bytes, int from, int length) {
            paints.add(nanos);
            atPaint.run();
          }
        };
    CompactScreen terminal = new CompactScreen(out, Depth.NONE, 80, 24);
    Appearance appearance =
        new Appearance(new Display(Depth.NONE, GlyphSet.UNICODE, Language.ENGLISH));
    return new Viewer(pages, terminal, queue, appearance, Viewer.Host.NONE, Recorder.NONE, clock);
  }

  private Pages pages(Terms terms) throws Refusal {
    return PageMaker.of(house, Language.ENGLISH.words(Viewer.class), house.begin(terms));
  }

  private Pages go() throws Refusal {
    return pages(Terms.of("go", Map.of()));
  }

  @Test
  void theScreenIsPaintedAtLeastTenTimesASecondWhileKeysComeWithoutEnd() throws Exception {
    type("hjkl".repeat(1_000) + "q");
    viewer(go()).run();
    for (int i = 1; i < paints.size(); i++) {
      assertThat(paints.get(i) - paints.get(i - 1)).isLessThanOrEqualTo(MOST_APART);
    }
    assertThat(paints).hasSizeGreaterThan((int) (4_000 * MILLI / MOST_APART));
  }

  @Test
  void keysOfWhichOneIsSlowAreNotPaintedAfterThatOneOnly() throws Exception {
    Pages pages = go();
    LiveSession live = pages.live().orElseThrow();
    clock =
        () -> {
          nanos = live.now().refusedMoves().size() * 10 * MILLI;
          return nanos;
        };
    type(" " + "hjkl ".repeat(500) + "q");
    viewer(pages).run();
    for (int i = 2; i < paints.size(); i++) {
      assertThat(paints.get(i) - paints.get(i - 1)).isLessThanOrEqualTo(MOST_APART);
    }
    assertThat(paints).hasSizeGreaterThan((int) (5_000 * MILLI / MOST_APART));
  }

  @Test
  void keysThatAreDoneWithInTimeArePaintedOnce() throws Exception {
    type("l".repeat(TURN - 1));
    Viewer viewer = viewer(go());
    viewer.begin();
    assertThat(viewer.slice(queue.poll())).isTrue();
    assertThat(paints).hasSize(2);
    assertThat(queue.poll()).isNull();
  }

  @Test
  void turnsThatEndAnywhereShowAChange() throws Exception {
    Random random = new Random(1);
    clock =
        () -> {
          nanos += random.nextLong(2 * MILLI);
          return nanos;
        };
    type("hjkl ".repeat(4_000) + "q");
    viewer(go()).run();
    for (int i = 1; i < paints.size(); i++) {
      assertThat(paints.get(i) - paints.get(i - 1)).isLessThanOrEqualTo(MOST_APART);
    }
    assertThat(paints).hasSizeGreaterThan((int) (20_000 * MILLI / MOST_APART));
  }

  /** A viewer that was in time to paint a piece and the refusal of another one in its place. */
  private Viewer afterARefusal(Pages pages) throws IOException, InterruptedException {
    Viewer viewer = viewer(pages);
    viewer.begin();
    assertThat(viewer.slice(queue.poll())).isTrue();
    assertThat(paints).as("the board, the refusal").hasSize(2);
    return viewer;
  }

  @Test
  void aTurnThatEndsWithTheSamePictureTakesOneKeyMoreToShowAChange() throws Exception {
    assertThat(TURN % 5).as("each slice ends with a refusal").isZero();
    type("hjkl ".repeat(100));
    Viewer viewer = afterARefusal(go());
    assertThat(viewer.slice(queue.poll())).isTrue();
    assertThat(paints).as("the refusal again, and the cursor beside it").hasSize(3);
    assertThat(queue.poll()).isEqualTo(Input.Key.of('j'));
    assertThat(viewer.slice(Input.Key.of('j'))).isTrue();
    assertThat(paints).hasSize(4);
    assertThat(queue.poll()).as("a change was seen at once").isEqualTo(Input.Key.of('k'));
  }

  /** Most of these keys are not painted each: that would take much longer than doing them. */
  @Test
  void turnsTakeFewKeysMoreWhereNothingChanges() throws Exception {
    type(" ".repeat(1_000));
    Pages pages = go();
    Viewer viewer = afterARefusal(pages);
    LiveSession live = pages.live().orElseThrow();
    List<Integer> more = new ArrayList<>();
    for (int slice = 0; slice < 10; slice++) {
      int before = live.now().refusedMoves().size();
      assertThat(viewer.slice(queue.poll())).isTrue();
      more.add(live.now().refusedMoves().size() - before - TURN);
    }
    assertThat(paints).hasSize(2);
    assertThat(more).as("seven painted, then others").containsExactly(7, 1, 2, 3, 4, 5, 6, 7, 1, 2);
    assertThat(Collections.max(more)).isEqualTo(Viewer.MOST_OVERDUE);
  }

  @Test
  void aChangeIsSeenAfterKeysThatChangedNothing() throws Exception {
    type(" ".repeat(TURN + TURN + Viewer.MOST_OVERDUE + TURN) + " " + "hjkl ".repeat(100));
    Viewer viewer = afterARefusal(go());
    for (int slice = 0; slice < 2; slice++) {
      assertThat(viewer.slice(queue.poll())).isTrue();
    }
    assertThat(paints).hasSize(2);
    for (int slice = 0; slice < 4; slice++) {
      assertThat(viewer.slice(queue.poll())).isTrue();
      assertThat(paints).hasSize(3 + slice);
    }
  }

  @Test
  void oneOfTheKeysThatAreToShowAChangeMayLeave() throws Exception {
    type(" ".repeat(2 * TURN) + "q");
    assertThat(afterARefusal(go()).slice(queue.poll())).isFalse();
  }

  @Test
  void ctrlCLeavesBeforeTheKeysThatWait() throws Exception {
    type("hjkl".repeat(100_000));
    atPaint =
        () -> {
          if (paints.size() == 3) {
            type("\003");
          }
        };
    viewer(go()).run();
    assertThat(paints).as("the one that is going on is the last").hasSize(3);
    assertThat(queue.poll()).as("what was typed before it").isNull();
  }

  @Test
  void theEndLeavesBeforeTheKeysThatWait() throws Exception {
    type("hjkl".repeat(100_000));
    atPaint = queue::end;
    viewer(go()).run();
    assertThat(paints).hasSize(1);
  }

  @Test
  void aNewSizeIsPaintedBeforeTheKeysThatWait() throws Exception {
    type("hjkl".repeat(5_000) + "q");
    Viewer viewer = viewer(go());
    viewer.begin();
    queue.resized(60, 20);
    Input first = queue.poll();
    assertThat(first).isEqualTo(new Input.Resized(60, 20));
    assertThat(viewer.slice(first)).isTrue();
    assertThat(paints).hasSize(2);
    assertThat(paints.get(1) - paints.get(0)).isLessThanOrEqualTo(MOST_APART);
    assertThat(queue.poll()).as("keys are left").isInstanceOf(Input.Key.class);
  }

  @Test
  void timeRunsOutWhileKeysComeWithoutEnd() throws Exception {
    TimeControl second = TimeControl.parse("1s").orElseThrow();
    Terms go = Terms.of("go", Map.of());
    Pages pages =
        pages(
            new Terms(go.family(), go.chosen(), Optional.empty(), second, go.black(), go.white()));
    LiveSession live = pages.live().orElseThrow();
    type(" " + "hjkl".repeat(5_000));
    atPaint =
        () -> {
          house.pass(500);
          if (live.now().isOver()) {
            type("\003");
          }
        };
    viewer(pages).run();
    assertThat(live.now().isOver()).isTrue();
    assertThat(paints).hasSizeLessThan(10);
  }

  static Stream<Game> games() {
    return Catalog.ALL.families().stream().map(family -> family.game(Map.of()));
  }

  /** What the last of many refusals takes is what the first ones took. */
  @ParameterizedTest
  @MethodSource("games")
  void refusalsTakeNoMoreTheMoreThereAre(Game game) throws IOException {
    Evening evening = new Evening(game, 80, 24, Glyphs.UNICODE);
    evening.types(" ".repeat(1_000)); // the first is a move
    long early = Allocated.by(() -> evening.types(" ".repeat(500)));
    evening.types(" ".repeat(8_000));
    long late = Allocated.by(() -> evening.types(" ".repeat(500)));
    assertThat(late).isLessThan(2 * early);
    Session session = evening.game().session();
    assertThat(session.tree().size()).isEqualTo(2);
    assertThat(session.refusedMoves().size()).isEqualTo(9_999);
    assertThat(evening.text()).isNotBlank();
  }
}
