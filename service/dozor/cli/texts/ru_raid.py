"""Russian, about raids."""

TABLE = {
    # Files
    "raid-too-large": "больше {most} КиБ; для налёта хватает нескольких строк",
    "raid-empty": "здесь ничего нет; налёту нужен хотя бы raid, а в нём members и target",
    "raid-several-documents": "здесь начинается второй документ; пишите по одному налёту в файле",
    "raid-more-after-the-end": (
        "налёт кончился, а текст продолжается; пишите по одному налёту в файле"
    ),
    "raid-too-many-values": (
        "больше {most} значений, считая псевдонимы каждый раз; в налёте их намного меньше"
    ),
    "raid-too-deep": "вложенность больше {most}; налёт намного более плоский",
    "raid-top-not-a-table": "налёт пишется как ключи со значениями, и первый из них — raid:",
    "raid-and-rounds": (
        "здесь смешаны весь налёт (ключ {whole}) и раунды одной фазы (ключ {rounds}); оставьте одно"
    ),
    "phase-unclear": (
        "{key} говорит о раундах фазы, но ничто не говорит, какой; "
        "добавьте --phase breach или --phase assault, или state с его phase"
    ),
    "phase-needed": (
        "это налёт целиком; чтобы сыграть раунды, добавьте --phase breach или --phase assault"
    ),
    "passed-over": "{key} прогнозу не нужен, этот ключ пропущен",
    "passed-over-by-rounds": "{key} раундам фазы не нужен, этот ключ пропущен",
    "rounds-no-forecast": (
        "{key} относится к раундам фазы, а прогноз — к налёту целиком, с самого начала: "
        "уберите этот ключ"
    ),
    "is-a-fight": "это бой; для него есть dozor explain и dozor resolve --help",
    # The raid
    "raid": "Налёт на базу",
    "gang": "Банда",
    "target": "Цель",
    "ratings": (
        "Численность\u00a0{numbers}, качество\u00a0{quality}, снаряжение\u00a0{equipment}, "
        "внешний периметр\u00a0{perimeter}, подкрепление\u00a0{reinforcements}."
    ),
    "phase-breach": "Фаза прорыва",
    "phase-assault": "Фаза штурма",
    "taken-up": (
        "С чего продолжаем. {phase}; сыграно раундов: {rounds}; защитников: {fighters}; "
        "отошло внутрь: {fell_back}."
    ),
    "retreat": (
        "Босс или правая рука, если они на ногах, объявляют отступление: {when}; "
        "следующий раунд ещё играется."
    ),
    "retreat-after": "после раунда штурма\u00a0{rounds}",
    "retreat-at-once": "в самом начале штурма",
    "retreat-down": "когда из {members} членов банды выбыло больше\u00a0{down}",
    "retreat-or": "{first} или {second}",
    "retreat-by-nobody": (
        "Условия отступления ничего не меняют: в банде нет ни босса, ни правой руки, "
        "чтобы его объявить."
    ),
    "health-wounded": "{health}, ранения:\u00a0{wounds}",
    "weapon-melee-in-breach": "и в прорыве",
    "weapon-for-breach": "для прорыва",
    "weapon-for-assault": "для штурма",
    "column-member": "Член банды",
    "column-skill": "Навык",
    "column-armor": "Броня",
    "column-health": "Здоровье",
    "column-rolls": "Бросок",
    "column-weapons": "Оружие и пробой",
    "manned": (
        "Защитников в начале фазы: {exact} (членов банды\u00a0{members}, "
        "численность\u00a0{numbers}), с округлением {fighters}."
    ),
    "manned-exactly": (
        "Защитников в начале фазы: {fighters} (членов банды\u00a0{members}, "
        "численность\u00a0{numbers})."
    ),
    "reinforced": "После каждого раунда прорыва подходит подкрепление: {count}.",
    "called-inside": "После каждого раунда прорыва защитников отзывают внутрь: {count}.",
    "column-phase": "Фаза",
    "column-fighters": "Защитники",
    "column-penetration": "Пробой",
    # Its course
    "round": "Раунд {number}",
    "column-dice": "Кости",
    "column-total": "Сумма",
    "column-tier": "Результат",
    "column-effect": "Что вышло",
    "move-taken-out": "выведено:\u00a0{count}",
    "move-wounds": "ранения:\u00a0{count}",
    "move-down": "выбывает",
    "move-nothing": "ничего",
    "total-held": "{sum}, но засчитано\u00a0{modifier}",
    "left": "Защитников осталось: {fighters}. На ногах: {on_feet} из {members}.",
    "note-manned": "Защитников: {fighters}.",
    "note-reinforced": "Подошло подкрепление: {fighters}.",
    "note-fell-back": "Защитников отошло внутрь: {fighters}.",
    "note-retreat": "Объявлено отступление; этот раунд ещё играется.",
    "note-decided": "Решено: {ending}.",
    # What came of it
    "ended": "Чем кончилось: {ending}.",
    "undecided": "Пока ничего не решено.",
    "routed": "Защитников внутри вынудили отступить.",
    "ended-left": "Выбыло: {down} из {members}. Защитников осталось: {fighters}.",
    "column-before": "Было",
    "column-suffered": "Получено",
    "column-taken-out": "Выведено",
    "wounds-of": "{wounds} из {health}",
    "member-down": "вне боя",
    "member-on-feet": "на ногах",
    "dice": "Кости",
    "dice-used": "Брошено костей: {count}, номера в налёте с {first} по {last}.",
    "no-dice-used": "Кости не бросались.",
    "dice-seeded": (
        "Генератор {generator}, зерно {seed}. С тем же файлом и --seed {seed} всё повторится; "
        "как проверить любую кость вручную, сказано в protos/dozor/v1/raid.proto."
    ),
    "dice-listed": "Грани перечислены в запросе.",
    "next": "Как продолжить",
    "next-how": "Поставьте это состояние в следующий запрос, с тем же raid:",
    # The forecast
    "forecast": "Прогноз налёта",
    "in-short": "Коротко",
    "chart-endings": "Чем кончится",
    "gets-inside": "Прорвётся внутрь: {chance}.",
    "tail": "не решено",
    "chart-breach-rounds": "Раундов прорыва",
    "chart-assault-rounds": "Раундов штурма",
    "or-more": "{count} и больше",
    "chart-down": "Сколько выбудет к концу, по исходам",
    "chart-members": "Кто выбудет к концу",
    "chart-fighters": "Защитников останется в фазе, на которой всё кончится",
    "method": "Метод",
    "method-exact": "Точно, по всем костям. Работа: {work}.",
    "method-estimate": (
        "Оценка: сыграно налётов: {samples}; генератор {generator}, зерно {seed}. После ± стоит "
        "стандартная ошибка в процентных пунктах; у исходов она не больше {error}."
    ),
    "method-tail": (
        "Не решено — это налёты, в которых фаза длится и после раунда {horizon} (--horizon); все "
        "остальные числа — о том, что бывает до того."
    ),
    "method-work": (
        "Точный прогноз потребовал бы больше работы, чем предел {limit}; --work-limit допускает до "
        "{most}."
    ),
    "method-work-most": (
        "Точный прогноз потребовал бы больше работы, чем наибольший возможный предел, {limit}."
    ),
    "method-memory": (
        "Точный прогноз потребовал бы больше памяти, чем ему можно занять; больший --work-limit "
        "не поможет."
    ),
    # The rulebook
    "weapons": "Оружие: чем и в какой фазе действуют, и чего это стоит ходу",
    "column-weapon": "Оружие",
    "column-breach": "Прорыв",
    "column-assault": "Штурм",
    "by-class-only": "если позволяет класс",
    "tiers": "Чем кончается ход",
    "any-total": "всё, что меньше",
    "at-least": "не меньше {count}",
    "legend-move": (
        "Больше наименьшего: столько защитников, на сколько пробой оружия выше их брони, и "
        "столько ранений, на сколько их пробой выше брони члена банды. Навык и цена вместе "
        "считаются от −{clamp} до +{clamp}."
    ),
    "raid-limits": "Членов банды, не больше: {members}. Оружия у каждого, не больше: {weapons}.",
    # Chances
    "percent": "{number}\u00a0%",
    "percent-less": "<{number}\u00a0%",
    "percent-more": ">{number}\u00a0%",
    "decimal-point": ",",
    "digit-group": "\u00a0",
}
