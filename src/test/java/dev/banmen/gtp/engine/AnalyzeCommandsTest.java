package dev.banmen.gtp.engine;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Family;
import dev.banmen.game.bot.HasNetworks;
import dev.banmen.games.go.CountedNetwork;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
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
    String[] black = line("kata-analyze b 10 ownership true").split("ownership ")[1].split(" ");
    List<String> setUp = new ArrayList<>(List.of("clear_board", "play b D4", "play b E4"));
    for (String side : List.of("b", "w")) {
      setUp.add("kata-analyze " + side + " 10 ownership true");
    }
    assertThat(black).hasSize(81);
    List<String> answers = answers(engine("go", "9"), setUp.toArray(String[]::new));
    assertThat(answers).hasSize(5);
    assertThat(answers.subList(3, 5)).allMatch(answer -> answer.contains(" ownership "));
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
    assertThat(answers.readLine()).startsWith("info move ");
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
    assertThat(lizzie(line("lz-analyze b 10 allow b " + first + ",A1 1")))
        .extracting(move -> move.get("move"))
        .containsExactly(first);
    assertThat(lizzie(line("lz-analyze b 10 maxmoves 1 minmoves 1 rootInfo true"))).hasSize(1);
    assertThat(answers(engine("go", "9"), "lz-analyze b 10 maxmoves 0").get(0)).isEqualTo("=");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "b 10 maxmoves",
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
