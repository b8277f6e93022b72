# Решения столкновения, законы 6–8: по предложению на каждое, что произошло и почему.
# Что им сообщается: см. phrases.ftl.

## Закон 6: АС

station-law6-no_tactic =
    Ни на одной стороне нет действующей АС: закон 6 неприменим.
station-law6-tactic_leads =
    Ведущая АС { side.genitive } — «{ $lead_name }», ранг { $rank }.
station-law6-own_strength_leads =
    Без АС { side.nominative } { $number ->
        [1] полагается
       *[other] полагаются
    } на собственную силу: это ранг { $rank }.
station-law6-nothing_leads =
    У { side.genitive } нет действующей АС: ранг { $rank }.
station-law6-attack_without_tactic_fails =
    Атака без АС наталкивается на АС защиты: { clash-to-defense }.
station-law6-repelled_and_wounded =
    Защита превосходит атаку: { unit.nominative } { takes-blow }.
station-law6-attack_is_repelled =
    АС защиты превосходит атаку: { clash-to-defense }.
station-law6-wounded_in_mutual_fire =
    Под взаимным огнём { unit.nominative } { takes-blow }.
station-law6-mutual_fire =
    Две наступательные АС равного ранга бьют по обеим сторонам: { clash-to-defense }.
station-law6-tactics_are_even =
    Атака и защита равного ранга и не вредят друг другу: { clash-to-defense }.
station-law6-attack_goes_through =
    Атака превосходит защиту и проходит; но если на станции останется хоть один защитник,
    { clash-to-defense }.
station-law6-overrun_by_strength =
    Сила { attackers.genitive } превосходит защиту: { unit.nominative } { takes-blow }.
station-law6-wounded_by_tactic =
    АС «{ $by_name }» бьёт по цели: { unit.nominative } { takes-blow }.
station-law6-wounded_by_double_attack =
    Удар двойной атаки с АС ничто не смягчает: { unit.nominative } { takes-blow }.
station-law6-beaten_attacker_retreats =
    { unit.nominative } проиграл столкновение и { must-go }.
station-law6-overrun_defender_leaves =
    { unit.nominative } не может удержаться и { must-go }.
station-law6-vest_stops_and_stays =
    { spares-the-vest }: { unit.nominative } остаётся в нём, и удар его не ранит.
station-law6-vest_stops_and_is_lost =
    Бронежилет останавливает смертельный удар АС «{ $by_name }»: { unit.nominative } лишается
    бронежилета, зато удар его не ранит.
station-law6-vest_is_pierced =
    АС «{ $by_name }» пробивает бронежилет: { unit.nominative } теряет его без пользы.
station-law6-medkit_softens =
    Аптечка { unit.genitive } смягчает смертельный удар и расходуется.
station-law6-struck_and_wounded =
    Удар АС «{ $by_name }» смягчён: { unit.nominative } { takes-blow }.
station-law6-struck_to_kill =
    АС «{ $by_name }» бьёт насмерть: { unit.nominative } { takes-blow }.
station-law6-vest_keeps_one_in_place =
    { spares-the-vest }: { unit.nominative } остаётся в нём, и прогнать его не удаётся.
station-law6-vest_lost_in_flight =
    Бронежилет не мешает АС «{ $by_name }» прогнать противника: { unit.nominative } лишается
    бронежилета.
station-law6-driven_off =
    АС «{ $by_name }» не ранит, а прогоняет противника: { unit.nominative } { must-go }.

## Закон 7: более сильные атакующие

station-law7-neither_is_stronger =
    В бою одни Дозорные, и на обеих сторонах их поровну: никто не сильнее, закон 7 неприменим.
## Слабая сторона, в законах 5 и 7

station-overpowered-outnumbered =
    Противников больше: { unit.nominative } { takes-blow }, и ни предметы, ни цель атаки этого не
    меняют.
station-overpowered-protection_takes_the_blow =
    Удар сильной стороны принимает на себя { $item_name } { unit.genitive }: { item-is-lost }.
station-overpowered-wounded_behind_protection =
    Благодаря этой защите { unit.nominative } отделывается { blow.instrumental }.
station-overpowered-holds_out =
    Благодаря этой защите { unit.nominative } выстоял против сильной стороны.
station-overpowered-stimulant_overcomes_protection =
    Стимулятор противника нейтрализует { $item_accusative } { unit.genitive }: { item-is-lost } без
    пользы.
station-overpowered-stimulant_used_up =
    { unit.nominative } истратил стимулятор, преодолевая защиту противника.
