package dev.banmen.shell;

import dev.banmen.game.Move;
import dev.banmen.game.Side;
import dev.banmen.game.record.Property;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recording;
import dev.banmen.record.Markup;
import dev.banmen.study.NodeView;
import dev.banmen.study.RecordCursor;
import dev.banmen.text.Sentences;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Describes the current node of a recording in sentences. Immutable. */
record NodeSentences(RecordCursor recordCursor, GameSentences sayings) {
  /** SGF's annotations, each a word about the move or the position. */
  private static final List<String> REMARKS =
      List.of("BM", "DO", "IT", "TE", "DM", "GB", "GW", "HO", "UC");

  /** Describes the node: the move and its effect, why it is refused, and what else there is. */
  String here() {
    List<String> sentences = new ArrayList<>(List.of(move()));
    sentences.add(comment().isEmpty() ? "" : sayings.text("record.comment"));
    sentences.add(isMarked() ? sayings.text("record.marked") : "");
    return Answer.line(sentences);
  }

  /** Describes the move and its effect, without a word on whether there are a comment and marks. */
  String move() {
    List<String> sentences = new ArrayList<>();
    sentences.add(sayings.text("record.at", recordCursor.number(), recordCursor.line().moves()));
    sentences.add(what());
    recordCursor.nodeView().miss().ifPresent(miss -> sentences.add(sayings.miss(miss, why())));
    boolean isPlaced = recordCursor.recording().refusalPolicy() == Recording.RefusalPolicy.PLACED;
    boolean isRefused = recordCursor.nodeView().miss().isPresent();
    sentences.add(isRefused && isPlaced ? sayings.text("record.placed") : "");
    sentences.add(text("N").isEmpty() ? "" : sayings.text("record.titled", text("N")));
    sentences.add(remarks());
    int beside = recordCursor.variations();
    sentences.add(
        beside > 1 ? sayings.text("record.variation", recordCursor.variation(), beside) : "");
    int ways = recordCursor.tree().children(recordCursor.node()).size();
    sentences.add(ways > 1 ? sayings.text("record.ways", ways) : "");
    return Answer.line(sentences);
  }

  private String what() {
    NodeView nodeView = recordCursor.nodeView();
    Optional<Move> move = nodeView.move();
    if (move.isPresent()) {
      return nodeView.miss().isPresent()
          ? sayings.text("record.tries", sayings.side(move.get().side()), sayings.name(move.get()))
          : Sentences.of(sayings.made(move.get()), sayings.did(move.get(), nodeView.changes()));
    } else if (recordCursor.node() == RecordTree.ROOT) {
      return sayings.text("record.first");
    }
    return sayings.text(nodeView.changes().isEmpty() ? "record.no.move" : "record.setup");
  }

  /** What the rules say about the move; nothing if there is none. */
  String why() {
    return recordCursor.explanation().map(why -> why.sentence()).orElse("");
  }

  private String remarks() {
    List<String> remarks = new ArrayList<>();
    for (String id : REMARKS) {
      Side side = id.equals("GW") ? Side.WHITE : Side.BLACK;
      Optional<Property> property = recordCursor.tree().property(recordCursor.node(), id);
      if (property.isPresent()) {
        String key = property.get().value().equals("2") ? "remark.strong" : "remark";
        remarks.add(sayings.text(key, sayings.text("remark." + id, sayings.side(side))));
      }
    }
    for (Side side : Side.values()) {
      String seconds = text(side == Side.BLACK ? "BL" : "WL");
      if (!seconds.isEmpty()) {
        remarks.add(sayings.text("remark.left", sayings.side(side), seconds));
      }
    }
    return Answer.line(remarks);
  }

  private String text(String id) {
    return recordCursor.tree().text(recordCursor.node(), id).strip();
  }

  List<String> comment() {
    return text("C").lines().map(String::strip).filter(line -> !line.isEmpty()).toList();
  }

  private boolean isMarked() {
    Markup own =
        Markup.of(recordCursor.game(), recordCursor.tree().properties(recordCursor.node()));
    return !MarkSentences.of(own, sayings).isEmpty();
  }

  /** The marks here; nothing if there are none. */
  String marks() {
    return MarkSentences.of(recordCursor.nodeView().markup(), sayings);
  }

  String name(int node) {
    return recordCursor
        .move(node)
        .map(move -> sayings.text("record.name", sayings.side(move.side()), sayings.name(move)))
        .orElse(sayings.text("record.no.name"));
  }
}
