package dev.dozor.client;

/** An answer's dice come from a generator that the verifier does not know. */
public final class UnknownGeneratorException extends RuntimeException {
  private static final long serialVersionUID = 1;

  UnknownGeneratorException(String generator) {
    super(
        "the generator \"%s\" is not known, only \"%s\""
            .formatted(generator, DiceVerifier.GENERATOR));
  }
}
