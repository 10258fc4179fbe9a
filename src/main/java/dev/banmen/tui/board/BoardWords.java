package dev.banmen.tui.board;

import dev.banmen.game.Change;
import dev.banmen.game.Effect;
import dev.banmen.game.Game;
import dev.banmen.game.Move;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.text.Words;
import dev.banmen.tui.canvas.Glyphs;
import dev.banmen.tui.text.Line;
import dev.banmen.tui.text.LineBreaks;
import dev.banmen.tui.theme.Role;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Describes what is on a board, in lines no wider than a width. Immutable. */
public final class BoardWords {
  private final Words words;
  private final Position position;
  private final Game game;
  private final int width;
  private final Glyphs glyphs;

  private static final String BEING = "is ";

  public BoardWords(Words words, Position position, int width, Glyphs glyphs) {
    this.words = words;
    this.position = position;
    this.width = width;
    this.glyphs = glyphs;
    game = position.game();
  }

  public char piece(Side side) {
    return glyphs.sign(side, game.lattice().ground());
  }

  /** Returns a sentence about a site to follow the site's name, without repeating that name. */
  public static String behind(String name, String sentence) {
    String rest = sentence.startsWith(name) ? sentence.substring(name.length()) : "";
    if (rest.isEmpty() || rest.charAt(0) != ' ' && !LineBreaks.isWide(rest.charAt(0))) {
      return sentence;
    }
    rest = rest.strip();
    String cause = rest.startsWith(BEING) ? rest.substring(BEING.length()) : rest;
    return cause.isEmpty() ? cause : Character.toUpperCase(cause.charAt(0)) + cause.substring(1);
  }

  /** Returns what a move did apart from placing a piece, one line for each kind. */
  public List<Line> effects(Optional<Move> move, List<Change> changes) {
    List<Line> lines = new ArrayList<>();
    if (move.isEmpty()) {
      return lines;
    }
    for (Effect effect : game.effects(move.get(), changes)) {
      StringBuilder text = new StringBuilder(game.words().didBriefly(effect));
      for (Site site : effect.sites()) {
        text.append(' ').append(game.notation().name(site));
      }
      lines.add(new Line(Line.cut(text.toString(), width, glyphs.more()), Role.TEXT));
    }
    return lines;
  }
}
