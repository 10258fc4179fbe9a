package dev.banmen.say;

import dev.banmen.game.Miss;
import dev.banmen.game.Move;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.record.Property;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recording;
import dev.banmen.record.Markup;
import dev.banmen.record.Markup.Sign;
import dev.banmen.record.Stroke;
import dev.banmen.study.NodeView;
import dev.banmen.study.RecordCursor;
import dev.banmen.text.Sentences;
import dev.banmen.text.WordList;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The sentences about the current node of a recording. Immutable. */
public record NodeSentences(RecordCursor here, GameSentences game) {
  /** SGF's annotations, each a word about the move or the position. */
  private static final List<String> REMARKS =
      List.of("BM", "DO", "IT", "TE", "DM", "GB", "GW", "HO", "UC");

  /** The move and its effect, why it is refused, and what else there is. */
  public String all() {
    Markup own = Markup.of(here.game(), here.tree().properties(here.node()));
    return Sentences.of(
        move(),
        comment().isEmpty() ? "" : game.text("record.there.comment"),
        marks(own, game).isEmpty() ? "" : game.text("record.there.marks"));
  }

  /** The move and its effect, why it is refused, and what ways go on from here. */
  public String move() {
    Optional<Miss> miss = here.nodeView().miss();
    boolean isPlaced = here.recording().refusalPolicy() == Recording.RefusalPolicy.PLACED;
    int ways = here.tree().children(here.node()).size();
    return Sentences.of(
        game.sentence(place()),
        what(),
        miss.map(it -> game.miss(it, why())).orElse(""),
        miss.isPresent() && isPlaced ? game.text("record.placed") : "",
        text("N").isEmpty() ? "" : game.text("record.titled", text("N")),
        game.sentence(remarks()),
        game.sentence(variation()),
        ways > 1 ? game.text("record.ways", ways) : "");
  }

  /** The number of the move here, or of the one that an attempt follows. */
  public String place() {
    String key = here.isAttempt() ? "record.attempt" : "record.move";
    return game.text(key, here.number(), here.line().moves());
  }

  private String what() {
    NodeView nodeView = here.nodeView();
    Optional<Move> move = nodeView.move();
    if (move.isPresent()) {
      return nodeView.miss().isPresent()
          ? game.text("record.tries", game.side(move.get().side()), game.name(move.get()))
          : Sentences.of(game.made(move.get()), game.did(move.get(), nodeView.changes()));
    } else if (here.node() == RecordTree.ROOT) {
      return game.text("record.first");
    }
    return game.text(nodeView.changes().isEmpty() ? "record.move.none" : "record.setup.here");
  }

  /** Says how the rules judge the move; nothing if there is none. */
  public String why() {
    return here.explanation().map(why -> why.sentence()).orElse("");
  }

  /** Which variation this is, of how many; nothing where there is one. */
  public String variation() {
    int all = here.variations();
    return all > 1 ? game.text("record.variation", here.variation(), all) : "";
  }

  /** The meaning of SGF's annotations, and the time left, in a list. */
  public String remarks() {
    List<String> remarks = new ArrayList<>();
    for (String id : REMARKS) {
      Side side = id.equals("GW") ? Side.WHITE : Side.BLACK;
      Optional<Property> property = here.tree().property(here.node(), id);
      String strong = property.filter(it -> it.value().equals("2")).isPresent() ? "!" : "";
      property.ifPresent(it -> remarks.add(game.text("remark." + id, game.side(side)) + strong));
    }
    for (Side side : Side.values()) {
      String seconds = text(side == Side.BLACK ? "BL" : "WL");
      if (!seconds.isEmpty()) {
        remarks.add(game.text("remark.left", game.side(side), seconds));
      }
    }
    return WordList.of(game.words().language(), remarks);
  }

  private String text(String id) {
    return here.tree().text(here.node(), id).strip();
  }

  /** The lines of the comment, without blank ones. */
  public List<String> comment() {
    return text("C").lines().map(String::strip).filter(line -> !line.isEmpty()).toList();
  }

  /** Says which mark stands at a place. */
  public String marked(Sign sign) {
    return game.text("marks", name(sign, game));
  }

  private static String name(Sign sign, GameSentences game) {
    return game.text("sign." + sign.name().toLowerCase(Locale.ROOT));
  }

  /** The marks that the board shows here; nothing if there are none. */
  public String marks() {
    return marks(here.nodeView().markup(), game);
  }

  /** Signs, labels, arrows and lines with their sites; nothing if there are none. */
  public static String marks(Markup markup, GameSentences game) {
    List<String> parts = new ArrayList<>();
    markup
        .labels()
        .forEach((site, label) -> parts.add(game.text("marks.at", label, game.name(site))));
    for (Sign sign : Sign.values()) {
      List<Site> sites = new ArrayList<>(markup.signs().keySet());
      sites.removeIf(site -> markup.signs().get(site) != sign);
      if (!sites.isEmpty() && sign != Sign.LABEL && sign != Sign.DIM) {
        parts.add(game.text("marks.at", name(sign, game), game.list(sites)));
      }
    }
    for (Stroke stroke : markup.strokes()) {
      String key = stroke.isArrow() ? "marks.arrow" : "marks.line";
      parts.add(game.text(key, game.name(stroke.from()), game.name(stroke.to())));
    }
    String all = WordList.parts(game.words().language(), parts);
    return Sentences.of(
        parts.isEmpty() ? "" : game.text("marks", all),
        markup.isPart() ? game.text("record.part") : "");
  }

  /** Says who moves where at a node, for a list. */
  public String name(int node) {
    return here.move(node)
        .map(move -> game.text("record.name", game.side(move.side()), game.name(move)))
        .orElse(game.text("record.no.move"));
  }

  /** Says that a node was deleted, with all that follows it. */
  public String deleted() {
    return game.text("record.deleted", name(here.node()));
  }
}
