package dev.dozor.client;

/**
 * Dice that cannot be checked: their generator is not known, or their seed is not told, or another
 * than the one that was asked for.
 */
public final class UnknownDiceException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  UnknownDiceException(String message) {
    super(message);
  }
}
