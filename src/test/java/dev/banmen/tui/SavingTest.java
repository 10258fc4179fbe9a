package dev.banmen.tui;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.banmen.app.Pending;
import dev.banmen.app.Refusal;
import dev.banmen.record.OpenedFile;
import dev.banmen.session.Terms;
import dev.banmen.study.EditableRecord;
import dev.banmen.text.Language;
import dev.banmen.text.Words;
import dev.banmen.tui.canvas.Appearance;
import dev.banmen.tui.canvas.Display;
import dev.banmen.tui.canvas.GlyphSet;
import dev.banmen.tui.canvas.Glyphs;
import dev.banmen.tui.page.FilePage;
import dev.banmen.tui.page.Page;
import dev.banmen.tui.page.PageAction;
import dev.banmen.tui.page.Pages;
import dev.banmen.tui.page.Saving;
import dev.banmen.tui.page.Viewer;
import dev.banmen.tui.page.home.HomePage;
import dev.banmen.tui.page.view.RecordPage;
import dev.banmen.tui.term.CompactScreen;
import dev.banmen.tui.term.Depth;
import dev.banmen.tui.term.InputQueue;
import java.io.ByteArrayOutputStream;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A file that takes long to save is written while other things continue. */
@Timeout(60)
class SavingTest {
  private final CountDownLatch latch = new CountDownLatch(1);
  private final TestHouse house = new TestHouse(0);
  private final OpenedFile file =
      new Scribe("go", Map.of("size", "9")).plays("B C3", "W D4", "B E5").opened();
  private final OpenedFile written = Scribe.opened("a.sgf", file.archive());

  private Pending<OpenedFile> slow(Refusal refusal) {
    Pending<OpenedFile> pending =
        Pending.start(
            "slow",
            watch -> {
              try {
                latch.await();
              } catch (InterruptedException e) {
                throw new IllegalStateException(e);
              }
              if (refusal != null) {
                throw refusal;
              }
              return written;
            },
            unwanted -> {});
    house.slow.put("a.sgf", pending);
    return pending;
  }

  private Pages pages() throws Refusal {
    Words words = Language.ENGLISH.words(Viewer.class);
    return PageMaker.of(house, words, RecordPage.of(words, house, file, 0));
  }

  private Evening evening() throws Refusal {
    Words words = Language.ENGLISH.words(Viewer.class);
    RecordPage page = RecordPage.of(words, house, file, 0);
    return new Evening(house, page, 80, 24, Glyphs.UNICODE);
  }

  private static EditableRecord script(Evening evening) {
    return ((RecordPage) evening.shown()).recordCursor().record();
  }

  private static void done(Pending<OpenedFile> pending) {
    while (!pending.isOver()) {
      Thread.yield();
    }
  }

  @Test
  void keysAreAnsweredAndWhatIsChangedMeanwhileIsNotSaved() throws Refusal {
    Pending<OpenedFile> pending = slow(null);
    Evening evening = evening().types(":name Start\r", ":save\r");
    assertThat(evening.text()).contains("Saving a.sgf.");
    evening.types(Evening.RIGHT, ":name First\r");
    assertThat(evening.types(":save\r").text()).contains("a.sgf is still being saved");
    latch.countDown();
    done(pending);
    assertThat(evening.ticks().text()).contains("Saved as a.sgf");
    assertThat(script(evening).file()).isSameAs(written);
    assertThat(script(evening).isChanged()).isTrue();
    evening.types("u");
    assertThat(script(evening).isChanged()).isFalse();
  }

  @Test
  void aFailureIsToldAndTheChangeIsStillThere() throws Refusal {
    Pending<OpenedFile> pending = slow(new Refusal("a.sgf cannot be written: disk full"));
    Evening evening = evening().types(":name Start\r", ":save\r");
    latch.countDown();
    done(pending);
    assertThat(evening.ticks().text()).contains("a.sgf cannot be written: disk full");
    assertThat(script(evening).file()).isSameAs(file);
    assertThat(script(evening).isChanged()).isTrue();
  }

  @Test
  void aFileThatNobodyLooksAtAnyMoreIsClosedOnceItIsWritten() throws Refusal {
    house.recordings.put("a.sgf", file);
    Words words = Language.ENGLISH.words(Viewer.class);
    Evening evening =
        new Evening(house, HomePage.of(house, words), 80, 24, Glyphs.UNICODE)
            .types(":open a.sgf\r", ":name Start\r");
    Pending<OpenedFile> pending = slow(null);
    evening.types(":save\r", "q");
    assertThat(evening.shown()).isInstanceOf(HomePage.class);
    assertThat(house.closed).isEmpty();
    latch.countDown();
    done(pending);
    assertThat(evening.ticks().text()).contains("Saved as a.sgf");
    assertThat(house.closed).containsExactly(written);
  }

