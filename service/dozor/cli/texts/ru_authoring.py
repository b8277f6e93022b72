"""Russian, for authors of rulebooks."""

TABLE = {
    # Files
    "no-directory": "такого каталога нет",
    "not-a-directory": "это не каталог; назовите тот, в котором лежат сценарии",
    "no-scenarios": (
        "в {directory} нет сценариев: файлов *.yaml, *.yml или *.json, в которых есть title, бой, "
        "ход или налёт, и expect"
    ),
    "no-test": "ничего не проверено; ошибок в книгах правил: {count}",
    "scenarios-alone": (
        "scenarios — это список сценариев, в каждом title, бой, ход или налёт, и expect; "
        "рядом с ним ничего не стоит"
    ),
    "title-needed": "нужен title: что показывает этот сценарий",
    "expect-needed": "нужен expect: ключи и значения исхода, например winner: DEFENDERS",
    "expect-empty": "нужно хоть что-то ожидать, например winner: DEFENDERS",
    "expect-either": "violations ожидаются от отказа; ни исхода, ни законов с ними не бывает",
    "expect-items": (
        "предметы ожидаются вместе с тем, что с ними стало, например {{VEST: LOST}}, а не {given}"
    ),
    "expect-law": "{given} — не закон; нужен один из {known}, его номер или название",
    "expect-violations": "нужен список хотя бы из одного нарушения, а не {given}",
    "expect-violation": (
        "нарушение пишется как field: attackers[0].tactic и, если нужно, reason: одно из {reasons}"
    ),
    "scripted-dice-needed": (
        "нужны кости (dice): seed или faces; без них у каждого прогона кости свои"
    ),
    "rulebook-unclear": (
        "в каталоге несколько книг правил для {rule_set}; скажите, по какой судить, например "
        "rulebook: {{name: metro}}"
    ),
    # Tests
    "column-what": "Что",
    "column-expected": "Ожидалось",
    "column-came": "Вышло",
    "an-outcome": "исход",
    "a-refusal": "отказ: {why}",
    "scenarios-summary": "Сценариев: {count}; как ожидалось: {passed}; иначе: {otherwise}.",
    "scenarios-faulty": "Не проверено из-за ошибок: {count}.",
    # Differences of rulebooks
    "diff-heading": "От {before} к {after}",
    "diff-same-file": "Обе одинаковы до последней буквы.",
    "diff-same-rules": "Правила одинаковы; различаются только комментарии, источники или вид.",
    "diff-same-told": "Всё, что сервер рассказывает об обеих, одинаково.",
    "diff-identity": "{name} {version}, дайджест {digest}",
    "diff-change": "{what}: {after}, было {before}",
    "diff-whole": "Книга правил",
    "diff-title": "название",
    "diff-no-server-extras": (
        "Сервер рассказывает о книге правил не всё. Не сравнивались: ранг своей силы, ранения от "
        "Берсерка, шкала ранений, штраф за порчу, Лечение, порядок хода. Для них сравните файлы."
    ),
    "diff-rule-sets": (
        "{before} — для {before_set}, {after} — для {after_set}; сравнить можно две книги "
        "одного свода правил"
    ),
    "no": "нет",
    "diff-own-rank": "ранг своей силы",
    "diff-berserk-wounds": "ранения от Берсерка",
    "diff-vegans": "только для веганов",
    "diff-offensive": "наступательная",
    "diff-light": "лёгкое ранение",
    "diff-heavy": "тяжёлое ранение",
    "diff-penalty": "ранения каждого защитника",
    "diff-healing": "ранения, которые откладывает Лечение, не больше",
    "diff-order": "порядок атак",
    "order-last-first": "сданные последними — первыми",
    "order-first-first": "сданные первыми — первыми",
    "diff-percent-up": "сколько процентов добавляет очко численности",
    "diff-percent-down": "сколько процентов отнимает очко численности",
    "diff-least-manned": "бойцов, не меньше",
    "diff-perimeter-armor": "знак периметра для брони",
    "diff-perimeter-penetration": "знак периметра для пробития",
    "diff-percent-reinforcement": "сколько процентов двигает очко подкреплений",
    "diff-fall-back-ratio": "членов банды на бойца, при которых бойцы отходят",
    "diff-clamp": "навык и модификаторы вместе, не больше",
    "diff-default-health": "здоровье, если не указано",
    "diff-scenarios": "Сценарии",
    "diff-scenarios-summary": "Сценариев: {count}; из них кончаются иначе: {changed}.",
    "diff-scenarios-other": "Другого свода правил, пропущено: {count}.",
}
