package dev.banmen.laws;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.banmen.game.Games;
import dev.banmen.game.Move;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.record.Bytes;
import dev.banmen.game.record.Format;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Note;
import dev.banmen.game.record.Property;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recordable;
import dev.banmen.game.record.Recording;
import dev.banmen.game.record.SameRecord;
import dev.banmen.proof.Gathered;
import dev.banmen.proof.Mutation;
import dev.banmen.proof.Repeats;
import dev.banmen.record.Replay;
import dev.banmen.session.Session;
import dev.banmen.session.Terms;
import dev.banmen.session.text.BanmenFormat;
import dev.banmen.session.text.SavedGameText;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever happens in a session of any game, its text is a recording that loses nothing. */
@Tag(Repeats.TAG)
class BanmenFormatLawsTest {
  private static final String EVERY_GAME = "dev.banmen.laws.Subjects#terms";
  private static final Games GAMES = new Games(Subjects.families());
  private static final Format FORMAT = new BanmenFormat(GAMES);
  private static final int SESSIONS = Repeats.of(1, 3);

  private static Recording read(String text) throws InputFault, IOException {
    return FORMAT.open(Bytes.of(text.getBytes(StandardCharsets.UTF_8))).game(0, Note.UNHEARD);
  }

  private static String written(Recording recording) throws IOException {
    Gathered out = new Gathered();
    FORMAT.write(List.of(recording), out);
    return new String(out.bytes(), StandardCharsets.UTF_8);
  }

  @ParameterizedTest
  @MethodSource(EVERY_GAME)
  void aJournalIsWrittenAndReadAgainTheSame(Terms terms) throws Exception {
    for (long seed = 1; seed <= SESSIONS; seed++) {
      String journal = RandomSession.of(GAMES, terms, seed).journal();
      Recording recording = read(journal);
      assertThat(FORMAT.fits(journal.getBytes(StandardCharsets.UTF_8))).isTrue();
      assertThat(FORMAT.loss(List.of(recording))).isEmpty();
      isReadAgain(recording, journal);
    }
  }

  private static void isReadAgain(Recording recording, String what) throws Exception {
    String text = written(recording);
    Recording again = read(text);
    assertThat(SameRecord.of(again.tree(), recording.tree()))
        .as(what + "\n" + text + "\n" + facts(recording) + "\n" + facts(again))
        .isTrue();
    assertThat(again.start()).isEqualTo(recording.start());
    assertThat(again.chosen()).isEqualTo(recording.chosen());
    assertThat(again.refusalPolicy()).isEqualTo(Recording.RefusalPolicy.TRIED);
  }

  private static String facts(Recording recording) {
    StringBuilder facts = new StringBuilder();
    RecordTree tree = recording.tree();
    for (int node = 0; node != RecordTree.NONE; node = tree.following(node)) {
      facts.append(tree.path(node).length).append(' ').append(tree.properties(node)).append('\n');
    }
    return facts.toString();
  }

  /** The main line leads to the session's node, with the refused tries on it. */
  @ParameterizedTest
  @MethodSource(EVERY_GAME)
  void theMainLineIsTheSessionsWithWhatWasRefusedOnIt(Terms terms) throws Exception {
    for (long seed = 1; seed <= SESSIONS; seed++) {
      RandomSession played = RandomSession.of(GAMES, terms, seed);
      Replay replay = Replay.of(read(played.journal()), GAMES);
      RecordTree tree = replay.recording().tree();
      List<Move> moves = new ArrayList<>();
      for (int node = tree.firstChild(0); node != RecordTree.NONE; node = tree.firstChild(node)) {
        replay.goTo(node);
        if (replay.missNumber() == 0) {
          moves.add(replay.move().orElseThrow());
        }
      }
      assertThat(moves).as(played.journal()).isEqualTo(played.session().line());
    }
  }

  /**
   * Each refused try of the journal that wasn't taken back is one miss of the replay, with its
   * number, on its line.
   */
  @ParameterizedTest
  @MethodSource(EVERY_GAME)
  void everyMissIsWhereItWasMade(Terms terms) throws Exception {
    for (long seed = 1; seed <= SESSIONS; seed++) {
      RandomSession played = RandomSession.of(GAMES, terms, seed);
      String journal = played.journal();
      List<String> lines = journal.lines().toList();
      Replay replay = Replay.of(read(journal), GAMES);
      List<Integer> missed = new ArrayList<>();
      while (replay.next()) {
        int line = replay.recording().tree().line(replay.node());
        if (replay.missNumber() != 0) {
          missed.add(line);
          assertThat(lines.get(line - 1)).contains(" ! ").endsWith(" " + replay.missNumber());
        }
      }
      assertThat(missed).as(journal).isSubsetOf(refused(lines)).doesNotHaveDuplicates();
      if (isAtAnEnd(played.session())) {
        assertThat(missed).as(journal).hasSameElementsAs(refused(lines));
      }
    }
  }

