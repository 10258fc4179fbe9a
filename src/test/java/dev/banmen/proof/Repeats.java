package dev.banmen.proof;

/**
 * How often a law repeats a thing by chance: a few times in {@code mvn test}, and once more, many
 * times, in {@code mvn verify}, which runs the tests with this tag again.
 */
public final class Repeats {
  public static final String TAG = "repeated";

  private Repeats() {}

  public static int of(int few, int many) {
    return Boolean.getBoolean("repeats.many") ? many : few;
  }
}
