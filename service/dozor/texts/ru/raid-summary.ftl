# Сводка налёта, предложение за предложением. Чем решилась фаза, говорят сами решения.
#
# $size: членов банды. $fighters: защитников. $phase и имя фазы.
# $standing: кто на ногах: alone (единственный), nobody, all, some; $on_feet.

raid-standing = { $standing ->
        [alone] единственный налётчик на ногах
        [nobody] на ногах никого из банды
        [all] на ногах { $size ->
            [2] оба члена банды
            [few] все { $size } члена банды
           *[many] все { $size } членов банды
        }
       *[some] на ногах { $on_feet } из { $size } членов банды
    }

## Как начинается фаза

raid-summary-breach = { $size ->
        [1] Налётчик-одиночка атакует
        [one] Банда из { $size } человека атакует
       *[other] Банда из { $size } человек атакует
    } внешний периметр, который { $fighters ->
        [0] никто не обороняет
        [one] обороняет { raid-defenders.nominative }: броня { $armor }, пробой { $penetration }
       *[other] обороняют { raid-defenders.nominative }: броня { $armor }, пробой { $penetration }
    }.
raid-summary-assault = { $fighters ->
        [0] Внутри банду никто не встречает
       *[other] Внутри банду { $fighters ->
            [one] встречает
           *[other] встречают
        } { raid-defenders.nominative }{ $fell_back ->
            [0] {""}
            [one] {" "}({ $fell_back } отошёл с периметра)
           *[other] {" "}({ $fell_back } отошли с периметра)
        }: броня { $armor }, пробой { $penetration }
    }.
raid-summary-resumed =
    { $phase_name } { $rounds ->
        [0] начинается
       *[other] продолжается
    }: { raid-standing }; { raid-against }.
raid-against = { $fighters ->
        [0] защитников нет
        [one] держится { raid-defenders.nominative }
        [few] держатся { raid-defenders.nominative }
       *[many] держатся { raid-defenders.nominative }
    }

## Что принесли её раунды

raid-summary-rounds = За { $rounds ->
        [one] { $rounds } раунд
        [few] { $rounds } раунда
       *[many] { $rounds } раундов
    } { $phase_genitive } { $changes }; { $wounds ->
        [0] банда не пострадала
        [one] у банды { $wounds } новое ранение
        [few] у банды { $wounds } новых ранения
       *[many] у банды { $wounds } новых ранений
    }{ $downs_count ->
        [0] {""}
        [one] , выбывает { $downs }
       *[other] , выбывают { $downs }
    }.
raid-summary-downs = { $count ->
        [one] { $count } член банды
        [few] { $count } члена банды
       *[many] { $count } членов банды
    }
raid-summary-taken_out = { $count ->
        [0] никто из защитников не выведен из строя
        [one] из строя выведен { $count } защитник
        [few] из строя выведены { $count } защитника
       *[many] из строя выведено { $count } защитников
    }
raid-summary-only = { $nobody }, но { $others }
raid-summary-joined = { $count ->
        [one] подошёл ещё { $count }
        [few] подошли ещё { $count }
       *[many] подошло ещё { $count }
    }
raid-summary-called = { $count ->
        [one] { $count } отозван внутрь
        [few] { $count } отозваны внутрь
       *[many] { $count } отозвано внутрь
    }
raid-summary-fell_back = { $count ->
        [one] { $count } отошёл под натиском
        [few] { $count } отошли под натиском
       *[many] { $count } отошло под натиском
    }

# Об отступлении сказано после раундов, хотя объявлено оно перед последним из них.
raid-summary-retreat = Перед { $rounds ->
        [1] этим раундом
       *[other] последним раундом
    } отступление объявляет { raid-member }.

## Как обстоят дела

raid-summary-undecided =
    { $phase_name } ещё не закончен: { raid-standing }{ raid-hurt }; { raid-against }.
raid-summary-inside = Можно начинать штурм: { raid-standing }{ raid-hurt }.
raid-summary-left = { $standing ->
        [nobody] { raid-left }
       *[other] В итоге { raid-standing }{ raid-hurt }{ $fighters ->
            [0] {""}
           *[other] ; { raid-left }
        }
    }.
raid-hurt = { $hurt ->
        [0] {""}
       *[other] { $standing ->
            [alone] , но ранен
           *[other] , { $hurt ->
                [one] ранен { $hurt }
               *[other] ранены { $hurt }
            }
        }
    }
raid-left = { $routed ->
        [yes] { $fighters ->
            [one] бежал { raid-defenders.nominative }
            [few] бежали { raid-defenders.nominative }
           *[many] бежало { raid-defenders.nominative }
        }
       *[no] { $fighters ->
            [0] защитников не осталось
            [one] остался { raid-defenders.nominative }
            [few] осталось { raid-defenders.nominative }
           *[many] осталось { raid-defenders.nominative }
        }
    }
