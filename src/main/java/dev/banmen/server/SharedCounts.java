package dev.banmen.server;

import dev.banmen.server.address.AddressCounts;
import dev.banmen.server.address.WrongCodes;
import dev.banmen.server.people.PeopleLimits;
import dev.banmen.server.people.SpeechPace;
import dev.banmen.server.store.NodeNotes;
import dev.banmen.server.store.NodeTopic;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Makes the counts that protect the house. What one node counts, the others count, too, as whoever
 * attacks chooses the node. Immutable.
 *
 * @param calendar milliseconds from 1970
 */
record SharedCounts(NodeNotes notes, LongSupplier calendar) {
  /** Whether a code was right, the address it came from, and who typed it. */
  private static final Pattern CODE = Pattern.compile("([01]) (\\S*) (\\S*)");

  /** Counts of one kind in a span of time. */
  AddressCounts counts(String kind, int most, long spanMillis) {
    AddressCounts counts = new AddressCounts(most, spanMillis, who -> tell(kind, who));
    on(kind, who -> counts.hear(who, calendar.getAsLong()));
    return counts;
  }

  WrongCodes wrongCodes(PeopleLimits limits) {
    String kind = "code";
    WrongCodes codes =
        new WrongCodes(
            limits.wrongCodes(),
            limits.wrongCodesOfAddress(),
            (who, address, isRight) ->
                tell(kind, String.join(" ", isRight ? "1" : "0", address, who.orElse(""))));
    on(
        kind,
        text -> {
          Matcher code = CODE.matcher(text);
          if (code.matches()) {
            Optional<String> who = Optional.of(code.group(3)).filter(one -> !one.isEmpty());
            codes.hear(who, code.group(2), code.group(1).equals("1"), calendar.getAsLong());
          }
        });
    return codes;
  }

  SpeechPace pace() {
    String kind = "speech";
    SpeechPace pace = new SpeechPace(who -> tell(kind, who));
    on(kind, who -> pace.hear(who, calendar.getAsLong()));
    return pace;
  }

  private void tell(String kind, String what) {
    notes.tell(NodeTopic.COUNTED, kind + " " + what);
  }

  private void on(String kind, Consumer<String> listener) {
    String start = kind + " ";
    notes.on(
        NodeTopic.COUNTED,
        text -> {
          if (text.startsWith(start)) {
            listener.accept(text.substring(start.length()));
          }
        });
  }
}
