package dev.banmen.tui.term;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.tui.term.Input.Code;
import dev.banmen.tui.term.Input.Key;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(20)
class InputQueueTest {
  private final InputQueue inbox = new InputQueue();

  @Test
  void onlyTheNewestSizeIsKept() throws InterruptedException {
    inbox.resized(80, 24);
    inbox.resized(0, -3);
    Input size = inbox.next();
    assertThat(size).isInstanceOf(Input.Resized.class);
    assertThat(size).hasToString("Resized[cols=1, rows=1]");
    assertThat(inbox.poll()).isNull();
  }

  @Test
  void noSizeIsLargerThanWhatCanBePaintedOn() throws InterruptedException {
    inbox.resized(65_535, 32_767);
    Input.Resized size = (Input.Resized) inbox.next();
    assertThat(size).hasToString("Resized[cols=1000, rows=1000]");
    assertThat(new BufferGraphics(size.cols(), size.rows()).getSize().getColumns()).isEqualTo(1000);
  }

  private void types(String keys) {
    byte[] bytes = keys.getBytes(US_ASCII);
    inbox.bytes(bytes, bytes.length);
  }

  @Test
  void theEndComesBeforeAllThatWasTypedAndStays() throws InterruptedException {
    types("a");
    inbox.resized(80, 24);
    types("\003");
    inbox.end();
    assertThat(inbox.isQuiet()).isFalse();
    assertThat(inbox.next()).isEqualTo(new Input.Ended());
    assertThat(inbox.next()).isEqualTo(new Input.Ended());
  }

  @Test
  void ctrlCComesBeforeAllElseThatWasTypedAndDropsWhatWasTypedBeforeIt() throws Exception {
    inbox.resized(80, 24);
    types("abc\033[200~pasted");
    types("d\033[A\003ef");
    assertThat(inbox.isQuiet()).isFalse();
    assertThat(inbox.next()).isEqualTo(Key.ctrl('c'));
    assertThat(inbox.next()).isInstanceOf(Input.Resized.class);
    assertThat(inbox.next()).isEqualTo(Key.of('e'));
    assertThat(inbox.next()).isEqualTo(Key.of('f'));
    assertThat(inbox.poll()).isNull();
  }

  @Test
  void otherControlKeysStayInTheirPlace() throws InterruptedException {
    types("a\032\014b");
    assertThat(inbox.next()).isEqualTo(Key.of('a'));
    assertThat(inbox.next()).isEqualTo(Key.ctrl('z'));
    assertThat(inbox.next()).isEqualTo(Key.ctrl('l'));
    assertThat(inbox.next()).isEqualTo(Key.of('b'));
  }

  @Test
  void ctrlCCountsAsOftenAsItIsPressed() throws InterruptedException {
    types("a\003b\003");
    assertThat(inbox.next()).isEqualTo(Key.ctrl('c'));
    assertThat(inbox.next()).isEqualTo(Key.ctrl('c'));
    assertThat(inbox.poll()).isNull();
  }

  @Test
  void ctrlCEndsWhateverSequenceWasBegun() throws InterruptedException {
    for (String begun : new String[] {"\033", "\033[", "\033[M", "\033]11;", "\303", "\033O"}) {
      types(begun + "\003x");
      assertThat(inbox.next()).as(begun).isEqualTo(Key.ctrl('c'));
      assertThat(inbox.next()).as(begun).isEqualTo(Key.of('x'));
      assertThat(inbox.poll()).as(begun).isNull();
    }
  }

  @Test
  void anAnswerThatCtrlCOvertakesIsNotWaitedFor() throws InterruptedException {
    inbox.asked();
    types("\033]11;rgb:ffff/ffff/ffff\033\\ab\003");
    assertNothingIsWaitedFor(15_000);
    assertThat(inbox.next()).isEqualTo(Key.ctrl('c'));
    assertThat(inbox.poll()).isNull();
  }

  @Test
  void anAnswerBehindKeysIsNotWaitedForAndTheKeysStay() throws InterruptedException {
    inbox.asked();
    types("a".repeat(10_000) + "\033]11;rgb:ffff/ffff/ffff\033\\");
    assertNothingIsWaitedFor(15_000);
    for (int i = 0; i < 10_000; i++) {
      assertThat(inbox.next()).isEqualTo(Key.of('a'));
    }
    assertThat(inbox.next()).isEqualTo(new Input.BackgroundReported(BackgroundTone.LIGHT));
  }

  @Test
  void askingToStopComesOnceAndBeforeTheKeys() throws InterruptedException {
    inbox.bytes(new byte[] {'a'}, 1);
    inbox.suspend();
    inbox.suspend();
    assertThat(inbox.next()).isEqualTo(new Input.Suspend());
    assertThat(inbox.next()).isEqualTo(Key.of('a'));
  }

  @Test
  @Timeout(5) // a hundred times as long as it should wait
  void aLoneEscapeIsGivenOutWithoutAnotherByte() throws InterruptedException {
    inbox.bytes(new byte[] {0x1b}, 1);
    assertThat(inbox.next()).isEqualTo(Key.of(Code.ESCAPE));
  }

