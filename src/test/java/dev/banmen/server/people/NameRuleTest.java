package dev.banmen.server.people;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.banmen.app.Refusal;
import dev.banmen.app.local.settings.LanguageChoice;
import dev.banmen.catalog.Catalog;
import dev.banmen.game.Side;
import dev.banmen.server.store.NameLetters;
import dev.banmen.text.ChosenLanguage;
import dev.banmen.text.Language;
import dev.banmen.text.Words;
import dev.banmen.tui.TerminalUi;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Which names there are, and which of them look alike. */
class NameRuleTest {
  private static final Words WORDS = Language.ENGLISH.words(NameRule.class);

  private static void assertRefused(String name, String why) {
    assertThatThrownBy(() -> NameRule.shown(name, "Club of Ulm", WORDS))
        .isInstanceOf(Refusal.class)
        .hasMessageContaining(why);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Zoë",
        "Łukasz",
        "Ömer",
        "Nguyễn",
        "Иван",
        "Анна",
        "Пётр",
        "Оксана",
        "Σωκράτης",
        "Μαρία",
        "Άννα",
        "小明",
        "王小明",
        "さくら",
        "さき",
        "マリー",
        "佐々木",
        "김철수",
        "수진",
        "Arno",
        "Amo",
        "Iris",
        "Ulmer",
        "anna12",
        "Blacky",
        "Adminton",
        "serverin",
        "Յուսուֆ",
        "יעקב",
        "محمد",
        "สมชาย",
        "Robotnik",
        "电脑迷"
      })
  void theseAreNames(String name) throws Exception {
    assertThat(NameRule.shown(name, "Club of Ulm", WORDS)).isEqualTo(name);
  }

  /** IPA, small capitals, modifier letters, marks and rare letters are no letters of names. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "ɑnna",
        "ᴀnna",
        "ʹʹʹ",
        "ʹanna",
        "annaʹ",
        "ꜱam",
        "Ꞌanna",
        "ɴina",
        "anna\u0332",
        "ⱥnna",
        "Ꭺnna",
        "ᏚᎪᎷ",
        "annaˈ",
        "ˈanna",
        "ꬰnna",
        "ѡанна",
        "ーーー",
        "anna٣",
        "𐌰𐌱𐌲",
        "ꞮꞮꞮ",
        "ŉanna2\u0301"
      })
  void rareLettersAreRefused(String name) {
    assertThatThrownBy(() -> NameRule.shown(name, "", WORDS)).isInstanceOf(Refusal.class);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "аппа", "сосо", "АННА", "Сара", "орех", "ааа1", "αννα", "ΑΝΝΑ", "ΝΙΚΟ", "νονο", "օոօո",
        "ဝဝဝ", "ĸĸĸ"
      })
  void whatReadsAsLatinIsRefusedInOtherLetters(String name) {
    assertRefused(name, "Latin");
  }

  @ParameterizedTest
  @ValueSource(strings = {"aнна", "Annа", "Аnna", "αnna", "anna小", "小αβ", "aーb", "аλφα"})
  void lettersAreOfOneScript(String name) {
    assertRefused(name, "scripts");
  }

  @ParameterizedTest
  @ValueSource(strings = {"王", "王1", "a小", "Al", "ab", "a--", "a_1", "Йо", "ф"})
  void oneCharacterIsNoNameAndTwoAreOnlyWhereEachIsASyllable(String name) {
    assertThatThrownBy(() -> NameRule.shown(name, "", WORDS)).isInstanceOf(Refusal.class);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "admin",
        "Adm1n",
        "ADMlN",
        "adrnin",
        "ad-min",
        "admin7",
        "admín",
        "moderator",
        "m0derat0r",
        "M0D",
        "b0t",
        "Bot3",
        "sy5tem",
        "server",
        "owner",
        "own3r",
        "computer",
        "c0mputer",
        "cornputer",
        "you",
        "y0u",
        "Black",
        "white",
        "guest",
        "gue5t",
        "guest12",
        "gue5t12",
        "anonymous",
        "Banmen",
        "banm3n",
        "Root",
        "电脑",
        "電腦",
        "电脑3",
        "管理员",
        "管理員",
        "管埋员",
        "服务器",
        "服務器",
        "觀衆",
        "伺服器",
        "匿名用戶",
        "糸统",
        "末知",
        "some6ody",
        "no8ody",
        "вот",
        "系统",
        "系統",
        "主人",
        "黑方",
        "盘面",
        "访客"
      })
  void whatTheProgramSaysItselfIsReserved(String name) {
    assertRefused(name, "reserved");
  }

  @ParameterizedTest
  @CsvSource({
    "Ulm, ULM",
    "Ulm, U1m",
    "Ulm, ulm",
    "Ulm, U-l-m",
    "Club of Ulm, ClubOfUlm",
    "Club of Ulm, C1ub-0f-Ulm",
    "Анна и друзья, Аннаидрузья",
    "Go Köln, GoKöln",
    "Go Köln, gokoln",
    "围棋小屋, 圍棋小屋",
    "圍棋小屋, 围棋小屋",
    "Ulm, Ulm1",
    "Ulm, Ulm-2",
    "Ulm, Ulm-Server",
    "Ulm, Club-Ulm",
    "Bagby, B496y",
    "Club of Ulm, ClubofUlm2",
    "Club of Ulm, ClubOfUlm1",
    "Club of Ulm, TheClubofUlm",
    "围棋小屋, 围棋小屋主人",
    "围棋小屋, 新圍棋小屋",
    "棋院, 小棋院"
  })
  void nobodyIsCalledLikeTheHouse(String house, String name) {
    assertThatThrownBy(() -> NameRule.shown(name, house, WORDS)).hasMessageContaining("reserved");
  }

  @ParameterizedTest
  @CsvSource({
    "Ulm, Ulmer",
    "Ulm, Ulma",
    "Ulm, Ulm-er",
    "Club of Ulm, ClubOfUl",
    "Club of Ulm, Ulmer",
    "围棋小屋, 围棋迷",
    "围, 围棋迷"
  })
  void aPartOfTheHouseOrAShortOneIsNotTheHouse(String house, String name) throws Exception {
    assertThat(NameRule.shown(name, house, WORDS)).isEqualTo(name);
  }

  /** All names that the program gives to sides, to itself and to the reader, in all languages. */
  @Test
  void whatIsShownWhereNamesAreIsReservedInEachLanguage() {
    List<String> shown = new ArrayList<>();
    for (String name : LanguageChoice.NAMES) {
      Locale locale = LanguageChoice.named(name).orElseThrow();
      Language language = new ChosenLanguage(locale);
      shown.add(language.words(Language.class).text("computer"));
      Words screen = language.words(TerminalUi.class);
      for (String key :
          List.of("card.self", "home.player.you", "home.player.free", "table.black")) {
        shown.add(screen.text(key));
      }
      for (var family : Catalog.ALL.in(language).families()) {
        for (Side side : Side.values()) {
          shown.add(family.game(Map.of()).words().side(side));
        }
      }
    }
    assertThat(shown).contains("You", "anyone", "电脑", "電腦", "Black", "白方");
    assertThat(shown).filteredOn(NameRuleTest::isFree).isEmpty();
  }

  private static boolean isFree(String name) {
    try {
      NameRule.shown(name.replace(" ", ""), "", WORDS);
      return true;
    } catch (Refusal refusal) {
      return false;
    }
  }

  @ParameterizedTest
  @CsvSource({
    "anna, ann4",
    "Iris, lris",
    "Iris, 1ris",
    "Tom, T0M",
    "Sam, 5am",
    "Eva, 3va",
    "カ子さん, 力子さん",
    "Zoë, Zoe\u0308",
    "Zoë, Zoe",
    "Zoë, zoé",
    "Nguyễn, Nguyen",
    "Σωκράτης, Σωκρατης",
    "小龙, 小龍",
    "张伟, 張偉",
    "小衆, 小众",
    "Kjær, Kjaer",
    "ΦΟΚΑ, ФОКА",
    "φοκα, фока",
    "ΛΑΚΗ, ЛАКН",
    "ΓΦΛ, ГФЛ",
    "ΠΑΤΜ, ПАТМ",
    "παγ, пау",
    "ΠΑΥ, ПАУ",
    "ΒΕΛ, ВЕЛ",
    "ΦΟΟ, ФОО",
    "ՓՕՓ, ФОФ",
    "على, علی",
    "على, علي",
    "كريم, کریم",
    "مهدی, مہدی",
    "مهدی, مھدی",
    "ĸarl, karl",
    "ĸĸĸ, kkk",
    "maggie, ma99ie",
    "maggie, ma66ie",
    "Eqqo, E99o",
    "bobby, bo66y",
    "bobby, 8o88y",
    "bob, 8ob",
    "Lili, L1l1",
    "Зоя, 3оя",
    "Олег, 0лег",
    "ΛΟΛΑ, Λ0ΛΑ",
  })
  void whatLooksAlikeHasOneForm(String one, String other) {
    assertThat(NameLetters.isAlike(one, other)).isTrue();
    assertThat(NameLetters.isAlike(other, one)).isTrue();
    assertThat(NameLetters.skeleton(one)).isEqualTo(NameLetters.skeleton(other));
  }

  @ParameterizedTest
  @CsvSource({
    "Arno, Amo",
    "anna, Anne",
    "Zoë, Zoa",
    "Иван, Йван",
    "Пётр, Петр",
    "か子さん, が子さん",
    "수진, 소진",
    "小龙, 小尤",
    "anna2, anna3",
    "kim6, kim9",
    "小明, 小名",
    "Анна, anna",
    "Иван, Ивана",
    "さき, さぎ",
    "Łukasz, Lukasz",
    "Đạt, Dat",
    "Ħal, Hal",
    "Søren, Soren",
    "Ŋa, Na",
    "bob, gog",
    "8ob, gob",
    "9ob, bob",
    "Sigi, Siqi",
    "anna6, anna8",
    "Нина, Пина",
    "Гена, Уена",
    "Γιάννης, Υιάννης",
    "ΦΟΚΑ, ФОКИ",
    "λακη, пакн",
    "علی, عمر",
    "كريم, رحيم",
    "ดาว, ตาว",
    "王小明, 玉小明"
  })
  void othersAreTwoPeople(String one, String other) {
    assertThat(NameLetters.isAlike(one, other)).isFalse();
    assertThat(NameLetters.isAlike(other, one)).isFalse();
  }
}
