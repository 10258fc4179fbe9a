package dev.banmen.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.record.Recording;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Terms;
import dev.banmen.text.ChosenLanguage;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The smallest person: what it doesn't provide is absent, and says so. */
class VisitorTest {
  private static Person person(String language) {
    return new Visitor(Catalog.ALL.in(new ChosenLanguage(Locale.forLanguageTag(language))));
  }

  private static void assertRefused(FileStore files, String why) throws Exception {
    LiveSession live = new Visitor(Catalog.ALL).begin(Terms.of("go", Map.of()));
    assertThatThrownBy(() -> files.save("a.sgf", live.now()))
        .isInstanceOf(Refusal.class)
        .hasMessage(why);
  }

  @Test
  void whoeverHasNoFilesIsRefusedInTheirLanguage() throws Exception {
    assertRefused(person("en").files(), "a.sgf: files cannot be saved here");
    assertRefused(person("zh-Hans").files(), "a.sgf：这里不能保存文件");
    assertRefused(person("zh-Hant").files(), "a.sgf：這裡不能儲存檔案");
    FileStore files = person("en").files();
    assertThatThrownBy(() -> files.openAsync("a.sgf"))
        .hasMessage("a.sgf: recordings cannot be opened here");
    assertThatThrownBy(() -> files.openText("(;GM[1])"))
        .hasMessage("recordings cannot be opened here");
    assertThat(files.startingWith("")).isEmpty();
    assertThat(files.list("").rows()).isEmpty();
    Optional<Recording> pasted = files.recording("(;GM[1])");
    assertThat(pasted).isEmpty();
  }

  @Test
  void whoeverHasNoSettingsHasTheDefaultOnes() {
    PreferenceStore none = person("en").preferences();
    assertThat(none.all()).isEmpty();
    assertThat(none.keys()).isEqualTo(KeyChoice.DEFAULT);
    Preference theme = new Preference("theme", "slate", List.of("slate"));
    assertThatThrownBy(() -> none.prefer(theme)).hasMessage("theme: settings cannot be saved here");
  }

  @Test
  void whoeverHasNoLessonsHasLearnedNothing() throws Exception {
    LessonStore none = person("en").lessons();
    assertThat(none.inOrder().outcome()).isEmpty();
    assertThat(none.named("go-capture")).isEmpty();
    assertThat(none.progress().tries()).isEmpty();
  }
}
