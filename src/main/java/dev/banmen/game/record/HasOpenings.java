package dev.banmen.game.record;

import dev.banmen.game.Notation;
import dev.banmen.game.Site;
import dev.banmen.game.Vocabulary;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** A game whose openings have names. */
public interface HasOpenings {
  /** The openings that have a name: no two lead to the same position, turned and mirrored. */
  List<NamedOpening> openings();

  /**
   * The first moves of a game, and their name. Immutable.
   *
   * @param name in the game's language
   * @param original the same in all languages
   * @param moves from the start, by the sides in turn, none of them a pass
   */
  record NamedOpening(String name, String original, List<Site> moves) {
    public NamedOpening {
      moves = List.copyOf(moves);
    }
  }

  /**
   * Reads {@code openings.txt} beside a class: on each line the names of the moves with blanks
   * between, a colon, a blank and the opening's name. A word {@code opening.<name>}, in small
   * letters and with a {@code -} for a blank, is what a language calls it.
   */
  static List<NamedOpening> read(Class<?> anchor, Vocabulary words, Notation notation) {
    try (InputStream in = anchor.getResourceAsStream("openings.txt");
        BufferedReader lines =
            new BufferedReader(new InputStreamReader(in, StandardCharsets.US_ASCII))) {
      return lines.lines().map(line -> opening(line, words, notation)).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static NamedOpening opening(String line, Vocabulary words, Notation notation) {
    int colon = line.indexOf(": ");
    String name = line.substring(colon + 2);
    String key = "opening." + name.toLowerCase(Locale.ROOT).replace(' ', '-');
    Stream<Site> moves =
        Stream.of(line.substring(0, colon).split(" "))
            .map(move -> notation.parse(move).orElseThrow());
    return new NamedOpening(words.has(key) ? words.text(key) : name, name, moves.toList());
  }
}
