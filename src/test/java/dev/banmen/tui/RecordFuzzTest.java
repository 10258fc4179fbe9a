package dev.banmen.tui;

import static org.assertj.core.api.Assertions.assertThat;

import com.googlecode.lanterna.input.MouseActionType;
import dev.banmen.app.Refusal;
import dev.banmen.game.Family;
import dev.banmen.game.Lattice;
import dev.banmen.game.Site;
import dev.banmen.game.record.Property;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recordable;
import dev.banmen.game.record.Recording;
import dev.banmen.game.record.SameRecord;
import dev.banmen.proof.Repeats;
import dev.banmen.study.RecordCursor;
import dev.banmen.text.Language;
import dev.banmen.tui.canvas.Glyphs;
import dev.banmen.tui.page.Viewer;
import dev.banmen.tui.page.view.RecordPage;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.Keys;
import dev.banmen.tui.term.TypedKeys;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Recordings of every game with moves that are legal and not, set-ups, markup and text of any kind;
 * whatever keys come, at whatever sizes: nothing throws, no control sequence is shown, and undoing
 * all changes gives the tree of the file. A failure reports its seed; {@code -Dfuzz.seed} repeats
 * it.
 */
class RecordFuzzTest {
  private static final long SEED = Long.getLong("fuzz.seed", 20261121);
  private static final int NODES = 60;
  private static final int INPUTS = Repeats.of(60, 150, 500);

  private static final String[] TEXTS = {
    "Hello",
    "\033[2J\u202e",
    "棋譜\n\n長い\tコメント",
    "a".repeat(5000),
    "\0\u0007\r\n",
    "é·Ж\ud83d\ude00\ud800",
    ""
  };

  private static final int[][] SIZES = {
    {80, 24}, {40, 15}, {20, 10}, {120, 40}, {200, 60}, {60, 8}, {13, 5}, {1, 1}, {2, 30}, {61, 12}
  };

  private static final String CHARACTERS =
      "hjkltttnNmMvVgG/:<> xcru+-DUusLp7135?T\t\r\u00e9\u202e\u4e2d";

  private static final String[] LINES = {
    ":57\r",
    ":D4\r",
    ":d3\r",
    ":1,1-1,2\r",
    ":mark cross\r",
    ":label \033x\r",
    ":name N\r",
    ":set PB P\r",
    ":notes\r",
    ":speed 4\r",
    ":game 2\r",
    "/o\r",
    "/\r",
    "g3\r",
    "g\r",
    ":undo\r",
    ":save b\r",
    ":guess\r",
    ":pass\r",
    ":zz\r",
    "cword\t",
    "t",
    "\033[A",
    "\033[5~",
    "\033[F"
  };

  private SplittableRandom random;

  @Test
  @Tag(Repeats.TAG)
  void anythingCanComeToAnyRecording() throws Refusal {
    anythingCanCome(SEED);
  }

  @Test
  @Tag("thorough")
  void anythingCanComeToManyRecordings() throws Refusal {
    for (int round = 0; round < 50; round++) {
      anythingCanCome(SEED + round);
    }
  }

  private void anythingCanCome(long seed) throws Refusal {
    for (Family family : TestHouse.everything().families()) {
      for (Recording.RefusalPolicy refusalPolicy : Recording.RefusalPolicy.values()) {
        random = new SplittableRandom(seed);
        try {
          evening(recording(family, refusalPolicy));
        } catch (RuntimeException | AssertionError e) {
          throw new AssertionError(
              family.id() + " " + refusalPolicy + " with -Dfuzz.seed=" + seed + ": " + e, e);
        }
      }
    }
  }

  private <T> T any(List<T> all) {
    return all.get(random.nextInt(all.size()));
  }

  private Recording recording(Family family, Recording.RefusalPolicy refusalPolicy) {
    var game = family.game(Map.of());
    RecordTree tree = RecordTree.of(List.of(Property.of("PB", TEXTS[random.nextInt(3)])));
    for (int i = 0; i < NODES; i++) {
      int parent = random.nextInt(5) == 0 ? random.nextInt(tree.size()) : tree.size() - 1;
      List<Property> said = new ArrayList<>();
      for (int n = random.nextInt(3); n >= 0; n--) {
        String id =
            any(
                List.of(
                    "B", "W", "B", "W", "C", "N", "TR", "LB", "AB", "AE", "PL", "DD", "BM", "BL"));
        said.add(Property.of(id, value(id, game.lattice(), game)));
      }
      tree = tree.grown(parent, said);
    }
    return new Recording(family.id(), Map.of(), game.start(), refusalPolicy, tree);
  }

  private String value(String id, Lattice lattice, dev.banmen.game.Game game) {
    if (random.nextInt(20) == 0
        || id.equals("C")
        || id.equals("N")
        || id.startsWith("B") && id.length() == 2) {
      return TEXTS[random.nextInt(TEXTS.length)];
    } else if (id.equals("PL")) {
      return random.nextBoolean() ? "B" : "W";
    } else if (id.length() == 1 && random.nextInt(12) == 0) {
      return "";
    }
    int open = lattice.nextOpen(random.nextInt(lattice.size()));
    Site site = lattice.site(Math.max(0, open));
    String name = Recordable.notation(game).name(site);
    return id.equals("LB") ? name + ":" + TEXTS[random.nextInt(TEXTS.length)] : name;
  }

  private void evening(Recording recording) throws Refusal {
    TestHouse house = new TestHouse(0);
    var opened = Scribe.opened("a", List.of(recording));
    RecordPage page = RecordPage.of(Language.ENGLISH.words(Viewer.class), house, opened, 0);
    int[] size = SIZES[0];
    Evening evening = new Evening(house, page, size[0], size[1], Glyphs.ASCII);
    for (int i = 0; i < INPUTS; i++) {
      if (random.nextInt(15) == 0) {
        size = SIZES[random.nextInt(SIZES.length)];
        evening.resize(size[0], size[1]);
      }
      something(house, evening);
      assertThat(evening.text()).doesNotContain("\033", "\u202e", "\0", "\u0007");
    }
    if (evening.shown() instanceof RecordPage last) {
      RecordCursor recordCursor = last.recordCursor();
      while (recordCursor.canUndo()) {
        recordCursor = recordCursor.undone();
      }
      assertThat(SameRecord.of(recordCursor.tree(), recording.tree())).isTrue();
    }
  }

  private void something(TestHouse house, Evening evening) {
    switch (random.nextInt(8)) {
      case 0 -> evening.types(LINES[random.nextInt(LINES.length)]);
      case 1 -> {
        evening.give(Keys.of(any(TypedKeys.TYPES), random.nextBoolean(), false, false));
      }
      case 2 -> {
        List<MouseActionType> gestures = List.of(MouseActionType.values());
        evening.give(
            Input.Pointed.of(
                any(gestures), random.nextInt(4), random.nextInt(90), random.nextInt(30)));
      }
      case 3 -> evening.give(new Input.Pasted("a\tb\r\033[2J\u202e\n棋"));
      case 4 -> {
        house.pass(random.nextInt(300));
        evening.ticks();
      }
      default -> evening.give(Input.Key.of(CHARACTERS.charAt(random.nextInt(CHARACTERS.length()))));
    }
  }
}
