package dev.banmen.games.othello.record;

import dev.banmen.game.record.Archive;
import dev.banmen.game.record.Bytes;
import dev.banmen.game.record.Format;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.RecordOutput;
import dev.banmen.game.record.Recording;
import dev.banmen.text.Words;
import java.io.IOException;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The archive of tournament games of the French federation (FFO, "Format de la base WTHOR"): a
 * header of 16 bytes, then one record per game, 68 bytes on the default board. Names are in a
 * {@code .JOU} and a {@code .TRN} beside it. Described in {@code docs/formats.md}.
 */
public record Wthor(Words words) implements Format {
  /** The theoretical score: black's discs with best play from some number of empty squares on. */
  static final String THEORY = "WTHTH";

  /** The numbers of the tournament, of Black and of White, separated by blanks. */
  static final String NUMBERS = "WTHNO";

  @Override
  public String name() {
    return "wthor";
  }

  @Override
  public List<String> endings() {
    return List.of("wtb");
  }

  @Override
  public boolean isText() {
    return false;
  }

  @Override
  public boolean fits(byte[] head) {
    Optional<WthorHeader> header = WthorHeader.read(head);
    return header.isPresent() && header.get().isPlausible() && explains(header.get(), head);
  }

  /** Whether the header explains the file; beyond a full {@code head}, its length is unknown. */
  private static boolean explains(WthorHeader header, byte[] head) {
    return head.length < HEAD ? header.explains(head.length) : header.explainsMoreThan(head.length);
  }

  @Override
  public Archive open(Bytes file) throws InputFault, IOException {
    WthorHeader header =
        WthorHeader.read(file.piece(0, WthorHeader.LENGTH))
            .filter(WthorHeader::isPlausible)
            .filter(read -> read.games() > 0 || file.size() == WthorHeader.LENGTH)
            .orElseThrow(() -> new InputFault(0, 0, words.text("fault.wthor")));
    return new WthorArchive(words, file, header);
  }

  @Override
  public Optional<String> loss(List<Recording> games) {
    return loss(games, EnumSet.noneOf(FormatLoss.class));
  }

  /** Returns what is lost; names are in files beside such a file, and their numbers in it. */
  @Override
  public Optional<String> lossOfOwn(List<Recording> games) {
    return loss(games, EnumSet.of(FormatLoss.NAMES));
  }

  private Optional<String> loss(List<Recording> games, Set<FormatLoss> elsewhere) {
    if (games.isEmpty() || !games.get(0).family().equals("othello")) {
      return FlatRecord.lost(words, games, game -> Set.of());
    }
    FlatRecord first = FlatRecord.of(games.get(0));
    return FlatRecord.lost(
        words,
        games,
        game -> {
          Set<FormatLoss> losses = losses(game, first);
          losses.removeAll(elsewhere);
          return losses;
        });
  }

  private static Set<FormatLoss> losses(FlatRecord game, FlatRecord first) {
    EnumSet<FormatLoss> losses = EnumSet.noneOf(FormatLoss.class);
    losses.addAll(game.losses());
    WthorEntry entry = WthorEntry.of(game);
    int size = game.opening().size();
    if (size != first.opening().size() || size != 8 && size != 10) {
      losses.add(FormatLoss.SIZE);
      return losses;
    }
    losses.addAll(entry.losses());
    int year = WthorEntry.of(first).year();
    if (entry.year() != year) {
      losses.add(FormatLoss.YEARS);
    }
    if (!WthorFile.ofYear(year).with(first.root()).holds(game.root())) {
      losses.add(FormatLoss.FILE);
    }
    return losses;
  }

  @Override
  public void write(List<Recording> games, RecordOutput out) throws IOException {
    List<FlatRecord> lines =
        games.stream().filter(game -> game.family().equals("othello")).map(FlatRecord::of).toList();
    int size = lines.isEmpty() ? 8 : lines.get(0).opening().size();
    List<FlatRecord> written =
        lines.stream()
            .filter(line -> line.opening().size() == size && (size == 8 || size == 10))
            .toList();
    int year = written.isEmpty() ? 0 : WthorEntry.of(written.get(0)).year();
    WthorFile file = WthorFile.ofYear(year);
    file = written.isEmpty() ? file : file.with(written.get(0).root());
    out.put(new WthorHeader(file, written.size(), 0, year, size).bytes());
    for (FlatRecord line : written) {
      out.put(WthorEntry.of(line).bytes());
    }
    out.flush();
  }
}
