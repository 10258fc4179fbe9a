package dev.banmen.games.go;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Game;
import dev.banmen.game.Move;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import dev.banmen.game.bot.Bot;
import dev.banmen.game.bot.Bots;
import dev.banmen.game.bot.Candidate;
import dev.banmen.game.bot.SearchLimit;
import dev.banmen.games.go.net.RandomNetwork;
import dev.banmen.text.Language;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A player that asks a network; of random weights, as only the rules around it matter here. */
class NetworkBotTest {
  private final GoFamily family;
  private final Bots bots;

  NetworkBotTest() throws IOException {
    family = (GoFamily) new GoFamily().withNetwork(new ByteArrayInputStream(RandomNetwork.any()));
    bots = family.bots();
  }

  private static SearchLimit thought() {
    return SearchLimit.untilDone(1, () -> false);
  }

  private Game game(int size) {
    return family.game(Map.of("size", Integer.toString(size)));
  }

  private Move move(Position position, Side side) {
    return bots.bot(position.game(), 1).decide(position, side, thought()).move().orElseThrow();
  }

  private static Position set(Game game, String diagram, Side toMove) {
    return Position.of(game, GoDiagram.of(diagram, toMove).setup());
  }

  @Test
  void itPlaysAWholeGameByTheRules() {
    Position position = Position.of(game(5), Setup.EMPTY);
    Side side = Side.BLACK;
    while (position.outcome().isEmpty()) {
      position = ((Played) position.play(move(position, side))).after();
      side = side.opponent();
      assertThat(position.ply()).as("%s", position).isLessThan(200);
    }
    assertThat(position.ply()).isGreaterThan(2);
  }

  private static final String EYES =
      """
      . X . X .
      X X X X X
      X X X X X
      . X . X .
      X X X X X
      """;

  @Test
  void itFillsNoEyesOfItsOwn() {
    assertThat(move(set(game(5), EYES, Side.BLACK), Side.BLACK)).isEqualTo(new Pass(Side.BLACK));
  }

  @Test
  void itPassesAfterAPassWhenItWins() {
    String split =
        """
        . X O . .
        . X O . .
        . X O . .
        . X O . .
        . X O . .
        """;
    Game game = family.game(Map.of("size", "5", "komi", "0"));
    for (Side side : Side.values()) {
      Position before = set(game, split, side.opponent());
      Bot bot = bots.bot(game, 1);
      Position after = ((Played) before.play(new Pass(side.opponent()))).after();
      double lead = after.score(bot.dead(after, thought()), new BitSet()).margin();
      boolean wins = side == Side.BLACK ? lead > 0 : lead < 0;
      boolean passes = move(after, side) instanceof Pass;
      assertThat(passes || !wins).as("%s", side).isTrue();
    }
  }

  @Test
  void movesAreListedByTheirChances() {
    Position position = Position.of(game(7), Setup.EMPTY);
    List<Candidate> candidates =
        bots.bot(position.game(), 1).analyze(position, Side.BLACK, thought());
    assertThat(candidates).hasSize(10);
    assertThat(candidates.stream().map(Candidate::move)).contains(move(position, Side.BLACK));
    assertThat(candidates.stream().map(c -> -c.value())).isSorted();
    assertThat(candidates).allMatch(c -> c.value() >= 0 && c.value() <= 1);
    assertThat(candidates).allMatch(c -> c.move() instanceof Place || c.move() instanceof Pass);
  }

  @Test
  void aMoveSaysByHowMuchItLeads() {
    Position position = Position.of(game(7), Setup.EMPTY);
    List<Candidate> candidates =
        bots.bot(position.game(), 1).analyze(position, Side.BLACK, thought());
    assertThat(candidates).allMatch(c -> c.lead().isPresent() && c.visits() > 0);
    assertThat(candidates.stream().mapToDouble(Candidate::prior).sum()).isBetween(0.1, 1.001);
  }

  @Test
  void ownersAreNamedForBothSidesAlike() {
    String diagram =
        """
        . X . . .
        . . O . .
        . X O . O
        . X . . .
        . . . O .
        """;
    String swapped = diagram.replace('X', '?').replace('O', 'X').replace('?', 'O');
    Game even = family.game(Map.of("size", "5", "komi", "0"));
    double[] owners = owners(set(even, diagram, Side.BLACK));
    double[] others = owners(set(even, swapped, Side.WHITE));
    assertThat(owners).hasSize(25);
    for (int site = 0; site < owners.length; site++) {
      assertThat(owners[site]).isBetween(-1.0, 1.0).isNotZero().isEqualTo(-others[site]);
    }
  }

  private double[] owners(Position position) {
    return bots.bot(position.game(), 1).ownership(position, thought()).orElseThrow();
  }

  @Test
  void onOtherBoardsItPlaysWithoutANetwork() {
    assertThat(bots.levels(game(4))).isEqualTo(bots.levels(game(20))).isEqualTo(10);
    assertThat(bots.levels(game(5))).isEqualTo(bots.levels(game(19))).isEqualTo(1);
    assertThat(bots.bot(game(20), 3)).isNotInstanceOf(NetworkBot.class);
    assertThat(bots.strongest(game(19))).isInstanceOf(NetworkBot.class);
    assertThat(bots.reviewer(game(19), 1)).isInstanceOf(NetworkBot.class);
  }

  @Test
  void theNetworkStaysInAnotherLanguage() {
    GoFamily chinese = (GoFamily) family.in(Language.of(Locale.CHINESE));
    assertThat(chinese.bots().levels(game(9))).isEqualTo(1);
  }
}
