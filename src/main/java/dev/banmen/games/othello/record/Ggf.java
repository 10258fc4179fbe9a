package dev.banmen.games.othello.record;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import dev.banmen.game.record.Archive;
import dev.banmen.game.record.ByteWalk;
import dev.banmen.game.record.Bytes;
import dev.banmen.game.record.Format;
import dev.banmen.game.record.GameSpans;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.RecordOutput;
import dev.banmen.game.record.Recording;
import dev.banmen.game.record.TextArchive;
import dev.banmen.text.Words;
import java.io.IOException;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * GGF, the Generic Game Format of the Othello server GGS (M. Buro, "Generic Game Format"): {@code
 * (;GM[Othello]...BO[8 ... *]B[d3//0.02]...;)}. Described in {@code docs/formats.md}.
 */
public record Ggf(Words words) implements Format {
  private static final String GAME = "othello";

  @Override
  public String name() {
    return "ggf";
  }

  @Override
  public List<String> endings() {
    return List.of("ggf");
  }

  /** Whether this is a game in brackets, perhaps after a number, that says it is Othello. */
  @Override
  public boolean fits(byte[] head) {
    String text = new String(head, ISO_8859_1);
    int at = ByteWalk.markLength(head);
    while (at < text.length() && (text.charAt(at) <= ' ' || Character.isDigit(text.charAt(at)))) {
      at++;
    }
    int game = text.indexOf("GM[", at);
    return text.startsWith("(;", at)
        && game >= 0
        && text.regionMatches(true, game + 3, GAME, 0, GAME.length());
  }

  @Override
  public Archive open(Bytes file) throws InputFault, IOException {
    GameSpans spans = GgfGames.find(file);
    if (spans.size() == 0) {
      throw new InputFault(0, 0, words.text("fault.ggf"));
    }
    return new TextArchive(file, spans, new GgfReader(words));
  }

  @Override
  public Optional<String> loss(List<Recording> games) {
    return FlatRecord.lost(words, games, Ggf::losses);
  }

  private static Set<FormatLoss> losses(FlatRecord game) {
    EnumSet<FormatLoss> losses = EnumSet.noneOf(FormatLoss.class);
    losses.addAll(game.losses());
    if (game.root().stream().anyMatch(property -> !GgfNames.isName(property.id()))
        || game.steps().stream()
            .flatMap(step -> step.properties().stream())
            .anyMatch(property -> !GgfNames.isName(property.id()))) {
      losses.add(FormatLoss.PROPERTIES);
    }
    for (FlatRecord.FlatStep step : game.steps()) {
      if (!step.isPass() && !GgfWriter.isWritten(step.name())) {
        losses.add(FormatLoss.MOVES);
      }
    }
    return losses;
  }

  @Override
  public void write(List<Recording> games, RecordOutput out) throws IOException {
    new GgfWriter(out).write(games);
    out.flush();
  }
}
