package dev.banmen.tui;

import dev.banmen.app.Person;
import dev.banmen.app.Refusal;
import dev.banmen.app.Visitor;
import dev.banmen.catalog.Catalog;
import dev.banmen.game.Board;
import dev.banmen.game.Game;
import dev.banmen.game.Lattice;
import dev.banmen.game.Side;
import dev.banmen.game.record.Archive;
import dev.banmen.game.record.Note;
import dev.banmen.game.record.Property;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recordable;
import dev.banmen.game.record.Recording;
import dev.banmen.record.OpenedFile;
import dev.banmen.text.Words;
import dev.banmen.tui.canvas.Appearance;
import dev.banmen.tui.canvas.Display;
import dev.banmen.tui.canvas.GlyphSet;
import dev.banmen.tui.page.Viewer;
import dev.banmen.tui.page.view.RecordPage;
import dev.banmen.tui.term.CompactScreen;
import dev.banmen.tui.term.Depth;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.InputQueue;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.function.IntFunction;

/**
 * Measures how long steps and jumps in a long recording take, including painting, and how many
 * bytes they send: processor time, as the machine may be shared. Run it as a program.
 */
public final class WalkBench {
  private static final int MOVES = 2000;
  private static final int ROUNDS = 2000;

  /** Counts the time that the processor was ours, whoever else is on the machine. */
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private final CountingStream wire = new CountingStream();
  private final CompactScreen terminal = new CompactScreen(wire, Depth.INDEXED, 80, 24);
  private final Viewer viewer;
  private final InputQueue queue = new InputQueue();
  private final SplittableRandom random = new SplittableRandom(1);

  private WalkBench(RecordTree tree) throws IOException, Refusal {
    this(new Recording("go", Map.of(), game().start(), Recording.RefusalPolicy.NOTED, tree));
  }

  private WalkBench(Recording recording) throws IOException, Refusal {
    OpenedFile opened = new OpenedFile("bench", null, new WalkedGame(recording), "");
    Person person = new Visitor(Catalog.ALL);
    Words words = person.language().words(Viewer.class);
    long start = System.nanoTime();
    RecordPage page = RecordPage.of(words, person, opened, 0);
    System.out.printf(Locale.ROOT, "open: %.1f ms%n", millis(start));
    Appearance appearance =
        new Appearance(new Display(Depth.INDEXED, GlyphSet.UNICODE, person.language()));
    viewer =
        new Viewer(
            PageMaker.of(person, words, page), terminal, queue, appearance, Viewer.Host.NONE);
    viewer.begin();
  }

  private static double millis(long start) {
    return (System.nanoTime() - start) / 1e6;
  }

  private static Game game() {
    return Catalog.ALL.find("go").orElseThrow().game(Map.of());
  }

  public static void main(String[] args) throws Exception {
    WalkBench line = new WalkBench(line());
    System.out.println("a line of " + MOVES + " moves, 19x19, 80x24");
    line.measure("step on", i -> i == 0 ? "\033[H" : "\033[C");
    line.measure("step back", i -> i == 0 ? "\033[F" : "\033[D");
    line.measure("there and back", i -> i % 2 == 0 ? "\033[F" : "\033[H");
    line.measure("any move", i -> ":" + line.random.nextInt(MOVES) + "\r");
    line.measure("cursor", i -> i == 0 ? "t" : i % 2 == 0 ? "\033[C" : "\033[D");
    WalkBench bush = new WalkBench(bush());
    System.out.println("a tree of 100,000 nodes");
    bush.measure("step on", i -> i % 2 == 0 ? "\033[C" : "\033[D");
    bush.measure("variation", i -> i % 2 == 0 ? "v" : "V");
  }

  private void measure(String what, IntFunction<String> keys) throws Exception {
    double[] times = new double[ROUNDS];
    long bytes = 0;
    for (int round = 0; round < 2; round++) {
      bytes = wire.bytes;
      for (int i = 0; i < ROUNDS; i++) {
        byte[] typed = keys.apply(i).getBytes(StandardCharsets.UTF_8);
        long start = THREADS.getCurrentThreadCpuTime();
        queue.bytes(typed, typed.length);
        Input first = queue.poll();
        viewer.slice(first);
        times[i] = (THREADS.getCurrentThreadCpuTime() - start) / 1e6;
      }
      bytes = wire.bytes - bytes;
    }
    Arrays.sort(times);
    System.out.printf(
        Locale.ROOT,
        "%-16s median %.3f ms, 99%% %.3f ms, most %.3f ms, %d bytes%n",
        what,
        times[ROUNDS / 2],
        times[ROUNDS * 99 / 100],
        times[ROUNDS - 1],
        bytes / ROUNDS);
  }

  /** Moves at random, none of them refused. */
  private static RecordTree line() {
    SplittableRandom random = new SplittableRandom(3);
    Game game = Recordable.free(game());
    Board board = game.newBoard(game.start());
    RecordTree.TreeBuilder builder = new RecordTree.TreeBuilder();
    int node = builder.add(RecordTree.NONE, List.of(), 0, 0);
    Side side = Side.BLACK;
    for (int move = 0; move < MOVES; side = side.opponent()) {
      int site = random.nextInt(game.lattice().size());
      int tries = 0;
      while (board.play(side, site) != 0 && tries++ < 2000) {
        site = random.nextInt(game.lattice().size());
      }
      node = builder.add(node, List.of(move(game, side, site)), 0, 0);
      move++;
    }
    return builder.tree();
  }

  private static Property move(Game game, Side side, int site) {
    Lattice lattice = game.lattice();
    String name = Recordable.notation(game).name(lattice.site(site));
    return Property.of(side == Side.BLACK ? "B" : "W", name);
  }

  /** A line of a thousand moves, of each of which a hundred variations are told. */
  private static RecordTree bush() {
    Game game = game();
    SplittableRandom random = new SplittableRandom(4);
    RecordTree.TreeBuilder builder = new RecordTree.TreeBuilder();
    int node = builder.add(RecordTree.NONE, List.of(), 0, 0);
    for (int i = 0; i < 1000; i++) {
      int next = node;
      for (int j = 0; j < 100; j++) {
        Side side = i % 2 == 0 ? Side.BLACK : Side.WHITE;
        int site = random.nextInt(game.lattice().size());
        int added = builder.add(node, List.of(move(game, side, site)), 0, 0);
        next = j == 0 ? added : next;
      }
      node = next;
    }
    return builder.tree();
  }

  private record WalkedGame(Recording recording) implements Archive {
    @Override
    public int size() {
      return 1;
    }

    @Override
    public Summary summary(int game) {
      return new Summary("", "", "", "", "", -1);
    }

    @Override
    public Recording game(int game, Consumer<Note> notes) {
      return recording;
    }
  }

  private static final class CountingStream extends OutputStream {
    private long bytes;

    @Override
    public void write(int b) {
      bytes++;
    }

    @Override
    public void write(byte[] some, int from, int length) {
      bytes += length;
    }
  }
}
