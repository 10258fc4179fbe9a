package dev.banmen.tui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.app.Refusal;
import dev.banmen.app.local.Corpus;
import dev.banmen.catalog.Catalog;
import dev.banmen.game.OptionFault;
import dev.banmen.game.record.Archive;
import dev.banmen.game.record.Archive.Summary;
import dev.banmen.game.record.Bytes;
import dev.banmen.game.record.Format;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Note;
import dev.banmen.game.record.Recording;
import dev.banmen.picture.Colours;
import dev.banmen.picture.Diagram;
import dev.banmen.picture.PictureTexts;
import dev.banmen.picture.SvgPicture;
import dev.banmen.picture.SvgStyle;
import dev.banmen.proof.Ruin;
import dev.banmen.record.MoveNumbers;
import dev.banmen.record.OpenedFile;
import dev.banmen.record.Replay;
import dev.banmen.text.Language;
import dev.banmen.text.Printable;
import dev.banmen.text.Words;
import dev.banmen.tui.canvas.Glyphs;
import dev.banmen.tui.page.Page;
import dev.banmen.tui.page.Viewer;
import dev.banmen.tui.page.files.TablePage;
import dev.banmen.tui.page.view.RecordPage;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * The files of {@code recordings}, ruined at random, read and shown in every way: a fault or games,
 * never an exception, and no control sequence on any screen or line. A failure reports its seed;
 * {@code -Dfuzz.seed} repeats it, {@code -Dfuzz.seconds} runs longer.
 */
class FileFuzzTest {
  private static final long SEED = Long.getLong("fuzz.seed", 20261121);
  private static final int SECONDS = Integer.getInteger("fuzz.seconds", 0);
  private static final int FILES = 60; // at least
  private static final int NESTED = 3000;
  private static final int GAMES = 3; // of a file; the first ones
  private static final int EXPLAINED = 20; // nodes of a game
  private static final Words WORDS = Language.ENGLISH.words(Viewer.class);

  private static final int[][] SIZES = {
    {80, 24}, {40, 15}, {20, 10}, {120, 40}, {200, 60}, {60, 8}, {13, 5}, {1, 1}, {2, 30}, {300, 3}
  };

  private static final String[] KEYS = {
    "\033[F", "\033[H", "\033[C", "\033[D", "\033[A", "\033[B", "\033[6~", "\033[5~", "n", "m", "b",
    "x", "t", "\t", "G", "g9999999\r", "/a\r", "?", "L", "\r", "u", "i"
  };

  private Random random;

  @Test
  void whatIsInAFileIsShownOrIsAFault() throws Exception {
    files(SECONDS);
  }

  @Test
  @Tag("long")
  void whatIsInManyFilesIsShownOrIsAFault() throws Exception {
    files(3);
  }

  private void files(int seconds) throws Exception {
    List<byte[]> files = new ArrayList<>();
    for (Path file : Corpus.files()) {
      files.add(Files.readAllBytes(file));
    }
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
    for (long seed = SEED; seed < SEED + FILES || System.nanoTime() < end; seed++) {
      ruined(files, seed);
    }
  }

  private void ruined(List<byte[]> files, long seed) throws Exception {
    random = new Random(seed);
    int which = random.nextInt(files.size());
    String name = Corpus.files().get(which).getFileName().toString();
    try {
      byte[] others = files.get(random.nextInt(files.size()));
      byte[] bytes = new Ruin(random, NESTED).of(files.get(which), others);
      read(random.nextBoolean() ? name : "x", bytes);
    } catch (RuntimeException | AssertionError | StackOverflowError | OutOfMemoryError e) {
      throw new AssertionError(name + " with -Dfuzz.seed=" + seed + ": " + e, e);
    }
  }

  private void read(String name, byte[] bytes) throws Exception {
    try {
      Format format = Corpus.formats().of(name, Bytes.of(bytes));
      Archive archive = format.open(Bytes.of(bytes));
      table(new OpenedFile(name, format, archive, ""));
      for (int game = 0; game < Math.min(GAMES, archive.size()); game++) {
        summary(archive.summary(game));
        game(new OpenedFile(name, format, archive, ""), game);
      }
    } catch (InputFault fault) {
      assertFault(fault);
    }
  }

  private static void assertFault(InputFault fault) {
    assertThat(fault.line()).isNotNegative();
    assertThat(fault.column()).isNotNegative();
    assertShown(fault.getMessage());
  }

  private static void assertShown(String line) {
    assertThat(line.codePoints()).as(line).allMatch(Printable::is);
  }

  private static void assertLines(String text) {
    text.lines().forEach(FileFuzzTest::assertShown);
    assertThat(text).doesNotContain("\r");
  }

  private static void summary(Summary summary) {
    assertThat(summary.black()).isNotNull();
    assertThat(summary.moves()).isGreaterThanOrEqualTo(-1);
  }

  private void game(OpenedFile file, int number) throws Exception {
    try {
      List<Note> notes = new ArrayList<>();
      Recording recording = file.archive().game(number, notes::add);
      for (Note note : notes) {
        assertThat(note.line()).isNotNegative();
        assertShown(note.text());
      }
      replayed(recording);
      pictures(recording);
      page(file, number);
    } catch (InputFault fault) {
      assertFault(fault);
    } catch (OptionFault | Refusal fault) {
      assertShown(Printable.of(fault.getMessage()));
    }
  }

  private void replayed(Recording recording) {
    Replay replay = Replay.of(recording, Catalog.ALL);
    int explained = 0;
    do {
      if (replay.miss().isPresent() && explained++ < EXPLAINED) {
        assertThat(replay.explanation()).isPresent();
        replay.changes();
      }
    } while (replay.next());
    replay.goTo(random.nextInt(recording.tree().size()));
  }

  private void pictures(Recording recording) {
    int move = random.nextInt(MoveNumbers.ofMainLine(recording.tree()) + 1);
    Diagram diagram = Diagram.of(recording, Catalog.ALL, move);
    assertLines(PictureTexts.text(diagram, random.nextBoolean(), Colours.NONE));
    assertLines(PictureTexts.json(diagram));
    assertLines(SvgPicture.of(diagram, Catalog.ALL, SvgStyle.PLAIN, Optional.empty()));
  }

  private void table(OpenedFile file) {
    paint(
        new Evening(
            new TestHouse(0), TablePage.of(WORDS, file, new TestHouse(0)), 80, 24, Glyphs.UNICODE));
  }

  private void page(OpenedFile file, int number) throws Refusal {
    TestHouse house = new TestHouse(0);
    Page page = RecordPage.of(WORDS, house, file, number);
    paint(new Evening(house, page, 80, 24, random.nextBoolean() ? Glyphs.ASCII : Glyphs.UNICODE));
  }

  /** Looks at a page at any sizes, with keys in between. */
  private void paint(Evening evening) {
    for (int i = 0; i < 4; i++) {
      int[] size = SIZES[random.nextInt(SIZES.length)];
      assertLines(evening.resize(size[0], size[1]).text());
      evening.types(KEYS[random.nextInt(KEYS.length)], KEYS[random.nextInt(KEYS.length)]);
    }
  }
}
