package dev.banmen.gtp.engine;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Family;
import dev.banmen.game.Game;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.bot.Bot;
import dev.banmen.game.bot.Bots;
import dev.banmen.game.bot.Candidate;
import dev.banmen.game.bot.Decision;
import dev.banmen.game.bot.HasBots;
import dev.banmen.game.bot.HasNetworks;
import dev.banmen.game.bot.SearchLimit;
import dev.banmen.games.go.CountedNetwork;
import dev.banmen.toy.ToyFamily;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicReference;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Analyses as other programs read them. */
class AnalyzeCommandsTest {
  private static Engine engine(String game, String size) {
    Family family = Catalog.ALL.find(game).orElseThrow();
    return family instanceof HasNetworks network
        ? engine(network.withNetwork(CountedNetwork.any()), size)
        : engine(family, size);
  }

  private static Engine engine(Family family, String size) {
    return new Engine(
        family,
        Map.of("size", size),
        new EngineLevel(Optional.of(1), 1, 10_000),
        file -> EngineTalk.missing(),
        "1.2.3");
  }

  private static List<String> answers(Engine engine, String... lines) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try {
      engine.run(new ByteArrayInputStream(String.join("\n", lines).getBytes(US_ASCII)), out);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
    List<String> answers = new ArrayList<>(List.of(out.toString(US_ASCII).split("\n\n", -1)));
    assertThat(answers.remove(answers.size() - 1)).as("after the last empty line").isEmpty();
    return answers;
  }

  /** The line of an analysis. */
  private static String line(String command) {
    String answer = answers(engine("go", "9"), "boardsize 9", command).get(1);
    assertThat(answer).matches("=\ninfo move [^\n]*");
    return answer.substring(2);
  }

  @ParameterizedTest
  @ValueSource(strings = {"genmove b", "kata-analyze b 10", "final_status_list dead"})
  void aNetworkThatCannotBeReadIsNamed(String command) {
    HasNetworks go = (HasNetworks) Catalog.ALL.find("go").orElseThrow();
    Engine engine = engine(go.withNetwork(new CountedNetwork(new byte[] {1, 2, 3})), "9");
    assertThat(answers(engine, command, "name"))
        .satisfiesExactly(
            refused -> assertThat(refused).startsWith("? any.bin: "),
            name -> assertThat(name).isEqualTo("= Banmen"));
  }

  /** Reads a line as Lizzie does: parts before {@code info}, pairs, and {@code pv} to the end. */
  private static List<Map<String, String>> lizzie(String line) {
    List<Map<String, String>> moves = new ArrayList<>();
    for (String part : line.substring(5).split(" info ")) {
      String[] data = part.trim().split(" ");
      Map<String, String> move = new HashMap<>();
      int at = 0;
      while (!data[at].equals("pv")) {
        move.put(data[at], data[at + 1]);
        at += 2;
      }
      move.put("pv", String.join(" ", Arrays.asList(data).subList(at + 1, data.length)));
      moves.add(move);
    }
    return moves;
  }

  private static final Pattern LINE_AT_END =
      Pattern.compile("(pass|[A-Za-z]\\d+)(\\s+(pass|[A-Za-z]\\d+))*$");

  /** Reads a line as Sabaki does: the owners off the end, then the line off the end of each. */
  private static List<Map<String, String>> sabaki(String line) {
    String moves = line.split("ownership\\s+")[0];
    List<Map<String, String>> read = new ArrayList<>();
    for (String part : moves.split("\\s*info\\s+")) {
      Matcher matcher = LINE_AT_END.matcher(part.trim());
      if (matcher.find()) {
        String[] tokens = part.substring(0, matcher.start()).trim().split("\\s+");
        Map<String, String> move = new HashMap<>();
        for (int i = 0; i + 1 < tokens.length; i += 2) {
          move.put(tokens[i], tokens[i + 1]);
        }
        move.put("pv", matcher.group());
        read.add(move);
      }
    }
    return read;
  }

