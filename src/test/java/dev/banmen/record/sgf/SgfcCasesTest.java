package dev.banmen.record.sgf;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.banmen.catalog.Catalog;
import dev.banmen.game.record.Archive;
import dev.banmen.game.record.Bytes;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Note;
import dev.banmen.game.record.Recording;
import dev.banmen.game.record.SameRecord;
import dev.banmen.proof.SharedData;
import dev.banmen.survey.ArchiveCheck;
import dev.banmen.survey.Finding;
import dev.banmen.text.Language;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Faults that SGFC 2.0 (BSD) finds in files are found here too, on the same line. */
class SgfcCasesTest {
  /** The numbers that SGFC's manual gives to its errors, by the names that its tests have. */
  private static final Map<String, Integer> NUMBERS = new HashMap<>();

  static {
    String names =
        "W_SGF_IN_HEADER 6 E_ILLEGAL_OUTSIDE_CHARS 8 E_VARIATION_NESTING 9 E_UNEXPECTED_EOF 10"
            + " E_PROPID_TOO_LONG 11 E_EMPTY_VARIATION 12 E_TOO_MANY_VALUES 13"
            + " E_BAD_VALUE_DELETED 14 E_BAD_VALUE_CORRECTED 15 E_LC_IN_PROPID 16"
            + " E_EMPTY_VALUE_DELETED 17 W_EMPTY_VALUE_DELETED 17 E_BAD_ROOT_PROP 18"
            + " WCS_GAME_NOT_GO 19 E_NO_PROP_VALUES 20 E_VARIATION_START 21"
            + " E_COMPOSE_EXPECTED 23 WS_MOVE_IN_ROOT 24 E_BAD_COMPOSE_CORRECTED 25"
            + " E_DOUBLE_PROP 28 W_PROPERTY_DELETED 29 E4_MOVE_SETUP_MIXED 30 WS_LONG_PROPID 31"
            + " E_ROOTP_NOT_IN_ROOTN 32 E4_FAULTY_GC 33 WS_UNKNOWN_PROPERTY 35"
            + " E_MISSING_SEMICOLON 36 E_TWO_MOVES_IN_NODE 37 E_POSITION_NOT_UNIQUE 38"
            + " WS_ADDSTONE_REDUNDANT 39 WS_PROPERTY_NOT_IN_FF 40 E_ANNOTATE_NOT_UNIQUE 41"
            + " E4_BM_TE_IN_NODE 42 E_ANNOTATE_WITHOUT_MOVE 43 E4_GINFO_ALREADY_SET 44"
            + " WS_FF_DIFFERS 45 E_SQUARE_AS_RECTANGULAR 47 E_BOARD_TOO_BIG 50"
            + " E_VERSION_CONFLICT 51 E_BAD_VW_VALUES 52 WS_GM_DIFFERS 53 E_VALUES_WITHOUT_ID 54"
            + " W_EMPTY_NODE_DELETED 55 W_VARLEVEL_UNCERTAIN 56 W_VARLEVEL_CORRECTED 57"
            + " WS_ILLEGAL_MOVE 58 W_INT_KOMI_FOUND 59 E_MORE_THAN_ONE_TREE 60"
            + " W_HANDICAP_NOT_SETUP 61 W_SETUP_AFTER_ROOT 62 W_MOVE_OUT_OF_SEQUENCE 63"
            + " E_FF4_PASS_IN_OLD_FF 65 E_NODE_OUTSIDE_VAR 66 E_MISSING_NODE_START 67";
    String[] words = names.split(" ");
    for (int i = 0; i < words.length; i += 2) {
      NUMBERS.put(words[i], Integer.valueOf(words[i + 1]));
    }
  }

  /** The numbers found in a file, each with its line: {@code 8@3}; 19 for a game not known. */
  private static Set<String> found(byte[] file) throws Exception {
    Set<String> found = new TreeSet<>();
    SgfArchive archive = archive(file);
    if (archive.size() > 1) {
      found.add("60@1"); // more than one game
    }
    for (int i = 0; i < archive.size(); i++) {
      try {
        archive.checked(i, (finding, line, column, told) -> found.add(finding.sgfc() + "@" + line));
        for (Finding one : CHECK.check(archive, i, i + 1).found()) {
          if (one.kind().startsWith("miss")) {
            found.add("58@" + one.fault().line()); // the rules refuse a move
          }
        }
      } catch (InputFault e) {
        found.add("19@" + e.line());
      }
    }
    return found;
  }

  private static SgfArchive archive(byte[] file) throws Exception {
    return SgfFiles.FORMAT.archive(Bytes.of(file));
  }

