package dev.banmen.record.sgf;

import java.util.Collections;
import java.util.HashMap;
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

  private static final String TABLE =
      """
      AB setup points 1234
      AE setup points 1234
      AN info simple 34
      AP root program 4
      AR any arrows 4
      AS any simple 4
      AW setup points 1234
      B move move 1234
      BL move real 1234
      BM move double 1234
      BR info simple 1234
      BS info number 123
      BT info simple 34
      C any text 1234
      CA root simple 4
      CH any double 123
      CP info simple 34
      CR any points 34
      DD any points_or_none 4
      DM any double 34
      DO move none 34
      DT info simple 1234
      EL any number 12
      EV info simple 1234
      EX any move 12
      FF root number 1234
      FG any figure 1234
      GB any double 1234
      GC info text 1234
      GM root number 1234
      GN info simple 1234
      GW any double 1234
      HA info number 1234
      HO any double 34
      ID info simple 3
      IP info simple 4
      IT move none 34
      IY info simple 4
      KI info number 1234
      KM info real 1234
      KO move none 34
      L any points 12
      LB any labels 34
      LN any arrows 4
      LT any none 3
      M any points 12
      MA any points 34
      MN move number 34
      N any simple 1234
      OB move number 34
      OM any number 3
      ON info text 34
      OP any real 3
      OT info simple 4
      OV any real 3
      OW move number 34
      PB info simple 1234
      PC info simple 1234
      PL setup color 1234
      PM any number 4
      PW info simple 1234
      RE info simple 1234
      RG any points 123
      RO info simple 1234
      RU info simple 34
      SC any points 123
      SE any points 34
      SI any double 3
      SL any points 1234
      SO info simple 1234
      SQ any points 4
      ST root number 4
      SU info simple 4
      SZ root size 1234
      TB any points_or_none 1234
      TC any number 3
      TE move double 1234
      TM info real 1234
      TR any points 34
      TW any points_or_none 1234
      UC any double 34
      US info simple 1234
      V any real 1234
      VW any points_or_none 1234
      W move move 1234
      WL move real 1234
      WR info simple 1234
      WS info number 123
      WT info simple 34
      """;

  private static final Map<String, PropertyRule> ALL = read();

  private static Map<String, PropertyRule> read() {
    Map<String, PropertyRule> all = new HashMap<>();
    for (String line : TABLE.split("\n")) {
      String[] words = line.split(" ");
      int versions = 0;
      for (int i = 0; i < words[3].length(); i++) {
        versions |= 1 << words[3].charAt(i) - '1';
      }
      NodeKind seat = NodeKind.valueOf(words[1].toUpperCase(Locale.ROOT));
      ValueType type = ValueType.valueOf(words[2].toUpperCase(Locale.ROOT));
      all.put(words[0], new PropertyRule(words[0], seat, type, versions));
    }
    return Collections.unmodifiableMap(all);
  }

  /** The definition of a property; one unknown to SGF may be anywhere. */
  static PropertyRule of(String id) {
    PropertyRule rule = ALL.get(id);
    return rule == null ? new PropertyRule(id, NodeKind.ANY, ValueType.UNKNOWN, 15) : rule;
  }

  boolean isKnown() {
    return type != ValueType.UNKNOWN;
  }

  /** Whether it is defined in a version, 1 to 4. */
  boolean isIn(int version) {
    return (versions & 1 << version - 1) != 0;
  }
}
