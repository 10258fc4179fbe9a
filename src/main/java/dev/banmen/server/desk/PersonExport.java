package dev.banmen.server.desk;

import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import dev.banmen.server.people.PersonFinder;
import dev.banmen.server.store.OwnFile;
import dev.banmen.server.store.PersonRow;
import dev.banmen.server.store.ReportRow;
import dev.banmen.server.store.RowLimits;
import dev.banmen.server.store.SaidRow;
import dev.banmen.server.store.Store;
import dev.banmen.server.store.TeachingRow;
import dev.banmen.storage.WholeFile;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;
import java.util.Set;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/**
 * Writes what a house knows of a person to a ZIP file: {@code person.json}, each game as a text in
 * {@code games}, what they lead at a teaching table, and their settings and progress in {@code
 * files}. Never a key, a code or an address. Waits for the store, so for a thread of its own.
 */
public record PersonExport(Store store) {
  /** Games of a person, and lines of what they said, the newest first. */
  static final int MOST = 100_000;

  /**
   * Writes a new file, which only its owner can read.
   *
   * @throws IOException if it is there already, or cannot be written
   */
  public void write(PersonRow person, Path file) throws IOException {
    WholeFile.create(file, WholeFile.Readers.USER, out -> write(person, out));
  }

  private void write(PersonRow person, OutputStream out) throws IOException {
    ZipOutputStream zip = new ZipOutputStream(out, StandardCharsets.UTF_8);
    String json = new GsonBuilder().setPrettyPrinting().create().toJson(known(person)) + "\n";
    add(zip, "person.json", json);
    for (long table : store.accounts().tablesOf(person.id(), MOST).join()) {
      add(zip, "games/" + table + ".banmen", game(table));
    }
    for (TeachingRow led : store.teaching().join()) {
      if (led.leader() == person.id()) {
        add(zip, "teaching.txt", led.text());
      }
    }
    for (String name : store.ownFiles().names(person.id()).join()) {
      Optional<OwnFile> own = store.ownFiles().read(person.id(), name).join();
      if (own.isPresent()) {
        zip.putNextEntry(new ZipEntry("files/" + name));
        zip.write(own.get().bytes());
        zip.closeEntry();
      }
    }
    zip.finish();
  }

  private static void add(ZipOutputStream zip, String name, String text) throws IOException {
    zip.putNextEntry(new ZipEntry(name));
    zip.write(text.getBytes(StandardCharsets.UTF_8));
    zip.closeEntry();
  }

  private String game(long table) {
    return store.table(table).join().map(row -> row.text(store.events(table, 0).join())).orElse("");
  }

  private JsonObject known(PersonRow person) {
    JsonObject all = new JsonObject();
    all.addProperty("number", person.id());
    all.addProperty("name", person.name());
    all.addProperty("since", time(store.accounts().since(person.id()).join()));
    JsonObject settings = new JsonObject();
    store.settings(person.id()).join().forEach(settings::addProperty);
    all.add("settings", settings);
    JsonObject ratings = new JsonObject();
    store
        .ratings(person.id())
        .join()
        .forEach((game, rating) -> ratings.addProperty(game, Math.round(rating.value())));
    all.add("ratings", ratings);
    JsonArray blocks = new JsonArray();
    for (long other : store.accounts().blocks().join().getOrDefault(person.id(), Set.of())) {
      store.person(other).join().ifPresent(one -> blocks.add(PersonFinder.nameOf(one)));
    }
    all.add("blocks", blocks);
    JsonArray said = new JsonArray();
    for (SaidRow row : store.accounts().saidBy(person.id(), MOST).join()) {
      JsonObject line = new JsonObject();
      line.addProperty("at", time(row.at()));
      line.addProperty("text", row.text());
      said.add(line);
    }
    all.add("chat", said);
    all.add("reports", reports(person.id()));
    return all;
  }

  private JsonArray reports(long person) {
    JsonArray own = new JsonArray();
    for (ReportRow row : store.accounts().reports(RowLimits.REPORTS).join()) {
      if (row.by().id() == person) {
        JsonObject report = new JsonObject();
        report.addProperty("at", time(row.at()));
        report.addProperty("about", PersonFinder.nameOf(row.about()));
        report.addProperty("text", row.text());
        own.add(report);
      }
    }
    return own;
  }

  private static String time(long millis) {
    return Instant.ofEpochMilli(millis).toString();
  }
}
