package dev.banmen.tui;

import dev.banmen.app.Person;
import dev.banmen.app.PortLaws;
import java.util.List;
import java.util.Map;

/** The ports that the tests of pages use. */
class TestHousePortsTest extends PortLaws {
  private final TestHouse house = new TestHouse(0);

  @Override
  protected Person person() {
    house.isSaving = true;
    return house;
  }

  @Override
  protected String recordingFile() {
    Scribe scribe = new Scribe("go", Map.of("size", "9")).plays("B C3", "W D4");
    house.recordings.computeIfAbsent(
        "one.sgf", name -> Scribe.opened(name, List.of(scribe.recording())));
    return "one.sgf";
  }

  @Override
  protected String newFile(String extension) {
    return "new." + extension;
  }
}
