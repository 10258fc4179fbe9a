package dev.banmen.tui.term;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.tui.term.Input.Code;
import dev.banmen.tui.term.Input.Key;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(20)
class InboxTest {
  private final Inbox inbox = new Inbox();

  @Test
  void onlyTheNewestSizeIsKept() throws InterruptedException {
    inbox.resized(80, 24);
    inbox.resized(0, -3);
    assertThat(inbox.next()).isEqualTo(new Input.Resized(1, 1));
    assertThat(inbox.poll()).isNull();
  }

  @Test
  void whatWasTypedBeforeTheEndStillArrives() throws InterruptedException {
    inbox.bytes(new byte[] {'a'}, 1);
    inbox.end();
    assertThat(inbox.next()).isEqualTo(Key.of('a'));
    assertThat(inbox.next()).isEqualTo(new Input.Ended());
    assertThat(inbox.next()).isEqualTo(new Input.Ended());
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
  void theTakerSleepsUntilAnotherThreadPutsIn() throws InterruptedException {
    Thread typist = new Thread(() -> inbox.bytes(new byte[] {'z'}, 1));
    typist.start();
    assertThat(inbox.next()).isEqualTo(Key.of('z'));
    typist.join();
  }
}
