package dev.banmen.cli;

import dev.banmen.app.Refusal;
import dev.banmen.app.local.files.GameWriting;
import dev.banmen.app.local.host.IoReason;
import dev.banmen.app.local.host.NewFile;
import dev.banmen.cli.options.CommandContext;
import dev.banmen.cli.options.ExitCode;
import dev.banmen.game.bot.UnreadableNetwork;
import dev.banmen.gtp.client.EngineFault;
import dev.banmen.match.MatchGame;
import dev.banmen.match.MatchPlan;
import dev.banmen.match.MatchResult;
import dev.banmen.match.MatchScore;
import dev.banmen.match.MatchText;
import dev.banmen.match.ResultsFile;
import dev.banmen.match.Sprt;
import dev.banmen.schedule.DaemonThreads;
import dev.banmen.session.Session;
import dev.banmen.session.text.SavedGameText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CompletionService;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * The command {@code match}, apart from its options' spelling. For one use.
 *
 * @param test stops the match early
 * @param folder where it is saved
 * @param jobs how many games are played at once
 */
record MatchRun(
    CommandContext context,
    MatchPlan plan,
    int games,
    Optional<Sprt> test,
    Optional<String> folder,
    int jobs) {
  private static final String RESULTS = "results.tsv";

  /** A game that is over. */
  private record MatchOver(MatchResult result, Session session) {}

  int run() {
    MatchScore score = new MatchScore();
    try {
      if (folder.isEmpty()) {
        play(score, Optional.empty());
      } else {
        Path results = Files.createDirectories(Path.of(folder.get())).resolve(RESULTS);
        try (ResultsFile file = ResultsFile.open(results, name(), score)) {
          play(score, Optional.of(file));
        }
      }
    } catch (ResultsFile.OtherMatch e) {
      return context.fail(ExitCode.FAULT, context.text("match.other", e.getMessage()));
    } catch (IOException | InvalidPathException e) {
      IOException why = e instanceof IOException io ? io : new IOException(e.getMessage(), e);
      String reason = IoReason.ofWriting(why, context.local());
      return context.fail(
          ExitCode.FAULT, context.local().of("file.unwritable", folder.orElse(""), reason));
    } catch (Refusal e) {
      context.say(score.size() == 0 ? "" : MatchText.of(plan, score, test, context.language()));
      return context.fail(ExitCode.FAULT, e.getMessage());
    }
    context.say(MatchText.of(plan, score, test, context.language()));
    return ExitCode.DONE;
  }

  /** The conditions of the games, in one line; how many there are may change. */
  private String name() {
    return String.join(
        "\t",
        "banmen match 1",
        plan.family(),
        new TreeMap<>(plan.chosen()).toString().replaceAll("\\s", " "),
        plan.first().written(),
        plan.second().written(),
        "openings " + plan.opening(),
        "seed " + plan.seed(),
        plan.millis() + (plan.isProcessorTime() ? " ms of processor time" : " ms"));
  }

  private void play(MatchScore score, Optional<ResultsFile> file) throws IOException, Refusal {
    ExecutorService threads = Executors.newFixedThreadPool(jobs, new DaemonThreads("match"));
    try {
      CompletionService<MatchOver> playing = new ExecutorCompletionService<>(threads);
      int next = 1;
      int running = 0;
      while (!isDecided(score)) {
        for (; running < jobs && next <= games; next++) {
          if (!score.has(next)) {
            int number = next;
            playing.submit(() -> over(number));
            running++;
          }
        }
        if (running == 0) {
          return;
        }
        take(playing.take().get(), score, file);
        running--;
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt(); // what is over counts
    } catch (ExecutionException e) {
      if (e.getCause() instanceof EngineFault fault) {
        throw new Refusal(fault.sentence(context.language()));
      } else if (e.getCause() instanceof UnreadableNetwork unreadable) {
        throw new Refusal(unreadable.getMessage());
      }
      throw new IllegalStateException(e.getCause());
    } finally {
      threads.shutdownNow();
    }
  }

  private boolean isDecided(MatchScore score) {
    return test.isPresent() && score.isDecided(test.get());
  }

  private MatchOver over(int number) {
    MatchGame game = new MatchGame(plan, number);
    return new MatchOver(game.play(), game.session());
  }

  /** Saves the record first: a result that is there has one. */
  private void take(MatchOver over, MatchScore score, Optional<ResultsFile> file)
      throws IOException, Refusal {
    score.add(over.result());
    if (file.isEmpty()) {
      return;
    }
    String ending = GameWriting.ending(plan.family(), context.games());
    String name = String.format(Locale.ROOT, "%05d.%s", over.result().number(), ending);
    String text = SavedGameText.of(over.session(), System.currentTimeMillis());
    byte[] bytes = GameWriting.of(name, text, context.games()).bytes();
    String path = Path.of(folder.orElseThrow(), name).toString();
    NewFile.replace(path, out -> out.write(bytes), context.local());
    file.get().add(over.result());
  }
}
