package dev.banmen.record.sgf;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.record.Bytes;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Property;
import dev.banmen.game.record.RecordOutput;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recording;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** SGF files as the tests read and write them. */
public final class SgfFiles {
  static final SgfFormat FORMAT = new SgfFormat(Catalog.ALL);

  private SgfFiles() {}

  /** A finding: its name and its line. */
  record PlacedFinding(SgfIssue finding, long line, long column) {
    @Override
    public String toString() {
      return finding + ":" + line;
    }
  }

  static Bytes bytes(String text) {
    return Bytes.of(text.getBytes(StandardCharsets.UTF_8));
  }

  /** The trees of a file, whatever games they are of. */
  public static List<RecordTree> trees(Bytes file, List<PlacedFinding> found)
      throws InputFault, IOException {
    SgfArchive archive = FORMAT.archive(file);
    List<RecordTree> trees = new ArrayList<>();
    for (int i = 0; i < archive.size(); i++) {
      trees.add(
          archive.tree(
              i,
              root -> Optional.empty(),
              (finding, line, column, told) ->
                  found.add(new PlacedFinding(finding, line, column))));
    }
    return trees;
  }

  static RecordTree tree(String text) throws InputFault, IOException {
    return trees(bytes(text), new ArrayList<>()).get(0);
  }

  public static Recording game(String text) throws InputFault, IOException {
    return FORMAT.open(bytes(text)).game(0, note -> {});
  }

  /** The findings in the games of a file that are of a known family. */
  static List<PlacedFinding> findings(Bytes file) throws InputFault, IOException {
    List<PlacedFinding> found = new ArrayList<>();
    SgfArchive archive = FORMAT.archive(file);
    for (int i = 0; i < archive.size(); i++) {
      archive.checked(i, (f, line, column, told) -> found.add(new PlacedFinding(f, line, column)));
    }
    return found;
  }

  public static byte[] written(List<Recording> games) throws IOException {
    List<byte[]> pieces = new ArrayList<>();
    write(games, pieces::add);
    return joined(pieces);
  }

  /** Writes games, one piece after the other. */
  static void write(List<Recording> games, Consumer<byte[]> pieces) throws IOException {
    RecordOutput answer =
        new RecordOutput(OutputStream.nullOutputStream()) {
          @Override
          protected void write(byte[] bytes, int length) {
            pieces.accept(Arrays.copyOf(bytes, length));
          }
        };
    FORMAT.write(games, answer);
    answer.flush();
  }

  static byte[] joined(List<byte[]> pieces) {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    pieces.forEach(all::writeBytes);
    return all.toByteArray();
  }

  static List<Recording> games(Bytes file) throws InputFault, IOException {
    List<Recording> games = new ArrayList<>();
    SgfArchive archive = FORMAT.archive(file);
    for (int i = 0; i < archive.size(); i++) {
      games.add(archive.game(i, note -> {}));
    }
    return games;
  }

  /** A tree in one line: {@code B[aa](W[bb])(W[cc] C[x])}. */
  static String drawn(RecordTree tree) {
    StringBuilder out = new StringBuilder();
    draw(tree, RecordTree.ROOT, out);
    return out.toString();
  }

  private static void draw(RecordTree tree, int node, StringBuilder out) {
    out.append(';');
    for (Property property : tree.properties(node)) {
      out.append(property.id());
      property.values().forEach(value -> out.append('[').append(value).append(']'));
    }
    List<Integer> children = tree.children(node);
    for (int child : children) {
      out.append(children.size() > 1 ? "(" : "");
      draw(tree, child, out);
      out.append(children.size() > 1 ? ")" : "");
    }
  }
}
