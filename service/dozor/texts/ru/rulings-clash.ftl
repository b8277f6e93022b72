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
    Атака без АС наталкивается на АС защиты: она отбита.
station-law6-repelled_and_wounded =
    Защита превосходит атаку: { unit.nominative } { takes-blow }.
station-law6-attack_is_repelled =
    АС защиты превосходит атаку: она отбита.
station-law6-wounded_in_mutual_fire =
    Под взаимным огнём { unit.nominative } { takes-blow }.
station-law6-mutual_fire =
    Две наступательные АС равного ранга бьют по обеим сторонам: атака отбита.
station-law6-tactics_are_even =
    Атака и защита равного ранга: атака не приносит никаких результатов и считается отбитой.
station-law6-attack_goes_through =
    Атака превосходит защиту и проходит; но если на станции останется хоть один защитник, она отбита.
station-law6-overrun_by_strength =
    Сила { attackers.genitive } превосходит защиту: { unit.nominative } { takes-blow }.
station-law6-wounded_by_tactic =
    АС «{ $by_name }» бьёт по цели: { unit.nominative } { takes-blow }.
station-law6-wounded_by_double_attack =
    Удар двойной атаки с АС ничто не смягчает: { unit.nominative } { takes-blow }.
station-law6-beaten_attacker_retreats =
    { unit.nominative } разбит и отступает.
station-law6-overrun_defender_leaves =
    { unit.nominative } не может удержаться и уходит на другую станцию.
station-law6-vest_stops_and_stays =
    { spares-the-vest }: { unit.nominative } остаётся в нём и невредим.
station-law6-vest_stops_and_is_lost =
    Бронежилет останавливает смертельный удар АС «{ $by_name }»: { unit.nominative } лишается
    бронежилета, но остаётся невредим.
station-law6-vest_is_pierced =
    АС «{ $by_name }» пробивает бронежилет: { unit.nominative } теряет его без пользы.
station-law6-medkit_softens =
    Аптечка { unit.genitive } смягчает смертельный удар и расходуется.
station-law6-struck_and_wounded =
    Удар АС «{ $by_name }» смягчён: { unit.nominative } { takes-blow }.
station-law6-struck_to_kill =
    АС «{ $by_name }» бьёт насмерть: { unit.nominative } { takes-blow }.
station-law6-vest_keeps_one_in_place =
    { spares-the-vest }: { unit.nominative } остаётся в нём, и прогнать его нельзя.
station-law6-vest_lost_in_flight =
    Бронежилет не мешает АС «{ $by_name }» прогнать противника: { unit.nominative } лишается
    бронежилета.
station-law6-driven_off =
    АС «{ $by_name }» прогоняет противника: { unit.nominative } без новых ранений { goes }.

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
    { unit.nominative } разбит и { goes }.
station-overpowered-nobody_holds_out = { $winner ->
        [ATTACKERS] { $defenders ->
            [1] Защитник не выстоял
           *[other] Никто из защитников не выстоял
        } против более сильной атаки: она удалась.
       *[DEFENDERS] { $attackers ->
            [1] Атакующий не выстоял
           *[other] Никто из атакующих не выстоял
        } против более сильной защиты: атака отбита.
    }
station-overpowered-liquidation_fails =
    { $weaker ->
        [ATTACKERS] Атакующие слабее; хотя кто-то из них и выстоял, ликвидация не удалась.
       *[DEFENDERS] Защитники слабее, но кто-то из них выстоял, поэтому ликвидация не удалась.
    }
station-overpowered-failed_attackers_retreat =
    Ликвидация не удалась: { unit.nominative } отступает.
station-overpowered-control_succeeds =
    { $weaker ->
        [ATTACKERS] Атакующие слабее, но кто-то из них выстоял, и для контроля этого достаточно.
       *[DEFENDERS] Кто-то из защитников выстоял, но атакующие сильнее, а их цель — контроль: он
            достаётся им.
    }
station-overpowered-defenders_give_way =
    Контроль достался атаке: { unit.nominative } уходит на другую станцию.

## Ответный удар, в законах 5, 6 и 7

station-strike_back-without_items =
    К началу столкновения у { side.genitive } не было действующих предметов: ответного удара нет.
station-strike_back-without_target =
    { side.nominative } { $number ->
        [1] мог
       *[other] могли
    } бы нанести ответный удар ({ count-of-items }), но каждого противника укрывает АС или Лечение.
station-strike_back-kills =
    { enemy-strikes-back }: { unit.nominative } { takes-blow }.
station-strike_back-wounds =
    { enemy-strikes-back }: { unit.nominative } { takes-blow }.

## Закон 8: равный обмен ударами

station-law8-stimulants_cancel =
    Стимуляторы обоих противников гасят друг друга: { unit.nominative } теряет свой.
station-law8-stimulant_drives_the_blow =
    { unit.nominative } тратит стимулятор, и его удар становится сильнее.
station-law8-vest_torn_by_stimulant =
    Стимулятор противника пробивает бронежилет: { unit.nominative } теряет его, но остаётся невредим.
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
    { $to_defenders }): атака отбита.
station-law8-even_exchange_without_items =
    { even-exchange }, а предметов у атаки не было: она отбита.
station-law8-even_exchange =
    { even-exchange }, но у атаки были предметы: победитель не выяснен.
station-law8-exchange_kills_nobody =
    В обмене ударами защите досталось больше ранений, чем атаке ({ $to_defenders } против
    { $to_attackers }), но для ликвидации этого мало: победитель не выяснен.
station-law8-exchange_takes_station =
    В обмене ударами защите досталось больше ранений, чем атаке ({ $to_defenders } против
    { $to_attackers }), а цель атаки — контроль: она удалась.
station-law8-exchange_beats_attacker =
    { unit.nominative } проиграл обмен ударами и отступает.
station-law8-exchange_drives_defender_off =
    { unit.nominative } проиграл обмен ударами и уходит на другую станцию.
