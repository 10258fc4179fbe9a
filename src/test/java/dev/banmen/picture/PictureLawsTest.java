package dev.banmen.picture;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.banmen.game.Board;
import dev.banmen.game.Explanation;
import dev.banmen.game.Family;
import dev.banmen.game.Game;
import dev.banmen.game.Lattice;
import dev.banmen.game.Mark;
import dev.banmen.game.Move;
import dev.banmen.game.Notation;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.Verdict;
import dev.banmen.game.record.Property;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recordable;
import dev.banmen.game.record.Recording;
import dev.banmen.laws.GameCases;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Pictures of random games show what happened, including refused moves and passes. */
class PictureLawsTest {
  private static final int MOVES = 60;

  static Stream<Family> families() {
    return Made.GAMES.families().stream();
  }

  /** A random game, with the position after each of its moves. */
  private record Play(Recording recording, List<Position> positions, List<Move> moves) {}

  private static Play play(Family family, long seed) {
    List<String> small = GameCases.of(family).smallOptions();
    Map<String, String> chosen = GameCases.options(small.get((int) (seed % small.size())));
    Game game = family.game(chosen);
    Random random = new Random(seed);
    RecordTree tree = RecordTree.of(List.of());
    List<Position> positions = new ArrayList<>(List.of(Position.start(game)));
    List<Move> moves = new ArrayList<>();
    for (int i = 0; i < MOVES; i++) {
      Position now = positions.get(i);
      Move move = move(now, random);
      Verdict verdict = now.play(move);
      moves.add(move);
      positions.add(verdict instanceof Played played ? played.after() : now);
      String id = move.side() == Side.BLACK ? "B" : "W";
      tree = tree.grown(tree.size() - 1, List.of(Property.of(id, written(game, move))));
    }
    return new Play(
        new Recording(family.id(), chosen, game.start(), Recording.RefusalPolicy.TRIED, tree),
        positions,
        moves);
  }

  private static String written(Game game, Move move) {
    return move instanceof Place place ? Recordable.notation(game).name(place.site()) : "";
  }

  private static Move move(Position now, Random random) {
    Side side = now.toMove().orElse(Side.WHITE);
    int site = random.nextInt(now.lattice().size());
    return switch (random.nextInt(10)) {
      case 0 -> new Pass(side);
      case 1 -> new Place(side.opponent(), now.lattice().site(site));
      default -> new Place(side, now.lattice().site(site));
    };
  }

  private static List<String> texts(JsonElement array) {
    return array.getAsJsonArray().asList().stream().map(JsonElement::getAsString).toList();
  }

  @ParameterizedTest
  @MethodSource("families")
  void jsonSaysWhatTheRulesSayAtEachMove(Family family) {
    for (long seed = 1; seed <= 4; seed++) {
      Play play = play(family, seed);
      for (int move = 0; move <= MOVES; move++) {
        Position position = play.positions().get(move);
        Diagram diagram = Diagram.of(play.recording(), Made.GAMES, move);
        JsonObject json = JsonParser.parseString(PictureTexts.json(diagram)).getAsJsonObject();
        assertThat(json.keySet())
            .containsExactly(
                "game",
                "rules",
                "rows",
                "cols",
                "move",
                "toMove",
                "score",
                "captured",
                "board",
                "legal",
                "last",
                "comment");
        assertThat(json.get("move").getAsInt()).isEqualTo(move);
        assertThat(texts(json.get("board"))).isEqualTo(Rows.of(position));
        assertSides(json, position);
        assertThat(texts(json.get("legal"))).isEqualTo(legal(position));
        if (move == 0) {
          assertThat(json.get("last").isJsonNull()).isTrue();
        } else {
          assertLast(json.getAsJsonObject("last"), play, move);
        }
      }
    }
  }

  private static void assertSides(JsonObject json, Position position) {
    JsonObject score = json.getAsJsonObject("score");
    assertThat(score.get("black").getAsDouble()).isEqualTo(position.score().black());
    assertThat(score.get("white").getAsDouble()).isEqualTo(position.score().white());
    JsonObject captured = json.getAsJsonObject("captured");
    assertThat(captured.get("black").getAsInt()).isEqualTo(position.captures(Side.BLACK));
    assertThat(captured.get("white").getAsInt()).isEqualTo(position.captures(Side.WHITE));
    String toMove = json.get("toMove").isJsonNull() ? "" : json.get("toMove").getAsString();
    assertThat(toMove)
        .isEqualTo(position.toMove().map(s -> s == Side.BLACK ? "black" : "white").orElse(""));
  }

