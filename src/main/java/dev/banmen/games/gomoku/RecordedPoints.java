package dev.banmen.games.gomoku;

import dev.banmen.game.Notation;
import dev.banmen.game.Site;
import dev.banmen.game.record.Coordinates;
import java.util.Optional;

/**
 * Points as records write them: two letters, column and row from the top left, as in Go (SGF FF[4]
 * leaves the points of {@code GM[4]} to the programs). Players' names, {@code H8}, are read too.
 * Immutable.
 */
final class RecordedPoints implements Notation {
  private static final int LETTERS = 26;

  private final Notation players;

  /** Creates the notation of records beside that of players. */
  RecordedPoints(Notation players) {
    this.players = players;
  }

  @Override
  public String name(Site site) {
    String column = column(site.col());
    String row = row(site.row());
    return column.isEmpty() || row.isEmpty() ? new Coordinates(1).name(site) : column + row;
  }

  @Override
  public Optional<Site> parse(String name) {
    boolean isPair = name.length() == 2 && isLetter(name.charAt(0)) && isLetter(name.charAt(1));
    return isPair
        ? Optional.of(new Site(name.charAt(1) - 'a', name.charAt(0) - 'a'))
        : players.parse(name);
  }

  private static boolean isLetter(char c) {
    return c >= 'a' && c <= 'z';
  }

  @Override
  public String row(int row) {
    return letter(row);
  }

  @Override
  public String column(int col) {
    return letter(col);
  }

  private static String letter(int number) {
    boolean hasLetter = number >= 0 && number < LETTERS;
    return hasLetter ? Character.toString((char) ('a' + number)) : "";
  }
}
