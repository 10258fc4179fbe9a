package dev.banmen.picture;

import dev.banmen.game.Ground;
import dev.banmen.game.Side;
import java.util.List;

/** The colours of SVG pictures. */
public enum SvgStyle {
  /** Black ink on white paper. */
  PLAIN,
  /** Boards of wood or cloth, pieces with highlights. */
  WOOD;

  /** The ids of the shades of {@link #WOOD}. */
  static final String BOARD = "board";

  /** The board's fill. */
  String board() {
    return this == WOOD ? "url(#" + BOARD + ")" : "#ffffff";
  }

  /** The attributes of the shade with this id. */
  static Object[] shade(String id, Object... attributes) {
    Object[] all = new Object[attributes.length + 2];
    all[0] = "id";
    all[1] = id;
    System.arraycopy(attributes, 0, all, 2, attributes.length);
    return all;
  }

  /** Adds the two end colours of a shade. */
  void stops(Svg svg, List<String> colours) {
    for (int i = 0; i < colours.size(); i++) {
      svg.empty("stop", "offset", i, "stop-color", colours.get(i));
    }
  }

  /** The two end colours of the board's shade. */
  List<String> shade(Ground ground) {
    return switch (ground) {
      case CROSSINGS -> List.of("#ecc57e", "#d9a556");
      case SQUARES -> List.of("#4c9a66", "#3a7f52");
      case LINES -> List.of("#fffdf5", "#f6f0de");
    };
  }

  /** The colour of the board's own lines and dots. */
  String line(Ground ground) {
    if (this == PLAIN) {
      return "#000000";
    }
    return switch (ground) {
      case CROSSINGS -> "#4d3717";
      case SQUARES -> "#153d25";
      case LINES -> "#3b3b3b";
    };
  }

  /** The fill of a side's pieces. */
  String piece(Side side) {
    return this == WOOD ? "url(#" + id(side) + ")" : ink(side);
  }

  /** The id of the shade of a side's pieces. */
  static String id(Side side) {
    return side == Side.BLACK ? "black" : "white";
  }

  /** The two end colours of the shade of a side's pieces, light first. */
  List<String> light(Side side) {
    return side == Side.BLACK ? List.of("#6b6b6b", "#0c0c0c") : List.of("#ffffff", "#d5d1c6");
  }

  /** The colour of the edge of a side's pieces. */
  String edge(Side side) {
    return this == WOOD && side == Side.WHITE ? "#8f8a7d" : "#000000";
  }

  /** Black for Black, white for White. */
  static String ink(Side side) {
    return side == Side.BLACK ? "#000000" : "#ffffff";
  }

  /** The colour of a side's drawn lines. */
  String stroke(Side side) {
    if (this == PLAIN) {
      return "#000000";
    }
    return side == Side.BLACK ? "#1d5f9e" : "#b8432f";
  }

  /** The colour of a side's boxes. */
  String box(Side side) {
    if (this == PLAIN) {
      return side == Side.BLACK ? "#d8d8d8" : "#ffffff";
    }
    return side == Side.BLACK ? "#cfe2f3" : "#f6d5ce";
  }

  /** The colour of refused moves. */
  String wrong() {
    return this == WOOD ? "#a01020" : "#000000";
  }
}
