# Решения после столкновения, законы 9–12: по предложению на каждое, что произошло и почему.
# Что им сообщается: см. phrases.ftl.

## Закон 9: штраф за порчу

station-law9-sabotage_costs_nothing =
    Станция повреждена, но по этой книге правил это никого не ранит.
station-law9-no_sabotage =
    Станция не повреждена: штрафа к защите нет.
station-law9-penalty_already_taken =
    Штраф к защите за порчу станции уже взят в одном из прежних боёв этого хода.
station-law9-sabotage_penalty =
    Штраф к защите за порчу станции стоит { unit.dative } { wounds-at-once }, и предметы его не
    смягчают.

## Закон 10: опыт

station-law10-not_only_sentinels =
    В бою не одни Дозорные: опыт не учитывается.
station-law10-experience_makes_no_difference =
    { unit.nominative } не уступает противнику в опыте или уступает слишком мало, чтобы это имело
    значение.
station-law10-behind_in_experience =
    { unit.nominative } { points-behind }: это гарантированно стоит ему { wounds-at-once } в этом
    бою.
station-law10-behind_but_wounded_enough =
    { unit.nominative } { points-behind }, но положенные за это ранения уже получил.
station-law10-defeated_by_experience =
    { unit.nominative } { points-behind } и терпит поражение: { $side ->
        [ATTACKERS] занять
       *[DEFENDERS] удержать
    } станцию он не может.
station-law10-defeated_must_go =
    Потерпев поражение от более опытного противника, { unit.nominative } { must-go }.

## Закон 11: Лечение

station-law11-no_healing =
    Лечением никто не прикрыт.
station-law11-nothing_to_defer =
    { unit.nominative } прикрыт Лечением, но ранений не получил: откладывать нечего.
station-law11-healing_defers =
    { unit.nominative } прикрыт Лечением: { $taken ->
        [1] полученное ранение сейчас не засчитывается
       *[other] полученные ранения ({ $taken }) сейчас не засчитываются
    }, а на следующий ход { $wounds ->
        [0] ничего не переносится, больше откладывать нельзя
        [one] переносится { $wounds } ранение
        [few] переносятся { $wounds } ранения
       *[many] переносится { $wounds } ранений
    }.

## Закон 12: станция, победитель, награды

station-law12-dies =
    Ранения { unit.genitive } дошли до трёх: он погибает.
station-law12-nobody_left_to_drive_off =
    Среди атакующих не осталось никого, кто жив и не потерпел поражения; { unit.nominative } остаётся и
    удерживает станцию.
station-law12-no_defender_left =
    На станции не осталось защитников: победа { attackers.genitive }.
station-law12-nobody_left =
    Не осталось ни защитников на станции, ни атакующих, которые живы и не потерпели
    поражения: победителя нет.
station-law12-no_attacker_left =
    Среди атакующих не осталось никого, кто жив и не потерпел поражения: победа { defenders.genitive }.
station-law12-verdict_stands = { $winner ->
        [ATTACKERS] Исход столкновения остаётся в силе: победа { attackers.genitive }.
        [DEFENDERS] Исход столкновения остаётся в силе: победа { defenders.genitive }.
       *[NOBODY] Исход столкновения остаётся в силе: победитель не выяснен.
    }
station-law12-winner_occupies =
    Атака добилась контроля: { unit.nominative } занимает станцию.
station-law12-winner_returns =
    Атака победила, и отступление { unit.genitive } отменяется: он возвращается на исходные.
station-law12-earns_experience =
    За победу { unit.nominative } получает очко { $track_genitive }.
