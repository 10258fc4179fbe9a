package dev.banmen.cli.files;

import dev.banmen.app.local.files.ReadingSettings;
import dev.banmen.app.local.files.RecordingFormats;
import dev.banmen.app.local.host.FileFault;
import dev.banmen.app.local.host.UsageFault;
import dev.banmen.cli.options.Arguments;
import dev.banmen.cli.options.CliCommand;
import dev.banmen.cli.options.CommandContext;
import dev.banmen.cli.options.ExitCode;
import dev.banmen.cli.options.ReadingOptions;
import dev.banmen.game.record.Format;
import dev.banmen.game.record.Property;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recording;
import dev.banmen.study.ProblemMine;
import dev.banmen.study.ProblemMine.MinedGame;
import dev.banmen.study.ProblemMine.MinedProblem;
import dev.banmen.text.Printable;
import java.io.File;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/**
 * {@code banmen mine FILE|FOLDER... --to OUT|FOLDER [--count N] [--force] [--lossy] [--rules
 * PRESET] [--board HOW] [--input FORMAT]}: problems from recorded games.
 */
public record MineCommand(CommandContext context) implements CliCommand {
  private static final String COUNT = "--count";
  private static final int USUAL_COUNT = 100;
  private static final int AT_ONCE = 4; // games of a piece of work: each takes long
  private static final int MOST = 20_000; // as a file of problems may have

  /** How many positions are looked at to prove one: those that a person can read out, too. */
  private static final long POSITIONS = 30_000;

  /** A problem and where it is from. */
  private record PlacedProblem(String file, int game, MinedProblem problem) {
    /** Its game, by its players and their day; by its file where the players aren't known. */
    private String ofGame(RecordTree tree) {
      List<String> players =
          Stream.of("PB", "PW")
              .map(id -> said(tree, id))
              .map(name -> name.isEmpty() ? "?" : name)
              .toList();
      return players.equals(List.of("?", "?"))
          ? new File(file).getName() + " #" + game
          : (String.join(" – ", players) + " " + said(tree, "DT")).strip();
    }

    private static String said(RecordTree tree, String id) {
      return Printable.of(tree.text(RecordTree.ROOT, id)).strip().replaceAll("\\s+", " ");
    }

    /** By what it is known: its position. */
    List<Property> position() {
      return problem.recording().tree().properties(RecordTree.ROOT).stream()
          .filter(Property::isSettingUp)
          .toList();
    }

    /** Whether one course may have both. */
    boolean isOfGameOf(PlacedProblem other) {
      return problem.recording().family().equals(other.problem().recording().family());
    }

    /** With its level, and a name that says after which move of which game it is. */
    Recording named(CommandContext context) {
      Recording recording = problem.recording();
      String name = context.text("mine.name", ofGame(recording.tree()), problem.move());
      return recording.with(
          recording
              .tree()
              .with(RecordTree.ROOT, Property.of("GN", name))
              .with(RecordTree.ROOT, Property.of("DI", Integer.toString(problem.level()))));
    }
  }

  /** Looks for problems until there are enough. */
  private static final class Mining implements EachGame.GameWork<List<PlacedProblem>> {
    private final ProblemMine mine;
    private final List<String> families; // that the problems can be written of
    private volatile boolean isEnough;

    private final AtomicInteger games = new AtomicInteger();
    private final AtomicInteger unwritable = new AtomicInteger();
    private final AtomicInteger unprovable = new AtomicInteger();
    private final AtomicInteger positions = new AtomicInteger();

    Mining(ProblemMine mine, List<String> families) {
      this.mine = mine;
      this.families = families;
    }

    @Override
    public List<PlacedProblem> fresh() {
      return new ArrayList<>();
    }

    @Override
    public void add(List<PlacedProblem> made, String file, int number, Recording recording) {
      games.incrementAndGet();
      if (isEnough) {
        return;
      } else if (!families.contains(recording.family())) {
        unwritable.incrementAndGet();
        return;
      }
      MinedGame mined = mine.of(recording);
      unprovable.addAndGet(mined.isProvable() ? 0 : 1);
      positions.addAndGet(mined.positions());
      mined.problems().forEach(one -> made.add(new PlacedProblem(file, number, one)));
    }