  @Test
  void lizzieReadsWhatLeelaZeroWouldSay() {
    List<Map<String, String>> moves = lizzie(line("lz-analyze b 10"));
    for (Map<String, String> move : moves) {
      assertThat(move).containsOnlyKeys("move", "visits", "winrate", "prior", "lcb", "order", "pv");
      assertThat(Integer.parseInt(move.get("visits"))).isPositive();
      int winrate = Integer.parseInt(move.get("winrate"));
      assertThat(winrate).isBetween(0, 10_000);
      assertThat(Integer.parseInt(move.get("lcb"))).isBetween(0, winrate);
      assertThat(Integer.parseInt(move.get("prior"))).isBetween(0, 10_000);
      assertThat(move.get("order")).isEqualTo(Integer.toString(moves.indexOf(move)));
      assertThat(move.get("pv")).startsWith(move.get("move"));
    }
  }

  @Test
  void sabakiReadsWhatKataGoWouldSay() {
    String line = line("kata-analyze w 10 ownership true");
    List<Map<String, String>> moves = sabaki(line);
    assertThat(moves).isNotEmpty();
    for (Map<String, String> move : moves) {
      assertThat(move).containsKeys("visits", "prior", "lcb", "order", "pv", "scoreMean");
      assertThat(move.get("winrate")).matches("[01]\\.\\d+");
      assertThat(Double.parseDouble(move.get("scoreLead"))).isFinite();
      assertThat(move.get("pv")).startsWith(move.get("move"));
    }
    assertThat(line.split("ownership ")[1].split(" "))
        .hasSize(81)
        .allMatch(owner -> Math.abs(Double.parseDouble(owner)) <= 1);
    assertThat(line("kata-analyze w 10")).doesNotContain("ownership");
  }

  @Test
  void ownersAreThoseOfTheSideThatIsAsked() {
    List<String> lines = new ArrayList<>();
    for (String column : "A B C D E F G H J".split(" ")) {
      lines.add("play b " + column + "6"); // the top is Black's
      lines.add("play w " + column + "4");
    }
    lines.add("kata-analyze b 10 ownership true");
    lines.add("kata-analyze w 10 ownership true");
    Family own = Catalog.ALL.find("go").orElseThrow();
    List<String> answers = answers(engine(own, "9"), lines.toArray(String[]::new));
    for (int at : List.of(18, 19)) {
      int sign = at == 18 ? 1 : -1;
      String[] owners = answers.get(at).split(" ownership ")[1].split("\\s+");
      for (int i = 0; i < 9; i++) {
        assertThat(sign * Double.parseDouble(owners[27 + i])).as("row 6").isGreaterThan(0.3);
        assertThat(sign * Double.parseDouble(owners[45 + i])).as("row 4").isLessThan(-0.3);
      }
    }
  }

  /** A family whose one player is interrupted while it thinks. */
  private static Family interrupted(AtomicReference<Thinker> thinker) {
    Bot bot =
        new Bot() {
          @Override
          public Decision decide(Position position, Side side, SearchLimit thought) {
            throw new UnsupportedOperationException();
          }

          @Override
          public List<Candidate> analyze(Position position, Side side, SearchLimit thought) {
            thinker.get().interrupt();
            return List.of();
          }
        };
    return (Family)
        Proxy.newProxyInstance(
            Family.class.getClassLoader(),
            new Class<?>[] {Family.class, HasBots.class},
            (proxy, method, arguments) ->
                method.getName().equals("bots")
                    ? new OneBot(bot)
                    : method.invoke(new ToyFamily(), arguments));
  }

  private record OneBot(Bot bot) implements Bots {
    @Override
    public int levels(Game game) {
      return 1;
    }

    @Override
    public Bot bot(Game game, int level) {
      return bot;
    }
  }

  @Test
  void anInterruptEndsAnAnalysis() {
    AtomicReference<Thinker> thinker = new AtomicReference<>();
    EngineGame table = new EngineGame(interrupted(thinker), Map.of());
    thinker.set(new Thinker(new EngineLevel(Optional.of(1), 1, 10_000), new EngineClock(10_000)));
    Thinker.Analysis analysis =
        thinker.get().analysis(table, Side.BLACK, 1_000_000, false, Optional.empty(), () -> false);
    assertThat(analysis.isLast()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"kata-analyze b 1", "kata-analyze", "kata-analyze interval 1", "7 lz-analyze w"})
  void theNextCommandEndsItAndIsAnswered(String command) {
    List<String> answers = answers(engine("go", "9"), command, "8 name");
    String id = command.replaceAll("\\D.*", "");
    assertThat(answers).hasSize(2);
    assertThat(answers.get(0)).startsWith("=" + id + "\ninfo move ");
    assertThat(answers.get(1)).isEqualTo("=8 Banmen");
  }

