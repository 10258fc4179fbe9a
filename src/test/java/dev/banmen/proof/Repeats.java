package dev.banmen.proof;

/**
 * How often a law repeats a thing by chance: a few times in {@code mvn test}; once more, many
 * times, in {@code mvn verify}, which runs the tests with this tag again; and most often with
 * {@code -Pthorough}.
 */
public final class Repeats {
  public static final String TAG = "repeated";

  private Repeats() {}

  /** For what {@code mvn verify} is thorough enough with. */
  public static int of(int few, int many) {
    return of(few, many, many);
  }

  public static int of(int few, int many, int most) {
    boolean isMany = Boolean.getBoolean("repeats.many");
    return Boolean.getBoolean("repeats.most") ? most : isMany ? many : few;
  }

  /** In a test that is tagged "long", so that {@code mvn test} doesn't run it. */
  public static int ofLong(int many, int most) {
    return of(many, many, most);
  }
}
