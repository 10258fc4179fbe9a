package dev.banmen.server.ssh;

import dev.banmen.storage.WholeFile;
import dev.banmen.text.Language;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.PublicKey;
import java.util.List;
import java.util.Locale;
import org.apache.sshd.common.config.keys.KeyUtils;
import org.apache.sshd.common.config.keys.writer.openssh.OpenSSHKeyPairResourceWriter;
import org.apache.sshd.common.keyprovider.KeyPairProvider;
import org.apache.sshd.common.util.io.resource.PathResource;
import org.apache.sshd.common.util.security.SecurityUtils;

/**
 * The keys by which clients know a house: one of ed25519, which they prefer, and one of ECDSA for
 * those who know the house by that already. Immutable.
 */
public record HostKeys(List<KeyPair> all) {
  /** The file of the key of ed25519, beside the other. */
  public static final String SECOND = "host-ed25519.key";

  private static final String COMMENT = "banmen";
  private static final int BITS = 256;

  /**
   * Reads both keys; makes those whose file is not there.
   *
   * @param first the file of the key of ECDSA
   * @throws IOException if a file is not a key: another one would look like an impostor's
   */
  static HostKeys open(Path first) throws IOException {
    return new HostKeys(
        List.of(
            key(first.resolveSibling(SECOND), KeyPairProvider.SSH_ED25519),
            key(first, KeyPairProvider.ECDSA_SHA2_NISTP256)));
  }

  private static KeyPair key(Path file, String kind) throws IOException {
    try {
      if (!Files.exists(file)) {
        make(file, kind);
      }
      return parsed(file, Files.readAllBytes(file));
    } catch (GeneralSecurityException e) {
      throw fault(file, e);
    }
  }

  private static KeyPair parsed(Path file, byte[] text) throws IOException {
    try {
      Iterable<KeyPair> found =
          SecurityUtils.loadKeyPairIdentities(
              null, new PathResource(file), new ByteArrayInputStream(text), null);
      return found.iterator().next();
    } catch (GeneralSecurityException | IOException | RuntimeException e) {
      throw fault(file, e); // also where there is none
    }
  }

  private static void make(Path file, String kind) throws IOException, GeneralSecurityException {
    KeyPair made = KeyUtils.generateKeyPair(kind, BITS);
    WholeFile.create(
        file,
        WholeFile.Readers.USER,
        out -> {
          try {
            new OpenSSHKeyPairResourceWriter().writePrivateKey(made, COMMENT, null, out);
          } catch (GeneralSecurityException e) {
            throw fault(file, e);
          }
        });
  }

  private static IOException fault(Path file, Exception why) {
    return new IOException(
        Language.ENGLISH.words(HostKeys.class).text("door.hostkey", file.toString()), why);
  }

  /**
   * The kinds and fingerprints of the keys, as {@code ssh} shows them to people who come for the
   * first time: {@code ED25519 SHA256:...}.
   */
  List<String> fingerprints() {
    return all.stream()
        .map(KeyPair::getPublic)
        .map(key -> kind(key) + " " + KeyProof.fingerprint(key))
        .toList();
  }

  /**
   * The name of a key's kind: ED25519 for {@code ssh-ed25519}, ECDSA for {@code ecdsa-sha2-...}.
   */
  private static String kind(PublicKey key) {
    String type = KeyUtils.getKeyType(key).replaceFirst("^ssh-", "");
    return type.replaceFirst("-.*", "").toUpperCase(Locale.ROOT);
  }
}
