/** The least that a JVM can do, to compare a start with. */
final class Hello {
  private Hello() {}

  /** Says hello. */
  public static void main(String[] args) {
    System.out.println("hello");
  }
}
