# The forecast of a raid: how it may end. Shares are told ready-made, from raid-share.
# $samples: raids that an estimate has played.

# A number with at most one decimal: $whole, $tenths (none: no decimal).
raid-decimal = { $bound ->
        [less] less than{" "}
        [more] more than{" "}
       *[none] {""}
    }{ $whole }{ $tenths ->
        [none] {""}
       *[other] .{ $tenths }
    }
raid-share = { $number }%
raid-forecast-exact =
    Calculated exactly, over all rolls of the dice, the gang gets inside in { $share } of raids.
raid-forecast-estimate =
    Estimated from { raid-samples }, not calculated exactly: the gang gets inside in { $share } of
    raids.
raid-samples = { $samples ->
        [one] { NUMBER($samples, useGrouping: 1) } simulated raid
       *[other] { NUMBER($samples, useGrouping: 1) } simulated raids
    }
raid-forecast-endings = Possible endings: { $endings }.
raid-forecast-ending = { $ending_name } ({ $share })
raid-forecast-down = On average, { $number } of { $size ->
        [one] { $size } member
       *[other] { $size } members
    } end up down.

## Where some raids, $rest, are still undecided after the rounds that were looked at, $horizon

raid-within = within { $horizon ->
        [one] { NUMBER($horizon, useGrouping: 1) } round
       *[other] { NUMBER($horizon, useGrouping: 1) } rounds
    } of each phase
raid-forecast-exact-within =
    Calculated exactly, over all rolls of the dice: { raid-within } the gang gets inside in { $share }
    of raids.
raid-forecast-estimate-within =
    Estimated from { raid-samples }, not calculated exactly: { raid-within } the gang gets inside in
    { $share } of raids.
raid-forecast-endings-within =
    Decided by then: { $endings }; the rest ({ $rest }) goes on and may still end in any way.
raid-forecast-undecided = No raid is decided by then.
raid-forecast-down-within = In the raids that are, on average { $number } of { $size ->
        [one] { $size } member
       *[other] { $size } members
    } end up down.
