package dev.banmen.hex;

import dev.banmen.game.Family;
import dev.banmen.game.Game;
import dev.banmen.game.Option;
import dev.banmen.game.Options;
import java.util.List;

/** Hex on a board of any size from 2 to 19. Immutable. */
public final class HexFamily implements Family {
  @Override
  public String id() {
    return "hex";
  }

  @Override
  public List<Option> options() {
    return List.of(new Option("size", "5", List.of(), "2 to 19"));
  }

  @Override
  public Game game(Options chosen) {
    return new Hex(chosen.number("size", 2, 19));
  }
}
