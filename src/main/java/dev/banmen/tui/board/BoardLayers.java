package dev.banmen.tui.board;

import dev.banmen.game.Explanation;
import dev.banmen.game.Game;
import dev.banmen.game.Hint;
import dev.banmen.game.Overlay;
import dev.banmen.game.Position;
import dev.banmen.game.facet.HasLayers;
import dev.banmen.game.facet.Layer;
import dev.banmen.text.WordList;
import dev.banmen.text.Words;
import dev.banmen.tui.canvas.Glyphs;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** The layers of a game's board by number: 0 for the plain board, then each in order. */
public final class BoardLayers {
  private BoardLayers() {}

  /** Returns the overlay after this one; after the last, the plain board. */
  public static int next(Game game, int layer) {
    return (layer + 1) % (HasLayers.of(game).size() + 1);
  }

  /** Returns what an overlay shows, and what its numbers mean; empty for the plain board. */
  public static Optional<Explanation> explanation(Position position, int layer) {
    Game game = position.game();
    List<Layer> layers = layer == 0 ? List.of() : HasLayers.of(game);
    if (layer > layers.size() || layer == 0) {
      return Optional.empty();
    }
    Explanation shown = layers.get(layer - 1).of(position);
    String key = "layer." + layers.get(layer - 1).id() + ".numbers";
    boolean hasNumbers = !shown.overlay().counts().isEmpty() && game.words().has(key);
    return Optional.of(hasNumbers ? shown.after(game.words().text(key)) : shown);
  }

  public static Overlay overlay(Position position, int layer) {
    return explanation(position, layer).map(Explanation::overlay).orElse(Overlay.NONE);
  }

  /** Returns the signs that an overlay puts on the board, each with its meaning. */
  public static String legend(Game game, Overlay overlay, Glyphs glyphs) {
    return new TreeSet<>(overlay.hints().values())
        .stream()
            .map(hint -> sign(game, hint, glyphs))
            .filter(said -> !said.isEmpty())
            .collect(Collectors.joining("  "));
  }

  /** Returns a sign and what it means in a game; empty if it means nothing there. */
  public static String sign(Game game, Hint hint, Glyphs glyphs) {
    String meaning = game.words().ifAny("hint." + hint.name().toLowerCase(Locale.ROOT));
    return meaning.isEmpty() ? "" : glyphs.hint(hint) + " " + meaning;
  }

  /** Returns the name of an overlay for people. */
  public static String name(Game game, int layer) {
    return game.words().text("layer." + HasLayers.of(game).get(layer - 1).id());
  }

  /**
   * Returns the overlay with this id, 0 for none or {@code off}; empty if the game doesn't have it.
   */
  public static Optional<Integer> named(Game game, String id) {
    String wanted = id.toLowerCase(Locale.ROOT);
    if (wanted.isEmpty() || wanted.equals("off")) {
      return Optional.of(0);
    }
    int at = choices(game).indexOf(wanted);
    return at < 0 ? Optional.empty() : Optional.of(at + 1);
  }

  /** Returns what can be typed to see an overlay, or none. */
  public static List<String> choices(Game game) {
    List<String> ids = new ArrayList<>();
    HasLayers.of(game).forEach(layer -> ids.add(layer.id()));
    ids.add("off");
    return ids;
  }

  /** Returns the names of all overlays for people, as a list in their language. */
  public static String names(Game game, Words words) {
    List<String> names = new ArrayList<>();
    for (int layer = 1; layer <= HasLayers.of(game).size(); layer++) {
      names.add(name(game, layer));
    }
    return WordList.of(words.language(), names);
  }
}
