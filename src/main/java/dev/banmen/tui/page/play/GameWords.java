package dev.banmen.tui.page.play;

import dev.banmen.game.Explanation;
import dev.banmen.game.Game;
import dev.banmen.game.Miss;
import dev.banmen.game.Move;
import dev.banmen.game.Outcome;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Score;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.facet.ScoreWords;
import dev.banmen.session.Report;
import dev.banmen.session.Request;
import dev.banmen.session.Session;
import dev.banmen.text.Words;
import dev.banmen.tui.board.BoardWords;
import dev.banmen.tui.board.EarlierBoard;
import dev.banmen.tui.board.Layers;
import dev.banmen.tui.canvas.Glyphs;
import dev.banmen.tui.text.CellText;
import dev.banmen.tui.text.Line;
import dev.banmen.tui.theme.Role;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Describes a game in play, in lines no wider than a width. Immutable. */
final class GameWords {
  private static final String GAP = "   ";

  private final GamePage page;
  private final Words words;
  private final Session session;
  private final Position position;
  private final Game game;
  private final int width;
  private final Glyphs glyphs;
  private final BoardWords board;

  GameWords(GamePage page, int width, Glyphs glyphs) {
    this.page = page;
    this.width = width;
    this.glyphs = glyphs;
    words = page.words();
    session = page.session();
    position = session.position();
    game = position.game();
    board = new BoardWords(words, position, width, glyphs);
  }

  int width() {
    return width;
  }

  String more() {
    return glyphs.more();
  }

  private List<Line> wrap(String text, Role role) {
    return text.isEmpty() ? new ArrayList<>() : Line.wrap(text, role, width);
  }

  List<Line> title() {
    List<Line> lines = wrap(game.words().text("name"), Role.STRONG);
    lines.addAll(wrap(game.summary(), Role.QUIET));
    return lines;
  }

  List<Line> warning() {
    return wrap(page.messages().warning(), Role.MISS);
  }

  List<Line> turn() {
    Optional<Outcome> outcome = session.outcome();
    if (outcome.isPresent()) {
      String text = outcome(outcome.get());
      return session.isCounting()
          ? wrap(words.text("count.provisional", text), Role.STRONG)
          : wrap(text, Role.GOOD);
    }
    return wrap(turnText(), Role.STRONG);
  }

  private String turnText() {
    String key = session.movers().size() > 1 ? "turn.both" : "turn";
    return piece(page.hand()) + " " + words.text(key, side(page.hand()));
  }

  /** Returns whose turn it is and how many moves there are, if that fits in one line. */
  List<Line> turnAndMoves() {
    return showsLegal() ? wrap(turnText() + GAP + legalText(), Role.STRONG) : turn();
  }

  boolean showsLegal() {
    return session.isInPlay()
        && CellText.width(turnText()) + GAP.length() + CellText.width(legalText()) <= width;
  }

  private char piece(Side side) {
    return board.piece(side);
  }

  private String outcome(Outcome outcome) {
    String winner = outcome.winner().map(this::side).orElse("");
    String points = Score.points(outcome.margin());
    return words.text("outcome." + outcome.kind(), winner, points);
  }

  /** Returns the points of both sides, and how the result follows from them if they differ. */
  List<Line> score() {
    List<Line> lines = new ArrayList<>(board.score(session.score()));
    lines.addAll(wrap(ScoreWords.note(game, position), Role.TEXT));
    return lines;
  }

  List<Line> captures() {
    return board.captures();
  }

  List<Line> move() {
    Optional<Move> last = position.last();
    if (last.isEmpty()) {
      return wrap(words.text("move.none"), Role.TEXT);
    }
    Move move = last.get();
    String name = BoardWords.name(words, game, move);
    return wrap(words.text("move", position.ply(), side(move.side()), name), Role.TEXT);
  }

  /** Whether the last move was made just now. */
  boolean isNews() {
    return page.report() instanceof Report.Moved;
  }

  /** Returns what the last move did besides placing a piece, in one line. */
  List<Line> did() {
    return board.effects(position.last(), page.snapshot().lastMove().changes());
  }

  List<Line> legal() {
    return session.isInPlay() ? wrap(legalText(), Role.TEXT) : List.of();
  }

  private String legalText() {
    return words.text("legal", page.legal().count());
  }

  List<Line> exercise() {
    String answer = page.snapshot().lastMove().exercise();
    return answer.isEmpty() ? List.of() : wrap(words.text("exercise", answer), Role.QUIET);
  }

  /**
   * Returns what would happen if the side in hand placed under the cursor. Empty if just that was
   * refused and is shown already, or if the piece there was just played, the cursor has not moved
   * since, and nobody asks.
   */
  List<Line> underCursor() {
    return underCursor(false);
  }

  /** Returns the same, the verdict and its cause optionally in one paragraph. */
  List<Line> underCursor(boolean isJoined) {
    Site site = page.cursor();
    if (!session.isInPlay()) {
      return counted(site);
    }
    boolean isShown =
        page.report() instanceof Report.Refused refused
            && refused.move() instanceof Place place
            && place.site().equals(site);
    return isShown || page.isWarning() || isJustPlayed() ? List.of() : verdict(site, isJoined);
  }

  private boolean isJustPlayed() {
    return page.explanation().isEmpty() && page.view().isJustPlaced();
  }

