# Прогноз налёта: чем он может кончиться. Доли приходят готовыми, из raid-share.

# Число не больше чем с одним знаком после запятой: $whole, $tenths (none: без знака).
raid-decimal = { $bound ->
        [less] менее{" "}
        [more] более{" "}
       *[none] {""}
    }{ $whole }{ $tenths ->
        [none] {""}
       *[other] ,{ $tenths }
    }
raid-share = { $number } %
raid-forecast-exact =
    Точный расчёт по всем броскам костей: вероятность прорыва — { $share }.
raid-forecast-estimate =
    Оценка (не точный расчёт) по { $samples ->
        [one] { $samples } разыгранному налёту
       *[other] { $samples } разыгранным налётам
    }: вероятность прорыва — { $share }.
raid-forecast-endings = Возможные исходы: { $endings }.
raid-forecast-ending = { $ending_name } ({ $share })
raid-forecast-down = В среднем число выбывших — { $number } из { $size }.
raid-forecast-tail = Не прослежено до конца: { $share } налётов.
