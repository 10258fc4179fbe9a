package dev.banmen.tui.board;

import static org.assertj.core.api.Assertions.assertThat;

import com.googlecode.lanterna.TerminalSize;
import com.googlecode.lanterna.graphics.BasicTextImage;
import dev.banmen.app.Refusal;
import dev.banmen.game.record.Property;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recording;
import dev.banmen.text.Language;
import dev.banmen.tui.Scribe;
import dev.banmen.tui.TestHouse;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.canvas.Glyphs;
import dev.banmen.tui.canvas.PlainPalette;
import dev.banmen.tui.page.Viewer;
import dev.banmen.tui.page.view.RecordPage;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** A tree is drawn line by line, none over another. */
class TreePictureTest {
  /** A tree of moves, each given by the node it comes after. */
  private static Scribe tree(int... parents) {
    Scribe scribe = new Scribe("go", Map.of("size", "9")).on(Recording.RefusalPolicy.PLACED);
    for (int parent : parents) {
      scribe.back(parent).plays("B A1");
    }
    return scribe;
  }

  private static String drawn(Scribe scribe, int node, int cols, int rows) throws Refusal {
    TestHouse house = new TestHouse(0);
    RecordPage page =
        RecordPage.of(Language.ENGLISH.words(Viewer.class), house, scribe.opened(), 0).to(node);
    BasicTextImage image = new BasicTextImage(new TerminalSize(cols, rows));
    Extent all = Extent.of(cols, rows);
    Canvas canvas = new Canvas(image.newTextGraphics(), all, PlainPalette.get(), Glyphs.UNICODE);
    TreePane.paint(canvas, page.recordCursor(), page.picture());
    StringBuilder text = new StringBuilder();
    for (int row = 0; row < rows; row++) {
      StringBuilder line = new StringBuilder();
      for (int col = 0; col < cols; col++) {
        line.append(image.getCharacterAt(col, row).getCharacterString());
      }
      text.append(line.toString().stripTrailing()).append('\n');
    }
    return text.toString();
  }

  @Test
  void variationsLieBelowTheirLine() throws Refusal {
    assertThat(drawn(tree(0, 1, 2, 3, 1, 5, 2, 1), 0, 20, 5))
        .isEqualTo(
            """
            [·]1━2━3━4
               │ └─3
               ├─2─3
               └─2

            """);
  }

  @Test
  void theLineThatIsShownIsDrawnHeavy() throws Refusal {
    assertThat(drawn(tree(0, 1, 2, 1, 4), 4, 20, 3))
        .isEqualTo(
            """
             ·━1─2─3
               └[2]3

            """);
  }

  @Test
  void whatIsOutsideIsToldOf() throws Refusal {
    assertThat(drawn(tree(0, 1, 1, 1, 4, 5, 1, 1), 5, 6, 3)).contains("^", "v", "─", ">");
  }

  @Test
  void noTwoNodesAreInOnePlaceAndTheWaysAreFree() throws Refusal {
    SplittableRandom random = new SplittableRandom(9);
    for (int round = 0; round < 50; round++) {
      RecordTree tree = random(random, 200);
      TreePicture picture = TreePicture.of(tree, new int[tree.size()]);
      for (int node = 0; node < tree.size(); node++) {
        assertThat(picture.at(picture.row(node), picture.depth(node))).isEqualTo(node);
        if (node != RecordTree.ROOT) {
          free(tree, picture, node);
        }
      }
    }
  }

  /** The way from a node's parent down to its row goes through no node. */
  private static void free(RecordTree tree, TreePicture picture, int node) {
    int parent = tree.parent(node);
    assertThat(picture.depth(node)).isEqualTo(picture.depth(parent) + 1);
    for (int row = picture.row(parent) + 1; row <= picture.row(node); row++) {
      assertThat(picture.at(row, picture.depth(parent))).isEqualTo(RecordTree.NONE);
    }
  }

  private static RecordTree random(SplittableRandom random, int size) {
    RecordTree tree = RecordTree.of(List.of());
    for (int i = 1; i < size; i++) {
      int parent = random.nextInt(4) == 0 ? random.nextInt(i) : i - 1;
      tree = tree.grown(parent, List.of(Property.of("B", "")));
    }
    return tree;
  }

  @Test
  void everyNodeIsComeToByArrows() {
    RecordTree tree = random(new SplittableRandom(3), 100);
    TreePicture picture = TreePicture.of(tree, new int[tree.size()]);
    int node = RecordTree.ROOT;
    int lowest = 0;
    for (int below = picture.beside(node, 1); below != node; below = picture.beside(node, 1)) {
      assertThat(picture.row(below)).isGreaterThan(picture.row(node));
      node = below;
      lowest = picture.row(node);
    }
    for (int other = 0; other < tree.size(); other++) {
      assertThat(picture.row(other)).isLessThanOrEqualTo(lowest);
    }
  }
}
