package dev.banmen.cli.files;

import dev.banmen.app.local.files.KnownAnswers;
import dev.banmen.app.local.files.ReadingSettings;
import dev.banmen.app.local.files.RecordingFile;
import dev.banmen.app.local.host.FileFault;
import dev.banmen.app.local.host.IoReason;
import dev.banmen.app.local.host.LocalText;
import dev.banmen.app.local.host.UsageFault;
import dev.banmen.cli.options.Arguments;
import dev.banmen.cli.options.CliCommand;
import dev.banmen.cli.options.CommandContext;
import dev.banmen.cli.options.ExitCode;
import dev.banmen.cli.options.ReadingOptions;
import dev.banmen.game.OptionFault;
import dev.banmen.game.record.Archive;
import dev.banmen.game.record.Format;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Note;
import dev.banmen.survey.FoundGame;
import dev.banmen.survey.GameQuery;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/**
 * {@code banmen convert FILE|FOLDER... OUT [--split] [--tidy] [--to FORMAT] [--force] [--lossy]
 * [--rules PRESET] [--board HOW] [--input FORMAT]}: a file into a file, several into one, or each
 * into a file in a folder.
 */
public record ConvertCommand(CommandContext context) implements CliCommand {
  private static final String SPLIT = "--split";
  private static final String TIDY = "--tidy";

  @Override
  public void describe(CommandSpec spec) {
    Arguments.examples(
        spec,
        "banmen convert game.ggf game.sgf",
        "banmen convert games/ all.sgf --tidy",
        "banmen convert all.sgf games/ --split");
    Arguments.file(spec, 0, "FILE");
    Arguments.positional(spec, "1..*", "1..*", "OUT");
    Arguments.flag(spec, SPLIT);
    Arguments.flag(spec, TIDY);
    WritingOptions.describe(spec, "FORMAT");
    ReadingOptions.describe(spec);
  }

  @Override
  public int run(ParseResult parsed) throws FileFault {
    List<String> names = new ArrayList<>();
    names.add(parsed.matchedPositionalValue(0, ""));
    names.addAll(parsed.matchedPositionalValue(1, List.<String>of())); // the last one is OUT
    ReadingSettings plain = ReadingOptions.of(parsed, context.games());
    return new Conversion(
            parsed.hasMatchedOption(TIDY) ? plain.tidied() : plain,
            names.subList(0, names.size() - 1),
            names.get(names.size() - 1),
            Arguments.value(parsed, WritingOptions.TO),
            WritingOptions.isForced(parsed),
            WritingOptions.isLossy(parsed))
        .run(parsed.hasMatchedOption(SPLIT));
  }

  /** One run of the command. */
  private final class Conversion {
    private static final String USUAL = "sgf"; // the format in folders
    private static final String PACKED = ".gz";

    private final ReadingSettings reading;
    private final List<String> ins;
    private final String out;
    private final Optional<String> to;
    private final boolean isForced;
    private final boolean isLossy;
    private List<String> files = List.of(); // those that are read

    Conversion(
        ReadingSettings reading,
        List<String> ins,
        String out,
        Optional<String> to,
        boolean isForced,
        boolean isLossy) {
      this.reading = reading;
      this.ins = ins;
      this.out = out;
      this.to = to;
      this.isForced = isForced;
      this.isLossy = isLossy;
    }

    int run(boolean isSplit) throws FileFault {
      boolean isFolder = new File(out).isDirectory();
      boolean isToBe = isSplit || out.endsWith("/");
      if (isToBe && !isFolder && new File(out).exists()) {
        throw new UsageFault(context.text("convert.folder", out));
      } else if (isSplit) {
        return split();
      } else if (isFolder || isToBe) {
        return each();
      }
      boolean isOne = ins.size() == 1 && !new File(ins.get(0)).isDirectory();
      return isOne ? convert(ins.get(0), written(out), to) : join();
    }

    private NewRecordings written(String name) {
      return new NewRecordings(context, name, isForced);
    }

    /** Makes the folder for what is written, if it isn't there. */
    private void makeFolder() throws FileFault {
      try {
        Files.createDirectories(Path.of(out));
      } catch (IOException | InvalidPathException e) {
        LocalText wording = context.wording().local();
        String why =
            e instanceof IOException io
                ? IoReason.unwritable(io, wording)
                : String.valueOf(e.getMessage());
        throw new FileFault(out, why);
      }
    }

    /** Each file becomes one in the folder; a fault of one doesn't keep the others from it. */
    private int each() throws FileFault {
      SearchedFiles searched = new SearchedFiles(context, reading.formats(), Optional.empty());
      files = searched.of(ins);
      Optional<String> format = Optional.of(to.orElse(USUAL));
      int code = searched.isWhole() ? ExitCode.DONE : ExitCode.FAULT;
      Set<String> names = new HashSet<>();
      List<String> outs = new ArrayList<>();
      for (String in : files) {
        outs.add(inFolder(in, in, "", names));
      }
      makeFolder();
      for (int i = 0; i < files.size(); i++) {
        try {
          code = Math.max(code, convert(files.get(i), written(outs.get(i)), format));
        } catch (FileFault fault) {
          context.complain(fault.getMessage());
          code = ExitCode.FAULT;
        }
      }
      return code;
    }

