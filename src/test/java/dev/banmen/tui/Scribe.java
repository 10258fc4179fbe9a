package dev.banmen.tui;

import dev.banmen.game.Game;
import dev.banmen.game.record.Archive;
import dev.banmen.game.record.Bytes;
import dev.banmen.game.record.Format;
import dev.banmen.game.record.Note;
import dev.banmen.game.record.Property;
import dev.banmen.game.record.RecordOutput;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recordable;
import dev.banmen.game.record.Recording;
import dev.banmen.record.OpenedFile;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/** Writes recordings by hand: moves as players name them, and whatever else nodes say. Mutable. */
public final class Scribe {
  private final String family;
  private final Map<String, String> chosen;
  private final Game game;
  private Recording.RefusalPolicy refusalPolicy = Recording.RefusalPolicy.NOTED;
  private RecordTree tree = RecordTree.of(List.of());
  private int node;

  public Scribe(String family, Map<String, String> chosen) {
    this.family = family;
    this.chosen = chosen;
    game = TestHouse.everything().find(family).orElseThrow().game(chosen);
  }

  Game game() {
    return game;
  }

  public Scribe on(Recording.RefusalPolicy other) {
    refusalPolicy = other;
    return this;
  }

  /** Moves, such as {@code B D4}, or {@code W pass}, each after the last one. */
  public Scribe plays(String... moves) {
    for (String move : moves) {
      says(move.substring(0, 1), move.substring(2));
    }
    return this;
  }

  private void says(String id, String name) {
    String value =
        name.equals("pass")
            ? ""
            : Recordable.notation(game).name(game.notation().parse(name).orElseThrow());
    grows(Property.of(id, value));
  }

  /** Another node after the last one, without a move. */
  public Scribe grows(Property... properties) {
    tree = tree.grown(node, List.of(properties));
    node = tree.size() - 1;
    return this;
  }

  /** A property of the last node. */
  public Scribe notes(String id, String... values) {
    List<String> written =
        new ArrayList<>(tree.property(node, id).map(Property::values).orElse(List.of()));
    written.addAll(Arrays.asList(values));
    tree = tree.with(node, new Property(id, written));
    return this;
  }

  /** The same of sites, as players name them; a label stands after a colon. */
  public Scribe marks(String id, String... sites) {
    for (String site : sites) {
      int colon = site.indexOf(':');
      String name = colon < 0 ? site : site.substring(0, colon);
      String rest = colon < 0 ? "" : site.substring(colon);
      notes(id, Recordable.notation(game).name(game.notation().parse(name).orElseThrow()) + rest);
    }
    return this;
  }

  /** Goes to a node, from which the next move goes on. */
  public Scribe back(int to) {
    node = to;
    return this;
  }

  public int node() {
    return node;
  }

  public Recording recording() {
    return new Recording(family, chosen, game.start(), refusalPolicy, tree);
  }

  public OpenedFile opened() {
    return opened("a.sgf", List.of(recording()));
  }

  /** A file of these games. */
  public static OpenedFile opened(String name, List<Recording> games) {
    return opened(name, new RecordedGames(games));
  }

  public static OpenedFile opened(String name, Archive games) {
    return new OpenedFile(name, new NoFormat(), games, "");
  }

  private record RecordedGames(List<Recording> games) implements Archive {
    @Override
    public int size() {
      return games.size();
    }

    @Override
    public Summary summary(int game) {
      return new Summary("", "", "", "", "", -1);
    }

    @Override
    public Recording game(int game, Consumer<Note> notes) {
      return games.get(game);
    }
  }

  /** A form that nothing is written in. */
  private static final class NoFormat implements Format {
    @Override
    public String name() {
      return "none";
    }

    @Override
    public List<String> endings() {
      return List.of();
    }

    @Override
    public boolean fits(byte[] head) {
      return false;
    }

    @Override
    public Archive open(Bytes file) {
      throw new UnsupportedOperationException();
    }

    @Override
    public Optional<String> loss(List<Recording> games) {
      return Optional.empty();
    }

    @Override
    public void write(List<Recording> games, RecordOutput out) {
      throw new UnsupportedOperationException();
    }
  }
}
