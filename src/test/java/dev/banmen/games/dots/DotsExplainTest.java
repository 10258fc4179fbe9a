package dev.banmen.games.dots;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Explanation;
import dev.banmen.game.Hint;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import java.util.Map;
import org.junit.jupiter.api.Test;

class DotsExplainTest {
  private static Position at(String drawing, Side toMove) {
    return Position.of(DotsDrawing.game(drawing), DotsDrawing.setup(drawing, toMove));
  }

  private static Place line(Position position, Side side, String name) {
    return new Place(side, position.game().notation().parse(name).orElseThrow());
  }

  private static Position play(Position position, String... names) {
    Position now = position;
    for (String name : names) {
      now = ((Played) now.play(line(now, now.toMove().orElseThrow(), name))).after();
    }
    return now;
  }

  private static Explanation explain(Position position, Side side, String name) {
    return position.explain(line(position, side, name));
  }

  private static String sentence(Position position, Side side, String name) {
    return explain(position, side, name).sentence();
  }

  private final Position bare = at("+ + +\n\n+ + +", Side.BLACK);

  @Test
  void aDrawnLineSaysWhoDrewItAndWhen() {
    Position position = play(bare, "1,1-1,2", "2,1-2,2", "1,1-2,1");
    Explanation explanation = explain(position, Side.WHITE, "2,1-2,2");
    assertThat(explanation.sentence()).isEqualTo("2,1-2,2 was drawn by B on move 2.");
    assertThat(explanation.overlay().hints()).isEqualTo(Map.of(new Site(2, 1), Hint.BLOCKED));
    assertThat(sentence(at("+=+ +\n\n+ + +", Side.BLACK), Side.BLACK, "1,1-1,2"))
        .isEqualTo("1,1-1,2 is already drawn.");
  }

  @Test
  void twoDotsWithNoLineBetweenThemAreBothNamedAsTheyAreWritten() {
    assertThat(written("2,3-1,1")).isEqualTo("2,3 and 1,1 are not next to each other.");
    assertThat(written("2,2-1,1")).isEqualTo("2,2 and 1,1 are not next to each other.");
    assertThat(written("2,2-2,2"))
        .isEqualTo("2,2 is named twice: a line joins two different dots.");
    assertThat(written("1,3-1,4")).isEqualTo("1,4 is off the board of 2x3 dots.");
    assertThat(written("0,3-1,3")).isEqualTo("0,3 is off the board of 2x3 dots.");
    assertThat(written("1,1")).isEqualTo(sentence(bare, Side.BLACK, "1,1"));
    assertThat(written("1,2-1,1")).isEqualTo(sentence(bare, Side.BLACK, "1,1-1,2"));
  }

  private String written(String name) {
    return bare.explain(line(bare, Side.BLACK, name), name).sentence();
  }

  @Test
  void whatIsNoLineSaysWhatItIs() {
    assertThat(sentence(bare, Side.BLACK, "1,1-1,3"))
        .isEqualTo("1,3 is a dot: draw a line from it to 1,2 or 2,3.");
    Position square = at("+ + +\n\n+ + +\n\n+ + +", Side.BLACK);
    assertThat(sentence(square, Side.BLACK, "2,2"))
        .isEqualTo("2,2 is a dot: draw a line from it to 1,2 or 2,1 or 2,3 or 3,2.");
    assertThat(sentence(bare, Side.BLACK, "1,1-2,2"))
        .isEqualTo("1,1-2,2 is a box: draw a line between two dots next to each other.");
  }

  @Test
  void aDotNamesOnlyTheDotsThatNoLineJoinsItToYet() {
    Position drawn = at("+ + +\n    |\n+ +-+", Side.BLACK);
    assertThat(sentence(drawn, Side.BLACK, "2,2"))
        .isEqualTo("2,2 is a dot: draw a line from it to 1,2 or 2,1.");
    assertThat(sentence(drawn, Side.BLACK, "2,3"))
        .isEqualTo("2,3 is a dot, and all its lines are drawn.");
  }

  @Test
  void aLineOffTheBoardSaysHowLargeTheBoardIs() {
    assertThat(sentence(bare, Side.BLACK, "2,1-3,1"))
        .isEqualTo("2,1-3,1 is off the board of 2x3 dots.");
  }

  @Test
  void theTurnSaysWhoseAndWhy() {
    assertThat(sentence(bare, Side.WHITE, "1,1-1,2")).isEqualTo("It is A's turn: A moves first.");
    assertThat(sentence(play(bare, "1,1-1,2"), Side.BLACK, "1,2-1,3"))
        .isEqualTo("It is B's turn: A completed no box on move 1.");
    assertThat(explain(play(bare, "1,1-1,2"), Side.BLACK, "1,2-1,3").overlay().hints())
        .isEqualTo(Map.of(new Site(0, 1), Hint.BLOCKED));
    Position again = play(at("+-+ +\n|\n+-+ +", Side.BLACK), "1,2-2,2");
    assertThat(sentence(again, Side.WHITE, "1,2-1,3"))
        .isEqualTo("It is still A's turn: A completed a box on move 1.");
    assertThat(explain(again, Side.WHITE, "1,2-1,3").overlay().hints())
        .isEqualTo(Map.of(new Site(1, 2), Hint.BLOCKED, new Site(1, 1), Hint.TAKEN));
  }