  /** By trying each site in reading order, and a pass. */
  private static List<String> legal(Position position) {
    List<String> legal = new ArrayList<>();
    if (position.toMove().isEmpty()) {
      return legal;
    }
    Side side = position.toMove().get();
    Notation notation = position.game().notation();
    for (int i = 0; i < position.lattice().size(); i++) {
      Place place = new Place(side, position.lattice().site(i));
      if (position.play(place) instanceof Played) {
        legal.add(notation.name(place));
      }
    }
    if (position.play(new Pass(side)) instanceof Played) {
      legal.add("pass");
    }
    return legal;
  }

  private static void assertLast(JsonObject last, Play play, int number) {
    Position before = play.positions().get(number - 1);
    Position after = play.positions().get(number);
    Move move = play.moves().get(number - 1);
    assertThat(last.get("side").getAsString())
        .isEqualTo(move.side() == Side.BLACK ? "black" : "white");
    assertThat(last.get("move").getAsString()).isEqualTo(after.game().notation().name(move));
    if (before.play(move) instanceof Played) {
      assertThat(last.has("miss")).isFalse();
      assertThat(replayed(before, texts(last.get("changes")))).isEqualTo(marks(after));
    } else {
      assertThat(last.keySet()).containsExactly("side", "move", "miss");
      JsonObject miss = last.getAsJsonObject("miss");
      assertThat(miss.get("code").getAsInt()).isEqualTo(before.miss(move).orElseThrow().number());
      assertThat(miss.get("name").getAsString()).isEqualTo(before.miss(move).orElseThrow().title());
      assertThat(miss.get("sentence").getAsString()).isEqualTo(why(play, number).sentence());
    }
  }

  /** The explanation of a refused step, with plays numbered by their steps. */
  private static Explanation why(Play play, int number) {
    List<Integer> numbers = new ArrayList<>(List.of(0));
    for (int step = 1; step < number; step++) {
      if (play.positions().get(step) != play.positions().get(step - 1)) {
        numbers.add(step);
      }
    }
    Game game = play.positions().get(0).game();
    Board board = play.positions().get(number - 1).board();
    Move move = play.moves().get(number - 1);
    String written = Recordable.notation(game).name(move);
    return Position.explanation(game, game.start(), board, numbers::get, move, written);
  }

  private static Map<Site, Mark> marks(Position position) {
    Map<Site, Mark> marks = new HashMap<>();
    Lattice lattice = position.lattice();
    for (int i = 0; i < lattice.size(); i++) {
      marks.put(lattice.site(i), position.at(lattice.site(i)));
    }
    return marks;
  }

  /** A board after changes such as {@code D4+b} and {@code E4-w}. */
  private static Map<Site, Mark> replayed(Position before, List<String> changes) {
    Map<Site, Mark> marks = marks(before);
    for (String change : changes) {
      int sign = change.length() - 2;
      Site site = before.game().notation().parse(change.substring(0, sign)).orElseThrow();
      Mark mark = change.endsWith("b") ? Mark.BLACK : Mark.WHITE;
      if (change.charAt(sign) == '-') {
        assertThat(marks.put(site, Mark.EMPTY)).as(change).isEqualTo(mark);
      } else {
        assertThat(marks.put(site, mark)).as(change).isEqualTo(Mark.EMPTY);
      }
    }
    return marks;
  }

  @ParameterizedTest
  @MethodSource("families")
  void rowsHaveOneCharacterASite(Family family) {
    for (Position position : play(family, 7).positions()) {
      Lattice lattice = position.lattice();
      List<String> rows = Rows.of(position);
      assertThat(rows).hasSize(lattice.rows());
      for (int i = 0; i < lattice.size(); i++) {
        Site site = lattice.site(i);
        char c = rows.get(site.row()).charAt(site.col());
        boolean isBlack = "BA|-".indexOf(c) >= 0;
        assertThat(rows.get(site.row())).hasSize(lattice.cols());
        switch (position.at(site)) {
          case BLACK -> assertThat(isBlack).isTrue();
          case WHITE -> assertThat("WB|-").contains(String.valueOf(c));
          case FIXTURE -> assertThat(c).isEqualTo('+');
          case EMPTY -> assertThat(" .-").contains(String.valueOf(c));
        }
      }
    }
  }
}
