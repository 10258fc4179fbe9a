package dev.banmen.cli;

import dev.banmen.app.local.host.UsageFault;
import dev.banmen.cli.options.CliText;
import dev.banmen.cli.options.CommandContext;
import dev.banmen.cli.options.DisplayOptions;
import dev.banmen.cli.options.StandardStreams;
import dev.banmen.game.Ground;
import dev.banmen.game.record.Recording;
import dev.banmen.picture.Colours;
import dev.banmen.picture.Diagram;
import dev.banmen.picture.JsonPicture;
import dev.banmen.picture.Rows;
import dev.banmen.picture.SvgPicture;
import dev.banmen.picture.SvgPicture.NumberRange;
import dev.banmen.picture.SvgStyle;
import dev.banmen.picture.TextPicture;
import dev.banmen.picture.Tint;
import dev.banmen.text.Language;
import dev.banmen.tui.canvas.BoardColours;
import dev.banmen.tui.canvas.Display;
import dev.banmen.tui.term.Depth;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * The command {@code show}, apart from its options' spelling. Immutable.
 *
 * @param format one of {@link #FORMATS}
 * @param numbers the first and last move that is numbered
 * @param style how a picture for paper looks
 */
record ShowRun(
    CommandContext context,
    String format,
    Optional<List<Integer>> numbers,
    String style,
    DisplayOptions options)
    implements OnePosition.Printer {
  static final List<String> FORMATS = List.of("rows", "text", "ansi", "svg", "json");
  static final List<String> STYLES = List.of("wood", "plain");

  ShowRun {
    CliText wording = context.wording();
    wording.chosen("format", format, FORMATS);
    wording.chosen("style", style, STYLES);
    if (numbers.isPresent() && !format.equals("svg")) {
      throw new UsageFault(wording.of("usage.needs", "--numbers", "--format svg"));
    }
  }

  @Override
  public StandardStreams.Text of(Recording recording, Diagram diagram) {
    return switch (format) {
      case "rows" -> out -> out.write(String.join("\n", Rows.of(diagram.position())) + "\n");
      case "json" -> out -> JsonPicture.write(diagram, out);
      case "svg" -> svg(diagram);
      case "ansi" -> ansi(diagram);
      default -> text(diagram, isAscii(), Colours.NONE);
    };
  }

  private static StandardStreams.Text text(Diagram diagram, boolean isAscii, Colours colours) {
    return out -> TextPicture.write(diagram, isAscii, colours, out);
  }

  private StandardStreams.Text svg(Diagram diagram) {
    String picture =
        SvgPicture.of(
            diagram,
            context.games(),
            SvgStyle.valueOf(style.toUpperCase(Locale.ROOT)),
            numbers.map(range -> new NumberRange(range.get(0), range.get(1))));
    return out -> out.write(picture);
  }

  private boolean isAscii() {
    return Display.of("none", options.glyphs(), context.variables(), context.language()).ascii();
  }

  /** A picture in colours, as asked for; in none only if the user wants none anywhere. */
  private StandardStreams.Text ansi(Diagram diagram) {
    boolean isLeft = options.color().equals("auto");
    boolean isUnwanted = !context.variables().getOrDefault("NO_COLOR", "").isEmpty();
    Language language = context.language();
    Display asked = options.display(context.variables(), language);
    boolean isUnknown = isLeft && !isUnwanted && asked.depth() == Depth.NONE;
    Display known =
        isUnknown ? Display.of("256", options.glyphs(), context.variables(), language) : asked;
    Ground ground = diagram.game().lattice().ground();
    Colours colours =
        colours(
            known.withThemes(context.themes()).withTheme(options.theme()),
            ground,
            context::complain);
    return text(diagram, known.ascii(), colours);
  }

  /** The colours of the theme that is asked for; of the default theme if that has faults. */
  static Colours colours(Display display, Ground ground, Consumer<String> complained) {
    try {
      return new AnsiColours(BoardColours.of(display, ground));
    } catch (IllegalArgumentException fault) {
      complained.accept(fault.getMessage());
      return new AnsiColours(BoardColours.ofDefaultTheme(display, ground));
    }
  }

  /** The tints of a picture in the colours of a theme. Immutable. */
  static final class AnsiColours implements Colours {
    private final Map<Tint, String> begins = new EnumMap<>(Tint.class);

    AnsiColours(BoardColours colours) {
      for (Tint tint : Tint.values()) {
        // a record's drawings look like marks on a board
        begins.put(tint, colours.begin(tint == Tint.MARKUP ? "CHAIN" : tint.name()));
      }
    }

    @Override
    public String begin(Tint tint) {
      return begins.get(tint);
    }
  }
}
