package dev.banmen.games.gomoku;

import dev.banmen.game.Game;
import dev.banmen.game.Place;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Recorded;
import dev.banmen.game.record.Tokens;
import dev.banmen.game.record.Transcript;
import dev.banmen.text.Phrase;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads games on 15x15 as their moves, {@code h8h9i8g7j8j9}, one on each line, Black first; with
 * blanks or commas or without, numbers and a point before a move say nothing. A file whose moves
 * all fit on 8x8 is none: Othello is written the same way. Immutable.
 *
 * @param game by these rules on the board of the usual size
 */
record GomokuTranscript(Game game) implements Transcript {
  private static final int OTHELLO = 8;
  private static final Pattern MOVE =
      Pattern.compile("\\G(?:[,;]|-(?=[A-Oa-o]))?(?:[0-9]{1,3}\\.)?([A-Oa-o][0-9]{1,2})?");

  @Override
  public String name() {
    return "moves";
  }

  @Override
  public List<Recorded> read(Tokens in) throws InputFault, IOException {
    List<Recorded> games = new ArrayList<>();
    List<Recorded.RecordedStep> steps = new ArrayList<>();
    boolean isBeyondOthello = false;
    long line = 0;
    in.need(moves());
    do {
      if (in.line() != line && !steps.isEmpty()) {
        games.add(new Recorded(Map.of(), Setup.EMPTY, steps));
        steps = new ArrayList<>();
      }
      line = in.line();
      for (Site site : sites(in)) {
        isBeyondOthello |= site.col() >= OTHELLO || game.lattice().rows() - site.row() > OTHELLO;
        Side side = steps.size() % 2 == 0 ? Side.BLACK : Side.WHITE;
        steps.add(new Recorded.RecordedStep(new Place(side, site), line));
      }
    } while (in.next());
    games.add(new Recorded(Map.of(), Setup.EMPTY, steps));
    if (!isBeyondOthello) {
      throw in.found(moves());
    }
    return games;
  }

  private Phrase moves() {
    return Phrase.beside(GomokuTranscript.class, "input.moves");
  }

  /** The points that the current word names, in order; none if it is a number. */
  private List<Site> sites(Tokens in) throws InputFault {
    StringBuilder word = new StringBuilder();
    for (int i = 0; i < in.length(); i++) {
      word.append((char) in.at(i));
    }
    List<Site> sites = new ArrayList<>();
    Matcher moves = MOVE.matcher(word);
    int end = 0;
    while (moves.find() && moves.end() > end) {
      end = moves.end();
      if (moves.group(1) != null) {
        Optional<Site> site = game.notation().parse(moves.group(1));
        sites.add(site.filter(game.lattice()::contains).orElseThrow(() -> in.found(moves())));
      }
    }
    if (end < word.length()) {
      throw in.found(moves());
    }
    return sites;
  }
}
