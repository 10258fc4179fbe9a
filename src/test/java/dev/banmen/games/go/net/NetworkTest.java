package dev.banmen.games.go.net;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.offset;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.BitSet;
import java.util.SplittableRandom;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Networks are read from files of every version, and evaluated as by the plainest sums. */
class NetworkTest {
  private static final double NEAR = 1e-4;

  private static Inputs inputs(int sites, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    int[] planes = new int[sites];
    float[] globals = new float[Inputs.GLOBALS];
    BitSet legal = new BitSet();
    for (int site = 0; site < sites; site++) {
      legal.set(site, (site + seed) % 3 > 0);
      planes[site] = 1 | random.nextInt(1 << Inputs.PLANES) & random.nextInt(1 << Inputs.PLANES);
    }
    for (int i = 0; i < globals.length; i++) {
      globals[i] = (float) random.nextDouble(-1, 1);
    }
    return new Inputs(planes, globals, legal, random.nextBoolean());
  }

  private static byte[] file(int version, boolean isBinary) {
    String mark = isBinary ? RandomNetwork.SINGLES : "";
    return new RandomNetwork(version, mark, 1, inputs(25, 1), 5).file();
  }

  private static Network read(byte[] file) throws IOException {
    return Network.read(new ByteArrayInputStream(file));
  }

  private static double[] shares(double... logits) {
    double most = Arrays.stream(logits).max().orElseThrow();
    double sum = Arrays.stream(logits).map(x -> Math.exp(x - most)).sum();
    return Arrays.stream(logits).map(x -> Math.exp(x - most) / sum).toArray();
  }

