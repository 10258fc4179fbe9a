package dev.banmen.cli.serve;

import dev.banmen.app.local.lessons.LessonFolders;
import dev.banmen.lesson.reader.LessonCatalog;
import dev.banmen.lesson.reader.LessonReader;
import dev.banmen.record.FileBytes;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.util.List;

/** A person's own lessons in the store of a server: problems made of their mistakes. Immutable. */
record StoredLessons(StoredFiles files) implements LessonCatalog.Source {
  @Override
  public List<String> names() throws IOException {
    return files.names(LessonFolders.LESSONS);
  }

  @Override
  public FileBytes open(String name) throws IOException {
    byte[] bytes =
        files
            .read(shown(name), LessonReader.LONGEST)
            .orElseThrow(() -> new NoSuchFileException(shown(name)));
    return FileBytes.of(new ByteArrayInputStream(bytes));
  }

  @Override
  public String shown(String name) {
    return LessonFolders.LESSONS + "/" + name;
  }
}
