package dev.banmen.cli.serve;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * The keys of a file like OpenSSH's {@code authorized_keys}, by their fingerprints. Options before
 * a key are not read, as they allow nothing here. Immutable.
 */
record KeyList(Set<String> fingerprints) implements Predicate<Optional<String>> {
  private static final int MOST_BYTES = 1 << 20;

  KeyList {
    fingerprints = Set.copyOf(fingerprints);
  }

  /** Reads a file. */
  static KeyList of(Path file) throws IOException {
    if (Files.size(file) > MOST_BYTES) {
      throw new IOException(file + " > " + MOST_BYTES);
    }
    Set<String> all = new HashSet<>();
    for (String line : Files.readString(file, StandardCharsets.UTF_8).lines().toList()) {
      if (!line.strip().startsWith("#")) {
        for (String word : line.strip().split("\\s+")) {
          fingerprint(word).ifPresent(all::add);
        }
      }
    }
    return new KeyList(all);
  }

  /** The fingerprint of a word that is a key, as they all begin: with the length of their type. */
  private static Optional<String> fingerprint(String word) {
    if (!word.startsWith("AAAA")) {
      return Optional.empty();
    }
    try {
      byte[] digest = MessageDigest.getInstance("SHA-256").digest(Base64.getDecoder().decode(word));
      return Optional.of("SHA256:" + Base64.getEncoder().withoutPadding().encodeToString(digest));
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e); // every Java has it
    }
  }

  @Override
  public boolean test(Optional<String> key) {
    return key.isPresent() && fingerprints.contains(key.get());
  }
}