  @ParameterizedTest
  @CsvSource({
    "8, 5, 5, @BIN@", "8, 19, 19, ''", "8, 9, 9, @F16@", "9, 7, 9, @BIN@", "10, 13, 6, ''",
    "11, 9, 9, @BIN@", "12, 8, 8, ''", "13, 19, 5, @BIN@", "14, 6, 7, ''", "15, 13, 13, @BIN@",
    "16, 5, 6, @BIN@", "17, 9, 10, ''", "17, 5, 5, @F16@"
  })
  void theOutputsAreThoseOfPlainSums(int version, int rows, int cols, String mark)
      throws IOException {
    for (long seed = 1; seed <= 4; seed++) {
      Inputs inputs = inputs(rows * cols, seed);
      RandomNetwork plain = new RandomNetwork(version, mark, seed, inputs, cols);
      for (int site = 0; site < rows * cols; site++) {
        plain.policy[site] =
            inputs.legal().get(site) ? plain.policy[site] : Double.NEGATIVE_INFINITY;
      }
      Evaluator evaluator = new Evaluator(read(plain.file()), rows, cols);
      evaluator.evaluate(inputs(rows * cols, seed + 1)); // leaves nothing behind
      Evaluation evaluation = evaluator.evaluate(inputs);
      double[] policy = shares(plain.policy);
      for (int site = 0; site <= rows * cols; site++) {
        assertThat((double) evaluation.policy()[site]).isCloseTo(policy[site], offset(NEAR));
      }
      if (!inputs.mayHaveNoResult()) {
        plain.result[2] = Double.NEGATIVE_INFINITY;
      }
      double[] result = shares(plain.result);
      assertThat(evaluation.win()).isCloseTo(result[0], offset(NEAR));
      assertThat(evaluation.loss()).isCloseTo(result[1], offset(NEAR));
      assertThat(evaluation.lead()).isCloseTo(plain.lead * (1 - result[2]), offset(20 * NEAR));
      for (int site = 0; site < rows * cols; site++) {
        double owner = Math.tanh(plain.ownership[site]);
        assertThat((double) evaluation.ownership()[site]).isCloseTo(owner, offset(NEAR));
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "0000, 0",
    "8000, -0.0",
    "0001, 0x1p-24",
    "83ff, -0x3ffp-24",
    "0400, 0x1p-14",
    "3c00, 1",
    "bc01, -0x401p-10",
    "7bff, 65504",
    "7c00, NaN",
    "fe00, NaN"
  })
  void halvesAreDecoded(String bits, String number) {
    short half = (short) Integer.parseInt(bits, 16);
    assertThat(NetworkInput.half(half)).isEqualTo(Float.valueOf(number));
    if (!number.equals("NaN")) {
      assertThat(RandomNetwork.half(NetworkInput.half(half))).isEqualTo(half);
    }
  }

  /** Rounded to 16 bits, weights say nearly the same. */
  @Test
  void halvesSayNearlyWhatSinglesSay() throws IOException {
    Inputs inputs = inputs(81, 3);
    byte[] singles = new RandomNetwork(8, RandomNetwork.SINGLES, 7, inputs, 9).file();
    byte[] halves = new RandomNetwork(8, RandomNetwork.HALVES, 7, inputs, 9).file();
    assertThat(halves.length).isLessThan(singles.length * 6 / 10);
    Evaluation one = new Evaluator(read(singles), 9, 9).evaluate(inputs);
    Evaluation other = new Evaluator(read(halves), 9, 9).evaluate(inputs);
    for (int site = 0; site < 81; site++) {
      assertThat(other.policy()[site]).isCloseTo(one.policy()[site], offset(0.005f));
    }
    assertThat(other.win()).isCloseTo(one.win(), offset(0.01));
  }

  @Test
  void aPackedFileIsReadLikeAnUnpackedOne() throws IOException {
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    try (GZIPOutputStream out = new GZIPOutputStream(packed)) {
      out.write(file(8, true));
    }
    Inputs inputs = inputs(25, 1);
    Evaluation one = new Evaluator(read(packed.toByteArray()), 5, 5).evaluate(inputs);
    Evaluation other = new Evaluator(read(file(8, true)), 5, 5).evaluate(inputs);
    assertThat(one.ownership()).isEqualTo(other.ownership());
    byte[] half = Arrays.copyOf(packed.toByteArray(), packed.size() / 2);
    assertThatThrownBy(() -> read(half)).hasMessage("the network is damaged or cut off");
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void aFileThatEndsAnywhereIsAFault(boolean isBinary) {
    byte[] file = file(17, isBinary);
    for (int length = 0; length < file.length - 1; length += 1 + file.length / 500) {
      byte[] part = Arrays.copyOf(file, length);
      assertThatThrownBy(() -> read(part)).isInstanceOf(NetworkFault.class);
    }
  }

  @Test
  void anyByteMayBeWrong() {
    SplittableRandom random = new SplittableRandom(1);
    for (int i = 0; i < 300; i++) {
      byte[] file = file(17, true);
      for (int k = 0; k < 3; k++) {
        file[random.nextInt(i % 2 == 0 ? 300 : file.length)] = (byte) random.nextInt(256);
      }
      try {
        Evaluator evaluator = new Evaluator(read(file), 5, 5);
        Evaluation evaluation = evaluator.evaluate(inputs(25, i));
        assertThat(evaluation.win() + evaluation.loss()).isBetween(0.0, 1.0001);
      } catch (IOException e) {
        assertThat(e).isInstanceOf(NetworkFault.class);
      }
    }
  }

  @Test
  void anotherVersionIsNamed() {
    assertThatThrownBy(() -> read("old 7 22 19 ".getBytes(StandardCharsets.US_ASCII)))
        .hasMessage("network version 7 is not supported; choose a network of version 8 to 17");
    assertThatThrownBy(() -> read("new 18 22 19 ".getBytes(StandardCharsets.US_ASCII)))
        .hasMessageContaining("version 18");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "not a network | not a KataGo network",
        "(;GM[1]FF[4]PB[Black player] | not a KataGo network",
        "n 8 22 18 | this network is not supported: numInputGlobalChannels 18",
        "n 8 22 19 t 101 | this network is not supported: numBlocks 101",
        "n 8 22 19 t 6 1025 | this network is not supported: numChannels 1025",
        "n 8 22 19 t 6 8 8 8 8 8 c 9 | this network is not supported: convYSize 9",
        "n 8 22 19 t 6 8 8 8 8 8 c 5 5 22 8 1 1 NaN| " + "the network is damaged or cut off",
        "n 8 22 19 t 6 8 8 8 8 8 c 5 5 22 8 1 1 1e99| " + "the network is damaged or cut off",
        "n 8 22 19 t 6 8 8 8 8 8 c 5 5 22 8 1 1 @BAD@ | the network is damaged or cut off",
      })
  void aFaultSaysWhatIsWrong(String text, String fault) {
    assertThatThrownBy(() -> read((text + " ").getBytes(StandardCharsets.US_ASCII)))
        .isInstanceOf(NetworkFault.class)
        .hasMessage(fault);
  }

  @Test
  void aFileWithoutEndIsNotReadForEver() {
    assertThatThrownBy(() -> Network.read(endless(""))).hasMessage("not a KataGo network");
    String layers = "n 17 22 19 1 1 1 1 1 1 1 0 0 0 0 0 0 0 0 ";
    String trunk = "t 100 1024 1 1 1 1 0 0 0 0 0 0 c 7 7 22 1024 1 1 @BIN@";
    InputStream weights = endless(layers + trunk);
    assertThatThrownBy(() -> new NetworkReader(new NetworkInput(weights, 1 << 20)).network())
        .hasMessage("the network is larger than 1 MB");
    assertThatThrownBy(() -> new NetworkInput(endless("@BIN@"), 1 << 20).weights(32_001, 1000))
        .hasMessageMatching("the network has more than \\d+ weights");
  }

  private static InputStream endless(String begin) {
    byte[] first = begin.getBytes(StandardCharsets.US_ASCII);
    return new InputStream() {
      private int at;

      @Override
      public int read() {
        return at < first.length ? first[at++] : ' ';
      }

      @Override
      public int read(byte[] to, int from, int length) {
        for (int i = from; i < from + length; i++) {
          to[i] = (byte) read();
        }
        return length;
      }
    };
  }

  /** Sums that overflow say nothing, and are no fault. */
  @Test
  void weightsThatOverflowGiveNumbers() throws IOException {
    byte[] file = file(8, false);
    String text = new String(file, StandardCharsets.US_ASCII).replaceAll("(?m)^0[.]\\d+$", "1e18");
    Evaluator evaluator = new Evaluator(read(text.getBytes(StandardCharsets.US_ASCII)), 5, 5);
    Evaluation evaluation = evaluator.evaluate(inputs(25, 1));
    assertThat(evaluation.lead()).isFinite();
    assertThat(evaluation.win()).isFinite();
    assertThat(evaluation.policy()[25]).isFinite();
  }

  /** A scale may be too large for a lead that is a number before. */
  @Test
  void aScaleThatOverflowsGivesANumber() throws IOException {
    String text = new String(file(13, false), StandardCharsets.US_ASCII);
    String scaled = text.replaceFirst("20\n20\n20\n10\n", "20\n20\n20\n3e38\n");
    assertThat(scaled).isNotEqualTo(text);
    Network network = read(scaled.getBytes(StandardCharsets.US_ASCII));
    for (int seed = 0; seed < 20; seed++) {
      assertThat(new Evaluator(network, 5, 5).evaluate(inputs(25, seed)).lead()).isFinite();
    }
  }

  /** A file whose blocks have a middle of these widths, and a trunk of one channel. */
  private static byte[] widths(int first, int count) throws IOException {
    ByteArrayOutputStream file = new ByteArrayOutputStream();
    words(file, "n 8 22 19 t " + count + " 1 1 1 1 1 c 1 1 22 1 1 1");
    floats(file, 22);
    words(file, "m 19 1");
    floats(file, 19);
    for (int width = first; width < first + 4 * count; width += 4) {
      words(file, "ordinary_block b n 1 0.001 0 0");
      floats(file, 1);
      floats(file, 1);
      words(file, "a c 3 3 1 " + width + " 1 1");
      floats(file, 9 * width);
      words(file, "n " + width + " 0.001 0 0");
      floats(file, width);
      floats(file, width);
      words(file, "a c 3 3 " + width + " 1 1 1");
      floats(file, 9 * width);
    }
    return file.toByteArray();
  }

  private static void words(ByteArrayOutputStream file, String words) {
    file.writeBytes((words + " ").getBytes(StandardCharsets.US_ASCII));
  }

  private static void floats(ByteArrayOutputStream file, int count) {
    words(file, "@BIN@");
    file.writeBytes(new byte[Float.BYTES * count]);
  }

  /** Each width takes memory of its own when a position is evaluated. */
  @Test
  void layersOfManyWidthsAreRefusedAsSoManyWeights() throws IOException {
    byte[] few = widths(4, 20);
    assertThatThrownBy(() -> read(few)).hasMessage("the network is damaged or cut off");
    byte[] many = widths(628, 100);
    assertThatThrownBy(() -> read(many))
        .hasMessageMatching("the network has more than \\d+ weights");
  }
}
