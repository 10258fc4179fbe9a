package dev.banmen.picture;

import com.google.gson.stream.JsonWriter;
import dev.banmen.game.Change;
import dev.banmen.game.Mark;
import dev.banmen.game.Notation;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Writes a diagram as one JSON object (RFC 8259) for scripts, on one line. */
public final class JsonPicture {
  private final Diagram diagram;
  private final Position position;
  private final Notation notation;
  private final JsonWriter json;

  private JsonPicture(Diagram diagram, Writer text) {
    this.diagram = diagram;
    position = diagram.position();
    notation = diagram.game().notation();
    json = new JsonWriter(text);
    json.setHtmlSafe(false);
  }

  /** Writes the object and a line end. */
  public static void write(Diagram diagram, Writer target) throws IOException {
    new JsonPicture(diagram, new PrintableJson(target)).write();
    target.write('\n');
  }

  private void write() throws IOException {
    json.beginObject();
    json.name("game").value(diagram.game().id());
    json.name("rules").value(diagram.rules());
    json.name("rows").value(position.lattice().rows());
    json.name("cols").value(position.lattice().cols());
    json.name("move").value(diagram.move());
    json.name("toMove").value(position.toMove().map(Side::id).orElse(null));
    json.name("score").beginObject();
    json.name("black").value(position.score().black());
    json.name("white").value(position.score().white()).endObject();
    json.name("captured").beginObject();
    json.name("black").value(position.captures(Side.BLACK));
    json.name("white").value(position.captures(Side.WHITE)).endObject();
    strings("board", Rows.of(position));
    strings("legal", legal());
    last();
    json.name("comment").value(diagram.comment());
    json.endObject();
  }

  private void strings(String name, List<String> values) throws IOException {
    json.name(name).beginArray();
    for (String value : values) {
      json.value(value);
    }
    json.endArray();
  }

  /** The legal moves of the side to move. */
  private List<String> legal() {
    Optional<Side> toMove = position.toMove();
    return position.legalMoves().stream()
        .filter(move -> toMove.equals(Optional.of(move.side())))
        .map(notation::name)
        .toList();
  }

  private void last() throws IOException {
    json.name("last");
    if (diagram.last().isEmpty()) {
      json.nullValue();
      return;
    }
    PictureStep last = diagram.last().get();
    json.beginObject();
    json.name("side").value(last.side().id());
    json.name("move").value(last.name());
    if (last.refusal().isEmpty() || !last.changes().isEmpty()) {
      strings("changes", changes(last));
    }
    if (last.refusal().isPresent()) {
      refusal(last.refusal().get());
    }
    json.endObject();
  }

  private void refusal(PictureStep.RefusedStep refusal) throws IOException {
    json.name("miss").beginObject();
    json.name("code").value(refusal.miss().number());
    json.name("name").value(refusal.miss().title());
    json.name("sentence").value(refusal.sentence());
    json.endObject();
  }

  /** Lists changes: a removal from a site comes before what was put there. */
  private List<String> changes(PictureStep step) {
    List<String> names = new ArrayList<>();
    for (Change change : step.changes()) {
      String site = notation.name(change.site());
      letter(change.before()).ifPresent(side -> names.add(site + "-" + side));
      letter(change.after()).ifPresent(side -> names.add(site + "+" + side));
    }
    return names;
  }

  private static Optional<Character> letter(Mark mark) {
    return mark.side().map(side -> side == Side.BLACK ? 'b' : 'w');
  }
}
