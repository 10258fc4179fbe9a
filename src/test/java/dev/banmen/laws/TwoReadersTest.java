package dev.banmen.laws;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Games;
import dev.banmen.game.record.Archive;
import dev.banmen.game.record.Bytes;
import dev.banmen.game.record.Fault;
import dev.banmen.game.record.Format;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Note;
import dev.banmen.lesson.reader.LessonReader;
import dev.banmen.record.server.ServerFormat;
import dev.banmen.record.sgf.SgfFormat;
import dev.banmen.session.text.BanmenFormat;
import dev.banmen.text.Language;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Two people who read the same damaged file each get its faults in their own language. */
class TwoReadersTest {
  private static final Pattern HAN = Pattern.compile("\\p{IsHan}");

  /** Reads a file as a person with these games; the text of the result is requested later. */
  private interface Reader {
    List<Supplier<String>> faults(Games games, byte[] file) throws IOException;
  }

  /** A damaged file. */
  private record Damaged(String name, String text, Reader reader) {
    List<Supplier<String>> faults(Language language) throws IOException {
      Games games = Catalog.ALL.in(language);
      return reader.faults(games, text.getBytes(StandardCharsets.UTF_8));
    }

    @Override
    public String toString() {
      return name;
    }
  }

  static Stream<Damaged> damaged() {
    Reader sgf = (games, file) -> recorded(new SgfFormat(games), file);
    Reader banmen = (games, file) -> recorded(new BanmenFormat(games), file);
    Reader gib = (games, file) -> recorded(ServerFormat.all(games).get(0), file);
    return Stream.of(
        new Damaged("SGF", "(;GM[1]FF[4]SZ[5];B[zz]C[open", sgf),
        new Damaged("SGF without a game", "B[aa]", sgf),
        new Damaged("SGF of chess", "(;GM[3];B[aa])", sgf),
        new Damaged("banmen", "banmen 2\ngame go\nset size=5\nbegin x\n", banmen),
        new Damaged("banmen of chess", "banmen 2\ngame chess\n", banmen),
        new Damaged("no banmen", "chess\n", banmen),
        new Damaged("gib", "\\GS\n2 1 0\n4 0 &4\nSTO 0 2 1 99 3\n", gib),
        new Damaged("gib without a game", "\\HS\n\\HE\n", gib),
        new Damaged("lesson", "---\ngame: chess\n---\n# A\n", TwoReadersTest::taught));
  }

  private static List<Supplier<String>> recorded(Format format, byte[] file) throws IOException {
    List<Supplier<String>> faults = new ArrayList<>();
    List<Note> notes = new ArrayList<>();
    try {
      Archive archive = format.open(Bytes.of(file));
      archive.game(0, notes::add);
    } catch (InputFault fault) {
      faults.add(() -> fault.line() + ":" + fault.column() + " " + fault.getMessage());
    }
    notes.forEach(note -> faults.add(() -> note.line() + ":" + note.column() + " " + note.text()));
    return faults;
  }

  private static List<Supplier<String>> taught(Games games, byte[] file) {
    List<Supplier<String>> faults = new ArrayList<>();
    for (Fault fault : new LessonReader(games).read("test", file).faults()) {
      faults.add(() -> fault.line() + ":" + fault.column() + " " + fault.text());
    }
    return faults;
  }

  @ParameterizedTest
  @MethodSource("damaged")
  void eachReaderHearsOfFaultsInTheirOwnLanguage(Damaged file) throws IOException {
    for (int i = 0; i < 3; i++) {
      List<Supplier<String>> english = file.faults(Language.ENGLISH);
      List<Supplier<String>> chinese = file.faults(Language.of(Locale.CHINESE));
      assertThat(english).isNotEmpty().hasSameSizeAs(chinese);
      for (int k = 0; k < english.size(); k++) {
        String inEnglish = english.get(k).get();
        String inChinese = chinese.get(k).get();
        assertThat(inEnglish).doesNotContainPattern(HAN);
        assertThat(inChinese).containsPattern(HAN).startsWith(place(inEnglish));
      }
    }
  }

  private static String place(String fault) {
    return fault.substring(0, fault.indexOf(' '));
  }
}
