package dev.banmen.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What is said when a server starts. */
class RunningServerTest {
  @Test
  void onlyTheAdministratorIsWarned() {
    assertThat(RunningServer.isRoot(Optional.of("root"))).isTrue();
    assertThat(RunningServer.isRoot(Optional.of("banmen"))).isFalse();
    assertThat(RunningServer.isRoot(Optional.empty())).isFalse();
  }

  @Test
  void friendsAreNotToldAnAddressThatNobodyCanConnectTo() {
    String name = RunningServer.address("", 2222);
    assertThat(RunningServer.address("::", 2222)).isEqualTo(name).doesNotContain("::");
    assertThat(RunningServer.address("0.0.0.0", 2222)).isEqualTo(name).doesNotContain("0.0.0.0");
    assertThat(RunningServer.address("::1", 2222)).isEqualTo("-p 2222 ::1");
    assertThat(RunningServer.address("go.example.org", 22)).isEqualTo("go.example.org");
  }

  @Test
  void aNameThatOnlyMachinesNearbyMayKnowIsNoted() {
    assertThat(RunningServer.isBare("-p 2222 ulm")).isTrue();
    assertThat(RunningServer.isBare("-p 2222 ulm.example.org")).isFalse();
    assertThat(RunningServer.isBare("-p 2222 ::1")).isFalse();
    assertThat(RunningServer.isBare("-p 2222 127.0.0.1")).isFalse();
  }
}
