package dev.banmen.picture;

import dev.banmen.game.Notation;
import dev.banmen.game.Outcome;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Score;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.facet.ScoreWords;
import dev.banmen.record.Markup;
import dev.banmen.record.Markup.Sign;
import dev.banmen.record.Stroke;
import dev.banmen.text.Printable;
import dev.banmen.text.Sentences;
import dev.banmen.text.Words;
import java.io.IOException;
import java.io.Writer;
import java.util.Iterator;
import java.util.Map;
import java.util.Optional;

/** Writes a diagram as lines of text: the game, its board, and notes on it. */
public final class TextPicture {
  private static final Optional<Site> NO_SITE = Optional.empty();

  private final Diagram diagram;
  private final Position position;
  private final PictureGlyphs glyphs;
  private final Colours colours;
  private final Words words;
  private final StringBuilder out = new StringBuilder();

  private TextPicture(Diagram diagram, PictureGlyphs glyphs, Colours colours) {
    this.diagram = diagram;
    this.glyphs = glyphs;
    this.colours = colours;
    this.words = diagram.game().words().language().words(TextPicture.class);
    position = diagram.position();
  }

  /**
   * Writes the lines, each with a line end.
   *
   * @param isAscii whether the board is drawn with ASCII characters only
   */
  public static void write(Diagram diagram, boolean isAscii, Colours colours, Writer target)
      throws IOException {
    PictureGlyphs glyphs = isAscii ? PictureGlyphs.ASCII : PictureGlyphs.UNICODE;
    target.write(new TextPicture(diagram, glyphs, colours).lines());
    comment(diagram.comment(), colours, target);
  }

  /** Returns a position's board alone, as lines without colours. */
  public static String board(Position position, Markup markup) {
    Optional<Site> last =
        position.last().flatMap(it -> it instanceof Place on ? Optional.of(on.site()) : NO_SITE);
    StringBuilder lines = new StringBuilder();
    BoardText.of(position, last, markup, PictureGlyphs.UNICODE).writeTo(lines, Colours.NONE);
    return lines.toString();
  }

  /**
   * Writes a comment below a blank line, without blanks around it or at line ends, in pieces, as it
   * may be as large as a file.
   */
  private static void comment(String text, Colours colours, Writer target) throws IOException {
    String begin = colours.begin(Tint.TEXT);
    Iterator<String> lines = text.strip().lines().iterator();
    target.write(lines.hasNext() ? "\n" : "");
    while (lines.hasNext()) {
      String line = lines.next().stripTrailing();
      target.write(begin);
      Printable.write(line, 0, line.length(), target);
      target.write(begin.isEmpty() ? "\n" : Colours.PLAIN + "\n");
    }
  }

  private String lines() {
    heading();
    out.append('\n');
    Optional<Site> last = diagram.last().flatMap(PictureStep::site);
    BoardText.of(position, last, diagram.markup(), glyphs).writeTo(out, colours);
    out.append('\n');
    labels();
    strokes();
    move();
    turn();
    score();
    return out.toString();
  }

  private void line(Tint tint, String text) {
    String begin = colours.begin(tint);
    out.append(begin).append(text).append(begin.isEmpty() ? "" : Colours.PLAIN).append('\n');
  }

  private void say(String key, Object... values) {
    line(Tint.TEXT, words.text(key, values));
  }

  private void heading() {
    line(Tint.HEADING, Captions.game(diagram));
    Captions.players(diagram).ifPresent(players -> line(Tint.TEXT, players));
    Captions.event(diagram).ifPresent(event -> line(Tint.TEXT, event));
  }

  /** Writes the labels that are too long for the board. */
  private void labels() {
    for (Map.Entry<Site, Sign> entry : diagram.markup().signs().entrySet()) {
      Site site = entry.getKey();
      if (entry.getValue() == Sign.LABEL && !BoardText.isShort(diagram.markup(), site)) {
        String label = Printable.of(diagram.markup().labels().getOrDefault(site, ""));
        say("label", diagram.game().notation().name(site), label);
      }
    }
  }

  private void strokes() {
    Notation notation = diagram.game().notation();
    for (Stroke stroke : diagram.markup().strokes()) {
      String from = notation.name(stroke.from());
      String to = notation.name(stroke.to());
      String key = stroke.isArrow() ? "marks.arrow" : "marks.line";
      line(Tint.TEXT, Sentences.capitalized(words.text(key, from, to)));
    }
  }

  private void move() {
    line(Tint.TEXT, Captions.move(diagram));
    Captions.miss(diagram).ifPresent(miss -> line(Tint.MISS, miss));
  }

  private void turn() {
    Optional<Outcome> outcome = position.outcome();
    Optional<Side> toMove = position.toMove();
    boolean isKnown = diagram.recording().tree().hasResult();
    boolean isAgreed = position.isCountable() && isKnown;
    if (outcome.isPresent() && !isAgreed) { // else the record's result says who won
      over(outcome.get());
    } else if (toMove.isPresent() && !(isKnown && diagram.move() == diagram.moves())) {
      say("turn", side(toMove.get()));
    } else {
      say("over");
    }
  }

  private void over(Outcome outcome) {
    if (outcome.winner().isEmpty()) {
      say("over.draw");
    } else if (outcome.margin() > 0) {
      say(
          "over.won.by",
          side(outcome.winner().get()),
          ScoreWords.of(diagram.game()).pointsBriefly(outcome.margin()));
    } else {
      say("over.won", side(outcome.winner().get()));
    }
  }

  private void score() {
    Score score = position.score();
    ScoreWords said = ScoreWords.of(diagram.game());
    say(
        "score",
        side(Side.BLACK),
        said.countedBriefly(score, Side.BLACK),
        side(Side.WHITE),
        said.countedBriefly(score, Side.WHITE),
        said.scoreUnit());
    String note = said.resultNote(position);
    if (!note.isEmpty()) {
      line(Tint.TEXT, note);
    }
    int black = position.captures(Side.BLACK);
    int white = position.captures(Side.WHITE);
    if (black + white > 0) {
      Object[] all = {side(Side.BLACK), black, side(Side.WHITE), white};
      line(Tint.TEXT, Sentences.capitalized(words.text("captures", all)));
    }
  }

  private String side(Side side) {
    return diagram.game().words().side(side);
  }
}
