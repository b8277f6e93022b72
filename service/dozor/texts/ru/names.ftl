# Имена всего, что перечисляет книга правил. Значение сообщения — само имя, атрибуты — формы,
# в которых оно стоит в предложениях.

unit-class-SENTINEL = Дозорный
    .genitive = Дозорного
    .dative = Дозорному
    .pair = два Дозорных
    .many = Дозорных
unit-class-STALKER = Сталкер
    .genitive = Сталкера
    .dative = Сталкеру
    .pair = два Сталкера
    .many = Сталкеров
unit-class-HUNTER = Хантер
    .genitive = Хантера
    .dative = Хантеру
    .pair = два Хантера
    .many = Хантеров

item-STIMULANT = стимулятор
    .accusative = стимулятор
item-MEDKIT = аптечка
    .accusative = аптечку
item-VEST = бронежилет
    .accusative = бронежилет

tactic-SNIPER = Снайпер
tactic-POISONED_ARROWS = Отравленные стрелы
tactic-INCENDIARY = Зажигательные
tactic-ARMOR_PIERCING = Бронебойные
tactic-COVER = Прикрытие
tactic-SUPPRESSIVE_FIRE = Огонь на подавление
tactic-MASSED_FIRE = Массированный огонь
tactic-SLAVES = Рабы
tactic-BERSERK = Берсерк

# Вин. падеж совпадает с именительным.
component-FOOD = продовольствие
component-GENERATOR = генератор
component-TENTS = жилые палатки

objective-LIQUIDATION = ликвидация
objective-CONTROL = контроль

fate-HOLDS = удерживает станцию
fate-LEAVES = уходит на другую станцию
fate-RETURNS = возвращается на исходные
fate-RETREATS = отступает
fate-OCCUPIES = занимает станцию
fate-DEAD = погибает

item-state-KEPT = сохранён
item-state-SPENT = использован
item-state-LOST = потерян

winner-ATTACKERS = атакующие
winner-DEFENDERS = защитники
winner-NOBODY = победитель не выяснен

side-ATTACKERS = атакующие
side-DEFENDERS = защитники

role-ATTACK = атака
role-DEFENSE = защита

track-ATTACK = опыт атаки
    .genitive = опыта атаки
track-DEFENSE = опыт защиты
    .genitive = опыта защиты

wounds-0 = невредим
wounds-1 = легко ранен
wounds-2 = тяжело ранен
wounds-3 = мёртв

# Как складывается перечень: всё, кроме последнего, и последний.
list-more = { $first }, { $next }
list-and = { $first } и { $next }
list-or = { $first } или { $next }
