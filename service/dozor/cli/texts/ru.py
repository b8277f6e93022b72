"""Russian."""

TABLE = {
    # Files that cannot be read
    "not-found": "такого файла нет",
    "is-a-directory": "это каталог; назовите файл в нём",
    "no-permission": "нет права читать этот файл",
    "unreadable": "не читается: {why}",
    "too-large": "больше {most} КиБ; для боя хватает нескольких строк",
    "utf-16": "это UTF-16; сохраните файл в UTF-8",
    "not-utf-8": "байт {byte} — не UTF-8; сохраните файл в UTF-8",
    "empty": "здесь ничего нет; бою нужны хотя бы objective, attackers и defenders",
    "no-pyyaml": (
        "для чтения YAML нужен PyYAML: pip install 'dozor[cli]'; или напишите файл в JSON"
    ),
    "bad-character": "символ {character} в YAML не допускается",
    # Files that are not what they should be
    "not-yaml": "не YAML: {why}",
    "yaml-tab": "здесь не может стоять табуляция; отступы в YAML делаются пробелами",
    "yaml-alias": "перед псевдонимом *{why} нет метки &{why}",
    "yaml-tag": "тег {tag} здесь ничего не значит; напишите простое значение",
    "yaml-merge": "<< принимает набор ключей или список таких наборов",
    "key-not-a-name": "ключ — это имя, а не список и не набор ключей",
    "several-documents": "здесь начинается второй документ; пишите по одному бою в файле",
    "not-json": "не JSON: {why}",
    "more-after-the-end": "бой кончился, а текст продолжается; пишите по одному бою в файле",
    "json-value": "не JSON: здесь нужно значение",
    "json-key": "не JSON: здесь нужен ключ в двойных кавычках",
    "json-open-text": "не JSON: у текста, который здесь начинается, нет закрывающей кавычки",
    "json-control-character": ("не JSON: перевод строки и табуляция в тексте пишутся \\n и \\t"),
    "json-escape": "не JSON: так не экранируют; сама обратная косая черта пишется \\\\",
    "json-colon": "не JSON: здесь, между ключом и значением, нужно двоеточие",
    "json-comma-or-brace": "не JSON: здесь нужна запятая или закрывающая }}",
    "json-comma-or-bracket": "не JSON: здесь нужна запятая или закрывающая ]",
    "too-many-values": (
        "больше {most} значений, считая псевдонимы каждый раз; в бою их намного меньше"
    ),
    "too-deep": "вложенность больше {most}; бой намного более плоский",
    "top-not-a-table": "бой пишется как ключи со значениями, например objective: CONTROL",
    "fight-and-turn": (
        "здесь смешаны один бой (ключ {fight}) и ход (ключ {turn}); "
        "в ходе всё, что принесла команда, стоит в её атаке, а остальное — у станции"
    ),
    "neither-fight-nor-turn": (
        "это ни бой (objective, attackers, defenders), ни ход (station, attacks)"
    ),
    "is-a-raid": "это налёт; для него есть dozor raid explain и dozor raid --help",
    # Fields
    "hint": "; может быть, {close}?",
    "unknown-key": "неизвестный ключ {given}{hint} (здесь бывают: {known})",
    "key-twice": "этот ключ стоит дважды, впервые в строке {line}; оставьте один",
    "list-needed": "нужен список, а не {given}",
    "table-needed": "нужны ключи со значениями, а не {given}",
    "name-needed": "нужно одно из {known}, а не {given}",
    "unknown-name": "{given} неизвестно{hint} (нужно одно из {known})",
    "truth-needed": "нужно true или false, а не {given}",
    "text-needed": "нужен текст, а не {given}",
    "quotes-needed": "нужен текст, а не {given}; если это текст, возьмите его в кавычки",
    "text-not-unicode": "в {given} есть половина символа; напишите его целиком",
    "number-needed": "нужно целое число, а не {given}",
    "plain-number-needed": "нужно целое число простыми цифрами, а не {given}",
    "number-negative": "нужно целое число от 0, а не {given}",
    "number-too-large": "нужно целое число от {least} до {most}, а не {given}",
    "one-of": "здесь уже стоит {other}, а нужно одно из двух; оставьте одно",
    "time-needed": "нужно время вида 2033-05-01T20:15:00Z, а не {given}",
    "no-such-time": "времени {given} не бывает; нужно, например, 2033-05-01T20:15:00Z",
    # Refusals
    "more-faults": "… и ещё {count}",
    "nothing-resolved": "ничего не рассчитано; ошибок: {count}",
    "refused": "отказ: {message} [{reason}]",
    "refused-no-rulebook": "отказ: такой книги правил нет [{reason}]\n{message}",
    "refused-other-rulebook": (
        "отказ: такая книга правил есть, но с другим отпечатком [{reason}]\n{message}"
    ),
    "refused-work-limit": "отказ: достигнут предел работы [{reason}]\n{message}",
    "see-rulebooks": "Какие книги правил есть, покажет dozor rulebook list.",
    "unreachable": "по адресу {server} никто не отвечает ({why})",
    "start-server": (
        "Запустите там сервер: dozor serve --grpc-port {port}\n"
        "Или уберите --server, и ответ будет рассчитан прямо здесь."
    ),
    "check-server": (
        "Проверьте адрес и порт и то, что сервер там запущен.\n"
        "Или уберите --server, и ответ будет рассчитан прямо здесь."
    ),
    "see-token": "Файл с токеном, известным серверу, задаёт --token-file FILE.",
    "cannot-ask": "обратиться к серверу нельзя: {why}",
    "no-connection": "соединения с {server} нет ({why})",
    "tls-other-name": (
        "Сертификат сервера выдан на другие имена: обратитесь по одному из них или задайте его\n"
        "ключом --tls-server-name NAME."
    ),
    "tls-untrusted": (
        "Сертификат сервера недействителен: его срок истёк или его не подписал ни один центр\n"
        "сертификации из --tls-ca (при --tls — из системных)."
    ),
    "tls-not-spoken": (
        "TLS там не поддерживается: возможно, нужен другой порт или сервер работает без\n"
        "шифрования, и тогда --tls и родственные ключи надо убрать."
    ),
    "tls-perhaps": (
        "Сервер закрыл соединение: возможно, он требует TLS. Шифрование включает --tls, а если у\n"
        "сервера свой центр сертификации — --tls-ca FILE."
    ),
    "tls-certificate-asked": (
        "Сервер закрыл соединение: возможно, он требует сертификат. Его предъявляют ключами\n"
        "--tls-certificate FILE и --tls-key FILE."
    ),
    "tls-certificate-refused": (
        "Сервер закрыл соединение: возможно, он не принимает сертификат из --tls-certificate,\n"
        "потому что его подписал другой центр сертификации."
    ),
    "too-slow": "{server} не ответил за {timeout} с; больше времени даёт --timeout",
    "no-dozor": "{server} отвечает, но не как сервер Dozor этой версии ({why})",
    "bad-answer": "ответ от {server} не читается; это не сервер этой версии",
    "not-serving": "{server} отвечает, но не обслуживает ({status})",
    "no-service": "{server} не знает, о чём его спрашивают: {why}",
    "no-tls-file": "{file} не читается: {why}",
    "cannot-write": "вывод не записывается: {why}",
    "bad-settings": "настройки неверны: {why}",
    "cannot-serve": "сервер не запускается: {why}",
    "internal": (
        "ошибка этой программы: {why}\nС DOZOR_DEBUG=1 видно, где она; сообщите о ней, пожалуйста."
    ),
    # Headings
    "engagement": "Бой за станцию: {objective}",
    "turn": "Ход на станции команды {owner}",
    "situation": "Положение",
    "what-happened": "Что произошло",
    "law-by-law": "Закон за законом",
    "law": "Закон {number}. {title}",
    "outcome": "Итог",
    "attack-order": "Порядок атак",
    "attack-heading": "Атака {position}: {team} ({objective})",
    "station-after": "Станция после неё",
    "station-end": "Станция в конце хода",
    "turn-outcome": "Что ход принёс каждой команде",
    "judged-by": "Книга правил {name} {version}, дайджест {digest}",
    "fallback": "На нужном языке текстов нет, поэтому они по-английски.",
    # The situation
    "attackers": "Атакующие",
    "defenders": "Защитники",
    "of-team": "{team} (хозяева)",
    "submitted": "{team}: {objective}, ход отправлен {time}",
    "brings-nothing": "без ничего",
    "unit-tactic": "АС «{tactic}»",
    "unit-holding-tactic": "удерживал бы с АС «{tactic}»",
    "unit-experience": "опыт: атака {attack}, защита {defense}",
    "unit-healing": "прикрыт Лечением",
    "unit-vegan": "веган",
    "unit-deferred": "ранения на следующем ходу: {wounds}",
    "team-unit": "{unit} № {number}, {team}",
    "with-agent": "агент на станции",
    "with-metrotank": "Метротанк",
    "attack-brings": "С ними: {things}",
    "station-has": "На станции: Крупнокалиберный пулемёт",
    "station-damaged": "Повреждено: {components}",
    "station-owner": "Хозяева: {owner}",
    "nobody-on-station": "На станции никого нет.",
    "no-units": "никого",
    # The outcome
    "winner-attackers": "Победили атакующие.",
    "winner-defenders": "Победили защитники.",
    "winner-nobody": "Победителя нет.",
    "holder-attackers": "Станцию теперь держат атакующие.",
    "holder-defenders": "Станцию держат защитники.",
    "holder-nobody": "На станции никого не осталось.",
    "decided-by": "Столкновение решил закон {number}: {title}.",
    "gun-captured": "Крупнокалиберный пулемёт захвачен.",
    "column-unit": "Боец",
    "column-wounds": "Ранения",
    "column-now": "Теперь",
    "column-fate": "Судьба",
    "column-items": "Предметы",
    "column-experience": "Опыт",
    "column-later": "Впереди",
    "wounds-taken": "+{wounds}",
    "wounds-deferred": "{wounds} на след. ходу",
    # No participles: they would have to agree with the item.
    "item-kept": "{item}: на\u00a0месте",
    "item-spent": "{item}: больше\u00a0не защищает",
    "item-lost": "{item}: больше\u00a0нет",
    "earned-attack": "+{points}\u00a0атака",
    "earned-defense": "+{points}\u00a0защита",
    "none": "–",
    # Rulebooks
    "digest-line": "дайджест {digest}",
    "default-rulebook": "По ней судятся запросы, в которых книга правил не названа.",
    "classes": "Классы",
    "column-class": "Класс",
    "column-power": "Сила",
    "items": "Предметы",
    "protects": "{item} (защищает)",
    "tactics": "АС: кто, что и когда применяет",
    "column-tactic": "АС",
    "column-used-by": "Кто",
    "column-attack": "Атака",
    "column-defense": "Защита",
    "column-rank": "Ранг",
    "column-vest": "Жилет",
    "column-severity": "Ранения",
    "vegans": "{classes} (веган)",
    "yes": "да",
    "offensive-rank": "{rank}*",
    "vest-lost": "теряется",
    "vest-kept": "остаётся",
    "vest-pierced": "пробит",
    "legend-rank": "Ранг: побеждает старший; АС без ранга никогда не ведёт свою сторону.",
    "legend-offensive": "*: наступательная; две равные по рангу сражают обе стороны.",
    "legend-vest": (
        "Жилет: что удар делает с бронежилетом. Теряется: останавливает удар и потерян; "
        "остаётся: останавливает удар и цел; пробит: потерян и не помог."
    ),
    "legend-severity": (
        "Ранения: сколько их наносит Сталкеру или Хантеру удар одинокого атакующего."
    ),
    "experience": "Опыт: чем грозит отставание",
    "column-behind": "Отставание",
    "column-at-least": "Самое меньшее",
    "column-defeated": "Поражение",
    "points-or-more": "{points} и больше",
    "laws": "Законы",
    "limits": "Бойцов на стороне, не больше: {units}. Атак за ход, не больше: {attacks}.",
    "column-name": "Имя",
    "column-version": "Версия",
    "column-digest": "Дайджест",
    "column-default": "Основной",
    "column-title": "Название",
    "rulebook-ok": "OK {file}: {name} {version}, дайджест {digest}",
    "rulebook-too-large": "больше {most} КиБ; это не книга правил",
    "rulebooks-bad": "книг правил с ошибками: {count} из {total}",
}
