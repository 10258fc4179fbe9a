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

  /** The id of the board's gradient. */
  static final String BOARD = "board";

  String board() {
    return this == WOOD ? "url(#" + BOARD + ")" : "#ffffff";
  }

  void stops(Svg svg, List<String> colours) {
    for (int i = 0; i < colours.size(); i++) {
      svg.empty("stop", "offset", i, "stop-color", colours.get(i));
    }
  }

  /** The two end colours of the board's gradient. */
  List<String> gradient(Ground ground) {
    return switch (ground) {
      case CROSSINGS -> List.of("#ecc57e", "#d9a556");
      case SQUARES -> List.of("#4c9a66", "#3a7f52");
      case LINES -> List.of("#fffdf5", "#f6f0de");
    };
  }

  /** The colour of the board's own lines and dots. */
  String grid(Ground ground) {
    if (this == PLAIN) {
      return "#000000";
    }
    return switch (ground) {
      case CROSSINGS -> "#4d3717";
      case SQUARES -> "#153d25";
      case LINES -> "#3b3b3b";
    };
  }

  String piece(Side side) {
    return this == WOOD ? "url(#" + side.id() + ")" : solid(side);
  }

  /** The two end colours of the gradient of a side's pieces, light first. */
  List<String> gradient(Side side) {
    return side == Side.BLACK ? List.of("#6b6b6b", "#0c0c0c") : List.of("#ffffff", "#d5d1c6");
  }

  String pieceEdge(Side side) {
    return this == WOOD && side == Side.WHITE ? "#8f8a7d" : "#000000";
  }

  /** Black for Black, white for White. */
  static String solid(Side side) {
    return side == Side.BLACK ? "#000000" : "#ffffff";
  }

  String drawnLine(Side side) {
    if (this == PLAIN) {
      return "#000000";
    }
    return side == Side.BLACK ? "#1d5f9e" : "#b8432f";
  }

  String box(Side side) {
    if (this == PLAIN) {
      return side == Side.BLACK ? "#d8d8d8" : "#ffffff";
    }
    return side == Side.BLACK ? "#cfe2f3" : "#f6d5ce";
  }

  String refused() {
    return this == WOOD ? "#a01020" : "#000000";
  }
}
