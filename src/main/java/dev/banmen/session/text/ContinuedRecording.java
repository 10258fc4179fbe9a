package dev.banmen.session.text;

import dev.banmen.game.Games;
import dev.banmen.game.OptionFault;
import dev.banmen.game.record.Property;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recording;
import dev.banmen.record.MoveNumbers;
import dev.banmen.record.OwnProperties;
import dev.banmen.record.Replay;
import dev.banmen.session.Event;
import dev.banmen.session.EventReplay;
import dev.banmen.session.Session;
import dev.banmen.session.Terms;
import dev.banmen.session.TimeControl;
import java.util.ArrayList;
import java.util.List;

/**
 * Converts a recording to a game to continue: with its moves as far as the rules play them as
 * recorded, else from its position.
 */
public final class ContinuedRecording {
  private final RecordTree tree;
  private final Replay replay;
  private final Terms terms;
  private final EventReplay run;
  private final List<Integer> sessionNodes = new ArrayList<>(List.of(0)); // by move number

  private ContinuedRecording(Recording recording, Games games) {
    tree = recording.tree();
    replay = Replay.of(recording, games);
    Terms found = new RecordTerms(recording, games).terms();
    // No time runs just because a record mentions a clock.
    terms = found.timed(TimeControl.NONE);
    run = new EventReplay(Session.begin(terms, terms.start(games)));
  }

  /** The number of played, not refused, moves up to this move of a recording's main line. */
  public static int played(Recording recording, int move, Games games) {
    RecordTree tree = recording.tree();
    Replay replay = Replay.of(recording, games);
    int played = 0;
    int number = 0;
    for (int node : tree.path(tree.end(RecordTree.ROOT))) {
      if (node != RecordTree.ROOT) {
        replay.next(); // along the main line this is the first child
      }
      if (MoveNumbers.isMove(tree.properties(node)) && ++number <= move) {
        played += replay.missNumber() == 0 ? 1 : 0;
      }
    }
    return played;
  }

  /**
   * The session after a move of the main line, with both players at this keyboard.
   *
   * @param move its number; 0 is before the first
   * @throws OptionFault if there is no such game, or it can't be played
   */
  public static Session of(Recording recording, int move, Games games) {
    return new ContinuedRecording(recording, games).after(move, games);
  }

  private Session after(int move, Games games) {
    int[] line = tree.path(tree.end(RecordTree.ROOT));
    boolean isAlike = !MoveNumbers.isMove(tree.properties(RecordTree.ROOT));
    for (int i = 1; i < line.length && isAlike; i++) {
      isAlike = step(line[i]);
    }
    if (move >= sessionNodes.size()) {
      replay.goTo(MoveNumbers.node(tree, line[line.length - 1], move));
      Terms from = terms.from(replay.position().setup());
      return Session.begin(from, from.start(games));
    }
    Session session = run.session();
    int node = sessionNodes.get(move);
    return (session.node() == node ? session : session.on(new Event.GoTo(node))).silent();
  }

  /** Applies a node to the session; false if it can't, and the boards differ from there on. */
  private boolean step(int node) {
    replay.next(); // along the main line this is the first child
    if (!isMoveAlone(tree.properties(node))) {
      return tree.properties(node).stream().noneMatch(ContinuedRecording::changesTheBoard);
    }
    int before = run.node();
    boolean isCut = tree.property(node, OwnProperties.CUT).isPresent();
    replay.move().ifPresent(move -> run.tries(move, isCut));
    boolean isPlayed = run.node() != before;
    boolean isLeft =
        replay.missNumber() != 0
            && replay.recording().refusalPolicy() != Recording.RefusalPolicy.PLACED;
    if (isPlayed ? replay.missNumber() != 0 : !isLeft) {
      return false;
    }
    sessionNodes.add(run.node());
    return true;
  }

  private static boolean isMoveAlone(List<Property> properties) {
    return properties.stream().filter(ContinuedRecording::changesTheBoard).count() == 1
        && MoveNumbers.isMove(properties);
  }

  private static boolean changesTheBoard(Property property) {
    return property.isMove() || property.isSettingUp();
  }
}
