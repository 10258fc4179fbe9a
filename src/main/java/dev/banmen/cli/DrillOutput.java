package dev.banmen.cli;

import dev.banmen.app.local.host.IoReason;
import dev.banmen.app.local.host.NewFile;
import dev.banmen.app.local.host.UsageFault;
import dev.banmen.cli.drill.DrillListing;
import dev.banmen.cli.drill.DrillPaper;
import dev.banmen.cli.options.Arguments;
import dev.banmen.cli.options.CommandContext;
import dev.banmen.cli.options.DisplayOptions;
import dev.banmen.cli.options.ExitCode;
import dev.banmen.cli.options.StartView;
import dev.banmen.drill.DrillPlan;
import dev.banmen.text.Printable;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** Asks the exercises of a plan, prints them, or writes a handout: what two commands share. */
record DrillOutput(CommandContext context, Frontend frontend) {
  private static final String OUT = "--out";
  private static final String FORCE = "--force";
  private static final String FORMAT = "--format";
  private static final String PAPER = "--paper";
  private static final int PRINTED = 20; // exercises, if nobody says how many

  static void describe(CommandSpec spec) {
    Arguments.option(spec, OUT, "FILE");
    Arguments.flag(spec, FORCE);
    Arguments.option(spec, FORMAT, "json");
    Arguments.flag(spec, PAPER);
    DisplayOptions.describeScreen(spec);
  }

  /** Returns the option because of which no screen is shown. */
  static Optional<String> undrawn(ParseResult parsed) {
    return Stream.of(FORMAT, PAPER).filter(parsed::hasMatchedOption).findFirst();
  }

  /** Does what the options ask for, and returns the exit code. */
  int run(DrillPlan plan, ParseResult parsed) {
    Optional<String> format = Arguments.value(parsed, FORMAT);
    Optional<String> out = Arguments.value(parsed, OUT).map(context.host()::full);
    boolean isForced = parsed.hasMatchedOption(FORCE);
    if (isForced && out.isEmpty()) {
      throw new UsageFault(context.text("usage.needs", FORCE, OUT));
    } else if (format.isPresent() && (out.isPresent() || parsed.hasMatchedOption(PAPER))) {
      throw new UsageFault(context.text("play.beside", FORMAT, out.isPresent() ? OUT : PAPER));
    } else if (plan.isRush() && (format.isPresent() || parsed.hasMatchedOption(PAPER))) {
      throw new UsageFault(
          context.text("play.beside", "--rush", format.isPresent() ? FORMAT : PAPER));
    }
    int count = plan.count() == 0 ? PRINTED : plan.count();
    try {
      if (format.isPresent()) {
        return printed(format.get(), plan, count);
      } else if (parsed.hasMatchedOption(PAPER)) {
        return written(new DrillPaper(context).page(plan, count), out, isForced);
      }
      if (out.isPresent()) {
        checkWritable(out.get(), isForced);
      }
    } catch (FileAlreadyExistsException e) {
      String name = Printable.of(out.orElse(""));
      return context.fail(ExitCode.FAULT, context.text("drill.taken", name));
    } catch (IOException e) {
      String reason = IoReason.unwritable(e, context.local());
      return context.fail(ExitCode.FAULT, Printable.of(out.orElse(OUT)) + ": " + reason);
    }
    DrillPlan wanted = out.map(name -> plan.writing(Path.of(name))).orElse(plan);
    return frontend.show(
        context,
        new StartView.DrillStart(wanted),
        DisplayOptions.of(parsed, context),
        "terminal.drill",
        parsed.commandSpec().name());
  }

  private int printed(String format, DrillPlan plan, int count) throws IOException {
    context.wording().chosen(FORMAT, format, List.of("json"));
    new DrillListing(context).list(plan, count);
    return ExitCode.DONE;
  }

  private int written(String page, Optional<String> out, boolean isForced) throws IOException {
    if (out.isEmpty()) {
      context.say(page);
    } else if (isForced) {
      byte[] bytes = page.getBytes(StandardCharsets.UTF_8);
      NewFile.replace(out.get(), target -> target.write(bytes), context.local());
    } else {
      NewFile.write(out.get(), page, context.local());
    }
    return ExitCode.DONE;
  }

  /** Fails now rather than after the first answer, if results can't be written to a file. */
  private void checkWritable(String name, boolean isForced) throws IOException {
    boolean isTaken = NewFile.isTaken(name, context.local());
    Path file = Path.of(name).toAbsolutePath();
    if (isTaken && !isForced || Files.isDirectory(file)) {
      throw new FileAlreadyExistsException(name);
    }
    Files.delete(Files.createTempFile(file.getParent(), ".banmen", null));
  }
}
