package dev.banmen.record.sgf;

import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * SGF's definition of a property: the nodes it may be in, the type of its values, its versions.
 * Immutable. The table is that of the FF[4] property index with additions of FF[1] to FF[3].
 *
 * @param versions the versions it is in, one bit each: 1 for FF[1], 8 for FF[4]
 */
record PropertyRule(String id, NodeKind seat, ValueType type, int versions) {
  /** The kind of node that a property belongs in. */
  enum NodeKind {
    ROOT,
    INFO,
    SETUP,
    MOVE,
    ANY
  }

  /** The nodes it may be in, the type of its values, its versions, and all properties like that. */
  private static final String TABLE =
      """
      root number 1234 FF GM
      root number 4 ST
      root program 4 AP
      root simple 4 CA
      root size 1234 SZ
      info number 123 BS WS
      info number 1234 HA KI
      info real 1234 KM TM
      info simple 1234 BR DT EV GN PB PC PW RE RO SO US WR
      info simple 3 ID
      info simple 34 AN BT CP RU WT
      info simple 4 IP IY OT SU
      info text 1234 GC
      info text 34 ON
      setup color 1234 PL
      setup points 1234 AB AE AW
      move double 1234 BM TE
      move move 1234 B W
      move none 34 DO IT KO
      move number 34 MN OB OW
      move real 1234 BL WL
      any arrows 4 AR LN
      any double 123 CH
      any double 1234 GB GW
      any double 3 SI
      any double 34 DM HO UC
      any figure 1234 FG
      any labels 34 LB
      any move 12 EX
      any none 3 LT
      any number 12 EL
      any number 3 OM TC
      any number 4 PM
      any points 12 L M
      any points 123 RG SC
      any points 1234 SL
      any points 34 CR MA SE TR
      any points 4 SQ
      any points_or_none 1234 TB TW VW
      any points_or_none 4 DD
      any real 1234 V
      any real 3 OP OV
      any simple 1234 N
      any simple 4 AS
      any text 1234 C
      """;

  private static final Map<String, PropertyRule> ALL = read();
  private static final int LETTERS = 27; // and none
  private static final PropertyRule[] BY_LETTERS = byLetters();

  private static final PropertyRule BLACK = of("B");
  private static final PropertyRule WHITE = of("W");

  private static Map<String, PropertyRule> read() {
    Map<String, PropertyRule> all = new HashMap<>();
    for (String line : TABLE.split("\n")) {
      List<String> words = List.of(line.split(" "));
      NodeKind seat = NodeKind.valueOf(words.get(0).toUpperCase(Locale.ROOT));
      ValueType type = ValueType.valueOf(words.get(1).toUpperCase(Locale.ROOT));
      int versions = words.get(2).chars().map(version -> 1 << version - '1').sum();
      for (String id : words.subList(3, words.size())) {
        all.put(id, new PropertyRule(id, seat, type, versions));
      }
    }
    return Collections.unmodifiableMap(all);
  }

  private static PropertyRule[] byLetters() {
    PropertyRule[] rules = new PropertyRule[LETTERS * LETTERS];
    for (PropertyRule rule : ALL.values()) {
      byte[] id = rule.id.getBytes(StandardCharsets.ISO_8859_1);
      rules[letters(id, 0, id.length)] = rule;
    }
    return rules;
  }

  /** The number of one or two capital letters. */
  private static int letters(byte[] in, int from, int to) {
    int second = to - from == 1 ? 0 : in[to - 1] - 'A' + 1;
    return LETTERS * second + in[from] - 'A';
  }

  /** The definition of a property, whose name is some capital letters of a file. */
  static PropertyRule of(byte[] in, int from, int to) {
    PropertyRule rule = to - from <= 2 ? BY_LETTERS[letters(in, from, to)] : null;
    return rule == null ? of(new String(in, from, to - from, StandardCharsets.ISO_8859_1)) : rule;
  }

  /** The definition of a property; one unknown to SGF may be anywhere. */
  static PropertyRule of(String id) {
    PropertyRule rule = ALL.get(id);
    return rule == null ? new PropertyRule(id, NodeKind.ANY, ValueType.UNKNOWN, 15) : rule;
  }

  /** Whether it is a move. */
  boolean isMove() {
    return this == BLACK || this == WHITE;
  }

  boolean isKnown() {
    return type != ValueType.UNKNOWN;
  }

  /** Whether it is defined in a version, 1 to 4. */
  boolean isIn(int version) {
    return (versions & 1 << version - 1) != 0;
  }
}