  private static int looks(String line) {
    return Pattern.compile("visits (\\d+)")
        .matcher(line)
        .results()
        .mapToInt(one -> Integer.parseInt(one.group(1)))
        .sum();
  }

  @Test
  void itGoesOnUntilAnotherLineComes() throws IOException {
    PipedOutputStream commands = new PipedOutputStream();
    PipedInputStream in = new PipedInputStream(commands);
    PipedOutputStream out = new PipedOutputStream();
    BufferedReader answers =
        new BufferedReader(new InputStreamReader(new PipedInputStream(out), US_ASCII));
    CompletableFuture<Void> ended =
        CompletableFuture.runAsync(
            () -> {
              try (out) {
                engine("go", "9").run(in, out);
              } catch (IOException e) {
                throw new AssertionError(e);
              }
            });
    commands.write("kata-analyze b 1\n".getBytes(US_ASCII));
    commands.flush();
    assertThat(answers.readLine()).isEqualTo("=");
    String first = answers.readLine();
    assertThat(first).startsWith("info move ");
    assertThat(looks(first)).as("a few may say something else by far").isGreaterThanOrEqualTo(8);
    commands.write("\nquit\n".getBytes(US_ASCII)); // an empty line is enough
    commands.flush();
    String next = answers.readLine();
    while (next.startsWith("info ")) {
      next = answers.readLine();
    }
    assertThat(next).isEmpty();
    assertThat(answers.readLine()).isEqualTo("= ");
    ended.join();
  }

  @Test
  void onlyTheMovesThatAreWantedAreListed() {
    List<String> all = lizzie(line("lz-analyze b 10")).stream().map(m -> m.get("move")).toList();
    String first = all.get(0);
    assertThat(answers(engine("go", "9"), "lz-analyze b 10 avoid b " + first + ",A1 1").get(0))
        .doesNotContain("move " + first + " ", "move A1 ");
    assertThat(line("lz-analyze b 10 avoid w " + first + " 1"))
        .as("of the other side")
        .contains("move " + first + " ");
    assertThat(lizzie(line("lz-analyze b 10 maxmoves 1 minmoves 1 rootInfo true"))).hasSize(1);
    assertThat(answers(engine("go", "9"), "lz-analyze b 10 maxmoves 0").get(0)).isEqualTo("=");
  }

  /** As Sabaki and q5Go ask for it in a game between programs. */
  @ParameterizedTest
  @CsvSource({
    "lz-genmove_analyze b 10, [0-9]+",
    "kata-genmove_analyze b 10 ownership true, [01]\\.[0-9]+",
    "kata-genmove_analyze B interval 10 minmoves 1 maxmoves 3, [01]\\.[0-9]+"
  })
  void aMoveIsPlayedAfterWhatMovesAreWorth(String command, String winrate) {
    List<String> answers = answers(engine("go", "9"), command, "undo", "undo");
    String[] lines = answers.get(0).split("\n");
    assertThat(lines).hasSize(3);
    assertThat(lines[0].strip()).isEqualTo("=");
    assertThat(sabaki(lines[1]))
        .isNotEmpty()
        .allSatisfy(move -> assertThat(move.get("winrate")).matches(winrate));
    assertThat(lines[1].contains("ownership")).isEqualTo(command.contains("ownership"));
    assertThat(lines[2]).matches("play [A-J][1-9]");
    assertThat(answers.subList(1, 3)).containsExactly("= ", "? cannot undo");
  }

