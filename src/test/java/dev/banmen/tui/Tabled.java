package dev.banmen.tui;

import dev.banmen.game.record.Archive;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Note;
import dev.banmen.game.record.Recording;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** An archive of which only what a table tells was made up; its games are all alike. */
public record Tabled(List<Summary> games) implements Archive {
  /** A few games that have something in common. */
  public static Tabled few() {
    return new Tabled(
        List.of(
            new Summary(
                "Honinbo Shusaku", "Gennan Inseki", "Ear-reddening", "1846-09-11", "B+2", 325),
            new Summary(
                "\u67ef\u6d01", "AlphaGo", "Future of Go Summit", "2017-05-23", "W+0.5", 289),
            new Summary(
                "AlphaGo", "Lee Sedol", "Google DeepMind Challenge", "2016-03-13", "W+R", 180),
            new Summary(
                "Lee Sedol", "AlphaGo", "Google DeepMind Challenge", "2016-03-10", "W+R", 211),
            new Summary("", "", "", "", "", 0),
            new Summary("zen\u001b[2J", "Ann", "club", "2001", "B+12.5", 99)));
  }

  /** So many games, of many players. */
  public static Tabled many(int count) {
    return new Tabled(
        java.util.stream.IntStream.range(0, count)
            .mapToObj(
                i ->
                    new Summary(
                        "Player " + i * 7919 % 4001,
                        "Player " + i * 104729 % 3989,
                        "Event " + i % 997,
                        Integer.toString(1950 + i % 70),
                        (i % 2 == 0 ? "B+" : "W+") + i % 41,
                        i % 300))
            .toList());
  }

  @Override
  public int size() {
    return games.size();
  }

  @Override
  public Summary summary(int game) {
    return games.get(game);
  }

  @Override
  public Recording game(int game, Consumer<Note> notes) throws InputFault {
    return new Scribe("go", Map.of("size", "9"))
        .notes("PB", games.get(game).black())
        .plays("B A1")
        .recording();
  }
}
