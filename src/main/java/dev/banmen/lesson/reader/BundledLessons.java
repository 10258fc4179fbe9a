package dev.banmen.lesson.reader;

import dev.banmen.lesson.Lesson;
import dev.banmen.record.FileBytes;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.net.JarURLConnection;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLConnection;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;

/** The lessons in the program's jar, or in the folder it was compiled to. */
public record BundledLessons() implements LessonCatalog.Source {
  private static final String FOLDER = "lessons/";
  private static final String BESIDE = "words.properties";

  @Override
  public List<String> names() throws IOException {
    URL beside = Lesson.class.getResource(BESIDE);
    URLConnection connection = beside.openConnection();
    if (connection instanceof JarURLConnection inJar) {
      String prefix = inJar.getEntryName().replace(BESIDE, FOLDER);
      return names(new JarFile(Path.of(uri(inJar.getJarFileURL())).toFile()), prefix);
    }
    return new LessonFolder(Path.of(uri(beside)).resolveSibling(FOLDER)).names();
  }

  private static List<String> names(JarFile opened, String prefix) throws IOException {
    try (JarFile jar = opened) {
      return jar.stream()
          .map(JarEntry::getName)
          .filter(name -> name.startsWith(prefix) && !name.endsWith("/"))
          .map(name -> name.substring(prefix.length()))
          .toList();
    }
  }

  private static URI uri(URL url) throws IOException {
    try {
      return url.toURI();
    } catch (URISyntaxException e) {
      throw new IOException(e.getMessage(), e);
    }
  }

  @Override
  public FileBytes open(String name) throws IOException {
    try (InputStream in = Lesson.class.getResourceAsStream(FOLDER + name)) {
      if (in == null) {
        throw new FileNotFoundException(name);
      }
      return FileBytes.of(in);
    }
  }

  @Override
  public String shown(String name) {
    return name;
  }
}
