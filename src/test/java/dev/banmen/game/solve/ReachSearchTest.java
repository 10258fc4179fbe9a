package dev.banmen.game.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The search finds what can be forced in random graphs, with all their circles. */
class ReachSearchTest {
  /** A place in a graph: its moves are the numbers of other places. */
  private record Graph(boolean[] hunters, boolean[] reached, int[][] next) {
    GraphState at(int place) {
      return new GraphState(this, place, 40);
    }

    /** The least fixed point, by repetition. */
    boolean[] forced() {
      boolean[] forced = reached.clone();
      for (int round = 0; round < forced.length; round++) {
        for (int place = 0; place < forced.length; place++) {
          int count = 0;
          for (int to : next[place]) {
            count += forced[to] ? 1 : 0;
          }
          boolean isAll = count == next[place].length && count > 0;
          forced[place] |= hunters[place] ? count > 0 : isAll;
        }
      }
      return forced;
    }
  }

  private record GraphState(Graph graph, int place, int room) implements ReachState<GraphState> {
    @Override
    public long key() {
      return place;
    }

    @Override
    public boolean isHunters() {
      return graph.hunters()[place];
    }

    @Override
    public boolean isReached() {
      return graph.reached()[place];
    }

    @Override
    public boolean isLost() {
      return graph.next()[place].length == 0 && !isReached();
    }

    @Override
    public int[] moves() {
      return graph.next()[place];
    }

    @Override
    public GraphState after(int move) {
      return new GraphState(graph, move, room);
    }
  }

  private static Graph random(Random random, int size) {
    boolean[] hunters = new boolean[size];
    boolean[] reached = new boolean[size];
    int[][] next = new int[size][];
    for (int place = 0; place < size; place++) {
      hunters[place] = random.nextBoolean();
      reached[place] = random.nextInt(8) == 0;
      next[place] = random.ints(random.nextInt(4), 0, size).distinct().toArray();
    }
    return new Graph(hunters, reached, next);
  }

  @Test
  void itFindsTheLeastFixedPointOfAnyGraph() {
    Random random = new Random(1);
    int found = 0;
    for (int i = 0; i < 3000; i++) {
      Graph graph = random(random, 2 + random.nextInt(25));
      boolean[] forced = graph.forced();
      ReachSearch<GraphState> search = new ReachSearch<>(1000);
      for (int place = 0; place < forced.length; place++) {
        assertThat(search.reaches(graph.at(place)))
            .as("graph %s, %s", i, place)
            .contains(forced[place]);
        found += forced[place] ? 1 : 0;
      }
      assertThat(search.positions()).isLessThanOrEqualTo(forced.length);
    }
    assertThat(found).isGreaterThan(5000);
  }

  /** The hunter that follows the shown line gets there, whatever the line's length. */
  @Test
  void theLineOfAForcedPlaceEndsWhereItIsReached() {
    Random random = new Random(2);
    List<Integer> lengths = new ArrayList<>();
    for (int i = 0; i < 3000; i++) {
      Graph graph = random(random, 20);
      ReachSearch<GraphState> search = new ReachSearch<>(1000);
      if (!search.reaches(graph.at(0)).orElseThrow()) {
        continue;
      }
      List<Integer> line = search.line(graph.at(0));
      int end = line.isEmpty() ? 0 : line.get(line.size() - 1);
      assertThat(graph.reached()[end] || line.size() == 12).isTrue();
      lengths.add(line.size());
    }
    assertThat(lengths).anyMatch(length -> length > 3);
  }

  @Test
  void itGivesUpAfterSoManyPositions() {
    Graph graph = random(new Random(3), 500);
    ReachSearch<GraphState> search = new ReachSearch<>(3);
    int unknown = 0;
    for (int place = 0; place < 500; place++) {
      unknown += search.reaches(graph.at(place)).isEmpty() ? 1 : 0;
    }
    assertThat(unknown).isPositive();
    assertThat(search.positions()).isLessThan(20);
  }

  /** A long way without a turn: all its positions are kept until its end is known. */
  @Test
  void itGivesUpWhenItsPositionsTakeTooMuchRoom() {
    int length = 200;
    int[][] next = new int[length][];
    for (int place = 0; place < length; place++) {
      next[place] = place + 1 < length ? new int[] {place + 1} : new int[0];
    }
    Graph way = new Graph(new boolean[length], new boolean[length], next);
    int large = (int) (ReachSearch.MOST_ROOM / 100);
    ReachSearch<GraphState> search = new ReachSearch<>(1_000);
    assertThat(search.reaches(new GraphState(way, 0, large))).isEmpty();
    assertThat(search.room()).isBetween(ReachSearch.MOST_ROOM, ReachSearch.MOST_ROOM + 2L * large);
    ReachSearch<GraphState> small = new ReachSearch<>(1_000);
    assertThat(small.reaches(new GraphState(way, 0, large / 3))).contains(false);
    assertThat(small.positions()).isEqualTo(length);
  }
}