    @Override
    public int atOnce() {
      return AT_ONCE;
    }

    /** Why there are no problems. */
    String why(CommandContext context, String format) {
      if (games.get() == 0) {
        return context.text("mine.none.games");
      } else if (unwritable.get() == games.get()) {
        return context.text("mine.none.format", format);
      }
      return unprovable.get() + unwritable.get() == games.get()
          ? context.text("mine.none.proof")
          : context.text("mine.none.found", positions.get(), POSITIONS);
    }
  }

  @Override
  public void describe(CommandSpec spec) {
    Arguments.examples(spec, "banmen mine games/ --to problems.sgf");
    Arguments.files(spec);
    WritingOptions.describe(spec, "OUT");
    Arguments.option(spec, COUNT, "N");
    ReadingOptions.describe(spec);
  }

  @Override
  public int run(ParseResult parsed) throws FileFault {
    ReadingSettings reading = ReadingOptions.of(parsed, context.games());
    String out =
        Arguments.value(parsed, WritingOptions.TO)
            .orElseThrow(() -> new UsageFault(context.text("mine.nowhere")));
    int count =
        Arguments.value(parsed, COUNT)
            .map(text -> Arguments.number(COUNT, text, 1, "", context.wording()))
            .orElse(USUAL_COUNT);
    boolean isForced = WritingOptions.isForced(parsed);
    boolean isLossy = WritingOptions.isLossy(parsed);
    boolean isFolder = new File(out).isDirectory();
    NewRecordings written = new NewRecordings(context, isFolder ? file(out, 1) : out, isForced);
    Format target = written.format(Optional.empty(), reading.formats());
    for (int i = 1; i <= (isFolder ? Math.min(count, MOST) : 1); i++) {
      (isFolder ? new NewRecordings(context, file(out, i), isForced) : written).checkFree();
    }
    SearchedFiles searched = new SearchedFiles(context, reading.formats(), Optional.of(out));
    List<String> files = searched.of(parsed.matchedPositionalValue(0, List.of()));
    Mining mining =
        new Mining(
            new ProblemMine(reading.games(), POSITIONS),
            RecordingFormats.families(target, reading.games()));
    List<PlacedProblem> problems = new ArrayList<>();
    List<PlacedProblem> others = new ArrayList<>(); // of other games than the first
    Set<List<Property>> known = new HashSet<>();
    boolean isClean =
        new EachGame<>(reading, context.streams(), mining)
            .run(
                files,
                found -> {
                  for (PlacedProblem one : found) {
                    if (!isFolder && !problems.isEmpty() && !one.isOfGameOf(problems.get(0))) {
                      others.add(one);
                    } else if (problems.size() < Math.min(count, MOST)
                        && known.add(one.position())) {
                      problems.add(one);
                    }
                  }
                  mining.isEnough = problems.size() >= Math.min(count, MOST);
                });
    problems.sort(Comparator.comparingInt(one -> one.problem().level()));
    List<Recording> games = problems.stream().map(one -> one.named(context)).toList();
    if (!isFolder && !games.isEmpty()) {
      written.write(games, target, isLossy, () -> {});
    }
    for (int i = 0; isFolder && i < games.size(); i++) {
      new NewRecordings(context, file(out, i + 1), isForced)
          .write(List.of(games.get(i)), target, isLossy, () -> {});
    }
    context.say(context.text("mine.done", problems.size()) + "\n");
    long apart =
        isFolder ? problems.stream().filter(one -> !one.isOfGameOf(problems.get(0))).count() : 0;
    if (apart > 0) {
      context.complain(
          context.text("mine.folder", out, context.games().name(games.get(0).family()), apart));
    } else if (!others.isEmpty()) {
      context.complain(context.text("mine.others", others.size(), out));
    } else if (problems.isEmpty()) {
      context.complain(mining.why(context, target.name()));
    }
    return isClean && searched.isWhole() && !problems.isEmpty() ? ExitCode.DONE : ExitCode.FAULT;
  }

  /** A file for one problem, in the format that holds any game. */
  private static String file(String folder, int number) {
    return new File(folder, String.format(Locale.ROOT, "problem-%05d.banmen", number)).getPath();
  }
}
