package dev.banmen.laws;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonParser;
import dev.banmen.catalog.Catalog;
import dev.banmen.game.Family;
import dev.banmen.game.Game;
import dev.banmen.proof.SharedData;
import java.io.IOException;
import java.nio.file.Files;

/**
 * Data from outside the project, without which tests are skipped: shared data, and future games.
 */
final class Outside {
  private Outside() {}

  /** JSON from the shared data. */
  static JsonElement json(String name) throws IOException {
    return JsonParser.parseString(Files.readString(SharedData.file(name)));
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