station-overpowered-overpowered_and_killed =
    Цель атаки — ликвидация, а { unit.nominative } на слабой стороне: он { takes-blow }.
station-overpowered-overpowered_and_wounded =
    Цель атаки — контроль, а { unit.nominative } на слабой стороне: он { takes-blow }.
station-overpowered-overpowered_and_beaten =
    { unit.nominative } не устоял и { must-go }.
station-overpowered-nobody_holds_out = { $winner ->
        [ATTACKERS] { $defenders ->
            [1] Защитник не выстоял
           *[other] Никто из защитников не выстоял
        } против более сильной атаки: { clash-to-attack }.
       *[DEFENDERS] { $attackers ->
            [1] Атакующий не выстоял
           *[other] Никто из атакующих не выстоял
        } против более сильной защиты: { clash-to-defense }.
    }
station-overpowered-liquidation_fails =
    { $weaker ->
        [ATTACKERS] Атака слабее и хотя и выстояла, для ликвидации этого мало: { clash-to-defense }.
       *[DEFENDERS] Защита слабее, но против ликвидации выстояла: { clash-to-defense }.
    }
station-overpowered-failed_attackers_retreat =
    Выстоять для ликвидации мало: { unit.nominative } { must-go }.
station-overpowered-control_succeeds =
    { $weaker ->
        [ATTACKERS] Атака слабее, но выстояла, и для контроля этого достаточно: { clash-to-attack }.
       *[DEFENDERS] Защита выстояла, но атака сильнее, а её цель — контроль: { clash-to-attack }.
    }
station-overpowered-defenders_give_way =
    Цель атаки — контроль, и { clash-to-attack }: { unit.nominative } { must-go }.

## Ответный удар, в законах 5, 6 и 7

station-strike_back-without_items =
    К началу столкновения у { side.genitive } не было действующих предметов: ответного удара нет.
station-strike_back-without_target =
    { side.nominative } { $number ->
        [1] мог
       *[other] могли
    } бы нанести ответный удар ({ count-of-items }), но каждого противника укрывает АС или Лечение.
station-strike_back-kills =
    { enemy-strikes-back }, а этого достаточно для смертельного: { unit.nominative } { takes-blow }.
station-strike_back-wounds =
    { enemy-strikes-back }: { unit.nominative } { takes-blow }.

## Закон 8: равный обмен ударами

station-law8-stimulants_cancel =
    Стимуляторы обоих противников гасят друг друга: { unit.nominative } теряет свой.
station-law8-stimulant_drives_the_blow =
    { unit.nominative } тратит стимулятор, и его удар становится сильнее.
station-law8-vest_torn_by_stimulant =
    Стимулятор противника пробивает бронежилет { unit.genitive }: бронежилет потерян, но удар бойца не
    ранит.
station-law8-medkit_overcome =
    Стимулятор противника нейтрализует аптечку: { unit.nominative } теряет её.
station-law8-vest_stops_the_blow =
    Бронежилет { unit.genitive } останавливает удар противника и считается использованным: он ещё
    надет, но больше не защищает.
station-law8-medkit_stops_the_blow =
    Аптечка { unit.genitive } сводит удар противника на нет и расходуется.
station-law8-exchange_wounds =
    Противник наносит удар: { unit.nominative } { takes-blow }.
station-law8-exchange_wounds_heavily =
    Удар противника усилен стимулятором и не встречает защиты: { unit.nominative } { takes-blow }.
station-law8-attackers_took_more =
    В обмене ударами атаке досталось больше ранений, чем защите ({ $to_attackers } против
    { $to_defenders }): { clash-to-defense }.
station-law8-even_exchange_without_items =
    { even-exchange }, а предметов у атаки не было: { clash-to-defense }.
station-law8-even_exchange =
    { even-exchange }, но у атаки были предметы: { clash-to-nobody }.
station-law8-exchange_kills_nobody =
    В обмене ударами защите досталось больше ранений, чем атаке ({ $to_defenders } против
    { $to_attackers }), но цель атаки — ликвидация: { clash-to-nobody }.
station-law8-exchange_takes_station =
    В обмене ударами защите досталось больше ранений, чем атаке ({ $to_defenders } против
    { $to_attackers }), а цель атаки — контроль: { clash-to-attack }.
station-law8-exchange_beats_attacker =
    { unit.nominative } проиграл обмен ударами и { must-go }.
station-law8-exchange_drives_defender_off =
    { unit.nominative } проиграл обмен ударами и { must-go }.