    /**
     * A name of a new file in the folder; two files from different folders are told apart.
     *
     * @param of the file whose name it has: that which is read, or one in it
     */
    private String inFolder(String in, String of, String number, Set<String> names) {
      String name = of.equals(RecordingFile.STANDARD_INPUT) ? "games" : new File(of).getName();
      String unpacked = name.toLowerCase(Locale.ROOT).endsWith(PACKED) ? stem(name) : name;
      String stem = stem(unpacked) + number;
      String ending = target(written("x." + USUAL), Optional.of(to.orElse(USUAL))).endings().get(0);
      String unique = stem;
      for (int i = 2; !names.add(unique.toLowerCase(Locale.ROOT)); i++) {
        unique = stem + "-" + i;
      }
      checkNotRead(new File(out, unique + "." + ending), in);
      return new File(out, unique + "." + ending).getPath();
    }

    private static String stem(String name) {
      int dot = name.lastIndexOf('.');
      return dot > 0 ? name.substring(0, dot) : name;
    }

    /** Refuses to write over a file that is still to be read; another one may be replaced. */
    private void checkNotRead(File file, String by) {
      boolean isOther =
          file.exists()
              && files.stream()
                  .anyMatch(in -> !in.equals(by) && SearchedFiles.isSame(in, file.getPath()));
      if (isOther) {
        throw new UsageFault(context.text("convert.read", by, file.getPath()));
      }
    }

    private Format target(NewRecordings written, Optional<String> format) {
      return written.format(format, reading.formats());
    }

    private int join() throws FileFault {
      NewRecordings written = written(out);
      Format target = target(written, to);
      written.checkFree();
      List<FoundGame> games = new ArrayList<>();
      boolean isClean = find(games);
      if (!games.isEmpty() && (isClean || isLossy)) {
        isClean &= written.write(games, target, reading, isLossy);
      }
      return isClean && !games.isEmpty() ? ExitCode.DONE : ExitCode.FAULT;
    }

    private int split() throws FileFault {
      Format target = target(written("x." + USUAL), Optional.of(to.orElse(USUAL)));
      List<FoundGame> games = new ArrayList<>();
      boolean isClean = find(games);
      int digits =
          Integer.toString(games.stream().mapToInt(FoundGame::game).max().orElse(1)).length();
      Set<String> names = new HashSet<>();
      List<NewRecordings> written = new ArrayList<>();
      try (FoundRecordings found = new FoundRecordings(context, reading, games, target)) {
        for (FoundGame game : games) {
          Archive.Origin origin = found.origin(game);
          String number = String.format(Locale.ROOT, "-%0" + digits + "d", origin.game() + 1);
          written.add(written(inFolder(game.file(), origin.file(), number, names)));
        }
        for (NewRecordings one : written) {
          one.checkFree();
        }
        if (!written.isEmpty()) {
          makeFolder();
        }
        for (int i = 0; i < games.size(); i++) {
          written.get(i).write(found, i, i + 1, target, isLossy);
        }
      }
      return isClean && !games.isEmpty() ? ExitCode.DONE : ExitCode.FAULT;
    }

    /** All games of the files; whether all could be read. */
    private boolean find(List<FoundGame> games) {
      SearchedFiles searched = new SearchedFiles(context, reading.formats(), Optional.of(out));
      files = searched.of(ins);
      searched.checkTwice(files);
      GameQuery every = new TypedQuery(context, reading).of(List.of());
      boolean isClean =
          new EachGame<>(reading, context.streams(), new FindRun(every, KnownAnswers.none(every)))
              .run(files, games::addAll);
      return isClean && searched.isWhole();
    }

    private int convert(String in, NewRecordings written, Optional<String> format)
        throws FileFault {
      Format target = target(written, format);
      written.checkFree();
      List<InputFault> kept;
      List<InputFault> leftOut;
      RecordingFile file = RecordingFile.open(in, reading, context.streams().in());
      try (GamesOfFile games = new GamesOfFile(file, reading, target, new HeapGrowth())) {
        boolean isSameFormat = file.format().name().equals(target.name());
        kept = isSameFormat ? games.keep() : List.of();
        leftOut = isLossy ? games.leaveOut() : List.of();
        Optional<String> loss = isLossy ? Optional.empty() : loss(target, games, isSameFormat);
        if (loss.isPresent()) {
          throw new FileFault(in, context.text("convert.loss", target.name(), loss.get()));
        }
        written.write(answer -> games.write(answer, note -> complain(in, note)));
      } catch (GamesOfFile.UnreadableGame e) {
        throw e.fault();
      } catch (OptionFault fault) {
        throw new FileFault(in, fault.getMessage());
      }
      kept.forEach(fault -> context.complain(new FileFault(in, fault).getMessage()));
      leftOut.forEach(fault -> context.complain(new FileFault(in, fault).getMessage()));
      return leftOut.isEmpty() ? ExitCode.DONE : ExitCode.FAULT;
    }
  }

  private void complain(String in, Note note) {
    context.complain(FileFault.line(in, note.line(), note.column(), note.text()));
  }

  private static Optional<String> loss(Format target, GamesOfFile games, boolean isSameFormat) {
    return isSameFormat ? target.lossOfOwn(games) : target.loss(games);
  }
}
