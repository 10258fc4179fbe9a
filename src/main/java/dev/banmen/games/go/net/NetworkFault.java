package dev.banmen.games.go.net;

import dev.banmen.text.Phrase;
import dev.banmen.text.SpokenFault;

/** A file that isn't a network this program can use. Its message doesn't name the file. */
public final class NetworkFault extends SpokenFault {
  private static final long serialVersionUID = 1L;

  private NetworkFault(String key, Object... values) {
    super(Phrase.beside(NetworkFault.class, key, values), null);
  }

  static NetworkFault foreign() {
    return new NetworkFault("net.foreign");
  }

  static NetworkFault damaged() {
    return new NetworkFault("net.damaged");
  }

  static NetworkFault version(int version) {
    return new NetworkFault("net.version", version, NetworkReader.OLDEST, NetworkReader.NEWEST);
  }

  /** A network beyond what this program evaluates. */
  static NetworkFault unsupported(String what) {
    return new NetworkFault("net.unsupported", what);
  }

  static NetworkFault tooLarge(long most) {
    return new NetworkFault("net.large", most);
  }

  static NetworkFault tooManyWeights(long most) {
    return new NetworkFault("net.weights", most);
  }
}
