# Прогноз налёта: чем он может кончиться. Доли приходят готовыми, из raid-share.
# $samples: сколько налётов разыграно для оценки.

# Число не больше чем с одним знаком после запятой: $whole, $tenths (none: без знака).
raid-decimal = { $bound ->
        [less] менее{" "}
        [more] более{" "}
       *[none] {""}
    }{ $whole }{ $tenths ->
        [none] {""}
       *[other] ,{ $tenths }
    }
raid-share = { $number }{"\u00A0"}%
raid-forecast-exact =
    Точный расчёт по всем броскам костей: вероятность прорыва — { $share }.
raid-forecast-estimate =
    Оценка (не точный расчёт) по { raid-samples }: вероятность прорыва — { $share }.
raid-samples = { $samples ->
        [one] { NUMBER($samples, useGrouping: 1) } разыгранному налёту
       *[other] { NUMBER($samples, useGrouping: 1) } разыгранным налётам
    }
raid-forecast-endings = Возможные исходы: { $endings }.
raid-forecast-ending = { $ending_name } ({ $share })
raid-forecast-down = В среднем число выбывших — { $number } из { $size }.

## Если после раундов, которые рассмотрены ($horizon), часть налётов, $rest, ещё не решена

raid-within = за { $horizon ->
        [one] { NUMBER($horizon, useGrouping: 1) } раунд
        [few] { NUMBER($horizon, useGrouping: 1) } раунда
       *[many] { NUMBER($horizon, useGrouping: 1) } раундов
    } каждой фазы
raid-forecast-exact-within =
    Точный расчёт по всем броскам костей: вероятность прорыва { raid-within } — { $share }.
raid-forecast-estimate-within =
    Оценка (не точный расчёт) по { raid-samples }: вероятность прорыва { raid-within } — { $share }.
raid-forecast-endings-within =
    Исходы за это время: { $endings }; остальные налёты ({ $rest }) продолжаются и
    могут кончиться как угодно.
raid-forecast-undecided = За это время ни один налёт не решён.
raid-forecast-down-within =
    В тех, что решены, в среднем число выбывших — { $number } из { $size }.
