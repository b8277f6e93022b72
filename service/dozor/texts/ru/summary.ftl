# Сводка боя, по предложениям.

## Кто кого атакует, с чем и ради чего

# Боец со всем, что у него есть: «Дозорный в бронежилете, с АС «Снайпер»».
brought = { $class_name } { $features }
brought-by-each = { $class_pair }, каждый { $features }
brought-also = { $first }, а также { $next }

feature-kit = { $kit ->
        [V] в бронежилете
        [M] с аптечкой
        [S] со стимулятором
        [VM] в бронежилете, с аптечкой
        [VS] в бронежилете, со стимулятором
        [MS] с аптечкой и стимулятором
       *[VMS] в бронежилете, с аптечкой и стимулятором
    }
feature-no-kit = { $class ->
        [STALKER] без предметов
       *[other] без предметов и АС
    }
feature-tactic = с АС «{ $tactic_name }»
feature-healing = под Лечением
feature-wounds = { $wounds ->
        [1] с лёгким ранением
       *[other] с тяжёлым ранением
    }

opening =
    Цель атаки — { $objective_name }. Станцию { $attackers ->
        [1] атакует
       *[other] атакуют
    } { $attacking }; { $defenders ->
        [1] защищает
       *[other] защищают
    } её { $holding }.
field-metrotank = В атаке участвует Метротанк.
field-machine-gun = На станции стоит Крупнокалиберный пулемёт.
field-agent = На станции есть агент атакующей команды.
field-sabotage = Порча затронула { $components }.

## Что ещё сказалось

summary-station-law1-metrotank_meets_hunter =
    Станцию защищает Хантер, поэтому ни танк, ни пулемёт не действуют.
summary-station-law2-sabotage_voids_tactic = Порча лишает защиту АС.
summary-station-law2-agent_voids_tactic = Агент нейтрализует АС защиты.
summary-station-law2-agent_voids_items = Агент нейтрализует предметы защиты.
summary-station-law5-defending_tactic_voids_items = АС защиты лишает силы предметы атаки.
summary-station-law9-sabotage_penalty = { $wounds ->
        [0] Порча здесь не влечёт штрафа к защите.
       *[other] Штраф к защите за порчу стоит { $defenders ->
            [1] защитнику
           *[other] каждому защитнику
        } { wounds-at-once }.
    }
summary-station-law6-vest_stops_and_is_lost =
    Бронежилет { unit.genitive } останавливает смертельный удар АС «{ $by_name }».
summary-station-law6-medkit_softens = Аптечка { unit.genitive } смягчает смертельный удар.

## Что решило

attack-lead = { $attack_lead ->
        [none] собственная сила { attackers.genitive }
       *[other] АС атаки «{ $attack_lead_name }»
    }
    .accusative = { $attack_lead ->
        [none] собственную силу { attackers.genitive }
       *[other] АС атаки «{ $attack_lead_name }»
    }
defense-lead = АС защиты «{ $defense_lead_name }»
    .accusative = { $defense_lead ->
        [none] защиту без АС
       *[other] АС защиты «{ $defense_lead_name }»
    }
stronger-side = { $stronger ->
        [ATTACKERS] { attackers.nominative }
       *[DEFENDERS] { defenders.nominative }
    } сильнее ({ $strength ->
        [more_class_power] сила классов { $power } против { $weaker_power }
        [same_classes_favor_attack] сила равна, классы одинаковы
       *[other_classes_favor_defense] сила равна, классы разные
    })
exchange = в обмене ударами { $to_attackers ->
        [0] { $to_defenders ->
            [0] никто не ранен
            [one] атака цела, а защите достаётся { $to_defenders } ранение
            [few] атака цела, а защите достаётся { $to_defenders } ранения
           *[many] атака цела, а защите достаётся { $to_defenders } ранений
        }
       *[other] атаке достаётся { $to_attackers ->
            [one] { $to_attackers } ранение
            [few] { $to_attackers } ранения
           *[many] { $to_attackers } ранений
        }, защите — { $to_defenders ->
            [0] ни одного
           *[other] { $to_defenders }
        }
    }

summary-station-law1-metrotank_prevails = Метротанк сносит защиту (закон 1).
summary-station-law1-machine_gun_prevails = Крупнокалиберный пулемёт уничтожает атаку (закон 1).
summary-station-law3-slaves_stop_the_attack =
    { unit.nominative } применяет АС «Рабы», и атаки как будто и не было (закон 3).
summary-station-law4-berserk_prevails =
    «Берсерк» ломает защиту, что бы она ни применяла (закон 4).
summary-station-law6-attack_without_tactic_fails =
    Атака без АС наталкивается на { defense-lead.accusative }: { clash-to-defense } (закон 6).
summary-station-law6-attack_is_repelled =
    { defense-lead } превосходит { attack-lead.accusative }: { clash-to-defense } (закон 6).
summary-station-law6-mutual_fire =
    { attack-lead } и { defense-lead } наступательные и равны по рангу; они бьют по обеим сторонам:
    { clash-to-defense } (закон 6).
summary-station-law6-tactics_are_even =
    { attack-lead } и { defense-lead } равны по рангу и не вредят друг другу: { clash-to-defense }
    (закон 6).
summary-station-law6-attack_goes_through =
    { attack-lead } превосходит { defense-lead.accusative }, и атака проходит (закон 6).
summary-station-overpowered-nobody_holds_out =
    { stronger-side }, и { $stronger ->
        [ATTACKERS] { $defenders ->
            [1] защитник не выстоял
           *[other] никто из защитников не выстоял
        }: { clash-to-attack }
       *[DEFENDERS] { $attackers ->
            [1] атакующий не выстоял
           *[other] никто из атакующих не выстоял
        }: { clash-to-defense }
    } (закон { $law }).
