package dev.dozor.client;

import com.google.gson.Gson;
import com.google.gson.reflect.TypeToken;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/** The published service config: how long calls may take, and what is tried again. */
final class ServiceConfig {
  private static final String RESOURCE = "service_config.json";

  private ServiceConfig() {}

  /** {@code clients/service_config.json} in the form in which gRPC takes it. */
  static Map<String, ?> published() {
    try (InputStream json = ServiceConfig.class.getResourceAsStream(RESOURCE)) {
      if (json == null) {
        throw new IllegalStateException(RESOURCE + " is missing beside the classes of the client");
      }
      return new Gson()
          .fromJson(
              new InputStreamReader(json, StandardCharsets.UTF_8),
              new TypeToken<Map<String, Object>>() {});
    } catch (IOException error) {
      throw new UncheckedIOException(error);
    }
  }
}
