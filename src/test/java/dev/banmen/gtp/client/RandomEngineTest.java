package dev.banmen.gtp.client;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Game;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.bot.Decision;
import dev.banmen.game.bot.SearchLimit;
import dev.banmen.gtp.GtpRequest;
import dev.banmen.text.Language;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** An engine with an answer damaged by chance moves legally, or ends with a fault in words. */
class RandomEngineTest {
  private static final Game GO = Catalog.ALL.find("go").orElseThrow().game(Map.of("size", "9"));
  private static final int ENGINES = 500;
  private static final List<String> PIECES =
      List.of(
          "\n", "\n\n", "= ", "=", "?", "?1 ", "\u0000", "\t", "\u001b[2J", "Z99", "\ufffd", "#");

  private final Random random = new Random(7);

  private String damaged(GtpRequest request, String plain) {
    StringBuilder text = new StringBuilder(request.done(plain));
    if (random.nextInt(3) > 0) {
      return text.toString();
    }
    for (int i = 1 + random.nextInt(3); i > 0; i--) {
      int at = random.nextInt(text.length());
      switch (random.nextInt(3)) {
        case 0 -> text.insert(at, PIECES.get(random.nextInt(PIECES.size())));
        case 1 -> text.setCharAt(at, (char) random.nextInt(0x300));
        default -> text.setLength(at + 1);
      }
    }
    return text + FakeEngine.DEATH; // so that nobody waits for the rest
  }

  private FakeEngine engine() {
    FakeEngine fake = new FakeEngine();
    for (String command : List.of("protocol_version", "name", "list_commands", "play", "genmove")) {
      String plain = command.equals("protocol_version") ? "2" : "C3";
      fake.writes(command, request -> damaged(request, plain));
    }
    return fake;
  }

  @Test
  void itMovesLegallyOrSaysWhatIsWrong() {
    Map<String, Integer> ends = new TreeMap<>();
    for (int i = 0; i < ENGINES; i++) {
      FakeEngine fake = engine();
      String end;
      try (GtpBot bot = fake.bot(Map.of())) {
        Position start = Position.start(GO);
        Decision decision = bot.decide(start, Side.BLACK, SearchLimit.within(1000, 1));
        assertThat(decision.move().flatMap(start::miss)).isEmpty();
        end = "moved";
      } catch (EngineFault fault) {
        assertThat(fake.isEnded()).isTrue();
        assertThat(fault.sentence(Language.ENGLISH)).doesNotContainPattern("\\p{Cntrl}");
        end = fault.kind().name();
      }
      ends.merge(end, 1, Integer::sum);
    }
    assertThat(ends).containsKeys("moved", "DIED", "INVALID_ANSWER");
  }
}