  @Test
  void aPassAndTheEndSayTheirs() {
    assertThat(bare.explain(new Pass(Side.BLACK)).sentence())
        .isEqualTo("You can't pass in Dots and Boxes: draw a line.");
    Position over = play(at("+-+\n|\n+-+", Side.WHITE), "1,2-2,2");
    assertThat(over.explain(new Pass(Side.BLACK)).sentence())
        .isEqualTo("The game is over. Every line is drawn: A 0, B 1.");
    assertThat(at("+", Side.BLACK).explain(new Pass(Side.BLACK)).sentence())
        .isEqualTo("The game is over: this board has no lines.");
  }

  @Test
  void aCompletedBoxIsNamedAndShown() {
    Explanation one = explain(at("+-+ +\n|\n+-+ +", Side.BLACK), Side.BLACK, "1,2-2,2");
    assertThat(one.sentence()).isEqualTo("1,2-2,2 completes box 1,1-2,2, and A moves again.");
    assertThat(one.overlay().hints()).isEqualTo(Map.of(new Site(1, 1), Hint.TAKEN));
    assertThat(sentence(at("+-+-+ +\n|   |\n+-+-+ +", Side.BLACK), Side.BLACK, "1,2-2,2"))
        .isEqualTo("1,2-2,2 completes boxes 1,1-2,2 and 1,2-2,3, and A moves again.");
  }

  @Test
  void theLastBoxIsTheLast() {
    assertThat(sentence(at("+-+\n|\n+-+", Side.WHITE), Side.WHITE, "1,2-2,2"))
        .isEqualTo("1,2-2,2 completes box 1,1-2,2, the last one.");
    assertThat(sentence(at("+-+-+\n|   |\n+-+-+", Side.WHITE), Side.WHITE, "1,2-2,2"))
        .isEqualTo("1,2-2,2 completes boxes 1,1-2,2 and 1,2-2,3, the last ones.");
    assertThat(sentence(at("+ +", Side.WHITE), Side.WHITE, "1,1-1,2"))
        .isEqualTo("1,1-1,2 is the last line.");
  }

  @Test
  void theThirdLineGivesTheBoxAway() {
    Explanation gift = explain(at("+-+ +\n|\n+ + +", Side.BLACK), Side.BLACK, "2,1-2,2");
    assertThat(gift.sentence())
        .isEqualTo("2,1-2,2 is the third side of box 1,1-2,2: B can complete it.");
    assertThat(gift.overlay().hints())
        .isEqualTo(Map.of(new Site(1, 1), Hint.WEAK, new Site(1, 2), Hint.LIBERTY));
  }

  @Test
  void aChainIsGivenAwayAsAWhole() {
    String chain =
        """
        +-+-+-+ +

        +-+-+-+ +
        """;
    Explanation gift = explain(at(chain, Side.BLACK), Side.BLACK, "1,1-2,1");
    assertThat(gift.sentence())
        .isEqualTo("1,1-2,1 is the third side of box 1,1-2,2: B can complete 3 boxes in a row.");
    assertThat(gift.overlay().hints().values()).filteredOn(hint -> hint == Hint.CHAIN).hasSize(3);
    // in the middle it opens both halves
    assertThat(sentence(at(chain, Side.BLACK), Side.BLACK, "1,3-2,3"))
        .isEqualTo("1,3-2,3 is the third side of box 1,2-2,3: B can complete 3 boxes in a row.");
  }

  @Test
  void aBoxThatStandsOpenAlreadyIsNotGivenAndNotDenied() {
    Explanation one = explain(at("+-+ + +\n|\n+-+ + +", Side.BLACK), Side.BLACK, "1,3-1,4");
    assertThat(one.sentence())
        .isEqualTo("1,3-1,4 opens no new box, but B can still complete box 1,1-2,2.");
    assertThat(one.overlay().hints())
        .isEqualTo(Map.of(new Site(1, 1), Hint.WEAK, new Site(1, 2), Hint.LIBERTY));
    String two = "+-+ + +-+\n|       |\n+-+ + +-+";
    assertThat(sentence(at(two, Side.BLACK), Side.BLACK, "1,3-2,3"))
        .isEqualTo("1,3-2,3 opens no new box, but B can still complete 2 boxes.");
  }

  @Test
  void theSecondLineGivesNothing() {
    assertThat(sentence(at("+-+ +\n\n+ + +", Side.BLACK), Side.BLACK, "2,1-2,2"))
        .isEqualTo("2,1-2,2 is a safe line.");
    String owned = "+-+ +\n|A|\n+-+ +\n\n+ + +";
    assertThat(sentence(at(owned, Side.BLACK), Side.BLACK, "3,2-3,3"))
        .as("boxes are spoken of once one is taken")
        .isEqualTo("3,2-3,3 completes no box and opens none for B.");
  }
}
