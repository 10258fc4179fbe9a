package dev.banmen.laws;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import dev.banmen.game.Board;
import dev.banmen.game.Game;
import dev.banmen.game.Mark;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.laws.ReferenceGo.Rules;
import dev.banmen.laws.ReferenceGo.SlowKo;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;

/**
 * Sending two returning one, triple ko, suicide ko, each under its ko rule: KataGo's tests of
 * rules, where an "illegal" step lists every point refused as a repetition.
 */
class SuperkoCasesTest {
  private static final String CASES = "go/katago_superko_cases.json";

  /** One case: its rules, its board, and the answer to each step. */
  private record SuperkoCase(JsonObject json) {
    int rows() {
      return json.get("h").getAsInt();
    }

    int cols() {
      return json.get("w").getAsInt();
    }

    SlowKo ko() {
      return json.get("rule").getAsString().equals("PSK") ? SlowKo.POSITIONAL : SlowKo.SITUATIONAL;
    }

    boolean suicide() {
      return json.get("suicide").getAsBoolean();
    }

    List<JsonArray> steps() {
      return elements(json.getAsJsonArray("steps")).map(JsonElement::getAsJsonArray).toList();
    }

    ModelStones stones(String name) {
      String diagram =
          elements(json.getAsJsonArray(name))
              .map(JsonElement::getAsString)
              .collect(Collectors.joining("\n"));
      return ModelStones.of(diagram.replace('X', 'B').replace('O', 'W'));
    }

    Side first() {
      return side(steps().get(0));
    }

    Side side(JsonArray step) {
      return step.get(1).getAsString().equals("X") ? Side.BLACK : Side.WHITE;
    }

    int site(JsonElement point) {
      if (point.isJsonPrimitive()) {
        return Board.PASS;
      }
      JsonArray xy = point.getAsJsonArray();
      return xy.get(1).getAsInt() * cols() + xy.get(0).getAsInt();
    }

    Set<Integer> sites(JsonArray step) {
      return elements(step.get(2).getAsJsonArray())
          .map(this::site)
          .collect(Collectors.toCollection(TreeSet::new));
    }

    @Override
    public String toString() {
      return json.get("name").getAsString() + " " + ko();
    }
  }

  private static java.util.stream.Stream<JsonElement> elements(JsonArray array) {
    return StreamSupport.stream(array.spliterator(), false);
  }

  private static List<SuperkoCase> cases() throws IOException {
    return elements(Outside.json(CASES).getAsJsonArray())
        .map(json -> new SuperkoCase(json.getAsJsonObject()))
        .toList();
  }

  @Test
  void theReferenceRefusesExactlyTheRepetitions() throws IOException {
    for (SuperkoCase one : cases()) {
      Rules rules = new Rules(one.ko(), one.suicide(), false, false, 0);
      Reference go = ReferenceGo.of(rules, one.stones("board"), one.first());
      for (JsonArray step : one.steps()) {
        switch (step.get(0).getAsString()) {
          case "move" -> {
            int site = one.site(step.get(2));
            assertThat(go.miss(one.side(step), site)).as("%s %s", one, step).isZero();
            go = go.after(one.side(step), site);
          }
          case "force" -> go = go.after(one.side(step), one.site(step.get(2)));
          case "illegal" -> {
            Reference now = go;
            assertThat(repetitions(one, site -> now.miss(one.side(step), site)))
                .as("%s %s", one, step)
                .isEqualTo(one.sites(step));
          }
          default -> assertThat(step.get(0).getAsString()).isEqualTo("text");
        }
      }
      assertThat(((ReferenceGo) go).stones()).as("%s", one).isEqualTo(one.stones("final"));
    }
  }

  @Test
  void theGameRefusesExactlyTheRepetitions() throws IOException {
    for (SuperkoCase one : cases()) {
      Board board = board(one);
      for (JsonArray step : one.steps()) {
        if (!follow(one, board, step)) {
          break;
        }
      }
    }
  }

  /** Takes a step; false where a forced one is refused, from which no board can go on. */
  private static boolean follow(SuperkoCase one, Board board, JsonArray step) {
    switch (step.get(0).getAsString()) {
      case "move" ->
          assertThat(board.play(one.side(step), one.site(step.get(2))))
              .as("%s %s", one, step)
              .isZero();
      case "force" -> {
        return board.play(one.side(step), one.site(step.get(2))) == 0;
      }
      case "illegal" ->
          assertThat(repetitions(one, site -> board.check(one.side(step), site)))
              .as("%s %s", one, step)
              .isEqualTo(one.sites(step));
      default -> assertThat(step.get(0).getAsString()).isEqualTo("text");
    }
    return true;
  }

  private static Set<Integer> repetitions(
      SuperkoCase one, java.util.function.IntUnaryOperator miss) {
    Set<Integer> sites = new TreeSet<>();
    for (int site = 0; site < one.rows() * one.cols(); site++) {
      if (miss.applyAsInt(site) == 3) {
        sites.add(site);
      }
    }
    return sites;
  }

  private static Board board(SuperkoCase one) {
    String ko = one.ko() == SlowKo.POSITIONAL ? "positional" : "situational";
    String suicide = one.suicide() ? "allowed" : "forbidden";
    Game game =
        Outside.game(
            "go", "size=%dx%d ko=%s suicide=%s".formatted(one.rows(), one.cols(), ko, suicide));
    Map<Site, Mark> marks = new HashMap<>();
    ModelStones stones = one.stones("board");
    for (int site = 0; site < game.lattice().size(); site++) {
      marks.put(game.lattice().site(site), stones.mark(site));
    }
    return game.newBoard(new Setup(marks, Optional.of(one.first())));
  }
}
