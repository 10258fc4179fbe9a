package dev.banmen.tui.page;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.banmen.app.Refusal;
import dev.banmen.game.Place;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.session.Event;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Terms;
import dev.banmen.text.Language;
import dev.banmen.tui.PageMaker;
import dev.banmen.tui.TestHouse;
import dev.banmen.tui.canvas.Appearance;
import dev.banmen.tui.canvas.Display;
import dev.banmen.tui.canvas.GlyphSet;
import dev.banmen.tui.term.CompactScreen;
import dev.banmen.tui.term.Depth;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.InputQueue;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class ViewerTest {
  private final TestHouse house = new TestHouse(0);

  private LiveSession toy() throws Refusal {
    return house.begin(Terms.of("toy", Map.of()));
  }

  @Test
  void aSizeThatCameAndWentAgainPaintsEverythingAnew() throws Exception {
    InputQueue queue = new InputQueue();
    List<String> paintings = new ArrayList<>();
    OutputStream out =
        new ByteArrayOutputStream() {
          @Override
          public synchronized void write(byte[] bytes, int from, int length) {
            String painted = new String(bytes, from, length, UTF_8);
            paintings.add(painted.replace("\033[C", " ")); // a blank is skipped, not written
            if (paintings.size() == 1) {
              queue.resized(100, 30);
              queue.resized(80, 24);
            } else {
              queue.end();
            }
          }
        };
    CompactScreen terminal = new CompactScreen(out, Depth.NONE, 80, 24);
    Pages pages = PageMaker.of(house, Language.ENGLISH.words(Viewer.class), toy());
    new Viewer(
            pages,
            terminal,
            queue,
            new Appearance(new Display(Depth.NONE, GlyphSet.UNICODE, Language.ENGLISH)),
            Viewer.Host.NONE)
        .run();
    assertThat(paintings).hasSize(2);
    assertThat(paintings.get(1)).contains("\033[2J").contains("Cross", "to move", "Free.");
  }

  @Test
  void whoHasLeftHearsOfTheGameNoMore() throws Exception {
    AtomicInteger woken = new AtomicInteger();
    InputQueue queue = new InputQueue(woken::incrementAndGet);
    LiveSession live = toy();
    CompactScreen terminal = new CompactScreen(OutputStream.nullOutputStream(), Depth.NONE, 80, 24);
    Pages pages = PageMaker.of(house, Language.ENGLISH.words(Viewer.class), live);
    Appearance appearance =
        new Appearance(new Display(Depth.NONE, GlyphSet.UNICODE, Language.ENGLISH));
    queue.bytes(new byte[] {3}, 1);
    new Viewer(pages, terminal, queue, appearance, Viewer.Host.NONE).run();
    woken.set(0);
    live.submit(house.me(), new Event.Try(new Place(Side.BLACK, new Site(0, 0))));
    assertThat(live.now().position().ply()).isEqualTo(1);
    assertThat(woken).hasValue(0);
  }

  /** A computer that begins may have moved before the screen listens. */
  @Test
  void aMoveMadeWhileTheFirstFrameWasPaintedIsShown() throws Exception {
    InputQueue queue = new InputQueue();
    LiveSession live = toy();
    List<String> paintings = new ArrayList<>();
    OutputStream out =
        new ByteArrayOutputStream() {
          @Override
          public synchronized void write(byte[] bytes, int from, int length) {
            paintings.add(new String(bytes, from, length, UTF_8));
            if (live.now().position().ply() == 0) {
              try {
                live.submit(house.me(), new Event.Try(new Place(Side.BLACK, new Site(0, 0))));
              } catch (IOException e) {
                throw new UncheckedIOException(e);
              }
            }
          }
        };
    Pages pages = PageMaker.of(house, Language.ENGLISH.words(Viewer.class), live);
    Display display = new Display(Depth.NONE, GlyphSet.UNICODE, Language.ENGLISH);
    queue.end();
    Viewer.unseen(pages, new CompactScreen(out, Depth.NONE, 80, 24), queue, display).run();
    assertThat(paintings.get(0)).contains("9 legal");
    assertThat(String.join("", paintings.subList(1, paintings.size()))).contains("a1", "8");
  }

  @Test
  void ctrlZDoesNothingWhereThereIsNoProgramToStop() throws Exception {
    InputQueue queue = new InputQueue();
    CompactScreen screen = new CompactScreen(OutputStream.nullOutputStream(), Depth.NONE, 80, 24);
    Pages pages = PageMaker.of(house, Language.ENGLISH.words(Viewer.class), toy());
    Display display = new Display(Depth.NONE, GlyphSet.UNICODE, Language.ENGLISH);
    Viewer viewer = Viewer.unseen(pages, screen, queue, display);
    viewer.begin();
    assertThat(viewer.slice(Input.Key.ctrl('z'))).isTrue();
    assertThat(viewer.slice(Input.Key.ctrl('l'))).isTrue();
    assertThat(viewer.slice(Input.Signal.SUSPEND)).isTrue();
  }

  @Test
  void theLocaleChoosesTheGlyphs() {
    Map<String, String> posix = Map.of("TERM", "xterm", "LC_ALL", "C", "LANG", "en_US.UTF-8");
    assertThat(Display.of("auto", "auto", posix, Language.ENGLISH).depth())
        .isEqualTo(Depth.SIXTEEN);
    assertThat(Display.of("auto", "auto", posix, Language.ENGLISH).ascii()).isTrue();
    Map<String, String> utf8 = Map.of("TERM", "xterm", "LANG", "tr_TR.utf8");
    assertThat(Display.of("256", "auto", utf8, Language.ENGLISH).depth()).isEqualTo(Depth.INDEXED);
    assertThat(Display.of("256", "auto", utf8, Language.ENGLISH).ascii()).isFalse();
    assertThat(Display.of("256", "ascii", utf8, Language.ENGLISH).ascii()).isTrue();
  }

  @Test
  void theConsoleHasNoDiscsInItsFonts() {
    for (String term : new String[] {"linux", "linux-16color"}) {
      Map<String, String> console = Map.of("TERM", term, "LANG", "en_US.UTF-8");
      assertThat(Display.of("auto", "auto", console, Language.ENGLISH).depth())
          .isEqualTo(Depth.EIGHT);
      assertThat(Display.of("auto", "auto", console, Language.ENGLISH).ascii()).isTrue();
    }
    Map<String, String> other = Map.of("TERM", "linuxish", "LANG", "en_US.UTF-8");
    assertThat(Display.of("auto", "auto", other, Language.ENGLISH).ascii()).isFalse();
  }

  @Test
  void terminalsOlderThanUnicodeGetAscii() {
    for (String term : List.of("vt100", "vt100-am", "vt102", "vt220", "ansi")) {
      Map<String, String> old = Map.of("TERM", term, "LANG", "en_US.UTF-8");
      assertThat(Display.of("auto", "auto", old, Language.ENGLISH).ascii()).as(term).isTrue();
      assertThat(Display.of("auto", "unicode", old, Language.ENGLISH).ascii()).as(term).isFalse();
    }
  }

  @Test
  void anUnknownColourIsRefusedWithWhatThereIs() {
    assertThatThrownBy(() -> Display.of("mauve", "auto", Map.of(), Language.ENGLISH))
        .hasMessage("color 'mauve' is not known; choose auto, truecolor, 256, 16 or none");
  }
}
