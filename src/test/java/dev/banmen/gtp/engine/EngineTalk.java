package dev.banmen.gtp.engine;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.record.Recording;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Talks to an engine of level 1 that has one recording in every file, or none. */
final class EngineTalk {
  private EngineTalk() {}

  /** Sends each line, and returns the answers without the empty lines behind them. */
  static List<String> answers(String game, Map<String, String> set, String... lines) {
    return answers(game, set, file -> missing(), lines);
  }

  static List<String> answers(
      String game, Map<String, String> set, GameLoader loader, String... lines) {
    String text = output(game, set, loader, String.join("\n", lines));
    List<String> answers = new ArrayList<>(List.of(text.split("\n\n", -1)));
    answers.remove(answers.size() - 1);
    return answers;
  }

  /** Sends a text, each of whose characters is a byte. */
  static String output(String game, Map<String, String> set, GameLoader loader, String text) {
    Engine engine =
        new Engine(
            Catalog.ALL.find(game).orElseThrow(),
            set,
            new EngineLevel(Optional.of(1), 1, 10_000),
            loader,
            "1.2.3");
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try {
      engine.run(new ByteArrayInputStream(text.getBytes(ISO_8859_1)), out);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
    return out.toString(UTF_8);
  }

  static Recording missing() throws GameLoader.NotLoaded {
    throw new GameLoader.NotLoaded(null);
  }
}
