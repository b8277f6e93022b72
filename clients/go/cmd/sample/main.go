// Sample resolves a duel on a Dozor server and tells what came of it; then it sends a mistake, and
// tells which field was wrong.
//
// Usage: sample HOST:PORT
package main

import (
	"context"
	"errors"
	"fmt"
	"os"

	dozor "github.com/dozor-project/dozor/clients/go"
	dozorv1 "github.com/dozor-project/dozor/clients/go/gen/dozor/v1"
)

// duel has a Sentinel with Sniper attack a Sentinel under Cover, in a vest.
func duel(defendersWounds int32) *dozorv1.ResolveEngagementRequest {
	return &dozorv1.ResolveEngagementRequest{
		Objective: dozorv1.Objective_OBJECTIVE_LIQUIDATION,
		Attackers: []*dozorv1.Unit{{
			UnitClass: dozorv1.UnitClass_UNIT_CLASS_SENTINEL,
			Tactic:    dozorv1.Tactic_TACTIC_SNIPER,
		}},
		Defenders: []*dozorv1.Unit{{
			UnitClass: dozorv1.UnitClass_UNIT_CLASS_SENTINEL,
			Tactic:    dozorv1.Tactic_TACTIC_COVER,
			Items:     []dozorv1.Item{dozorv1.Item_ITEM_VEST},
			Wounds:    defendersWounds,
		}},
	}
}

// run resolves the duel, then one with a mistake in it. The client tries again by itself where a
// server cannot be reached, as the published service config says.
func run(ctx context.Context, address string) error {
	client, err := dozor.New(address)
	if err != nil {
		return err
	}
	defer client.Close()

	answer, err := client.Station.ResolveEngagement(ctx, duel(1))
	if err != nil {
		return err
	}
	fmt.Println(answer.Summary)
	for _, entry := range answer.Trace {
		fmt.Printf("%s: %s\n", entry.RuleId, entry.Text)
	}

	_, err = client.Station.ResolveEngagement(ctx, duel(3))
	var refused *dozor.Error
	if !errors.As(err, &refused) || len(refused.Violations) == 0 {
		return fmt.Errorf("a Sentinel with 3 wounds was not refused by its field: %w", err)
	}
	fmt.Println(refused)
	for _, violation := range refused.Violations {
		fmt.Println(violation)
	}
	return nil
}

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: sample HOST:PORT")
		os.Exit(2)
	}
	if err := run(context.Background(), os.Args[1]); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
