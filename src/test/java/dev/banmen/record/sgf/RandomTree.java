package dev.banmen.record.sgf;

import dev.banmen.game.record.Property;
import dev.banmen.game.record.RecordTree;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Trees of random shape with values full of what SGF must escape. */
final class RandomTree {
  private static final String[] IDS = {
    "B", "W", "C", "N", "LB", "AP", "XX", "PB", "AB", "FG", "Q9"
  };
  private static final String[] PIECES = {
    "\\", "]", "[", ":", "\n", ";", "(", ")", "aa", "tt", " ", "é", "囲", "\ud83c\udf33", "B[aa]"
  };

  private RandomTree() {}

  static RecordTree of(Random random) {
    RecordTree tree = RecordTree.of(node(random));
    int size = random.nextInt(30);
    for (int i = 0; i < size; i++) {
      int parent = random.nextBoolean() ? tree.size() - 1 : random.nextInt(tree.size());
      tree = tree.grown(parent, node(random));
    }
    return tree;
  }

  private static List<Property> node(Random random) {
    List<Property> node = new ArrayList<>();
    int count = random.nextInt(4);
    for (int i = 0; i < count; i++) {
      String id = IDS[random.nextInt(IDS.length)];
      List<String> values = new ArrayList<>();
      int number = 1 + random.nextInt(2);
      for (int k = 0; k < number; k++) {
        values.add(value(random));
      }
      node.add(new Property(id, values));
    }
    return node;
  }

  private static String value(Random random) {
    StringBuilder value = new StringBuilder();
    int length = random.nextInt(5);
    for (int i = 0; i < length; i++) {
      value.append(PIECES[random.nextInt(PIECES.length)]);
    }
    return value.toString();
  }
}
