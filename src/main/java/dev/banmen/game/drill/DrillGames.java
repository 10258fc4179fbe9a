package dev.banmen.game.drill;

import dev.banmen.game.Board;
import dev.banmen.game.Family;
import dev.banmen.game.Game;
import dev.banmen.game.Notation;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Reads the games that drills take their positions from: one a line, its options such as {@code
 * size=9}, then the names of its moves, all with a blank between. Stateless.
 */
public final class DrillGames {
  private DrillGames() {}

  /**
   * Returns positions out of the games of a resource beside a class, which is read when needed.
   *
   * @param chosen options of every game of it
   */
  public static GamePositions read(
      Family family, Map<String, String> chosen, Class<?> anchor, String resource) {
    return GamePositions.of(() -> games(family, chosen, anchor, resource));
  }

  private static List<GamePositions.SourceGame> games(
      Family family, Map<String, String> chosen, Class<?> anchor, String resource) {
    Map<String, Game> games = new TreeMap<>();
    List<GamePositions.SourceGame> played = new ArrayList<>();
    try (InputStream in = anchor.getResourceAsStream(resource);
        BufferedReader lines =
            new BufferedReader(new InputStreamReader(in, StandardCharsets.US_ASCII))) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        int blank = line.indexOf(' ');
        String options = line.substring(0, blank);
        Game game = games.computeIfAbsent(options, any -> game(family, chosen, any));
        played.add(new GamePositions.SourceGame(game, sites(game, line.substring(blank + 1))));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return played;
  }

  private static Game game(Family family, Map<String, String> chosen, String option) {
    Map<String, String> all = new TreeMap<>(chosen);
    int sign = option.indexOf('=');
    all.put(option.substring(0, sign), option.substring(sign + 1));
    return family.game(all);
  }

  private static List<Integer> sites(Game game, String names) {
    Notation notation = game.notation();
    return Stream.of(names.split(" "))
        .map(name -> notation.isPass(name) ? Board.PASS : notation.index(name, game.lattice()))
        .toList();
  }
}
