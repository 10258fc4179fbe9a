package dev.banmen.toy;

import dev.banmen.game.Family;
import dev.banmen.game.Game;
import dev.banmen.game.Ground;
import dev.banmen.game.Option;
import dev.banmen.game.OptionFault;
import dev.banmen.game.Options;
import dev.banmen.game.Size;
import dev.banmen.game.record.Judge;
import dev.banmen.game.record.RecordFormats;
import dev.banmen.game.record.Transcript;
import java.util.List;

/** Three in a row, with the board and the number asked for still open. Immutable. */
public final class ToyFamily implements Family, RecordFormats {
  private static final List<Option> OPTIONS =
      List.of(
          new Option("size", "3", List.of(), "1 to 19 squares a side, N or ROWSxCOLS"),
          new Option(
              "ground", "squares", List.of("squares", "crossings"), "where the pieces stand"),
          new Option("row", "3", List.of(), "how many in a row win, 2 to 19"));

  @Override
  public String id() {
    return "toy";
  }

  @Override
  public List<Option> options() {
    return OPTIONS;
  }

  @Override
  public Game game(Options chosen) {
    Size size = chosen.size("size", 1, 19);
    int row = chosen.number("row", 2, 19);
    if (row > Math.max(size.rows(), size.cols()) && chosen.isChosen("row")) {
      throw new OptionFault("row", name -> name + " '" + row + "' does not fit on " + size);
    }
    boolean crossings = chosen.text("ground").equals("crossings");
    return new Toy(size, row, crossings ? Ground.CROSSINGS : Ground.SQUARES);
  }

  @Override
  public List<Judge> judges() {
    return List.of(new ToyJudge());
  }

  @Override
  public List<Transcript> transcripts() {
    return List.of(new ToyTranscript());
  }
}
