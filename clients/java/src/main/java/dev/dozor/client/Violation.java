package dev.dozor.client;

import dev.dozor.v1.ViolationReason;

/**
 * One field that is wrong.
 *
 * @param field path of the field from the root of the request, such as {@code
 *     attackers[1].items[0]}
 * @param reason the kind of fault; unspecified where the server knows one that this client does not
 * @param description what was given and what would be right; may be empty where there are very many
 *     violations
 */
public record Violation(String field, ViolationReason reason, String description) {
  /** {@code <field path> (<REASON>): <description>}. */
  @Override
  public String toString() {
    return "%s (%s): %s"
        .formatted(field, reason.name().replace("VIOLATION_REASON_", ""), description);
  }
}
