// Resolves a fight and tells what came of it, then sends one with a mistake in it:
// sample [HOST:PORT]
#include <iostream>
#include <string>

#include "dozor/client.h"

namespace {

namespace v1 = dozor::v1;

// A Sentinel with Sniper attacks a Sentinel under Cover, in a vest.
v1::ResolveEngagementRequest Duel(int defenders_wounds) {
  v1::ResolveEngagementRequest request;
  request.set_objective(v1::OBJECTIVE_LIQUIDATION);
  v1::Unit& attacker = *request.add_attackers();
  attacker.set_unit_class(v1::UNIT_CLASS_SENTINEL);
  attacker.set_tactic(v1::TACTIC_SNIPER);
  v1::Unit& defender = *request.add_defenders();
  defender.set_unit_class(v1::UNIT_CLASS_SENTINEL);
  defender.set_tactic(v1::TACTIC_COVER);
  defender.add_items(v1::ITEM_VEST);
  defender.set_wounds(defenders_wounds);
  return request;
}

void Resolve(dozor::Client& client, int defenders_wounds) {
  const v1::ResolveEngagementResponse answer =
      client.Call(&v1::StationService::Stub::ResolveEngagement, Duel(defenders_wounds));
  std::cout << answer.summary() << "\n";
  for (const v1::TraceEntry& entry : answer.trace()) {
    std::cout << "  " << entry.rule_id() << ": " << entry.text() << "\n";
  }
}

void Tell(const dozor::Error& error) {
  std::cout << error.code_name() << ": " << error.message() << "\n";
  for (const dozor::Violation& violation : error.violations()) {
    std::cout << "  " << violation.field << " (" << violation.reason
              << "): " << violation.description << "\n";
  }
}

}  // namespace

int main(int argc, char** argv) {
  dozor::Client client(argc > 1 ? argv[1] : "localhost:50051");
  try {
    Resolve(client, 1);
  } catch (const dozor::Error& error) {
    Tell(error);
    return 1;
  }
  try {
    Resolve(client, 3);
  } catch (const dozor::Error& error) {
    Tell(error);
    return error.violations().empty() ? 1 : 0;
  }
}
