package dev.banmen.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.banmen.text.Language;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The file of the keys that may come in. */
class KeysFileTest {
  /** The keys and their fingerprints are ssh-keygen's. */
  private static final String ANNA =
      "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIP0fmu/66DqOFMTPK8m40nQvFaN57qc74TqHdQjHx1jy anna@home";

  private static final Optional<String> IS_ANNA =
      Optional.of("SHA256:+h/YQVhhr8z79InSI63WU2Kl5audw5HMyvLZ3bqrGWs");
  private static final String BEN =
      "ecdsa-sha2-nistp256"
          + " AAAAE2VjZHNhLXNoYTItbmlzdHAyNTYAAAAIbmlzdHAyNTYAAABBBLlXY3cTIv9ALIZLOQDSDAduCK6BmZCQhQ7p4yck0QT9/m5cug+CXOV/Yx6swjxhJuDgLDjrEFY/qFwGyBCFllY=";
  private static final Optional<String> IS_BEN =
      Optional.of("SHA256:RI6WG+KVwAGTxeMUGiBBG5CPy8sCMAgUIBOaHktyO4w");

  @TempDir Path folder;
  private final List<String> faults = new ArrayList<>();
  private Path file;
  private KeysFile keys;

  @BeforeEach
  void open() {
    file = folder.resolve("members");
    keys = new KeysFile(file, Language.ENGLISH);
  }

  private boolean reads(String text) throws IOException {
    Files.writeString(file, text);
    return keys.read(faults::add);
  }

  @Test
  void theKeysOfTheFileComeInAndNobodyElse() throws IOException {
    assertThat(keys.test(IS_ANNA)).as("before it is read").isFalse();
    assertThat(reads("# members\n\n" + ANNA + "\r\n")).isTrue();
    assertThat(keys.test(IS_ANNA)).isTrue();
    assertThat(keys.test(IS_BEN)).isFalse();
    assertThat(keys.test(Optional.empty())).isFalse();
    assertThat(reads("no-pty,command=\"a b\" " + BEN + "\n")).isTrue();
    assertThat(keys.test(IS_ANNA)).as("no longer").isFalse();
    assertThat(keys.test(IS_BEN)).isTrue();
    assertThat(faults).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "anna",
        "ssh-ed25519",
        "ssh-ed25519 AAAA",
        "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5", // cut off after its type
        "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAA", // cut off
        "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAI???",
        "ssh-ed25519 //////////8="
      })
  void aLineWithoutAWholeKeyIsSaidWithItsPlaceAndChangesNothing(String line) throws IOException {
    assertThat(reads(ANNA + "\n")).isTrue();
    assertThat(reads(BEN + "\n\n" + line + "\n")).isFalse();
    assertThat(faults).hasSize(1);
    assertThat(faults.get(0)).startsWith(file + ":3: this is not a complete key");
    assertThat(keys.test(IS_ANNA)).isTrue();
    assertThat(keys.test(IS_BEN)).isFalse();
  }

  @Test
  void aFileThatIsGoneOrHugeChangesNothing() throws IOException {
    assertThat(reads(ANNA + "\n")).isTrue();
    Files.delete(file);
    assertThatThrownBy(() -> keys.read(faults::add)).isInstanceOf(NoSuchFileException.class);
    assertThatThrownBy(() -> reads("# ".repeat(600_000))).isInstanceOf(IOException.class);
    assertThat(keys.test(IS_ANNA)).isTrue();
  }
}