  @ParameterizedTest
  @CsvSource({
    "go, kata-genmove_analyze b 10 allow b A1 1, play A1",
    "go, lz-genmove_analyze b 10 allow b pass 1, play pass",
    "go, lz-genmove_analyze b 10 allow b A1 1 avoid b A1 1, play pass",
    "othello, kata-genmove_analyze w 10, play pass"
  })
  void anAllowedMoveIsPlayed(String game, String command, String expected) {
    List<String> answers = answers(engine(game, "8"), command);
    assertThat(answers.get(0).lines().reduce((first, last) -> last)).contains(expected);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"x", "b 10 allow", "b 10 allow b Z1 1", "b 10 ownership", "b 10 nothing 1"})
  void nothingIsPlayedAfterAFault(String arguments) {
    List<String> answers = answers(engine("go", "9"), "kata-genmove_analyze " + arguments, "undo");
    assertThat(answers.get(0)).startsWith("? invalid ");
    assertThat(answers.get(1)).isEqualTo("? cannot undo");
  }

  private static List<String> moves(String game, String size, String command) {
    String answer = answers(engine(game, size), "boardsize " + size, command).get(1);
    return answer.equals("=")
        ? List.of()
        : lizzie(answer.substring(2)).stream().map(move -> move.get("move")).toList();
  }

  /** As Lizzie sends them: without a color, for the side to move, and avoided by both sides. */
  @ParameterizedTest
  @CsvSource({
    "lz-analyze 10 allow b A1 1, A1",
    "kata-analyze 10 allow B a1 1, A1",
    "lz-analyze 10 allow b A1 1 avoid w A1 30, A1",
    "lz-analyze 10 allow w A1 1 allow b J9 1, J9",
    "lz-analyze b 10 allow B pass 1, pass",
    "lz-analyze b 10 allow B A1 1 avoid B A1 1, ",
    "lz-analyze w 10 allow W A1 1 ownership true, A1"
  })
  void onlyAllowedMovesAreLookedAtUnlikelyOnesToo(String command, String expected) {
    List<String> moves = expected == null ? List.of() : List.of(expected);
    assertThat(moves("go", "9", command)).isEqualTo(moves);
  }

  @Test
  void whereTheBestMovesAreAvoidedOthersTakeTheirPlace() {
    StringBuilder avoided = new StringBuilder("pass");
    for (String column : "A B C D E F G H J".split(" ")) {
      for (int row = 1; row <= 8; row++) {
        avoided.append(',').append(column).append(row);
      }
    }
    String both = " avoid b " + avoided + " 30 avoid w " + avoided + " 30";
    assertThat(moves("go", "9", "lz-analyze 10" + both))
        .isNotEmpty()
        .allMatch(move -> move.endsWith("9"));
  }

  @ParameterizedTest
  @CsvSource({
    "othello, 6, lz-analyze b 20 allow b C2 1",
    "othello, 6, lz-analyze b 20 avoid b C2 1",
    "capture, 7, kata-analyze b 20 avoid b C2 1",
    "capture, 7, kata-genmove_analyze b 20 allow b C2 1",
    "gomoku, 15, lz-genmove_analyze b 20 avoid b C2 1"
  })
  void movesAreChosenOnlyWhereANetworkPlays(String game, String size, String command) {
    List<String> answers = answers(engine(game, size), "boardsize " + size, command, "undo");
    assertThat(answers.get(1)).isEqualTo("? allow and avoid need a network, and none plays here");
    assertThat(answers.get(2)).as("no move is made").isEqualTo("? cannot undo");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "b 10 maxmoves",
        "B 10 allow B A1",
        "B 10 allow B A1 -1",
        "b 10 avoid b E5",
        "b 10 ownership",
        "b 10 ownership maybe",
        "b 10 interval -1",
        "x 10",
        "b 10 avoid q E5 1",
        "b avoid b Z9 1"
      })
  void whatCannotBeReadIsRefused(String arguments) {
    assertThat(answers(engine("go", "9"), "lz-analyze " + arguments, "name"))
        .satisfiesExactly(
            refused -> assertThat(refused).startsWith("? "),
            name -> assertThat(name).isEqualTo("= Banmen"));
  }

  @Test
  void othersFindTheCommands() {
    List<String> answers =
        answers(engine("go", "9"), "list_commands", "known_command kata-analyze");
    assertThat(answers.get(0).lines()).contains("lz-analyze", "kata-analyze");
    assertThat(answers.get(1)).isEqualTo("= true");
  }

  @Test
  void aGameWithoutLeadsHasAnalysesWithoutThem() {
    assertThat(answers(engine("othello", "6"), "kata-analyze b 10").get(0))
        .startsWith("=\ninfo move ")
        .doesNotContain("score");
    assertThat(answers(engine("othello", "6"), "kata-analyze w 10").get(0))
        .as("it is not White's turn")
        .isEqualTo("=");
  }
}
