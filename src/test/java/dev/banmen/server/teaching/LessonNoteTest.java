package dev.banmen.server.teaching;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Site;
import dev.banmen.server.people.RecentTalk.SaidLine;
import dev.banmen.server.store.NodeNote;
import dev.banmen.server.store.NodeTopic;
import dev.banmen.server.teaching.LessonNote.Asked;
import dev.banmen.server.teaching.LessonNote.Asked.Answer;
import dev.banmen.server.teaching.LessonNote.Asked.Phase;
import dev.banmen.server.teaching.LessonNote.Said;
import dev.banmen.server.teaching.LessonNote.Seated;
import dev.banmen.server.teaching.LessonNote.Seated.Sitter;
import dev.banmen.server.teaching.LessonNote.Wanted;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What nodes tell each other of teaching tables. */
class LessonNoteTest {
  private static final long MOST = 999_999_999_999_999_999L;

  private static SaidLine line(String text) {
    return new SaidLine(12, "本", text, false);
  }

  @Test
  void eachIsReadAsItWasTold() {
    for (LessonNote note :
        List.of(
            new Wanted("k3m7q2"),
            new Seated(
                "k3m7q2", "a0", List.of(new Sitter(12, 0, "anna"), new Sitter(7, 2, "guest7"))),
            new Asked("k3m7q2", 3, Phase.OVER, Map.of()),
            new Asked("k3m7q2", 3, Phase.OPEN, Map.of(12L, new Answer(2, new Site(198, 0)))),
            new Said("k3m7q2", "a0", 5, line("hello  to 你 \uD83D\uDE00 all ")),
            new Said("k3m7q2", "a0", 5, line("k3m7q2 wanted")))) {
      assertThat(LessonNote.read(note.text())).contains(note);
    }
  }

  @Test
  void theLargestHaveRoom() {
    Map<Long, Answer> answers = new HashMap<>();
    LongStream.range(MOST - LessonNote.MOST, MOST)
        .forEach(person -> answers.put(person, new Answer(999_999_999, new Site(999, 999))));
    List<Sitter> sitters =
        LongStream.range(MOST - LessonNote.MOST, MOST)
            .mapToObj(person -> new Sitter(person, 9_999, "\uD840\uDC00".repeat(16)))
            .toList();
    String node = "f".repeat(32);
    for (LessonNote note :
        List.of(
            new Asked("k3m7q2", 999_999_999, Phase.SHOWN, answers),
            new Seated("k3m7q2", node, sitters),
            new Said("k3m7q2", node, MOST, line("語".repeat(1_000))))) {
      assertThat(new NodeNote(NodeTopic.LESSON, note.text())).isNotNull();
      assertThat(LessonNote.read(note.text())).contains(note);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "wanted",
        "k3m7q2 wanted ",
        "k3m7q2 seated a0",
        "k3m7q2 seated a0\n12 1",
        "k3m7q2 seated a0\n12 -1 anna",
        "k3m7q2 seated a0\n12 1 anna ben",
        "k3m7q2 seated a0\n12 1 \u001b",
        "k3m7q2 seated a0\n1234567890123456789 1 anna",
        "k3m7q2 asked 1 LATER",
        "k3m7q2 asked 1 OPEN\n12 1 1000 0",
        "k3m7q2 asked 1 OPEN\n12 1 0",
        "k3m7q2 asked 1234567890 OPEN",
        "k3m7q2 said a0 1 12 anna",
        "k3m7q2 said a0 1 12 anna ",
        "k3m7q2 said a0 1 12 anna one\ntwo",
        "k3m7q2 said a0 1 12 anna \u001b[2J",
        "k3m7q2 said a0 x 12 anna hello",
        "k3m7q2 sung a0 1 12 anna hello"
      })
  void anythingElseIsNone(String text) {
    assertThat(LessonNote.read(text)).isEmpty();
  }
}
