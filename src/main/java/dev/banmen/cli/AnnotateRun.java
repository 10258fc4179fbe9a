package dev.banmen.cli;

import dev.banmen.app.local.host.FileFault;
import dev.banmen.app.local.host.IoReason;
import dev.banmen.app.local.host.NewFile;
import dev.banmen.app.local.host.UsageFault;
import dev.banmen.bot.PositionValuer;
import dev.banmen.cli.options.CommandContext;
import dev.banmen.cli.options.StandardStreams;
import dev.banmen.game.record.Format;
import dev.banmen.game.record.RecordOutput;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recording;
import dev.banmen.gtp.client.EngineFault;
import dev.banmen.gtp.client.EngineProgram;
import dev.banmen.gtp.client.GtpBots;
import dev.banmen.picture.Diagram;
import dev.banmen.record.Formats;
import dev.banmen.say.GameSentences;
import dev.banmen.say.ReviewNotes;
import dev.banmen.say.ReviewSentences;
import dev.banmen.study.GameValues;
import dev.banmen.study.Mistake;
import dev.banmen.study.RecordBoard;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/**
 * Reviews all moves of a recorded game, and writes the game with what it found into a file. It says
 * what it found, a line for each mistake. Immutable.
 *
 * @param file where the game is from
 * @param context with the games whose players are asked
 * @param engine another program to ask
 * @param out the file to write, which must not be there
 */
record AnnotateRun(
    CommandContext context,
    String file,
    Formats formats,
    Optional<EngineProgram> engine,
    String out)
    implements OnePosition.Printer {
  @Override
  public StandardStreams.Text of(Recording recording, Diagram diagram) throws FileFault {
    Format format = format();
    RecordBoard board = new RecordBoard(recording, context.games());
    int end = recording.tree().end(RecordTree.ROOT);
    GameValues values = GameValues.of(board, recording, board.line(recording, end));
    boolean isEmpty = values.turns().isEmpty();
    if (!isEmpty) {
      value(recording, values);
    }
    List<Mistake> mistakes = values.review().mistakes();
    GameSentences game =
        new GameSentences(board.game(), context.language().words(ReviewSentences.class));
    ReviewSentences sentences = new ReviewSentences(game);
    write(format, recording.with(new ReviewNotes(sentences).in(recording.tree(), mistakes)));
    return text -> {
      for (Mistake mistake : mistakes) {
        text.write(sentences.of(mistake) + "\n");
      }
      String none = isEmpty ? game.text("move.none") : sentences.none(values);
      text.write(mistakes.isEmpty() ? none + "\n" : "");
    };
  }

  private Format format() throws FileFault {
    Format format =
        formats
            .byExtension(out)
            .filter(found -> !found.isOnlyRead())
            .orElseThrow(
                () -> new UsageFault(context.text("format.ending", out, formats.choices())));
    try {
      if (NewFile.isTaken(out, context.local())) {
        throw new FileFault(out, context.text("analyze.taken"));
      }
    } catch (IOException e) {
      throw new FileFault(out, IoReason.unwritable(e, context.local()));
    }
    return format;
  }

  private void value(Recording recording, GameValues values) throws FileFault {
    if (engine.isEmpty()) {
      PositionValuer.value(context.family(recording.family()), values.turns(), values, () -> false);
      return;
    }
    try (GtpBots bots = new GtpBots(engine.get(), recording.chosen(), 0)) {
      PositionValuer.value(bots, values.turns(), values, () -> false);
    } catch (EngineFault fault) {
      throw new FileFault(file, fault.sentence(context.language()));
    }
  }

  private void write(Format format, Recording noted) throws FileFault {
    Optional<String> loss = format.loss(List.of(noted));
    if (loss.isPresent()) {
      throw new FileFault(out, context.text("analyze.loss", format.name(), loss.get()));
    }
    try {
      NewFile.write(
          out,
          stream -> {
            RecordOutput answer = new RecordOutput(stream);
            format.write(List.of(noted), answer);
            answer.flush();
          },
          context.local());
    } catch (IOException e) {
      throw new FileFault(out, IoReason.unwritable(e, context.local()));
    }
  }
}
