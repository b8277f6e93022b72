# Решения до столкновения и о том, кто сильнее: по предложению на каждое, что произошло и почему.
# Что им сообщается: см. phrases.ftl.

## Термины

station-terms-eased_by_vest =
    Бронежилет { unit.genitive } { eases } и считается использованным: он ещё надет, но больше не
    защищает.
station-terms-eased_by_medkit =
    Аптечка { unit.genitive } { eases } и расходуется.
station-terms-eased_to_nothing =
    От { eased.genitive } ничего не остаётся: { unit.nominative } не получает ранения.

## Закон 1: тяжёлое оружие

station-law1-no_heavy_weapons =
    Ни Метротанка, ни Крупнокалиберного пулемёта нет: закон 1 неприменим.
station-law1-metrotank_meets_hunter =
    Станцию защищает Хантер, поэтому ни Метротанк, ни Крупнокалиберный пулемёт не действуют, и бой
    продолжается.
station-law1-metrotank_kills =
    Метротанк сносит любую защиту: { unit.nominative } { takes-blow }.
station-law1-metrotank_drives_off =
    Метротанк сносит любую защиту: { unit.nominative } уходит на другую станцию.
station-law1-metrotank_prevails =
    Метротанку нечего противопоставить: { clash-to-attack }.
station-law1-machine_gun_captured =
    Крупнокалиберный пулемёт захвачен вместе со станцией и достаётся { attackers.dative }.
station-law1-machine_gun_kills =
    Крупнокалиберный пулемёт уничтожает любую атаку: { unit.nominative } { takes-blow }.
station-law1-machine_gun_prevails =
    Метротанка у атаки нет, поэтому всё решает Крупнокалиберный пулемёт:
    { clash-to-defense }.

## Закон 2: чего защитники лишаются до столкновения

station-law2-nothing_stripped =
    Станция не повреждена, агента атакующей команды на ней нет: АС и предметы
    { defenders.genitive } остаются в силе.
station-law2-sabotage_voids_tactic =
    Станция повреждена, поэтому АС «{ $tactic_name }», которую применяет { unit.nominative }, в этом
    бою не действует.
station-law2-sabotage_finds_no_tactic =
    Порча станции отменила бы АС защиты, но { $defenders ->
        [1] защитник её не применяет
       *[other] защитники их не применяют
    }.
station-law2-agent_voids_tactic =
    Агент на станции нейтрализует АС «{ $tactic_name }», которую применяет { unit.nominative }: в этом
    бою она не действует, а предметы остаются в силе.
station-law2-agent_finds_tactic_void =
    Агент на станции нейтрализовал бы АС, но её уже отменила порча станции; предметы
    { defenders.genitive } остаются в силе.
station-law2-agent_voids_items =
    { $defenders ->
        [1] Защитник не применяет АС
       *[other] Никто из защитников не применяет АС
    }, поэтому агент на станции нейтрализует предметы: у { unit.genitive } в этом бою
    { have-no-effect } { $items }.
station-law2-agent_finds_nothing =
    Агенту на станции нечего нейтрализовать: у { defenders.genitive } нет ни АС, ни предметов.

## Закон 3: «Рабы»

station-law3-no_slaves =
    Действующей АС «Рабы» нет: закон 3 неприменим.
station-law3-slaves_stop_the_attack =
    { unit.nominative } применяет АС «Рабы»: атаки как будто и не было, ни с кем ничего не происходит, и
    { clash-to-defense }.

## Закон 4: «Берсерк»

station-law4-no_berserk =
    Никто из атакующих не применяет АС «Берсерк»: закон 4 неприменим.
station-law4-berserk_strikes =
    «Берсерк» обрушивается на всех на станции: { unit.nominative } { takes-blow }.
station-law4-berserk_drives_off =
    «Берсерк» не убивает { unit.genitive }, но прогоняет его на другую станцию.
station-law4-berserk_prevails =
    «Берсерк» ломает любое сопротивление, а с { attackers.instrumental } ничего не случается:
    { clash-to-attack }.

## Кто сильнее

station-strength-more_class_power =
    { side.nominative } сильнее: сила классов { $power } против { $weaker_power }.
station-strength-same_classes_favor_attack =
    Сила классов равна (по { $power }), и сами классы одинаковы; преимущество у атаки, поэтому
    сильнее { $number ->
        [1] считается
       *[other] считаются
    } { side.nominative }.
station-strength-other_classes_favor_defense =
    Сила классов равна (по { $power }), но сами классы разные; преимущество у защиты, поэтому
    сильнее { $number ->
        [1] считается
       *[other] считаются
    } { side.nominative }.

## Закон 5: атака без АС против более сильных защитников

station-law5-attackers_use_tactic =
    Атака применяет АС: закон 5 неприменим.
station-law5-defenders_not_stronger =
    { defenders.nominative } не сильнее { attackers.genitive }: закон 5 неприменим.
station-law5-defending_tactic_voids_items =
    Действует АС защиты, поэтому у { unit.genitive } в этом бою { have-no-effect } { $items }.
