package dev.banmen.laws;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonParser;
import dev.banmen.catalog.Catalog;
import dev.banmen.game.Family;
import dev.banmen.game.Game;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** What tests take from outside the project, and skip without: shared data, and games to come. */
final class Outside {
  private Outside() {}

  /** JSON from the shared data, in {@code $BANMEN_SHARED/data} or {@code ../shared/data}. */
  static JsonElement json(String name) throws IOException {
    String shared = System.getenv().getOrDefault("BANMEN_SHARED", "../shared");
    Path file = Path.of(shared, "data").resolve(name);
    assumeTrue(Files.exists(file), () -> "no " + file + ": set BANMEN_SHARED to run this test");
    return JsonParser.parseString(Files.readString(file));
  }

  /** The game of this family with options as on the command line. */
  static Game game(String family, String options) {
    return Subjects.of(family(family), options).game();
  }

  static Family family(String id) {
    assumeTrue(Catalog.ALL.find(id).isPresent(), () -> id + " is not registered");
    return Catalog.ALL.find(id).orElseThrow();
  }
}
