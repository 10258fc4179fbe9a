package dev.banmen.cli.files;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.banmen.app.local.files.ReadingSettings;
import dev.banmen.app.local.host.FileFault;
import dev.banmen.cli.options.Arguments;
import dev.banmen.cli.options.CliCommand;
import dev.banmen.cli.options.CommandContext;
import dev.banmen.cli.options.ExitCode;
import dev.banmen.cli.options.ReadingOptions;
import dev.banmen.game.Games;
import dev.banmen.game.record.Recording;
import dev.banmen.picture.PrintableJson;
import dev.banmen.survey.FoundGame;
import dev.banmen.survey.GameSignature;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/**
 * {@code banmen dups FILE|FOLDER... [--json] [--to OUT] [--force] [--lossy] [--rules PRESET]
 * [--board HOW] [--input FORMAT]}: games that are there more than once.
 */
public record DupsCommand(CommandContext context) implements CliCommand {
  private static final String JSON = "--json";

  /** A game and by what it is known; empty if it has no moves. */
  private record SignedGame(FoundGame game, Optional<GameSignature> signature) {
    boolean isSameAs(SignedGame other) {
      return signature.isPresent()
          && other.signature.isPresent()
          && signature.get().whole() == other.signature.get().whole();
    }
  }

  private record Signing(GameSignature.Finder finder)
      implements EachGame.GameWork<List<SignedGame>> {
    Signing(Games games) {
      this(new GameSignature.Finder(games));
    }

    @Override
    public List<SignedGame> fresh() {
      return new ArrayList<>();
    }

    @Override
    public void add(List<SignedGame> made, String file, int number, Recording recording) {
      FoundGame game = FoundGame.of(file, number, recording, FoundGame.WHOLE);
      made.add(new SignedGame(game, finder.of(recording)));
    }
  }

  @Override
  public void describe(CommandSpec spec) {
    Arguments.examples(spec, "banmen dups games/");
    Arguments.files(spec);
    Arguments.flag(spec, JSON);
    WritingOptions.describe(spec, "OUT");
    ReadingOptions.describe(spec);
  }

  @Override
  public int run(ParseResult parsed) throws FileFault {
    ReadingSettings reading = ReadingOptions.of(parsed, context.games());
    WritingOptions writing = WritingOptions.of(parsed, context, reading);
    List<String> files = writing.files(parsed.matchedPositionalValue(0, List.of()));
    List<SignedGame> games = new ArrayList<>();
    boolean isClean =
        new EachGame<>(reading, context.streams(), new Signing(reading.games()))
            .run(files, games::addAll);
    isClean &= writing.write(once(games));
    List<List<SignedGame>> groups = groups(games);
    context.say(parsed.hasMatchedOption(JSON) ? json(groups) : text(groups, games.size()));
    return isClean && writing.searched().isWhole() ? ExitCode.DONE : ExitCode.FAULT;
  }

  /** All games, of those with the same moves the first; those that are only alike are kept. */
  private static List<FoundGame> once(List<SignedGame> games) {
    Set<Long> known = new HashSet<>();
    return games.stream()
        .filter(game -> game.signature().map(GameSignature::whole).map(known::add).orElse(true))
        .map(SignedGame::game)
        .toList();
  }

  /** Those that are the same as another, or begin and end like it; all in the order of files. */
  private static List<List<SignedGame>> groups(List<SignedGame> games) {
    Map<Long, List<SignedGame>> same = new LinkedHashMap<>();
    for (SignedGame game : games) {
      game.signature()
          .ifPresent(by -> same.computeIfAbsent(by.whole(), key -> new ArrayList<>(1)).add(game));
    }
    Map<Long, List<SignedGame>> alike = new HashMap<>();
    List<List<SignedGame>> groups = new ArrayList<>();
    for (List<SignedGame> group : same.values()) {
      OptionalLong ends = group.get(0).signature().orElseThrow().ends();
      List<SignedGame> first = ends.isPresent() ? alike.putIfAbsent(ends.getAsLong(), group) : null;
      if (first == null) {
        groups.add(group);
      } else {
        first.addAll(group);
      }
    }
    groups.removeIf(group -> group.size() == 1);
    return groups;
  }

  private String text(List<List<SignedGame>> groups, int all) {
    StringBuilder text = new StringBuilder();
    for (List<SignedGame> group : groups) {
      text.append(text.length() == 0 ? "" : "\n");
      for (SignedGame game : group) {
        String line = FindRun.line(game.game());
        int moves = line.lastIndexOf(' ') + 1;
        text.append(line, 0, moves).append(game.isSameAs(group.get(0)) ? "" : "~");
        text.append(line, moves, line.length());
      }
    }
    int count = groups.stream().mapToInt(List::size).sum();
    String total = context.text("dups.total", groups.size(), count, all);
    return text.append(text.length() == 0 ? "" : "\n").append(total).append('\n').toString();
  }

  private static String json(List<List<SignedGame>> groups) {
    JsonArray all = new JsonArray();
    for (List<SignedGame> group : groups) {
      JsonArray games = new JsonArray();
      for (SignedGame game : group) {
        JsonObject object = JsonParser.parseString(FindRun.json(game.game())).getAsJsonObject();
        object.addProperty("sameMoves", game.isSameAs(group.get(0)));
        games.add(object);
      }
      all.add(games);
    }
    return PrintableJson.of(all.toString()) + "\n";
  }
}
