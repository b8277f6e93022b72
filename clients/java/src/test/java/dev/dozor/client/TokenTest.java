package dev.dozor.client;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.grpc.InsecureChannelCredentials;
import io.grpc.TlsChannelCredentials;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TokenTest {
  @ParameterizedTest
  @ValueSource(strings = {"sec\nret", "sec ret", "s\u00e9cret", "secret\n"})
  void aTokenThatCannotBeSentIsRefusedAndNotShown(String token) {
    IllegalArgumentException refused =
        assertThrows(
            IllegalArgumentException.class,
            () -> DozorClient.connect("localhost:1", TlsChannelCredentials.create(), token));
    assertTrue(refused.getMessage().contains("cannot be sent"));
    assertFalse(refused.getMessage().contains("ret"));
  }

  @Test
  void aTokenIsSentInPlainTextOnlyWhereThatIsMeant() {
    assertThrows(
        IllegalArgumentException.class,
        () -> DozorClient.connect("localhost:1", InsecureChannelCredentials.create(), "secret"));
    DozorClient.plaintextWithToken("localhost:1", "secret").close();
  }
}
