package dev.banmen.cli.drill;

import dev.banmen.game.Family;
import dev.banmen.game.Game;
import dev.banmen.game.Games;
import dev.banmen.game.Move;
import dev.banmen.game.Position;
import dev.banmen.game.Setup;
import dev.banmen.game.drill.OwnDrills;
import dev.banmen.game.record.ExerciseWriter;
import dev.banmen.game.record.Format;
import dev.banmen.game.record.RecordFormats;
import dev.banmen.game.record.RecordOutput;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recordable;
import dev.banmen.game.record.Recorded;
import dev.banmen.game.record.Recording;
import dev.banmen.game.record.Transcript;
import dev.banmen.record.sgf.SgfFormat;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Writes the position of an exercise in its game's usual record text: a game's own format, SGF, or
 * the input of its exercise. Immutable.
 */
record PositionText(Games games) {
  /** Returns the text, with the moves that led to the position. */
  String of(Position position) throws IOException {
    Game game = position.game();
    Family family = games.find(game.id()).orElseThrow();
    Map<String, String> chosen = OwnDrills.chosen(family, game);
    Position start = position.after(0);
    Setup setup = start.sameBoard(Position.start(game)) ? game.start() : start.setup();
    List<Move> moves = position.moves();
    RecordFormats formats = RecordFormats.of(family);
    Optional<ExerciseWriter> exercise =
        formats.transcripts().stream().findFirst().flatMap(Transcript::writer);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    RecordOutput out = new RecordOutput(bytes);
    if (formats.sgfMapping().isEmpty() && exercise.isPresent()) {
      List<Recorded.RecordedStep> steps =
          moves.stream().map(move -> new Recorded.RecordedStep(move, 0)).toList();
      exercise.get().write(List.of(new Recorded(chosen, setup, steps)), out);
    } else {
      Recording recording = recording(family, chosen, setup, game, moves);
      Format format = formats.formats().isEmpty() ? new SgfFormat(games) : formats.formats().get(0);
      format.write(List.of(recording), out);
    }
    out.flush();
    String text = bytes.toString(StandardCharsets.UTF_8); // SGF's line ends mean nothing
    return text.startsWith("(;") ? text.replace("\n", "") : text.strip();
  }

  private static Recording recording(
      Family family, Map<String, String> chosen, Setup setup, Game game, List<Move> moves) {
    RecordTree.TreeBuilder tree = new RecordTree.TreeBuilder();
    int node = tree.add(RecordTree.NONE, new ArrayList<>(), 0, 0);
    for (Move move : moves) {
      node = tree.add(node, new ArrayList<>(List.of(Recordable.property(game, move))), 0, 0);
    }
    return new Recording(family.id(), chosen, setup, Recording.RefusalPolicy.PLACED, tree.tree());
  }
}
