# Обороты, из которых складываются предложения о боях.
#
# $attackers, $defenders: сколько бойцов на каждой стороне, 1 или 2.
# О бойце: $side, $position (alone, first, second), $class и формы его имени.
# О стороне: $side, $number (1 или 2) и $class бойца, если он на ней один.
# Кроме того: поля последствия и факты решения, под своими именами.

unit =
    .nominative = { $position ->
        [first] первый{" "}
        [second] второй{" "}
       *[alone] {""}
    }{ $side ->
        [ATTACKERS] атакующий
       *[DEFENDERS] защищающийся
    } { $class_name }
    .genitive = { $position ->
        [first] первого{" "}
        [second] второго{" "}
       *[alone] {""}
    }{ $side ->
        [ATTACKERS] атакующего
       *[DEFENDERS] защищающегося
    } { $class_genitive }
    .dative = { $position ->
        [first] первому{" "}
        [second] второму{" "}
       *[alone] {""}
    }{ $side ->
        [ATTACKERS] атакующему
       *[DEFENDERS] защищающемуся
    } { $class_dative }

side =
    .nominative = { $number ->
        [1] { $side ->
            [ATTACKERS] атакующий
           *[DEFENDERS] защищающийся
        } { $class_name }
       *[other] { $side ->
            [ATTACKERS] атакующие
           *[DEFENDERS] защитники
        }
    }
    .genitive = { $number ->
        [1] { $side ->
            [ATTACKERS] атакующего
           *[DEFENDERS] защищающегося
        } { $class_genitive }
       *[other] { $side ->
            [ATTACKERS] атакующих
           *[DEFENDERS] защитников
        }
    }

attackers =
    .nominative = { $attackers ->
        [1] атакующий
       *[other] атакующие
    }
    .genitive = { $attackers ->
        [1] атакующего
       *[other] атакующих
    }
    .dative = { $attackers ->
        [1] атакующему
       *[other] атакующим
    }
    .instrumental = { $attackers ->
        [1] атакующим
       *[other] атакующими
    }
defenders =
    .nominative = { $defenders ->
        [1] защитник
       *[other] защитники
    }
    .genitive = { $defenders ->
        [1] защитника
       *[other] защитников
    }
    .dative = { $defenders ->
        [1] защитнику
       *[other] защитникам
    }
    .instrumental = { $defenders ->
        [1] защитником
       *[other] защитниками
    }

# Сторона, противная бойцу.
enemy =
    .nominative = { $side ->
        [ATTACKERS] { defenders.nominative }
       *[DEFENDERS] { attackers.nominative }
    }
enemy-strikes-back = { enemy.nominative } с { $count ->
        [one] { $count } предметом
       *[other] { $count } предметами
    } { $side ->
        [ATTACKERS] { $defenders ->
            [1] наносит
           *[other] наносят
        }
       *[DEFENDERS] { $attackers ->
            [1] наносит
           *[other] наносят
        }
    } ответный удар

count-of-items = { $count ->
        [one] { $count } предмет
        [few] { $count } предмета
       *[many] { $count } предметов
    }

blow =
    .accusative = { $wounds ->
        [0] ни одного ранения
        [1] лёгкое ранение
        [2] тяжёлое ранение
       *[other] смертельное ранение
    }
    .instrumental = { $wounds ->
        [0] испугом
        [1] лёгким ранением
        [2] тяжёлым ранением
       *[other] смертельным ранением
    }

# «стоит одного ранения»
wounds-at-once = { $wounds ->
        [1] одного ранения
        [2] двух ранений
       *[other] трёх ранений
    }

eases = { $left ->
        [0] сводит { eased.accusative } на нет
       *[other] смягчает { eased.accusative } на одно ранение
    }

# Какой удар смягчён, по его правилу.
eased =
    .accusative = { $blow ->
        [BERSERK_STRIKES] удар «Берсерка»
        [REPELLED_AND_WOUNDED] удар защиты
        [WOUNDED_IN_MUTUAL_FIRE] взаимный огонь
        [OVERRUN_BY_STRENGTH] удар атаки
        [WOUNDED_BY_TACTIC] удар АС
       *[other] ответный удар
    }
    .genitive = { $blow ->
        [BERSERK_STRIKES] удара «Берсерка»
        [REPELLED_AND_WOUNDED] удара защиты
        [WOUNDED_IN_MUTUAL_FIRE] взаимного огня
        [OVERRUN_BY_STRENGTH] удара атаки
        [WOUNDED_BY_TACTIC] удара АС
       *[other] ответного удара
    }

# «получает лёгкое ранение»; удар, от которого ничего нет, ранения не даёт.
takes-blow = { $wounds ->
        [0] не получает ранения
       *[other] получает { blow.accusative }
    }

# Чего столкновение требует от бойца; закон 12 может это отменить.
must-go = { $side ->
        [ATTACKERS] должен отступить
       *[DEFENDERS] должен уйти на другую станцию
    }

# За кем столкновение. Это ещё не исход боя: последнее слово за законом 12.
clash-to-attack = столкновение за атакой
clash-to-defense = столкновение за защитой
clash-to-nobody = столкновение заканчивается вничью

points-behind = уступает противнику в опыте на { $behind ->
        [one] { $behind } очко
        [few] { $behind } очка
       *[many] { $behind } очков
    }

have-no-effect = { $items_count ->
        [1] не действует
       *[other] не действуют
    }

item-is-lost = { $item ->
        [MEDKIT] она потеряна
       *[other] он потерян
    }

spares-the-vest = АС «{ $by_name }» не портит бронежилет

even-exchange = { $to_attackers ->
        [0] в обмене ударами никто не ранен
       *[other] в обмене ударами ранений досталось поровну (по { $to_attackers })
    }