  @Test
  void eachCaseIsRecognised() throws Exception {
    String json = Files.readString(SharedData.file("sgf/sgfc_trigger_errors.json"));
    JsonArray cases = JsonParser.parseString(json).getAsJsonArray();
    List<String> missed = new ArrayList<>();
    for (JsonElement element : cases) {
      JsonObject one = element.getAsJsonObject();
      String input = one.get("input").getAsString();
      int number = NUMBERS.get(one.get("error").getAsString());
      Set<String> found = found(input.getBytes(StandardCharsets.UTF_8));
      if (!found.contains(number + "@1")) {
        missed.add(one.get("name").getAsString() + " " + input + " gives " + found);
      }
    }
    assertThat(missed).isEmpty();
    assertThat(cases).hasSize(54);
  }

  /** The file has the error with number n on line n, where reading alone can find it. */
  @Test
  void eachErrorIsOnItsLine() throws Exception {
    Set<String> found = found(Files.readAllBytes(SharedData.file("sgf/sgfc/test.sgf")));
    List<Integer> missed = new ArrayList<>();
    for (int number : ON_THEIR_LINES) {
      if (!found.contains(number + "@" + number)) {
        missed.add(number);
      }
    }
    assertThat(missed).as(found::toString).isEmpty();
    assertThat(found).contains("10@76");
  }

  private static final ArchiveCheck CHECK = new ArchiveCheck(Catalog.ALL, game -> game);

  private static final int[] ON_THEIR_LINES = {
    6, 8, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 28, 30, 31, 32, 33, 35, 36,
    37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 50, 51, 52, 54, 55, 56, 57, 58, 59, 61, 62, 63, 65,
    66, 67, 72
  };

  @Test
  void whatIsAllowedIsUnusualAtMost() throws Exception {
    String file = "(;FF[4]GM[1]KGSDE[x];B[];B[aa])\n(;FF[4]GM[1]SZ[9];AB[aa]N[])";
    List<Note> notes = new ArrayList<>();
    for (int i = 0; i < 2; i++) {
      SgfFiles.FORMAT.open(SgfFiles.bytes(file)).game(i, notes::add);
    }
    assertThat(notes).extracting(Note::text).contains("KGSDE isn't an SGF property: kept");
    assertThat(notes).allMatch(Note::isUnusual);
  }

  private static String doubled(int kinds) {
    StringBuilder file = new StringBuilder("(;FF[4]GM[1]SZ[9]");
    for (int i = 0; i < kinds; i++) {
      String name =
          "A" + (char) ('A' + i / 676) + (char) ('A' + i / 26 % 26) + (char) ('A' + i % 26);
      file.append("\n;").append((name + "[]").repeat(2));
    }
    return file + ")";
  }

  /** Each property that stands twice is a kind of its own: a file may hold millions of them. */
  @Test
  void kindsOfWhatIsUnusualAreToldUpToALimit() throws Exception {
    for (int beyond : new int[] {0, 1, 300}) { // three kinds are of other findings
      Archive archive = SgfFiles.FORMAT.open(SgfFiles.bytes(doubled(NoteWriter.MOST - 3 + beyond)));
      List<Finding> found = CHECK.check(archive, 0, 1).found();
      assertThat(found).allMatch(Finding::isUnusual).hasSizeLessThanOrEqualTo(NoteWriter.MOST);
      assertThat(found.stream().filter(one -> one.kind().equals("note.more-unusual")))
          .extracting(Finding::count)
          .isEqualTo(beyond == 0 ? List.of() : List.of(beyond));
    }
  }

  /** Who only reads a game isn't told what is unusual, and it isn't looked for. */
  @Test
  void repairsAreFoundWithoutWhatIsUnusual() throws Exception {
    String file = "(;FF[4]GM[1]SZ[9]KGSDE[x];B[aa]W[bb];B[zz];AB[aa];AB[aa])";
    List<Note> notes = new ArrayList<>();
    Archive archive = SgfFiles.FORMAT.open(SgfFiles.bytes(file));
    Recording repaired = archive.repaired(0, notes::add);
    assertThat(notes).isNotEmpty().noneMatch(Note::isUnusual);
    List<Note> all = new ArrayList<>();
    assertThat(SameRecord.of(archive.game(0, all::add).tree(), repaired.tree())).isTrue();
    assertThat(all).containsAll(notes).anyMatch(note -> note.kind().equals("note.adds-nothing"));
  }

  /** Each finding has its words. */
  @Test
  void eachFindingCanBeTold() {
    for (SgfIssue finding : SgfIssue.values()) {
      List<Note> notes = new ArrayList<>();
      new NoteWriter(Language.ENGLISH.words(SgfFormat.class), notes::add)
          .report(finding, 1, 1, "a", "b", "c");
      assertThat(notes.get(0).text()).isNotBlank().doesNotContain("{");
    }
  }
}
