package dev.dozor.client.programs;

import dev.dozor.client.DozorClient;
import dev.dozor.client.DozorException;
import dev.dozor.v1.Item;
import dev.dozor.v1.Objective;
import dev.dozor.v1.ResolveEngagementRequest;
import dev.dozor.v1.ResolveEngagementResponse;
import dev.dozor.v1.Tactic;
import dev.dozor.v1.TraceEntry;
import dev.dozor.v1.Unit;
import dev.dozor.v1.UnitClass;

/** Resolves a duel on a Dozor server and tells what came of it, then one with a mistake in it. */
public final class Sample {
  private Sample() {}

  /** Usage: {@code Sample HOST:PORT}. */
  public static void main(String[] arguments) {
    if (arguments.length != 1) {
      System.err.println("Usage: Sample HOST:PORT");
      System.exit(2);
    }
    try (DozorClient client = DozorClient.plaintext(arguments[0])) {
      tell(client.resolveEngagement(duel(1)));
      try {
        tell(client.resolveEngagement(duel(3)));
      } catch (DozorException refusal) {
        if (refusal.violations().isEmpty()) {
          throw refusal;
        }
        System.out.println(refusal.getMessage());
        refusal.violations().forEach(System.out::println);
      }
    } catch (DozorException | IllegalArgumentException failure) {
      System.out.println(failure.getMessage());
      System.exit(1);
    }
  }

  /** A Sentinel with Sniper attacks a Sentinel under Cover, in a vest. */
  private static ResolveEngagementRequest duel(int defendersWounds) {
    return ResolveEngagementRequest.newBuilder()
        .setObjective(Objective.OBJECTIVE_LIQUIDATION)
        .addAttackers(
            Unit.newBuilder()
                .setUnitClass(UnitClass.UNIT_CLASS_SENTINEL)
                .setTactic(Tactic.TACTIC_SNIPER))
        .addDefenders(
            Unit.newBuilder()
                .setUnitClass(UnitClass.UNIT_CLASS_SENTINEL)
                .setTactic(Tactic.TACTIC_COVER)
                .addItems(Item.ITEM_VEST)
                .setWounds(defendersWounds))
        .build();
  }

  private static void tell(ResolveEngagementResponse answer) {
    System.out.println(answer.getSummary());
    for (TraceEntry entry : answer.getTraceList()) {
      System.out.println(entry.getRuleId() + ": " + entry.getText());
    }
  }
}
