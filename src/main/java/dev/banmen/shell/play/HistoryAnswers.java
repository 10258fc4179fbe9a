package dev.banmen.shell.play;

import dev.banmen.game.Move;
import dev.banmen.game.Side;
import dev.banmen.game.record.HasExercise;
import dev.banmen.say.GameSentences;
import dev.banmen.session.Clock;
import dev.banmen.session.Player;
import dev.banmen.session.Session;
import dev.banmen.shell.Answer;
import dev.banmen.text.Sentences;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Describes how a game got to its current state. For one answer. */
record HistoryAnswers(Session now, GameSentences gameSentences) {
  String lastMove() {
    Move move = now.position().last().orElseThrow();
    String made = gameSentences.made(now, now.node());
    return Sentences.of(made, gameSentences.did(move, now.position().changes()));
  }

  Answer last() {
    int ply = now.position().ply();
    return ply == 0
        ? Answer.of(gameSentences.text("move.none"))
        : Answer.of(gameSentences.listed(ply, lastMove()));
  }

  Answer moves() {
    return moves(false);
  }

  /** Everything that was tried on the way here, attempts too. */
  Answer history() {
    return moves(true);
  }

  private Answer moves(boolean isWithAttempts) {
    List<String> lines = new ArrayList<>(isWithAttempts ? attempts(0, 0) : List.of());
    List<Integer> line = now.tree().line(now.node());
    for (int i = 0; i < line.size(); i++) {
      lines.add(gameSentences.listed(i + 1, gameSentences.made(now, line.get(i))));
      lines.addAll(isWithAttempts ? attempts(line.get(i), i + 1) : List.of());
    }
    return lines.isEmpty() ? Answer.of(gameSentences.text("move.none")) : Answer.lines(lines);
  }

  private List<String> attempts(int node, int number) {
    return now.refusedMoves().at(node).stream()
        .map(refused -> gameSentences.listedAttempt(number, refused.move(), refused.miss()))
        .toList();
  }

  Answer judge() {
    String exercise =
        HasExercise.of(now.position().game(), now.position().after(0), now.attempts());
    return Answer.of(
        exercise.isEmpty()
            ? gameSentences.text("exercise.none")
            : gameSentences.text("exercise", exercise));
  }

  Answer clock(long millis) {
    Clock clock = now.clock();
    if (!clock.isTimed()) {
      return Answer.of(gameSentences.text("clock.none"));
    }
    List<String> sentences = new ArrayList<>();
    for (Side side : Side.values()) {
      Clock.TimeLeft left = clock.left(side, millis);
      long main = seconds(left.mainMillis());
      sentences.add(
          left.periods() == 0
              ? gameSentences.text("clock.left", gameSentences.side(side), main / 60, main % 60)
              : gameSentences.text(
                  "clock.periods",
                  gameSentences.side(side),
                  main / 60,
                  main % 60,
                  left.periods(),
                  seconds(left.periodMillis())));
    }
    clock
        .running()
        .ifPresent(
            side -> sentences.add(gameSentences.text("clock.runs", gameSentences.side(side))));
    return Answer.of(Answer.line(sentences));
  }

  /** How much time a player with one side has left. */
  String timeLeft(Player player, long millis) {
    Optional<Side> side = GameStatus.only(now, player);
    if (!now.clock().isTimed() || side.isEmpty()) {
      return "";
    }
    Clock.TimeLeft left = now.clock().left(side.get(), millis);
    long main = seconds(left.mainMillis());
    String text = gameSentences.text("clock.you", main / 60, main % 60);
    String periods =
        left.periods() == 0
            ? ""
            : gameSentences.text("clock.you.periods", left.periods(), seconds(left.periodMillis()));
    return main == 0 ? periods : Sentences.of(text, periods);
  }

  /** How many seconds a player whose clock runs has until they lose; many if none runs. */
  long secondsLeft(Player player, long millis) {
    Optional<Side> side = GameStatus.only(now, player);
    if (side.isEmpty() || !now.clock().running().equals(side)) {
      return Long.MAX_VALUE;
    }
    return seconds(now.clock().deadline() - millis);
  }

  /** Seconds, rounded up, so that 0 is no time. */
  private static long seconds(long millis) {
    return (millis + 999) / 1000;
  }
}
