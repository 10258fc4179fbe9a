package dev.banmen.picture;

import dev.banmen.game.Game;
import dev.banmen.game.Side;
import dev.banmen.game.Vocabulary;
import dev.banmen.text.Printable;
import dev.banmen.text.WordList;
import dev.banmen.text.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The lines above and below a picture's board, without line ends. Stateless. */
final class Captions {
  private Captions() {}

  private static Words words(Diagram diagram) {
    return diagram.game().words().language().words(Captions.class);
  }

  static String game(Diagram diagram) {
    Game game = diagram.game();
    return words(diagram).text("title", game.words().text("name"), game.summary());
  }

  /** The players; empty if the record names nobody. */
  static Optional<String> players(Diagram diagram) {
    String black = diagram.player(Side.BLACK);
    String white = diagram.player(Side.WHITE);
    if (black.isEmpty() && white.isEmpty()) {
      return Optional.empty();
    }
    Vocabulary words = diagram.game().words();
    return Optional.of(
        words(diagram)
            .text(
                "players",
                words.side(Side.BLACK),
                name(diagram, black),
                words.side(Side.WHITE),
                name(diagram, white)));
  }

  private static String name(Diagram diagram, String player) {
    return player.isEmpty() ? words(diagram).text("nobody") : player;
  }

  /** The place, date and result; empty if the record has none of them. */
  static Optional<String> event(Diagram diagram) {
    List<String> parts = new ArrayList<>();
    List.of("GN", "EV", "RO", "PC", "DT").forEach(id -> parts.add(diagram.property(id)));
    parts.removeIf(String::isEmpty);
    if (!diagram.property("RE").isEmpty()) {
      parts.add(words(diagram).text("result", diagram.property("RE")));
    }
    return parts.isEmpty()
        ? Optional.empty()
        : Optional.of(WordList.of(words(diagram).language(), parts));
  }

  static String move(Diagram diagram) {
    if (diagram.last().isEmpty()) {
      return words(diagram).text("move", diagram.move(), diagram.moves());
    }
    PictureStep last = diagram.last().get();
    Vocabulary game = diagram.game().words();
    String side = game.side(last.side());
    return last.isPass()
        ? words(diagram)
            .text("move.pass", diagram.move(), diagram.moves(), game.passes(last.side()))
        : words(diagram)
            .text("move.place", diagram.move(), diagram.moves(), side, Printable.of(last.name()));
  }

  /** Why that move is refused; empty if it isn't. */
  static Optional<String> miss(Diagram diagram) {
    return diagram
        .last()
        .flatMap(PictureStep::refusal)
        .map(refusal -> words(diagram).text("miss", refusal.miss().number(), refusal.sentence()));
  }
}
