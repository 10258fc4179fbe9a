package dev.banmen.games.othello.record;

import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.record.Archive;
import dev.banmen.game.record.Bytes;
import dev.banmen.game.record.Format;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Property;
import dev.banmen.game.record.RecordOutput;
import dev.banmen.game.record.Recording;
import dev.banmen.game.record.TextArchive;
import dev.banmen.games.othello.board.BoardSize;
import dev.banmen.text.ControlCharacters;
import dev.banmen.text.Words;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Games as their squares, {@code f5d6c3d3c4}, one per line or over several lines; the rules say
 * whose a move is. Described in {@code docs/formats.md}.
 */
public final class MoveStrings implements Format {
  private final Words words;
  private final MoveStringReader reader;

  public MoveStrings(Words words) {
    this.words = words;
    reader = new MoveStringReader(words);
  }

  @Override
  public String name() {
    return "moves";
  }

  @Override
  public List<String> endings() {
    return List.of("txt", "moves");
  }

  @Override
  public boolean fits(byte[] head) {
    return MoveTokens.fits(head, reader);
  }

  @Override
  public Optional<InputFault> flaw(byte[] head) {
    return MoveTokens.flaw(words, head);
  }

  @Override
  public Archive open(Bytes file) throws IOException {
    return new TextArchive(file, MoveLines.find(file, reader), reader);
  }

  @Override
  public Optional<String> loss(List<Recording> games) {
    return FlatRecord.lost(words, games, MoveStrings::losses);
  }

  private static Set<FormatLoss> losses(FlatRecord game) {
    EnumSet<FormatLoss> losses = EnumSet.noneOf(FormatLoss.class);
    losses.addAll(game.losses());
    if (game.opening().size() != 8) {
      losses.add(FormatLoss.SIZE);
      return losses;
    }
    if (!game.hasBareMoves()) {
      losses.add(FormatLoss.COMMENTS);
    }
    if (game.root().stream().anyMatch(property -> !property.id().equals("C"))) {
      losses.add(FormatLoss.PROPERTIES);
    }
    SideFinder sides = new SideFinder(game.opening().board());
    for (FlatRecord.FlatStep step : game.steps()) {
      if (side(sides, step) != step.side()) {
        losses.add(FormatLoss.SIDES);
      }
      if (!step.isPass() && !isWritten(step.name())) {
        losses.add(FormatLoss.MOVES);
      }
    }
    return losses;
  }

  private static Side side(SideFinder sides, FlatRecord.FlatStep step) {
    if (step.isPass()) {
      return sides.pass();
    }
    Optional<Site> site = BoardSize.NOTATION.parse(step.name());
    return site.isEmpty()
        ? sides.unreadable()
        : sides.place(BoardSize.of(8).lattice().index(site.get()));
  }

  /** Whether a name is read as the same one: lower case, and not a number before moves. */
  private static boolean isWritten(String name) {
    Optional<Site> site = BoardSize.NOTATION.parse(name);
    return site.isPresent()
        && site.get().row() >= 0
        && BoardSize.NOTATION.name(site.get()).equals(name);
  }

  @Override
  public void write(List<Recording> games, RecordOutput out) throws IOException {
    for (Recording recording : games) {
      if (recording.family().equals("othello")) {
        write(FlatRecord.of(recording), out);
      }
    }
    out.flush();
  }

  private static void write(FlatRecord game, RecordOutput out) throws IOException {
    if (game.opening().size() != 8) {
      return;
    }
    for (Property property : game.root()) {
      if (property.id().equals("C")) {
        for (String line : ControlCharacters.replaced(property.value(), ' ').split("\n", -1)) {
          out.put(("# " + line + "\n").getBytes(StandardCharsets.UTF_8));
        }
      }
    }
    if (!game.opening().isUsual() || game.steps().isEmpty()) {
      out.put(game.opening().squares("-XO"));
      out.put(game.opening().toMove() == Side.BLACK ? " X" : " O");
      out.put(game.steps().isEmpty() ? "" : " ");
    }
    for (FlatRecord.FlatStep step : game.steps()) {
      if (step.isPass()) {
        out.put("--");
      } else if (isWritten(step.name())) {
        out.put(step.name());
      }
    }
    out.put("\n");
  }
}
