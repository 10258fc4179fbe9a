package dev.banmen.games.othello.record;

import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.record.Property;
import dev.banmen.game.record.RecordOutput;
import dev.banmen.game.record.Recording;
import dev.banmen.games.othello.board.BoardSize;
import dev.banmen.text.ControlCharacters;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/** Writes games in GGF, one per line; those that were played together share one. One thread. */
record GgfWriter(RecordOutput out) {
  /** Whether a move's name is read as the same one. */
  static boolean isWritten(String name) {
    Optional<Site> site = BoardSize.NOTATION.parse(name);
    return name.indexOf('/') < 0
        && !GgfNames.isPass(name)
        && (site.isEmpty() || BoardSize.NOTATION.name(site.get()).equals(name));
  }

  void write(List<Recording> games) throws IOException {
    int left = 0; // of the games that share the line
    boolean isTogether = false;
    for (int i = 0; i < games.size(); i++) {
      if (!games.get(i).family().equals("othello")) {
        continue;
      }
      if (left == 0) {
        left = together(games, i);
        isTogether = left > 1;
        if (isTogether) {
          out.number(left);
          out.put(" ");
        }
      }
      write(FlatRecord.of(games.get(i)), isTogether);
      left--;
      if (left == 0) {
        out.put("\n");
      }
    }
  }

  /** How many games from this one on were played together and are all present. */
  private static int together(List<Recording> games, int from) {
    String first = games.get(from).tree().text(0, GgfNames.TOGETHER);
    int count = first.startsWith("1/") ? TextWalk.number(first.substring(2), 2) : 1;
    for (int part = 1; part < count; part++) {
      String place = part + 1 + "/" + count;
      if (from + part >= games.size()
          || !games.get(from + part).tree().text(0, GgfNames.TOGETHER).equals(place)) {
        return 1;
      }
    }
    return Math.max(1, count);
  }

  private void write(FlatRecord game, boolean isTogether) throws IOException {
    out.put("(;GM[Othello]");
    properties(
        game.root().stream()
            .filter(property -> !isTogether || !property.id().equals(GgfNames.TOGETHER))
            .toList());
    put("BO", List.of(board(game.opening())));
    for (FlatRecord.FlatStep step : game.steps()) {
      step(step);
    }
    out.put(";)");
  }

  /**
   * Writes a node's properties other than its move. An original, which comes after its converted
   * value, is written in its place if it still says the same.
   */
  private void properties(List<Property> properties) throws IOException {
    for (int i = 0; i < properties.size(); i++) {
      String value = properties.get(i).value();
      switch (properties.get(i).id()) {
        case GgfNames.DATE, GgfNames.RESULT -> {}
        case "DT" -> {
          String written = beside(properties, i, GgfNames.DATE);
          boolean isSame = !written.isEmpty() && GgfNames.date(written).equals(value);
          put("DT", List.of(isSame ? written : GgfNames.ggfDate(value)));
        }
        case "RE" -> {
          String written = beside(properties, i, GgfNames.RESULT);
          boolean isSame = !written.isEmpty() && GgfNames.result(written).equals(value);
          put("RE", List.of(isSame ? written : GgfNames.ggfResult(value)));
        }
        default -> put(GgfNames.toGgf(properties.get(i).id()), properties.get(i).values());
      }
    }
  }

  private static String beside(List<Property> properties, int at, String id) {
    boolean isThere = at + 1 < properties.size() && properties.get(at + 1).id().equals(id);
    return isThere ? properties.get(at + 1).value() : "";
  }

  /** Writes rows separated by blanks, as the server does. */
  private static String board(StartBoard opening) {
    int size = opening.size();
    String squares = opening.squares("-*O");
    StringBuilder board = new StringBuilder().append(size);
    for (int row = 0; row < size; row++) {
      board.append(' ').append(squares, row * size, (row + 1) * size);
    }
    return board.append(opening.toMove() == Side.BLACK ? " *" : " O").toString();
  }

  private void step(FlatRecord.FlatStep step) throws IOException {
    String worth = Property.text(step.properties(), "V");
    String time = Property.text(step.properties(), GgfNames.TIME);
    String name = ControlCharacters.replaced(step.name(), ControlCharacters.STAND_IN);
    String value = step.isPass() ? "pass" : MoveRecorder.written(name);
    if (!worth.isEmpty() || !time.isEmpty()) {
      value += "/" + (step.side() == Side.BLACK ? worth : GgfNames.turned(worth));
    }
    if (!time.isEmpty()) {
      value += "/" + time;
    }
    put(Property.letter(step.side()), List.of(value));
    properties(
        step.properties().stream()
            .filter(property -> !property.id().equals("V"))
            .filter(property -> !property.id().equals(GgfNames.TIME))
            .toList());
  }

  private void put(String id, List<String> values) throws IOException {
    if (!GgfNames.isName(GgfNames.toRecord(id))) {
      return; // the loss reports it
    }
    out.put(id);
    for (String value : values.isEmpty() ? List.of("") : values) {
      out.put("[");
      String plain = ControlCharacters.replaced(value, ' ');
      out.put(plain.replace("\\", "\\\\").replace("]", "\\]").getBytes(StandardCharsets.UTF_8));
      out.put("]");
    }
  }
}
