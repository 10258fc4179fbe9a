package dev.banmen.games.go;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.games.go.net.Evaluation;
import dev.banmen.games.go.net.Evaluator;
import dev.banmen.games.go.net.Network;
import dev.banmen.proof.SharedData;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * A network says of positions what KataGo said of them. {@code src/bench/run katago} made the
 * answers, with KataGo 1.17.2, and compares many more.
 */
class KataGoTest {
  private static final Path ANSWERS = Path.of("src/test/resources/katago/answers.txt");

  @Test
  @Tag("long")
  void theOutputsAreKataGos() throws IOException {
    Network network;
    try (InputStream in =
        Files.newInputStream(SharedData.file("go/g170-b6c96-s175395328-d26788732.bin.gz"))) {
      network = Network.read(in);
    }
    for (KataGoCase one : KataGoCase.read(Files.readAllLines(ANSWERS))) {
      GoBoard board = one.board();
      Evaluation ours =
          new Evaluator(network, one.size(), one.size())
              .evaluate(BoardInputs.of(board, KataGoCase.toMove(board)));
      assertThat(one.difference(ours)).as("%s", one.moves()).matches(d -> d.isSmall());
    }
  }
}