  /** Whether nothing was taken back that no other move stands for, so a record has it all. */
  private static boolean isAtAnEnd(Session session) {
    return session.tree().children(session.node()).isEmpty();
  }

  /** The lines of refused moves before a resignation or an agreed draw. */
  private static List<Integer> refused(List<String> lines) throws Exception {
    List<Integer> refused = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).contains(" ! ")) {
        String before = String.join("\n", lines.subList(0, i)) + "\n";
        if (SavedGameText.read(before, GAMES).session().endedOffBoard().isEmpty()) {
          refused.add(i + 1);
        }
      }
    }
    return refused;
  }

  /** A written game resumes with the same line, board and result, and its variations. */
  @ParameterizedTest
  @MethodSource(EVERY_GAME)
  void whatIsWrittenIsPlayedOnFrom(Terms terms) throws Exception {
    for (long seed = 1; seed <= SESSIONS; seed++) {
      RandomSession played = RandomSession.of(GAMES, terms, seed);
      Session before = played.session();
      String text = written(read(played.journal()));
      Session after = SavedGameText.read(text, GAMES).session();
      assertThat(after.line()).as(text).isEqualTo(before.line());
      assertThat(after.endedOffBoard()).isEqualTo(before.endedOffBoard());
      if (isAtAnEnd(before)) {
        assertThat(after.tree().size()).isEqualTo(before.tree().size());
      }
    }
  }

  @ParameterizedTest
  @MethodSource(EVERY_GAME)
  void aTornLastLineLosesOnlyItself(Terms terms) throws Exception {
    String text = RandomSession.of(GAMES, terms, 2).journal();
    int lastLine = text.lastIndexOf('\n', text.length() - 2) + 1;
    RecordTree whole = read(text.substring(0, lastLine)).tree();
    for (int cut = lastLine; cut < text.length() - 1; cut++) {
      RecordTree torn = read(text.substring(0, cut)).tree();
      assertThat(torn.size()).isBetween(whole.size(), whole.size() + 1);
    }
  }

  /** A record of any shape with any properties reads back the same. */
  @ParameterizedTest
  @MethodSource(EVERY_GAME)
  void aTreeOfAnyShapeIsReadAgainTheSame(Terms terms) throws Exception {
    assumeTrue(terms.start(GAMES).outcome().isEmpty(), "one that is over has a result");
    for (int seed = 1; seed <= SESSIONS; seed++) {
      Recording grown =
          new Recording(
              terms.family(),
              terms.chosen(),
              terms.start(GAMES).game().start(),
              Recording.RefusalPolicy.TRIED,
              grown(terms, new Random(seed)));
      assertThat(FORMAT.loss(List.of(grown))).isEmpty();
      isReadAgain(grown, terms + " " + seed);
    }
  }

  private static RecordTree grown(Terms terms, Random random) {
    RecordTree tree = RecordTree.of(List.of(Property.of("GN", "100% a  b \n c")));
    var game = terms.start(GAMES).game();
    for (int i = 0; i < 40; i++) {
      int node = random.nextInt(3) == 0 ? random.nextInt(tree.size()) : tree.size() - 1;
      List<Property> said = new ArrayList<>();
      if (random.nextInt(6) > 0) {
        Side side = random.nextBoolean() ? Side.BLACK : Side.WHITE;
        Site site =
            game.lattice()
                .site(
                    Math.max(
                        0, game.lattice().nextOpen(random.nextInt(1 + game.lattice().size() / 2))));
        String place = random.nextInt(9) == 0 ? "" : Recordable.notation(game).name(site);
        said.add(Property.of(side == Side.BLACK ? "B" : "W", place));
      }
      if (random.nextInt(4) == 0) {
        said.add(Property.of("C", " %41 棋\u202E\u3000\r\n"));
        said.add(new Property("TR", List.of("aa", "", "bb")));
      }
      tree = tree.grown(node, said);
    }
    return tree;
  }

  /** Seeded mutations: a fault on a line of the text, or a record that is written and read. */
  @ParameterizedTest
  @MethodSource(EVERY_GAME)
  void aSpoiledFileIsReadOrIsAFault(Terms terms) throws Exception {
    Random random = new Random(5);
    byte[] text =
        written(read(RandomSession.of(GAMES, terms, 3).journal())).getBytes(StandardCharsets.UTF_8);
    for (int i = 0; i < 40; i++) {
      String spoiled = new String(Mutation.of(text, random), StandardCharsets.UTF_8);
      try {
        isReadAgain(read(spoiled), spoiled);
      } catch (InputFault fault) {
        assertThat(fault.line()).isBetween(1L, spoiled.lines().count() + 2);
        assertThat(fault.getMessage()).isNotBlank().doesNotContain("\n");
      }
    }
  }
}