  @Test
  void aPasteWhoseEndIsLostIsGivenOutWithoutAnotherByte() throws InterruptedException {
    byte[] begun = "\033[200~abc".getBytes(US_ASCII);
    inbox.bytes(begun, begun.length);
    assertThat(inbox.next(100)).as("its end may still come").isEqualTo(new Input.Tick());
    assertThat(inbox.next()).isEqualTo(new Input.Pasted("abc"));
    inbox.bytes(new byte[] {'q'}, 1);
    assertThat(inbox.next()).isEqualTo(Key.of('q'));
  }

  @Test
  void newsComesOnceAndAfterTheKeys() throws InterruptedException {
    inbox.news();
    inbox.news();
    types("a");
    assertThat(inbox.next()).isEqualTo(Key.of('a'));
    assertThat(inbox.next()).isEqualTo(new Input.News());
    assertThat(inbox.poll()).isNull();
  }

  @Test
  void aTickComesWhereNothingElseDoesAndNotBeforeItsTime() throws InterruptedException {
    long begin = System.nanoTime();
    assertThat(inbox.next(20)).isEqualTo(new Input.Tick());
    assertThat(System.nanoTime() - begin).isGreaterThanOrEqualTo(20_000_000);
    inbox.bytes(new byte[] {'a'}, 1);
    assertThat(inbox.next(0)).isEqualTo(Key.of('a'));
    assertThat(inbox.next(0)).isEqualTo(new Input.Tick());
  }

  @Test
  void aLoneEscapeIsGivenOutBeforeALaterTick() throws InterruptedException {
    inbox.bytes(new byte[] {0x1b}, 1);
    assertThat(inbox.next(15_000)).isEqualTo(Key.of(Code.ESCAPE));
  }

  @Test
  void ofMovesOfTheMouseInARowOnlyTheNewestIsKept() throws InterruptedException {
    byte[] moved = "\033[<35;1;1M\033[<35;2;1M\033[<35;3;1Mx\033[<35;4;1M".getBytes(US_ASCII);
    inbox.bytes(moved, moved.length);
    assertThat(inbox.next()).isEqualTo(new Input.Pointed(Input.Gesture.MOVE, 3, 2, 0));
    assertThat(inbox.next()).isEqualTo(Key.of('x'));
    assertThat(inbox.next()).isEqualTo(new Input.Pointed(Input.Gesture.MOVE, 3, 3, 0));
    assertThat(inbox.poll()).isNull();
  }

  @Test
  void soItIsHoweverManyPiecesTheyAreReadIn() {
    for (int i = 1; i <= 50_000; i++) {
      types("\033[<35;" + i + ";1M");
    }
    assertThat(inbox.poll()).isEqualTo(new Input.Pointed(Input.Gesture.MOVE, 3, 49_999, 0));
    assertThat(inbox.poll()).isNull();
  }

  @Test
  void theTakerSleepsUntilAnotherThreadPutsIn() throws InterruptedException {
    Thread typist = new Thread(() -> inbox.bytes(new byte[] {'z'}, 1));
    typist.start();
    assertThat(inbox.next()).isEqualTo(Key.of('z'));
    typist.join();
  }

  @Test
  void whoLeavesWaitsForAnAnswerUntilAllOfItIsThere() throws Exception {
    byte[] answer = "\033]11;rgb:ffff/ffff/ffff\033\\".getBytes(US_ASCII);
    inbox.asked();
    FutureTask<Input> leaving =
        new FutureTask<>(
            () -> {
              inbox.awaitAnswer(15_000);
              return inbox.poll();
            });
    Thread leaver = new Thread(leaving);
    leaver.start();
    for (byte b : answer) {
      while (leaver.getState() != Thread.State.TIMED_WAITING && leaver.isAlive()) {
        Thread.onSpinWait();
      }
      inbox.bytes(new byte[] {b}, 1);
    }
    assertThat(leaving.get()).isEqualTo(new Input.BackgroundReported(BackgroundTone.LIGHT));
    assertThat(inbox.poll()).isNull();
  }

  @Test
  void whoLeavesWaitsNoLongerThanThatAndOnlyWhereThereIsSomethingToWaitFor() throws Exception {
    assertNothingIsWaitedFor(15_000); // nothing was asked
    inbox.asked();
    inbox.bytes(new byte[] {'q'}, 1);
    inbox.awaitAnswer(20);
    assertNothingIsWaitedFor(20); // that time is over
    assertThat(inbox.next()).isEqualTo(Key.of('q'));
    inbox.end();
    assertNothingIsWaitedFor(15_000); // nobody is there
  }

  private void assertNothingIsWaitedFor(long millis) throws InterruptedException {
    Thread.currentThread().interrupt();
    inbox.awaitAnswer(millis); // waiting would throw
    assertThat(Thread.interrupted()).isTrue();
  }
}
