# Решения в налёте: по предложению на каждое — что произошло и почему.
#
# О члене банды: $number, с 1, и $rank. О банде: $size. Кроме того: поля события под своими именами.

raid-member = { $rank ->
        [BOSS] босс (№ { $number })
        [RIGHT_HAND] правая рука (№ { $number })
       *[MEMBER] член банды № { $number }
    }
raid-defenders =
    .nominative = { $fighters ->
        [one] { $fighters } защитник
        [few] { $fighters } защитника
       *[many] { $fighters } защитников
    }

## Силы защиты

raid-strength-outside_manned = { $fighters ->
        [0] Внешний периметр никто не обороняет
       *[other] Против { $size ->
            [1] налётчика-одиночки
            [one] банды из { $size } человека
           *[other] банды из { $size } человек
        } внешний периметр { $fighters ->
            [one] обороняет
           *[other] обороняют
        } { raid-defenders.nominative }: броня { $armor }, пробой { $penetration }
    }.
raid-strength-inside_manned = { $fighters ->
        [0] Внутри банду никто не встречает
       *[other] Внутри банду { $fighters ->
            [one] встречает
           *[other] встречают
        } { raid-defenders.nominative }: броня { $armor }, пробой { $penetration }
    }.

## Ходы: $who бросает, как в raid-roll, $roll, и что из этого выходит: $taken_out и $wounds.

raid-roll = атакует { $weapon_instrumental }, выбрасывает { $faces }{ $dropped ->
        [none] {""}
       *[other] , отбрасывает { $dropped }
    }{ $modifiers }, итого { $total }
raid-roll-skill = , { $sign ->
        [plus] прибавляет { $number }
       *[minus] вычитает { $number }
    } за навык
raid-roll-penalty = , { $sign ->
        [plus] прибавляет { $number }
       *[minus] вычитает { $number }
    } за оружие
raid-roll-held = {" "}(вместе { $sign ->
        [plus] не больше +{ $number }
       *[minus] не меньше −{ $number }
    })
raid-taken-out = { $taken_out ->
        [0] никого не выводит из строя
        [one] выводит из строя { $taken_out } защитника
       *[other] выводит из строя { $taken_out } защитников
    }
raid-wounds = { $wounds ->
        [0] не получает ранений
        [one] получает { $wounds } ранение
        [few] получает { $wounds } ранения
       *[many] получает { $wounds } ранений
    }
raid-effect = { $down ->
        [yes] { raid-taken-out }, { raid-wounds } и выбывает
       *[no] { raid-taken-out } и { raid-wounds }
    }
raid-move-full = { $who } { $roll }: полный успех — { raid-effect }.
raid-move-partial = { $who } { $roll }: частичный успех — { raid-effect }.
raid-move-miss = { $who } { $roll }: провал — { $taken_out ->
        [0] { raid-wounds }{ $down ->
            [yes] {" "}и выбывает
           *[no] {""}
        }
       *[other] { raid-effect }
    }.
raid-move-holds_back =
    { raid-member } воздерживается: ни хода, ни ранений.
raid-move-may_not_act =
    { raid-member } не имеет оружия для этой фазы: ни хода, ни ранений.
raid-move-no_fighter_left =
    { raid-member } не ходит: защитников больше не осталось.

## Прорыв

raid-breach-round = Начинается { $round }-й раунд прорыва.
raid-breach-nobody_on_their_feet =
    На ногах никого из банды: налёт отбит.
raid-breach-perimeter_fallen =
    Снаружи не осталось защитников: периметр прорван, банда внутри.
raid-breach-nobody_may_act =
    Ни у кого из тех, кто на ногах, нет оружия для прорыва: налёт отбит.
raid-breach-reinforced =
    Подходит подкрепление: к защитникам снаружи { $fighters ->
        [one] присоединяется ещё { $fighters }
       *[other] присоединяются ещё { $fighters }
    }.
raid-breach-called_inside =
    База стягивает силы: внутрь { $fighters ->
        [one] отозван
       *[other] отозваны
    } { raid-defenders.nominative }.
raid-breach-no_reinforcement = Подкрепление не подходит, и внутрь никого не отзывают.
raid-breach-outnumbered_fall_back =
    Банда намного превосходит числом: { $fighters ->
        [1] последний защитник отходит
       *[other] последние { raid-defenders.nominative } отходят
    } с периметра внутрь.
raid-breach-perimeter_abandoned =
    На периметре никого не осталось: он прорван, банда внутри.
raid-breach-stalled =
    Никакой бросок никого не заденет, и отходить внутрь никто не станет: прорыв зашёл в тупик.

## Штурм

raid-assault-round = Начинается { $round }-й раунд штурма.
raid-assault-mutual_destruction =
    На ногах никого из банды, и защитников не осталось: взаимное уничтожение.
raid-assault-cleared = Внутри не осталось защитников: база зачищена.
raid-assault-wiped_out = На ногах никого из банды: она уничтожена.
raid-assault-retreat_declared =
    { raid-member } объявляет отступление; раунд доигрывают до конца.
raid-assault-withdrew = Как и было объявлено, банда отступает.
raid-assault-nobody_may_fight_on =
    Ни у кого из тех, кто на ногах, нет оружия для штурма: банда отступает.
raid-assault-defenders_routed =
    Защитников внутри заставили отступить: база зачищена.
raid-assault-stalled = Никакой бросок уже никого не заденет: штурм зашёл в тупик.
