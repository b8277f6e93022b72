/** What the whole turn did: the station, and every unit of every team. */

import { Tactic } from "dozor-client/gen/station";
import type { TeamOutcome } from "dozor-client/gen/station_service";

import type { Book } from "../station/book.ts";
import { StationDrawing } from "../station/StationDrawing.tsx";
import { UnitOutcomeView } from "../station/UnitOutcome.tsx";
import { Card } from "../ui/index.ts";
import { Flag } from "./Holders.tsx";
import { paletteOf } from "./palette.ts";
import type { Resolved } from "./Timeline.tsx";
import { WORDS } from "./words.ts";

interface AfterProps {
  readonly resolved: Resolved;
  readonly book: Book;
}

export function After({ resolved, book }: AfterProps): preact.JSX.Element {
  const words = WORDS.value;
  const { request, response } = resolved;
  const palette = paletteOf(request);
  const { owner = "", holders = [] } = response.outcome?.station ?? {};
  const held = heldAfter(resolved);
  return (
    <Card title={words.after}>
      <div class="after-station" style={palette(owner)} data-testid="holder">
        <StationDrawing
          flag={holders.length === 0 ? "nobody" : "defenders"}
          label={held}
          sabotage={request.station?.sabotage ?? []}
          machineGun={request.station?.machineGun ?? false}
          metrotank={false}
          agent={false}
        />
      </div>
      <h3 class="after-holder" aria-live="polite" data-testid="winner">
        {held}
      </h3>
      <p class="summary" data-testid="summary">
        {response.summary}
      </p>
      <div class="after-teams">
        {response.outcome?.teams.map((team, place) => (
          <section class="after-team" key={team.team} style={palette(team.team)}>
            <h3>
              <Flag lowered={false} /> {team.team}
            </h3>
            <ul>
              {team.units.map((_, unit) => (
                <TeamUnit
                  key={`${team.team}-${String(unit)}`}
                  team={team}
                  place={place}
                  unit={unit}
                  resolved={resolved}
                  book={book}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Card>
  );
}

/** Who holds the station after the turn, in a headline. */
export function heldAfter({ response }: Resolved): string {
  const { owner = "", holders = [] } = response.outcome?.station ?? {};
  return holders.length > 0 ? WORDS.value.holds(owner) : WORDS.value.owns(owner);
}

interface TeamUnitProps extends AfterProps {
  readonly team: TeamOutcome;
  /** Place among the teams: the owner first, then the attackers. */
  readonly place: number;
  readonly unit: number;
}

const NOTHING_VOIDED = { items: new Set<never>(), tactic: false };

function TeamUnit(props: TeamUnitProps): preact.JSX.Element | null {
  const { request } = props.resolved;
  const outcome = props.team.units[props.unit];
  const units =
    props.place === 0 ? request.station?.defenders : request.attacks[props.place - 1]?.units;
  const fighter = units?.[props.unit];
  // A tactic is for a fight: who has taken the station holds it with another one.
  return outcome && fighter ? (
    <UnitOutcomeView
      fighter={{ ...fighter, tactic: Tactic.UNSPECIFIED }}
      outcome={{ ...outcome, woundsTaken: outcome.woundsAfter - fighter.wounds }}
      voided={NOTHING_VOIDED}
      book={props.book}
    />
  ) : null;
}
