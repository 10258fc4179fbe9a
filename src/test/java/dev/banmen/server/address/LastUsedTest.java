package dev.banmen.server.address;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

class LastUsedTest {
  @Test
  void whatWasUsedLongestAgoIsDropped() {
    Map<String, Integer> map = LastUsed.map(2);
    map.put("a", 1);
    map.put("b", 2);
    map.put("c", 3);
    assertThat(map).containsOnlyKeys("b", "c");
    map.get("b");
    map.put("d", 4);
    assertThat(map).containsOnlyKeys("b", "d");
    map.put("b", 5);
    map.put("e", 6);
    assertThat(map).containsOnlyKeys("b", "e");
  }
}