summary-station-overpowered-liquidation_fails =
    { stronger-side }, но { $stronger ->
        [ATTACKERS] против ликвидации защита выстояла: { clash-to-defense }
       *[DEFENDERS] атака выстояла, чего для ликвидации мало: { clash-to-defense }
    } (закон { $law }).
summary-station-overpowered-control_succeeds =
    { stronger-side }, { $stronger ->
        [ATTACKERS] и хотя защита выстояла, цель атаки — контроль: { clash-to-attack }
       *[DEFENDERS] но атака выстояла, чего для контроля достаточно: { clash-to-attack }
    } (закон { $law }).
summary-station-law8-attackers_took_more = { exchange }: { clash-to-defense } (закон 8).
summary-station-law8-even_exchange_without_items =
    { exchange }; предметов у атаки не было: { clash-to-defense } (закон 8).
summary-station-law8-even_exchange =
    { exchange }; у атаки были предметы: { clash-to-nobody } (закон 8).
summary-station-law8-exchange_kills_nobody =
    { exchange }; цель атаки — ликвидация: { clash-to-nobody } (закон 8).
summary-station-law8-exchange_takes_station =
    { exchange }; цель атаки — контроль: { clash-to-attack } (закон 8).

## Кто победил

attackers-win = победа { attackers.genitive }
defenders-win = победа { defenders.genitive }

summary-station-law12-no_defender_left =
    На станции не осталось защитников: { attackers-win }.
summary-station-law12-nobody_left =
    Не осталось ни защитников на станции, ни атакующих, которые живы и не потерпели
    поражения: победителя нет.
summary-station-law12-no_attacker_left =
    Среди атакующих не осталось никого, кто жив и не потерпел поражения: { defenders-win }.
summary-station-law12-verdict_stands = { $winner ->
        [ATTACKERS] { attackers-win }.
        [DEFENDERS] { $clash ->
            [attack_goes_through] Станцию всё же удержали: { defenders-win }.
           *[other] { defenders-win }.
        }
       *[NOBODY] Победитель не выяснен.
    }

## Что стало с бойцами

summary-unit = { summary-who } { summary-what }{ summary-point }.{ summary-items }{ summary-deferred }

summary-who = { $position ->
        [both] { $side ->
            [ATTACKERS] оба атакующих
           *[DEFENDERS] оба защитника
        }
       *[other] { unit.nominative }
    }
summary-what = { $fate ->
        [DEAD] { $position ->
            [both] погибают
           *[other] погибает
        }{ $taken ->
            [1] : новое ранение добавилось к прежним
            [2] : новые ранения добавились к прежним
           *[other] {""}
        }
       *[other] { summary-wounds }{ summary-link } { summary-fate }
    }
summary-wounds = { $position ->
        [both] { $taken ->
            [0] { $after ->
                [0] остаются невредимы
               *[other] новых ранений не получают
            }
            [1] получают по лёгкому ранению{ summary-in-all }
           *[other] получают по тяжёлому ранению{ summary-in-all }
        }
       *[other] { $taken ->
            [0] { $after ->
                [0] остаётся невредим
               *[other] новых ранений не получает
            }
           *[other] { takes-blow }{ summary-in-all }
        }
    }
# Лишь лёгкое ранение к прежнему лёгкому оставляет бойца в живых.
summary-in-all = { $carried ->
        [0] {""}
       *[other] {" "}в придачу к прежнему
    }
summary-link = { $taken ->
        [0] { $fate ->
            [LEAVES] , но
            [RETREATS] , но
           *[other] {" "}и
        }
       *[other] { $fate ->
            [HOLDS] , но
           *[other] {" "}и
        }
    }
summary-fate = { $position ->
        [both] { $fate ->
            [HOLDS] удерживают станцию
            [LEAVES] уходят на другую станцию
            [RETURNS] возвращаются на исходные
            [RETREATS] отступают
           *[OCCUPIES] занимают станцию
        }
       *[other] { $fate ->
            [HOLDS] удерживает станцию
            [LEAVES] уходит на другую станцию
            [RETURNS] возвращается на исходные
            [RETREATS] отступает
           *[OCCUPIES] занимает станцию
        }
    }
summary-point = { $point ->
        [none] {""}
       *[other] { $position ->
            [both] , получая по очку { $point_genitive }
           *[other] , получая очко { $point_genitive }
        }
    }
summary-deferred = { $deferred ->
        [0] {""}
       *[other] {" "}Лечение откладывает { $position ->
            [both] каждому{" "}
           *[other] {""}
        }на следующий ход { $deferred ->
            [one] { $deferred } ранение
            [few] { $deferred } ранения
           *[many] { $deferred } ранений
        }.
    }
summary-items = { $lost_count ->
        [0] {""}
       *[other] {" "}{ $position ->
            [both] Каждый
           *[other] Он
        } теряет { $lost_accusative }.
    }{ $spent_count ->
        [0] {""}
       *[other] {" "}{ $position ->
            [both] У каждого
           *[other] Его
        } { $spent } больше не защищает.
    }

## За кем станция

summary-station = { $holder ->
        [ATTACKERS] Станция переходит к { attackers.dative }{ $captured ->
            [yes] , и вместе с ней — Крупнокалиберный пулемёт
           *[no] {""}
        }.
        [DEFENDERS] Станция остаётся за { defenders.instrumental }.
       *[none] На станции никого не осталось.
    }