  @Test
  void whoeverLeavesAllPagesWaitsAndHearsOfAFailureAtTheEnd() throws Refusal {
    Pending<OpenedFile> pending = slow(new Refusal("disk full"));
    Pages pages = pages();
    pages.files().add(saving(pending));
    latch.countDown();
    pages.leaveAll();
    assertThat(pending.isOver()).isTrue();
    assertThat(house.late).containsExactly("disk full");
  }

  @Test
  void afterAGameThatCannotBeLeftTheOtherPagesAreLeftToo() throws Refusal {
    Pages pages = pages();
    Page shown = pages.shown();
    Terms terms = Terms.of("toy", Map.of());
    pages.follow(PageAction.begin(terms, shown));
    house.isBroken = true;
    assertThatThrownBy(pages::leaveAll).hasMessage("a broken room");
    assertThat(house.left).hasSize(1);
    assertThat(house.closed).containsExactly(((FilePage) shown).about());
  }

  private Saving saving(Pending<OpenedFile> pending) throws Refusal {
    return new Saving(file, 0, script(evening()).recording(), pending);
  }

  /** Runs a viewer whose user presses keys, once each time it has painted something. */
  private List<String> painted(Pages pages, InputQueue queue, Runnable... then) throws Exception {
    List<String> paintings = new ArrayList<>();
    ByteArrayOutputStream out =
        new ByteArrayOutputStream() {
          @Override
          public synchronized void write(byte[] bytes, int from, int length) {
            paintings.add(new String(bytes, from, length, UTF_8).replace("\033[C", " "));
            if (paintings.size() <= then.length) {
              then[paintings.size() - 1].run();
            }
          }
        };
    CompactScreen terminal = new CompactScreen(out, Depth.NONE, 80, 24);
    new Viewer(
            pages,
            terminal,
            queue,
            new Appearance(new Display(Depth.NONE, GlyphSet.UNICODE, Language.ENGLISH)),
            Viewer.Host.NONE)
        .run();
    return paintings;
  }

  @Test
  void leavingWaitsOnTheScreenAndAFailureKeepsOneThere() throws Exception {
    Pending<OpenedFile> pending = slow(new Refusal("disk full"));
    Pages pages = pages();
    pages.files().add(saving(pending));
    InputQueue queue = new InputQueue();
    byte[] leave = {'q'};
    List<String> paintings =
        painted(pages, queue, () -> queue.bytes(leave, 1), latch::countDown, queue::end);
    assertThat(paintings).hasSize(3);
    assertThat(paintings.get(1)).contains("press Ctrl-C");
    assertThat(paintings.get(2)).contains("disk full");
  }

  @Test
  void whatIsWrittenInTimeLetsOneGo() throws Exception {
    Pending<OpenedFile> pending = slow(null);
    Pages pages = pages();
    pages.files().add(saving(pending));
    InputQueue queue = new InputQueue();
    byte[] leave = {'q'};
    painted(pages, queue, () -> queue.bytes(leave, 1), latch::countDown);
    assertThat(pending.isOver()).isTrue();
    assertThat(pages.files().isEmpty()).isTrue();
  }

  @Test
  void aScreenThatChangesItsSizeMeanwhileIsPaintedInThatSize() throws Exception {
    Pending<OpenedFile> pending = slow(new Refusal("disk full"));
    Pages pages = pages();
    pages.files().add(saving(pending));
    InputQueue queue = new InputQueue();
    byte[] leave = {'q'};
    Runnable narrow = () -> queue.resized(20, 5);
    Runnable end =
        () -> {
          latch.countDown();
          queue.end();
        };
    List<String> paintings = painted(pages, queue, () -> queue.bytes(leave, 1), narrow, end);
    assertThat(paintings.get(2)).contains("too");
  }

  @Test
  void ctrlCWaitsNoLonger() throws Exception {
    Pending<OpenedFile> pending = slow(null);
    Pages pages = pages();
    pages.files().add(saving(pending));
    InputQueue queue = new InputQueue();
    byte[] leave = {'q'};
    byte[] stop = {3};
    painted(pages, queue, () -> queue.bytes(leave, 1), () -> queue.bytes(stop, 1));
    assertThat(pending.isOver()).isFalse();
    latch.countDown();
  }

  @Test
  void whoeverLeavesWaitsUntilTheirOwnFilesAreSaved() throws Exception {
    Queue<Runnable> disk = new ArrayDeque<>();
    house.ownFiles = disk::add;
    Pages pages = pages();
    List<String> saved = new ArrayList<>();
    pages.files().save(watch -> "it", saved::add, refusal -> {});
    InputQueue queue = new InputQueue();
    byte[] leave = {'q'};
    List<String> paintings =
        painted(pages, queue, () -> queue.bytes(leave, 1), () -> disk.remove().run());
    assertThat(paintings.get(1)).contains("press Ctrl-C");
    assertThat(saved).containsExactly("it");
  }
}
