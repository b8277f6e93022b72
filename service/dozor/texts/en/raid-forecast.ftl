# The forecast of a raid: how it may end. Shares are told ready-made, from raid-share.

# A number with at most one decimal: $whole, $tenths (none: no decimal).
raid-decimal = { $bound ->
        [less] less than{" "}
        [more] more than{" "}
       *[none] {""}
    }{ $whole }{ $tenths ->
        [none] {""}
       *[other] .{ $tenths }
    }
raid-share = { $number } %
raid-forecast-exact =
    Calculated exactly, over all rolls of the dice, the gang gets inside in { $share } of raids.
raid-forecast-estimate =
    Estimated from { $samples ->
        [one] { $samples } simulated raid
       *[other] { $samples } simulated raids
    }, not calculated exactly: the gang gets inside in { $share } of raids.
raid-forecast-endings = Possible endings: { $endings }.
raid-forecast-ending = { $ending_name } ({ $share })
raid-forecast-down = On average, { $number } of { $size ->
        [one] { $size } member
       *[other] { $size } members
    } end up down.
raid-forecast-tail = { $share } of raids were not followed to their end.
