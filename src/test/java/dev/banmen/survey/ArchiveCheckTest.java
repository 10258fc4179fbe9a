package dev.banmen.survey;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Mark;
import dev.banmen.game.Setup;
import dev.banmen.game.Site;
import dev.banmen.game.record.Archive;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Note;
import dev.banmen.game.record.Property;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recording;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** The check of archives in formats made up here. */
class ArchiveCheckTest {
  /** Games in a list; the reader of each repaired something in line 7. */
  private record Listed(List<Recording> games, boolean isRepaired) implements Archive {
    @Override
    public int size() {
      return games.size();
    }

    @Override
    public Summary summary(int game) {
      return new Summary("", "", "", "", "", -1);
    }

    @Override
    public Recording game(int game, Consumer<Note> notes) throws InputFault {
      if (isRepaired) {
        notes.accept(new Note(7, 3, "put right"));
      }
      return games.get(game);
    }
  }

  private static Recording dots(Map<String, String> chosen, Setup start, Property... moves) {
    RecordTree.TreeBuilder tree = new RecordTree.TreeBuilder();
    int node = tree.add(RecordTree.NONE, List.of(), 0, 0);
    for (Property move : moves) {
      node = tree.add(node, List.of(move), 0, 0);
    }
    return new Recording("dots", chosen, start, Recording.RefusalPolicy.NOTED, tree.tree());
  }

  private static List<String> told(boolean isRepaired, Recording... games) throws IOException {
    Archive archive = new Listed(List.of(games), isRepaired);
    return new ArchiveCheck(Catalog.ALL, game -> game)
        .check(archive, 0, games.length).found().stream()
            .map(Finding::fault)
            .map(fault -> fault.line() + ":" + fault.column() + " " + fault.text())
            .toList();
  }

  @Test
  void whereTheFormatHasNoLinesTheMoveIsTold() throws IOException {
    Recording fine = dots(Map.of("size", "2"), Setup.EMPTY, Property.of("B", "1,1-1,2"));
    Recording twice =
        dots(
            Map.of("size", "2"),
            Setup.EMPTY,
            Property.of("B", "1,1-1,2"),
            Property.of("W", "1,1-1,2"),
            Property.of("W", "hello"),
            new Property("TR", List.of("1,1", "9,9")));
    assertThat(told(false, fine, twice))
        .containsExactly(
            "0:0 game 2, move 2: miss 2: 1,1-1,2 was drawn by A on move 1.",
            "0:0 game 2, move 3: W: 'hello' is not on the board",
            "0:0 game 2, move 3: TR: '9,9' is not on the board");
  }

  @Test
  void aStartThatCannotBeAndAGameThatCannotBeBegunAreTold() throws IOException {
    Setup owned = new Setup(Map.of(new Site(1, 1), Mark.BLACK), Optional.empty());
    List<String> told =
        told(false, dots(Map.of("size", "2"), owned), dots(Map.of("size", "0"), Setup.EMPTY));
    assertThat(told).hasSize(2);
    assertThat(told.get(0)).startsWith("0:0 game 1, move 0: set-up: Box");
    assertThat(told.get(1)).startsWith("0:0 game 2, move 0: size '0'");
  }

  @Test
  void aKindIsToldOnceForEachGame() throws IOException {
    Recording twice =
        dots(
            Map.of("size", "2"),
            Setup.EMPTY,
            Property.of("B", "1,1-1,2"),
            Property.of("W", "1,1-1,2"),
            new Property("TR", List.of("9,9", "8,8")));
    assertThat(told(true, twice, twice)).hasSize(6);
    Archive archive = new Listed(List.of(twice), true);
    assertThat(new ArchiveCheck(Catalog.ALL, game -> game).check(archive, 0, 1).found())
        .extracting(Finding::kind, Finding::count)
        .containsExactly(tuple("miss 2@2", 1), tuple("site TR", 2), tuple("put right", 1));
  }
}
