package dev.banmen.hex;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.app.Visitor;
import dev.banmen.game.Board;
import dev.banmen.game.Game;
import dev.banmen.game.Games;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import dev.banmen.game.record.Property;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recording;
import dev.banmen.picture.Diagram;
import dev.banmen.picture.SvgPicture;
import dev.banmen.picture.SvgStyle;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Terms;
import dev.banmen.session.text.SavedGameText;
import dev.banmen.shell.CollectedLines;
import dev.banmen.shell.line.Shell;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class HexTest {
  private static final Games GAMES = new Games(List.of(new HexFamily()));

  private final List<String> heard = new ArrayList<>();

  private LiveSession played(String... lines) throws Exception {
    Visitor visitor = new Visitor(GAMES);
    LiveSession live = visitor.begin(Terms.of("hex", Map.of("size", "3")));
    Shell shell = new Shell(visitor, new CollectedLines(heard));
    shell.begin(live);
    heard.clear();
    Deque<String> typed = new ArrayDeque<>(List.of(lines));
    shell.run(() -> Optional.ofNullable(typed.poll()));
    return live;
  }

  @Test
  void aSwapIsASwapInAPictureToo() throws Exception {
    RecordTree tree = RecordTree.of(List.of());
    for (Property move :
        List.of(Property.of("B", "(1,2)"), Property.of("W", "swap"), Property.of("B", "(3,3)"))) {
      tree = tree.grown(tree.size() - 1, List.of(move));
    }
    Game hex = new HexFamily().game(Map.of("size", "3"));
    Recording recording =
        new Recording("hex", Map.of("size", "3"), hex.start(), Recording.RefusalPolicy.TRIED, tree);
    Optional<SvgPicture.NumberRange> all = Optional.of(new SvgPicture.NumberRange(1, 3));
    assertThat(SvgPicture.of(Diagram.of(recording, GAMES, 3), GAMES, SvgStyle.PLAIN, all))
        .contains("2 swap")
        .doesNotContain("pass");
    assertThat(
            SvgPicture.of(Diagram.of(recording, GAMES, 2), GAMES, SvgStyle.PLAIN, Optional.empty()))
        .contains("White swaps sides");
  }

  @Test
  void aSwapIsTypedAndSpokenOfAsASwap() throws Exception {
    LiveSession live = played("(1,2)", "legal", "swap", "last", "moves", "undo");
    assertThat(live.now().position().ply()).isEqualTo(1);
    assertThat(heard.get(1)).contains("swap").doesNotContain("pass");
    assertThat(heard.get(2))
        .isEqualTo(
            "White swaps sides. White takes the first stone over: (1,2) and (2,1). Black to move.");
    assertThat(heard.get(3)).startsWith("Move 2. White swaps sides.");
    assertThat(heard).noneMatch(line -> line.contains("pass"));
  }

  @Test
  void aSwapIsKeptAsASwapAndReadAgain() throws Exception {
    LiveSession live = played("(1,2)", "swap", "(3,3)");
    String text = SavedGameText.of(live.now(), 0);
    assertThat(text).contains("W swap").doesNotContain("pass");
    assertThat(SavedGameText.read(text, GAMES).session().position().board().hash())
        .isEqualTo(live.now().position().board().hash());
  }

  @Test
  void whatHexDoesNotNameHasTheNamesOfAllGames() {
    Game game = new HexFamily().game(Map.of());
    assertThat(game.words().name(HexMiss.OFF_BOARD)).isEqualTo("off the board");
    assertThat(game.words().name(HexMiss.NO_SWAP)).isEqualTo("no swap");
  }

  @Test
  void topAndBottomAreJoinedByBlack() {
    Board board = new HexFamily().game(Map.of("size", "2")).newBoard(Setup.EMPTY);
    assertThat(board.play(Side.BLACK, 1)).isZero();
    assertThat(board.play(Side.WHITE, 0)).isZero();
    assertThat(board.play(Side.BLACK, 2)).isZero();
    assertThat(board.outcome()).isPresent();
  }
}
