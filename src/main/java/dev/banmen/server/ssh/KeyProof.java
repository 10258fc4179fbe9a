package dev.banmen.server.ssh;

import java.io.IOException;
import java.security.PublicKey;
import java.util.List;
import java.util.Optional;
import org.apache.sshd.common.AttributeRepository;
import org.apache.sshd.common.NamedFactory;
import org.apache.sshd.common.config.keys.KeyUtils;
import org.apache.sshd.common.digest.BuiltinDigests;
import org.apache.sshd.common.signature.Signature;
import org.apache.sshd.common.util.buffer.Buffer;
import org.apache.sshd.server.auth.pubkey.UserAuthPublicKey;
import org.apache.sshd.server.auth.pubkey.UserAuthPublicKeyFactory;
import org.apache.sshd.server.session.ServerSession;

/**
 * Lets in whoever proves a key, and remembers that key alone: MINA asks whether a key may come in
 * before its signature is checked, also if none is sent. One for each try.
 */
final class KeyProof extends UserAuthPublicKey {
  private static final AttributeRepository.AttributeKey<String> PROVEN =
      new AttributeRepository.AttributeKey<>();

  private PublicKey verified; // in the request that is answered now

  private KeyProof(List<NamedFactory<Signature>> factories) {
    super(factories);
  }

  /** Makes one for each try. */
  static final class ProofFactory extends UserAuthPublicKeyFactory {
    @Override
    public UserAuthPublicKey createUserAuth(ServerSession session) throws IOException {
      return new KeyProof(getSignatureFactories());
    }
  }

  /** The fingerprint of the key that was proven in this connection. */
  static Optional<String> of(ServerSession session) {
    return Optional.ofNullable(session.getAttribute(PROVEN));
  }

  static String fingerprint(PublicKey key) {
    return KeyUtils.getFingerPrint(BuiltinDigests.sha256, key);
  }

  @Override
  public Boolean doAuth(Buffer buffer, boolean init) throws Exception {
    verified = null;
    Boolean answer = super.doAuth(buffer, init);
    if (Boolean.TRUE.equals(answer) && verified != null) {
      getServerSession().setAttribute(PROVEN, fingerprint(verified));
      return answer;
    }
    return Boolean.TRUE.equals(answer) ? Boolean.FALSE : answer;
  }

  @Override
  protected boolean verifySignature(
      ServerSession session,
      String username,
      String alg,
      PublicKey key,
      Buffer buffer,
      Signature verifier,
      byte[] sig)
      throws Exception {
    boolean isValid = super.verifySignature(session, username, alg, key, buffer, verifier, sig);
    verified = isValid ? key : null;
    return isValid;
  }
}
