package dev.banmen.server.desk;

import dev.banmen.server.people.NameRule;
import dev.banmen.server.people.PlayerNumber;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Takes one person's names out of the lines of a game that seat somebody. What differed before
 * differs afterwards, because a seat that is taken under the name it has already is no event. The
 * last name becomes {@code guest12}, earlier ones {@code guest12-2} and so on. Immutable.
 */
record NameEraser(long person) implements UnaryOperator<List<String>> {
  private Pattern seats() {
    String holder = PlayerNumber.player(person).id();
    return Pattern.compile("(?m)^((?:-?\\d+ \\S+ )?seat (?:black|white) " + holder + " )(.+)$");
  }

  /** The name of somebody whose own is not known. */
  String name() {
    return NameRule.nameOf(person, "");
  }

  @Override
  public List<String> apply(List<String> lines) {
    Pattern seats = seats();
    Map<String, String> names = new LinkedHashMap<>();
    for (int i = lines.size() - 1; i >= 0; i--) {
      List<MatchResult> found = seats.matcher(lines.get(i)).results().toList();
      for (int j = found.size() - 1; j >= 0; j--) {
        int number = names.size() + 1;
        names.putIfAbsent(found.get(j).group(2), number == 1 ? name() : name() + "-" + number);
      }
    }
    return lines.stream()
        .map(line -> seats.matcher(line).replaceAll(seat -> erased(seat, names)))
        .toList();
  }

  private static String erased(MatchResult seat, Map<String, String> names) {
    return Matcher.quoteReplacement(seat.group(1) + names.get(seat.group(2)));
  }
}
