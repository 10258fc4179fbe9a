package dev.banmen.server.address;

import java.math.BigInteger;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The addresses that begin with the same bits, such as {@code 192.0.2.0/24} or {@code
 * 2001:db8::/32}. Immutable.
 *
 * @param first the lowest of them
 * @param bits how many bits they share
 */
public record AddressRange(InetAddress first, int bits) {
  private static final Pattern IPV4 = Pattern.compile("\\d{1,3}(\\.\\d{1,3}){3}");
  private static final Pattern IPV6 = Pattern.compile("[0-9a-fA-F.]*:[0-9a-fA-F:.]*");
  private static final Pattern BITS = Pattern.compile("\\d{1,3}");
  private static final int LONGEST = 60;

  /** An address, or a range; empty if that is neither. Never asks anybody for a name. */
  public static Optional<AddressRange> parse(String text) {
    int slash = text.indexOf('/');
    String address = slash < 0 ? text : text.substring(0, slash);
    boolean isAddress = IPV4.matcher(address).matches() || IPV6.matcher(address).matches();
    if (!isAddress || text.length() > LONGEST) {
      return Optional.empty();
    }
    try {
      InetAddress parsed = InetAddress.getByName(address);
      int all = parsed.getAddress().length * Byte.SIZE;
      String share = slash < 0 ? Integer.toString(all) : text.substring(slash + 1);
      int bits = BITS.matcher(share).matches() ? Integer.parseInt(share) : -1;
      return bits < 0 || bits > all
          ? Optional.empty()
          : Optional.of(new AddressRange(masked(parsed, bits), bits));
    } catch (UnknownHostException e) {
      return Optional.empty();
    }
  }

  private static InetAddress masked(InetAddress address, int bits) throws UnknownHostException {
    byte[] all = address.getAddress();
    for (int i = 0; i < all.length; i++) {
      int kept = Math.max(0, Math.min(Byte.SIZE, bits - i * Byte.SIZE));
      all[i] &= (byte) (0xff << Byte.SIZE - kept);
    }
    return InetAddress.getByAddress(all);
  }

  /** Whether it holds so many addresses that it is rather a slip. */
  public boolean isHuge() {
    return bits < first.getAddress().length * 2; // 8 bits of IPv4, 32 of IPv6
  }

  public boolean contains(InetAddress address) {
    byte[] mine = first.getAddress();
    byte[] other = address.getAddress();
    return mine.length == other.length
        && new BigInteger(1, mine)
            .xor(new BigInteger(1, other))
            .shiftRight(mine.length * Byte.SIZE - bits)
            .equals(BigInteger.ZERO);
  }

  /** The range as it is written, such as {@code 192.0.2.0/24}. */
  public String text() {
    return first.getHostAddress() + "/" + bits;
  }
}
