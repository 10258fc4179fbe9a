package dev.banmen.tui;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

/**
 * Reads what a terminal is sent, and knows which pictures it shows where, by kitty's graphics
 * protocol: pictures sent as pixels, placed at the cursor, deleted.
 */
final class KittyPictures {
  /** A picture's pixels, red, green, blue and opacity. */
  record Picture(int width, int height, byte[] pixels) {
    int channel(int x, int y, int channel) {
      return pixels[4 * (y * width + x) + channel] & 0xff;
    }
  }

  private record Placed(int picture, int row, int col) {}

  final Map<Integer, Picture> pictures = new HashMap<>();
  private final Map<String, Placed> placements = new HashMap<>();
  private Map<String, String> begun = Map.of();
  private final StringBuilder payload = new StringBuilder();
  private int row;
  private int col;
  private int bytes;

  /** Returns the picture at each place, by row and column. */
  Map<String, Integer> shown() {
    Map<String, Integer> shown = new TreeMap<>();
    placements.values().forEach(at -> shown.put(at.row + "," + at.col, at.picture));
    return shown;
  }

  /** Returns how many bytes of graphics were read since the last call. */
  int takeBytes() {
    int taken = bytes;
    bytes = 0;
    return taken;
  }

  void read(byte[] sent) {
    String text = new String(sent, StandardCharsets.UTF_8);
    for (int i = 0; i < text.length(); ) {
      char c = text.charAt(i);
      if (text.startsWith("\033_G", i)) {
        int end = text.indexOf("\033\\", i);
        graphics(text.substring(i + 3, end));
        bytes += end + 2 - i;
        i = end + 2;
      } else if (text.startsWith("\033[", i)) {
        int end = i + 2;
        while (text.charAt(end) < '@') {
          end++;
        }
        control(text.charAt(end), text.substring(i + 2, end));
        i = end + 1;
      } else if (text.startsWith("\033]", i)) {
        i = text.indexOf('\007', i) + 1;
      } else {
        assertThat(c).isNotEqualTo('\033');
        col = c == '\r' ? 0 : c == '\b' ? col - 1 : c < ' ' ? col : col + 1;
        i++;
      }
    }
  }

  private void control(char last, String numbers) {
    String[] parts = numbers.split(";");
    int first = numbers.matches("[0-9].*") ? Integer.parseInt(parts[0]) : 1;
    switch (last) {
      case 'H' -> {
        row = first - 1;
        col = parts.length > 1 ? Integer.parseInt(parts[1]) - 1 : 0;
      }
      case 'A' -> row -= first;
      case 'B' -> row += first;
      case 'C' -> col += first;
      case 'D' -> col -= first;
      default -> {}
    }
  }

  private void graphics(String sequence) {
    int semicolon = (sequence + ";").indexOf(';');
    Map<String, String> keys = new HashMap<>();
    for (String pair : sequence.substring(0, semicolon).split(",")) {
      keys.put(pair.substring(0, 1), pair.substring(2));
    }
    if (!keys.containsKey("a")) {
      piece(keys, sequence.substring(semicolon + 1));
      return;
    }
    assertThat(keys).as("no answer is wanted").containsEntry("q", "2");
    int picture = Integer.parseInt(keys.get("i"));
    String placement = picture + "/" + keys.get("p");
    switch (keys.get("a") + keys.getOrDefault("d", "")) {
      case "t" -> {
        begun = keys;
        piece(keys, sequence.substring(semicolon + 1));
      }
      case "p" -> {
        assertThat(pictures).containsKey(picture);
        assertThat(keys).containsEntry("C", "1");
        assertThat(pictures.get(picture).width() % Integer.parseInt(keys.get("c"))).isZero();
        assertThat(pictures.get(picture).height() % Integer.parseInt(keys.get("r"))).isZero();
        assertThat(placements.put(placement, new Placed(picture, row, col))).isNull();
      }
      case "di" -> assertThat(placements.remove(placement)).isNotNull();
      case "dI" -> {
        pictures.remove(picture);
        placements.values().removeIf(at -> at.picture == picture);
      }
      default -> throw new AssertionError(sequence);
    }
  }

  private void piece(Map<String, String> keys, String text) {
    assertThat(text.length()).isLessThanOrEqualTo(4096);
    payload.append(text);
    if (keys.get("m").equals("0")) {
      int width = Integer.parseInt(begun.get("s"));
      int height = Integer.parseInt(begun.get("v"));
      byte[] pixels = inflated(Base64.getDecoder().decode(payload.toString()));
      assertThat(pixels).hasSize(4 * width * height);
      pictures.put(Integer.parseInt(begun.get("i")), new Picture(width, height, pixels));
      payload.setLength(0);
    }
  }

  private static byte[] inflated(byte[] packed) {
    Inflater inflater = new Inflater();
    inflater.setInput(packed);
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    byte[] some = new byte[4096];
    try {
      while (!inflater.finished()) {
        all.write(some, 0, inflater.inflate(some));
      }
    } catch (DataFormatException e) {
      throw new AssertionError(e);
    } finally {
      inflater.end();
    }
    return all.toByteArray();
  }
}
