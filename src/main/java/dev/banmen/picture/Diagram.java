package dev.banmen.picture;

import dev.banmen.game.Family;
import dev.banmen.game.Game;
import dev.banmen.game.Games;
import dev.banmen.game.Move;
import dev.banmen.game.Option;
import dev.banmen.game.OptionFault;
import dev.banmen.game.Options;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.record.Property;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recording;
import dev.banmen.record.Markup;
import dev.banmen.record.MoveNumbers;
import dev.banmen.record.Replay;
import dev.banmen.text.Printable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * A recording at one move of its main line: the board, and all that is shown beside it. Immutable.
 *
 * @param rules the name of the rule set, or {@link #STANDARD_RULES}
 * @param move the move's number, see {@link MoveNumbers}; 0 before the first
 * @param moves how many there are
 * @param last the move itself; empty at 0
 * @param markup the record's drawings there
 * @param comment the record's comment there: several lines, with any characters
 */
public record Diagram(
    Recording recording,
    Game game,
    String rules,
    Position position,
    int move,
    int moves,
    Optional<PictureStep> last,
    Markup markup,
    String comment) {
  /** The name of the rules of a game that has no others. */
  public static final String STANDARD_RULES = "standard";

  private static final String RULES = "rules";

  /**
   * Returns the diagram of a move.
   *
   * @param move 0 to how many there are
   * @throws OptionFault if there is no such game, or its options do not go together
   */
  public static Diagram of(Recording recording, Games games, int move) {
    RecordTree tree = recording.tree();
    int node = MoveNumbers.node(tree, tree.end(RecordTree.ROOT), move);
    Replay replay = Replay.of(recording, games);
    Optional<PictureStep> last =
        move == 0 ? Optional.empty() : Optional.of(step(replay, moved(tree, node)));
    replay.goTo(node);
    return new Diagram(
        recording,
        replay.game(),
        rules(recording, games),
        replay.position(),
        move,
        MoveNumbers.ofMainLine(tree),
        last,
        Markup.at(replay.game(), tree, node),
        comment(tree, move == 0 ? RecordTree.ROOT : moved(tree, node), node));
  }

  /** Returns the node of the last move up to a node. */
  private static int moved(RecordTree tree, int node) {
    int at = node;
    while (!MoveNumbers.isMove(tree.properties(at))) {
      at = tree.parent(at);
    }
    return at;
  }

  static PictureStep step(Replay replay, int node) {
    replay.goTo(node);
    Property property = moveProperty(replay.recording().tree(), node);
    Optional<Move> move = replay.move();
    return new PictureStep(
        property.side(),
        move.map(replay.game().notation()::name).orElse(property.value()),
        move.flatMap(m -> m instanceof Place place ? Optional.of(place.site()) : Optional.empty()),
        move.filter(Pass.class::isInstance).isPresent(),
        replay.changes(),
        refusal(replay));
  }

  private static Property moveProperty(RecordTree tree, int node) {
    return tree.property(node, "B")
        .filter(black -> isFirst(tree.properties(node), black))
        .or(() -> tree.property(node, "W"))
        .orElseThrow();
  }

  /** Whether a property comes before any move of White. */
  private static boolean isFirst(List<Property> properties, Property black) {
    for (Property property : properties) {
      if (property.id().equals("W")) {
        return false;
      }
      if (property == black) {
        return true;
      }
    }
    return false;
  }

  private static Optional<PictureStep.RefusedStep> refusal(Replay replay) {
    return replay
        .miss()
        .map(
            miss ->
                new PictureStep.RefusedStep(miss, replay.explanation().orElseThrow().sentence()));
  }

  /** Joins the comments of the nodes from one to another, each on its own lines. */
  private static String comment(RecordTree tree, int from, int to) {
    List<String> comments = new ArrayList<>();
    for (int at = to; at != tree.parent(from); at = tree.parent(at)) {
      String comment = tree.text(at, "C");
      if (!comment.isEmpty()) {
        comments.add(comment);
      }
    }
    Collections.reverse(comments);
    return comments.size() == 1 ? comments.get(0) : String.join("\n", comments);
  }

  private static String rules(Recording recording, Games games) {
    Family family = games.find(recording.family()).orElseThrow();
    for (Option option : family.options()) {
      if (option.key().equals(RULES)) {
        return new Options(family, recording.chosen()).text(RULES);
      }
    }
    return STANDARD_RULES;
  }

  /** Returns the root's property of that name in one line; empty if it has none. */
  String property(String id) {
    return Printable.of(recording.tree().text(RecordTree.ROOT, id).strip());
  }

  String player(Side side) {
    return property(side == Side.BLACK ? "PB" : "PW");
  }
}