  private List<Line> verdict(Site site, boolean isJoined) {
    String name = game.notation().name(site);
    Place move = new Place(page.hand(), site);
    Optional<Miss> miss = position.miss(move);
    String verdict =
        miss.isEmpty()
            ? words.text("cursor.legal", name)
            : words.text("cursor.miss", name, miss.get().number(), game.words().name(miss.get()));
    Role missed = page.view().isJustPlaced() ? Role.TEXT : Role.MISS;
    Role role = miss.isEmpty() ? Role.GOOD : missed;
    boolean asked = page.explanation().isPresent();
    String why = position.explain(move).sentence();
    why = board.behind(name, why);
    return paragraphs(verdict, role, why, asked ? Role.TEXT : Role.QUIET, isJoined);
  }

  private List<Line> paragraphs(String text, Role role, String more, Role quieter, boolean joined) {
    if (joined) {
      return wrap(words.text("cursor.joined", text, more), role);
    }
    List<Line> lines = wrap(text, role);
    lines.addAll(wrap(more, quieter));
    return lines;
  }

  private List<Line> counted(Site site) {
    if (!session.isCounted()) {
      return List.of();
    }
    if (page.messages().explains(site)) {
      return List.of(); // shown already, with the reason
    }
    String name = game.notation().name(site);
    if (session.dead().contains(site)) {
      return wrap(words.text("cursor.dead", name), Role.TEXT);
    }
    Optional<Side> owner = session.owners().get(position.lattice().index(site)).side();
    return owner.isPresent()
        ? wrap(words.text("cursor.counts", name, side(owner.get())), Role.TEXT)
        : wrap(words.text("cursor.nobody", name), Role.TEXT);
  }

  List<Line> layer() {
    int layer = page.board().layer();
    Optional<Explanation> seen = Layers.explanation(position, layer);
    return seen.isEmpty()
        ? List.of()
        : wrap(words.text("layer", Layers.name(game, layer), seen.get().sentence()), Role.TEXT);
  }

  List<Line> coach() {
    return page.view().coach().isOn() ? wrap(words.text("coach.on"), Role.QUIET) : List.of();
  }

  /** Returns the refusal or other message; often empty. */
  List<Line> messages() {
    return messages(false);
  }

  /** Returns the same, a refusal and its cause optionally in one paragraph. */
  List<Line> messages(boolean isJoined) {
    String notice = page.messages().notice();
    if (page.report() instanceof Report.Refused refused) {
      String miss = words.text("miss", refused.miss().number(), game.words().name(refused.miss()));
      String why = page.explanation().map(Explanation::sentence).orElse("");
      List<Line> lines = paragraphs(miss, Role.MISS, why, Role.TEXT, isJoined);
      lines.addAll(wrap(notice, Role.TEXT));
      lines.addAll(wrap(session.isCounting() ? words.text("counting.open") : "", Role.TEXT));
      return lines;
    }
    List<Line> lines = wrap(notice, Role.TEXT);
    if (page.report() instanceof Report.Seated seated) {
      String name = seated.seat().shownName();
      lines.addAll(wrap(words.text("seated", name, side(seated.side())), Role.MISS));
    } else if (page.report() instanceof Report.AlreadyPending pending) {
      lines.addAll(wrap(words.text("pending", side(pending.request().side())), Role.MISS));
    } else if (page.report() instanceof Report.TooLate) {
      lines.addAll(wrap(words.text("too.late"), Role.MISS));
    } else if (page.report() instanceof Report.Declined declined) {
      lines.addAll(wrap(declined(declined.request()), Role.TEXT));
    } else if (!isShownElsewhere(page.report())) {
      throw new IllegalStateException("no words for " + page.report());
    }
    return lines;
  }

  boolean isEarlierShown() {
    return page.messages().isEarlierShown() && page.earlierBoard().isPresent();
  }

  /** Returns the note about an earlier position, to look at or shown; mostly empty. */
  List<Line> back() {
    Optional<EarlierBoard> back = page.earlierBoard();
    if (back.isEmpty()) {
      return List.of();
    }
    String title = back.get().title(words);
    return isEarlierShown()
        ? wrap(words.text("back.there", title), Role.STRONG)
        : wrap(words.text("back.enter", title), Role.QUIET);
  }

  /** Returns the question or the only choice for a player at this screen. */
  List<Line> question() {
    if (session.isCounting()) {
      List<Line> lines = asked();
      lines.addAll(accepted());
      return lines;
    } else if (session.asked().isEmpty()) {
      return page.legal().mustPass()
          ? wrap(words.text("only.pass", side(page.hand()), game.words().pass()), Role.STRONG)
          : List.of();
    }
    return asked();
  }

  private List<Line> asked() {
    return wrap(session.asked().map(this::asked).orElse(""), Role.STRONG);
  }

  /** Returns who has accepted the count, while the other side has not. */
  private List<Line> accepted() {
    Optional<Side> accepted = session.agreed().accepted().stream().findFirst();
    return accepted.isEmpty()
        ? List.of()
        : wrap(words.text("count.accepted", side(accepted.get())), Role.STRONG);
  }

  private String asked(Request request) {
    String key = page.isAsked() ? "asked" : "asked.waiting";
    return words.text(key + kind(request), side(request.side()));
  }

  /** Whether a report has a line of its own: the last move, and what the other side asks. */
  private static boolean isShownElsewhere(Report report) {
    return report instanceof Report.None
        || report instanceof Report.Moved
        || report instanceof Report.Asked;
  }

  private String declined(Request request) {
    return words.text("declined" + kind(request), side(request.side().opponent()));
  }

  private static String kind(Request request) {
    return request.kind() == Request.RequestKind.DRAW ? ".draw" : "";
  }

  List<Line> counting() {
    return page.legal().hasDead() ? wrap(words.text("counting"), Role.QUIET) : List.of();
  }

  private String side(Side side) {
    return game.words().side(side);
  }
}
