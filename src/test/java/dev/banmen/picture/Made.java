package dev.banmen.picture;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Family;
import dev.banmen.game.Game;
import dev.banmen.game.Games;
import dev.banmen.game.Notation;
import dev.banmen.game.record.Property;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recordable;
import dev.banmen.game.record.Recording;
import dev.banmen.toy.ToyFamily;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Recordings made by hand: moves as players write them, such as {@code B D4} or {@code W pass}. */
final class Made {
  /** The program's games and the toy. */
  static final Games GAMES = games();

  private Made() {}

  private static Games games() {
    List<Family> all = new ArrayList<>(Catalog.ALL.families());
    all.add(new ToyFamily());
    return new Games(all);
  }

  static Recording of(
      String id,
      Map<String, String> chosen,
      Recording.RefusalPolicy refusalPolicy,
      String... moves) {
    return of(id, chosen, refusalPolicy, List.of(), moves);
  }

  static Recording of(
      String id,
      Map<String, String> chosen,
      Recording.RefusalPolicy refusalPolicy,
      List<Property> root,
      String... moves) {
    Game game = GAMES.find(id).orElseThrow().game(chosen);
    RecordTree tree = RecordTree.of(root);
    for (String move : moves) {
      Property said = Property.of(move.substring(0, 1), written(game, move.substring(2)));
      tree = tree.grown(tree.size() - 1, List.of(said));
    }
    return new Recording(id, chosen, game.start(), refusalPolicy, tree);
  }

  /** Go on nine lines. */
  static Game go9() {
    return GAMES.find("go").orElseThrow().game(Map.of("size", "9"));
  }

  /** The move as records of that game write it. */
  static String written(Game game, String move) {
    Notation notation = Recordable.notation(game);
    return move.equals("pass") ? "" : game.notation().parse(move).map(notation::name).orElse(move);
  }
}
