package dev.dozor.client;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.util.List;
import javax.net.ssl.KeyManager;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.TrustManager;
import javax.net.ssl.TrustManagerFactory;

/** A certificate for localhost that vouches for itself, made by the JDK's own tool. */
record Certificate(KeyStore store, char[] password) {
  static Certificate create(Path folder)
      throws IOException, InterruptedException, GeneralSecurityException {
    Path file = folder.resolve("certificate.p12");
    Path tool = Path.of(System.getProperty("java.home"), "bin", "keytool");
    String options =
        "-genkeypair -alias dozor -keyalg EC -dname CN=localhost -ext san=dns:localhost"
            + " -storetype PKCS12 -storepass changeit -keystore";
    ProcessBuilder command = new ProcessBuilder(tool.toString());
    command.command().addAll(List.of(options.split(" ")));
    command.command().add(file.toString());
    Process process = command.redirectErrorStream(true).start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    if (process.waitFor() != 0) {
      throw new IOException("keytool: " + output);
    }
    char[] password = "changeit".toCharArray();
    return new Certificate(KeyStore.getInstance(file.toFile(), password), password);
  }

  KeyManager[] keyManagers() throws GeneralSecurityException {
    KeyManagerFactory factory =
        KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
    factory.init(store, password);
    return factory.getKeyManagers();
  }

  TrustManager[] trustManagers() throws IOException, GeneralSecurityException {
    KeyStore trusted = KeyStore.getInstance(KeyStore.getDefaultType());
    trusted.load(null, null);
    trusted.setCertificateEntry("dozor", store.getCertificate("dozor"));
    TrustManagerFactory factory =
        TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
    factory.init(trusted);
    return factory.getTrustManagers();
  }
}
