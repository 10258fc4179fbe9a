package dev.banmen.tui.term;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import com.googlecode.lanterna.input.KeyType;
import com.googlecode.lanterna.input.MouseActionType;
import dev.banmen.tui.term.Input.Key;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class InputQueueTest {
  private final InputQueue queue = new InputQueue();

  @Test
  void onlyTheNewestSizeIsKept() throws InterruptedException {
    queue.resized(80, 24);
    queue.resized(0, -3);
    Input size = queue.next();
    assertThat(size).isInstanceOf(Input.Resized.class);
    assertThat(size).hasToString("Resized[cols=1, rows=1]");
    assertThat(queue.poll()).isNull();
  }

  @Test
  void noSizeIsLargerThanWhatCanBePaintedOn() throws InterruptedException {
    queue.resized(65_535, 32_767);
    Input.Resized size = (Input.Resized) queue.next();
    assertThat(size).hasToString("Resized[cols=1000, rows=1000]");
    assertThat(new BufferGraphics(size.cols(), size.rows()).getSize().getColumns()).isEqualTo(1000);
  }

  private void types(String keys) {
    byte[] bytes = keys.getBytes(US_ASCII);
    queue.bytes(bytes, bytes.length);
  }

  @Test
  void theEndComesBeforeAllThatWasTypedAndStays() throws InterruptedException {
    types("a");
    queue.resized(80, 24);
    types("\003");
    queue.end();
    assertThat(queue.isQuiet()).isFalse();
    assertThat(queue.next()).isEqualTo(Input.Signal.ENDED);
    assertThat(queue.next()).isEqualTo(Input.Signal.ENDED);
  }

  @Test
  void ctrlCComesBeforeAllElseThatWasTypedAndDropsWhatWasTypedBeforeIt() throws Exception {
    queue.resized(80, 24);
    types("abc\033[200~pasted");
    types("d\033[A\003ef");
    assertThat(queue.isQuiet()).isFalse();
    assertThat(queue.next()).isEqualTo(Key.ctrl('c'));
    assertThat(queue.next()).isInstanceOf(Input.Resized.class);
    assertThat(queue.next()).isEqualTo(Key.of('e'));
    assertThat(queue.next()).isEqualTo(Key.of('f'));
    assertThat(queue.poll()).isNull();
  }

  @Test
  void otherControlKeysStayInTheirPlace() throws InterruptedException {
    types("a\032\014b");
    assertThat(queue.next()).isEqualTo(Key.of('a'));
    assertThat(queue.next()).isEqualTo(Key.ctrl('z'));
    assertThat(queue.next()).isEqualTo(Key.ctrl('l'));
    assertThat(queue.next()).isEqualTo(Key.of('b'));
  }

  @Test
  void ctrlCCountsAsOftenAsItIsPressed() throws InterruptedException {
    types("a\003b\003");
    assertThat(queue.next()).isEqualTo(Key.ctrl('c'));
    assertThat(queue.next()).isEqualTo(Key.ctrl('c'));
    assertThat(queue.poll()).isNull();
  }

  @Test
  void ctrlCEndsWhateverSequenceWasBegun() throws InterruptedException {
    for (String begun : new String[] {"\033", "\033[", "\033[M", "\033]11;", "\303", "\033O"}) {
      types(begun + "\003x");
      assertThat(queue.next()).as(begun).isEqualTo(Key.ctrl('c'));
      assertThat(queue.next()).as(begun).isEqualTo(Key.of('x'));
      assertThat(queue.poll()).as(begun).isNull();
    }
  }

  @Test
  void anAnswerThatCtrlCOvertakesIsNotWaitedFor() throws InterruptedException {
    queue.asked(TerminalQuestion.BACKGROUND);
    types("\033]11;rgb:ffff/ffff/ffff\033\\ab\003");
    assertNothingIsWaitedFor(15_000);
    assertThat(queue.next()).isEqualTo(Key.ctrl('c'));
    assertThat(queue.poll()).isNull();
  }

  @Test
  void anAnswerBehindKeysIsNotWaitedForAndTheKeysStay() throws InterruptedException {
    queue.asked(TerminalQuestion.BACKGROUND);
    types("a".repeat(10_000) + "\033]11;rgb:ffff/ffff/ffff\033\\");
    assertNothingIsWaitedFor(15_000);
    for (int i = 0; i < 10_000; i++) {
      assertThat(queue.next()).isEqualTo(Key.of('a'));
    }
    assertThat(queue.next()).isEqualTo(new Input.BackgroundReported(TerminalBackground.LIGHT));
  }

  @Test
  void askingToStopComesOnceAndBeforeTheKeys() throws InterruptedException {
    queue.bytes(new byte[] {'a'}, 1);
    queue.suspend();
    queue.suspend();
    assertThat(queue.next()).isEqualTo(Input.Signal.SUSPEND);
    assertThat(queue.next()).isEqualTo(Key.of('a'));
  }

  @Test
  void aLoneEscapeIsGivenOutWithoutAnotherByte() throws InterruptedException {
    queue.bytes(new byte[] {0x1b}, 1);
    assertThat(queue.next()).isEqualTo(Key.of(KeyType.Escape));
  }

  @Test
  void aPasteWhoseEndIsLostIsGivenOutWithoutAnotherByte() throws InterruptedException {
    byte[] begun = "\033[200~abc".getBytes(US_ASCII);
    queue.bytes(begun, begun.length);
    assertThat(queue.next(0)).as("its end may still come").isEqualTo(Input.Signal.TICK);
    assertThat(queue.next()).isEqualTo(new Input.Pasted("abc"));
    queue.bytes(new byte[] {'q'}, 1);
    assertThat(queue.next()).isEqualTo(Key.of('q'));
  }

  @Test
  void newsComesOnceAndAfterTheKeys() throws InterruptedException {
    queue.news();
    queue.news();
    types("a");
    assertThat(queue.next()).isEqualTo(Key.of('a'));
    assertThat(queue.next()).isEqualTo(Input.Signal.NEWS);
    assertThat(queue.poll()).isNull();
  }

  @Test
  void aTickComesWhereNothingElseDoesAndNotBeforeItsTime() throws InterruptedException {
    long begin = System.nanoTime();
    assertThat(queue.next(20)).isEqualTo(Input.Signal.TICK);
    assertThat(System.nanoTime() - begin).isGreaterThanOrEqualTo(20_000_000);
    queue.bytes(new byte[] {'a'}, 1);
    assertThat(queue.next(0)).isEqualTo(Key.of('a'));
    assertThat(queue.next(0)).isEqualTo(Input.Signal.TICK);
  }

  @Test
  void aLoneEscapeIsGivenOutBeforeALaterTick() throws InterruptedException {
    queue.bytes(new byte[] {0x1b}, 1);
    assertThat(queue.next(15_000)).isEqualTo(Key.of(KeyType.Escape));
  }

  @Test
  void ofMovesOfTheMouseInARowOnlyTheNewestIsKept() throws InterruptedException {
    byte[] moved = "\033[<35;1;1M\033[<35;2;1M\033[<35;3;1Mx\033[<35;4;1M".getBytes(US_ASCII);
    queue.bytes(moved, moved.length);
    assertThat(queue.next()).isEqualTo(Input.Pointed.of(MouseActionType.MOVE, Mouse.NONE, 2, 0));
    assertThat(queue.next()).isEqualTo(Key.of('x'));
    assertThat(queue.next()).isEqualTo(Input.Pointed.of(MouseActionType.MOVE, Mouse.NONE, 3, 0));
    assertThat(queue.poll()).isNull();
  }

  @Test
  void soItIsHoweverManyPiecesTheyAreReadIn() {
    for (int i = 1; i <= 50_000; i++) {
      types("\033[<35;" + i + ";1M");
    }
    assertThat(queue.poll())
        .isEqualTo(Input.Pointed.of(MouseActionType.MOVE, Mouse.NONE, 49_999, 0));
    assertThat(queue.poll()).isNull();
  }

  @Test
  void theTakerSleepsUntilAnotherThreadPutsIn() throws InterruptedException {
    Thread typist = new Thread(() -> queue.bytes(new byte[] {'z'}, 1));
    typist.start();
    assertThat(queue.next()).isEqualTo(Key.of('z'));
    typist.join();
  }

  @Test
  void whoLeavesWaitsForAnAnswerUntilAllOfItIsThere() throws Exception {
    byte[] answer = "\033]11;rgb:ffff/ffff/ffff\033\\".getBytes(US_ASCII);
    queue.asked(TerminalQuestion.BACKGROUND);
    FutureTask<Input> leaving =
        new FutureTask<>(
            () -> {
              queue.awaitAnswer(15_000);
              return queue.poll();
            });
    Thread leaver = new Thread(leaving);
    leaver.start();
    for (byte b : answer) {
      while (leaver.getState() != Thread.State.TIMED_WAITING && leaver.isAlive()) {
        Thread.yield();
      }
      queue.bytes(new byte[] {b}, 1);
    }
    assertThat(leaving.get()).isEqualTo(new Input.BackgroundReported(TerminalBackground.LIGHT));
    assertThat(queue.poll()).isNull();
  }

  @Test
  void keysThatAreHeldWaitAndWhatOvertakesThemDoesNot() throws Exception {
    queue.hold(true);
    queue.bytes(new byte[] {'q'}, 1);
    assertThat(queue.poll()).isNull();
    assertThat(queue.isQuiet()).isTrue();
    queue.news();
    assertThat(queue.isQuiet()).isFalse();
    assertThat(queue.poll()).isEqualTo(Input.Signal.NEWS);
    assertThat(queue.poll()).isNull();
    queue.hold(false);
    assertThat(queue.poll()).isEqualTo(Key.of('q'));
  }

  @Test
  void whoLeavesWaitsNoLongerThanThatAndOnlyWhereThereIsSomethingToWaitFor() throws Exception {
    assertNothingIsWaitedFor(15_000); // nothing was asked
    queue.asked(TerminalQuestion.BACKGROUND);
    queue.bytes(new byte[] {'q'}, 1);
    queue.awaitAnswer(20);
    assertNothingIsWaitedFor(20); // that time is over
    assertThat(queue.next()).isEqualTo(Key.of('q'));
    queue.end();
    assertNothingIsWaitedFor(15_000); // nobody is there
  }

  private void assertNothingIsWaitedFor(long millis) throws InterruptedException {
    Thread.currentThread().interrupt();
    queue.awaitAnswer(millis); // waiting would throw
    assertThat(Thread.interrupted()).isTrue();
  }
}
