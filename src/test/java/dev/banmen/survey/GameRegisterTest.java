package dev.banmen.survey;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Family;
import dev.banmen.game.record.Property;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.RecordTree.TreeBuilder;
import dev.banmen.game.record.Recording;
import dev.banmen.game.record.Recording.RefusalPolicy;
import dev.banmen.laws.GameCases;
import dev.banmen.storage.FileStamp;
import dev.banmen.survey.GameQuery.Holds;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A register of games answers as reading them does, or says that they must be read. */
class GameRegisterTest {
  private static final String ABOUT = "games";
  private static final List<String> TEXTS =
      List.of("", "Ann Lee", "Ånn", "贝克", "LEE", "ΟΔΟΣ", "x", "a ladder", "梯子不好", "1.5", "9p", "2");

  static List<Family> families() {
    return Catalog.ALL.families();
  }

  private static String text(SplittableRandom random) {
    String text = TEXTS.get(random.nextInt(TEXTS.size()));
    return random.nextInt(20) == 0 ? text + " and more".repeat(60) : text;
  }

  private static Recording game(Family family, SplittableRandom random) {
    List<String> small = GameCases.of(family).smallOptions();
    Map<String, String> chosen = GameCases.options(small.get(random.nextInt(small.size())));
    List<Property> root = new ArrayList<>();
    for (String id : GameFacts.IDS) {
      if (random.nextInt(3) == 0) {
        root.add(Property.of(id, text(random)));
      }
    }
    root.add(Property.of("RE", List.of("", "B+1", "W+R", "0", "?").get(random.nextInt(5))));
    root.add(Property.of("DT", Integer.toString(1950 + random.nextInt(50))));
    TreeBuilder builder = new TreeBuilder();
    builder.add(RecordTree.NONE, root, 0, 0);
    for (int node = 0; node < random.nextInt(4); node++) {
      List<Property> said = new ArrayList<>();
      if (random.nextBoolean()) {
        said.add(Property.of(random.nextBoolean() ? "C" : "N", text(random)));
      }
      said.add(Property.of("B", ""));
      builder.add(random.nextInt(node + 1), said, 0, 0);
    }
    RefusalPolicy policy = RefusalPolicy.values()[random.nextInt(4)];
    return new Recording(family.id(), chosen, family.game(chosen).start(), policy, builder.tree());
  }

  private static String word(SplittableRandom random) {
    String text = TEXTS.get(random.nextInt(TEXTS.size()));
    int from = random.nextInt(text.length() + 1);
    String part = text.substring(from, from + random.nextInt(text.length() - from + 1));
    String value =
        switch (random.nextInt(4)) {
          case 0 -> part;
          case 1 -> Integer.toString(random.nextInt(20));
          case 2 -> "195" + random.nextInt(10) + "..1960";
          default -> List.of("b", "w", "draw", "go", "9").get(random.nextInt(5));
        };
    List<String> fields =
        GameQuery.fields().stream()
            .filter(field -> !List.of("pos", "pattern", "not", "opening").contains(field))
            .toList();
    String field = random.nextInt(4) == 0 ? "" : fields.get(random.nextInt(fields.size())) + ":";
    return (random.nextInt(5) == 0 ? "not:" : "") + field + value;
  }

  private static Optional<GameQuery> query(SplittableRandom random) {
    List<String> words = new ArrayList<>();
    for (int i = random.nextInt(1, 4); i > 0; i--) {
      words.add(word(random));
    }
    try {
      return Optional.of(
          GameQuery.of(
              words,
              Catalog.ALL,
              (file, game) -> {
                throw new QueryFault(file, "none");
              }));
    } catch (QueryFault fault) {
      return Optional.empty();
    }
  }

  private static byte[] written(List<Recording> games) throws IOException {
    GameRegisterWriter writer = new GameRegisterWriter(ABOUT);
    for (int i = 0; i < games.size(); i += 3) {
      List<GameFacts> facts =
          games.subList(i, Math.min(games.size(), i + 3)).stream().map(GameFacts::of).toList();
      writer.add("file" + i, new FileStamp(i, i), facts);
    }
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    writer.writeTo(out);
    return out.toByteArray();
  }

  private static Optional<GameRegister> read(byte[] bytes) {
    return GameRegister.of(ByteBuffer.wrap(bytes), ABOUT);
  }

  private static List<GameFacts> facts(GameRegister register, int games) {
    List<GameFacts> all = new ArrayList<>();
    for (int i = 0; i < games; i += 3) {
      all.addAll(register.games(register.file("file" + i, new FileStamp(i, i)).orElseThrow()));
    }
    return all;
  }

  private static void check(Family family, int questions) throws IOException {
    SplittableRandom random = new SplittableRandom(43);
    Map<Holds, Integer> seen = new HashMap<>();
    for (int asked = 0; asked < questions; ) {
      List<Recording> games = new ArrayList<>();
      for (int i = 0; i < 10; i++) {
        games.add(game(family, random));
      }
      List<GameFacts> facts = facts(read(written(games)).orElseThrow(), games.size());
      for (int i = 0; i < 30; i++) {
        Optional<GameQuery> query = query(random);
        if (query.isPresent()) {
          asked++;
          games.forEach(
              game -> {
                GameFacts known = facts.get(games.indexOf(game));
                seen.merge(check(query.get(), game, known), 1, Integer::sum);
                assertThat(query.get().holds(GameFacts.of(game)))
                    .isEqualTo(
                        query.get().holds(known) == Holds.UNKNOWN
                            ? query.get().holds(GameFacts.of(game))
                            : query.get().holds(known));
              });
        }
      }
    }
    assertThat(seen.keySet()).containsExactlyInAnyOrder(Holds.values());
    assertThat(seen.get(Holds.UNKNOWN)).isLessThan(seen.get(Holds.NO) / 4);
  }

  private static Holds check(GameQuery query, Recording game, GameFacts facts) {
    Holds holds = query.holds(facts);
    if (holds == Holds.YES) {
      assertThat(query.found("a", 1, game)).contains(FoundGame.of("a", 1, facts));
    } else if (holds == Holds.NO) {
      assertThat(query.found("a", 1, game)).isEmpty();
    }
    return holds;
  }

  @ParameterizedTest
  @MethodSource("families")
  void answersAreThoseOfReading(Family family) throws IOException {
    check(family, 300);
  }

  @ParameterizedTest
  @MethodSource("families")
  @Tag("thorough")
  void manyAnswersAreThoseOfReading(Family family) throws IOException {
    check(family, 10_000);
  }

  @Test
  void aDamagedOrForeignOneIsNone() throws IOException {
    SplittableRandom random = new SplittableRandom(1);
    byte[] good = written(List.of(game(families().get(0), random)));
    assertThat(read(good)).isPresent();
    assertThat(GameRegister.of(ByteBuffer.wrap(good), "others")).isEmpty();
    for (int i = 0; i < 300; i++) {
      byte[] bad = good.clone();
      bad[random.nextInt(bad.length)] ^= (byte) (1 << random.nextInt(8));
      assertThat(read(bad)).isEmpty();
      assertThat(read(Arrays.copyOf(good, random.nextInt(good.length)))).isEmpty();
    }
  }

  @Test
  void whatAFileChoosesThatCannotBeWrittenIsLeftOut() throws IOException {
    Recording game = game(families().get(0), new SplittableRandom(1));
    Recording strange =
        new Recording(
            game.family(), Map.of("a\nb", "c\r"), game.start(), game.refusalPolicy(), game.tree());
    GameRegister register = read(written(List.of(strange))).orElseThrow();
    assertThat(register.files()).isEmpty();
  }
}
