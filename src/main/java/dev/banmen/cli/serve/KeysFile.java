package dev.banmen.cli.serve;

import dev.banmen.cli.options.CliText;
import dev.banmen.server.monitor.EventLog;
import dev.banmen.server.monitor.LogEvent;
import dev.banmen.server.monitor.LogField;
import dev.banmen.text.Language;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;

/**
 * A file like OpenSSH's {@code authorized_keys}, which can be read again while the server runs: the
 * keys that may come in, by their fingerprints. Options before a key are not read, as they allow
 * nothing here. For any thread.
 */
final class KeysFile implements Predicate<Optional<String>> {
  private static final int MOST_BYTES = 1 << 20;
  private static final EventLog LOG = EventLog.of(KeysFile.class);

  private final Path file;
  private final Language language;
  private volatile Set<String> fingerprints = Set.of();

  /** A file that is not read yet: nobody may come in. */
  KeysFile(Path file, Language language) {
    this.file = file;
    this.language = language;
  }

  /**
   * Reads the file. With any fault in it, the keys stay as they are.
   *
   * @param faulty gets each fault, as {@code FILE:LINE: text}
   * @return whether there was none
   */
  boolean read(Consumer<String> faulty) throws IOException {
    if (Files.size(file) > MOST_BYTES) {
      throw new IOException(file + " > " + MOST_BYTES);
    }
    Set<String> all = new HashSet<>();
    List<Integer> faults = new ArrayList<>();
    int number = 0;
    for (String line : Files.readString(file, StandardCharsets.UTF_8).lines().toList()) {
      number++;
      if (!line.isBlank() && !line.strip().startsWith("#")) {
        Optional<String> key = key(line);
        key.ifPresent(all::add);
        if (key.isEmpty()) {
          faults.add(number);
        }
      }
    }
    if (!faults.isEmpty()) {
      LOG.error(
          LogEvent.KEYS_FAULTY,
          LogField.of("faults", faults.size()),
          LogField.of("line", faults.get(0)));
      String fault = new CliText(language).of("serve.key");
      faults.forEach(line -> faulty.accept(file + ":" + line + ": " + fault));
      return false;
    }
    fingerprints = Set.copyOf(all);
    LOG.info(LogEvent.KEYS_READ, LogField.of("keys", all.size()));
    return true;
  }

  /** The fingerprint of the key in a line. */
  private static Optional<String> key(String line) {
    for (String word : line.strip().split("\\s+")) {
      Optional<String> fingerprint = fingerprint(word);
      if (fingerprint.isPresent()) {
        return fingerprint;
      }
    }
    return Optional.empty();
  }

  /** The fingerprint of a word that is a key, as they all begin: with the length of their type. */
  private static Optional<String> fingerprint(String word) {
    if (!word.startsWith("AAAA")) {
      return Optional.empty();
    }
    try {
      byte[] key = Base64.getDecoder().decode(word);
      if (!isWhole(ByteBuffer.wrap(key))) {
        return Optional.empty();
      }
      byte[] digest = MessageDigest.getInstance("SHA-256").digest(key);
      return Optional.of("SHA256:" + Base64.getEncoder().withoutPadding().encodeToString(digest));
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e); // every Java has it
    }
  }

  /**
   * Whether nothing is cut off: a key is its type and one field or more, each after its length (RFC
   * 4253, 6.6).
   */
  private static boolean isWhole(ByteBuffer key) {
    int fields = 0;
    while (key.remaining() >= Integer.BYTES) {
      int length = key.getInt();
      if (length < 0 || length > key.remaining()) {
        return false;
      }
      key.position(key.position() + length);
      fields++;
    }
    return !key.hasRemaining() && fields > 1;
  }

  @Override
  public boolean test(Optional<String> key) {
    return key.isPresent() && fingerprints.contains(key.get());
  }
}
