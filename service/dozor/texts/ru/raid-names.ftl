# Имена всего, что перечисляют запрос о налёте и ответ на него. Значение сообщения — само имя,
# атрибуты — формы, в которых оно стоит в предложениях.

raid-phase-BREACH = прорыв
    .genitive = прорыва
raid-phase-ASSAULT = штурм
    .genitive = штурма

weapon-kind-LIGHT_FIREARM = лёгкое стрелковое оружие
    .instrumental = лёгким стрелковым оружием
weapon-kind-COMBAT_FIREARM = боевое стрелковое оружие
    .instrumental = боевым стрелковым оружием
weapon-kind-ASSAULT_FIREARM = штурмовое стрелковое оружие
    .instrumental = штурмовым стрелковым оружием
weapon-kind-MELEE = оружие ближнего боя
    .instrumental = оружием ближнего боя
weapon-kind-DECK = дека
    .instrumental = декой
weapon-kind-DRONE = дрон
    .instrumental = дроном

edge-NONE = обычный бросок
edge-ADVANTAGE = преимущество
edge-DISADVANTAGE = помеха

member-rank-MEMBER = член банды
member-rank-BOSS = босс
member-rank-RIGHT_HAND = правая рука

move-tier-FULL = полный успех
move-tier-PARTIAL = частичный успех
move-tier-MISS = провал

raid-ending-BREACHED = периметр прорван
raid-ending-REPELLED = налёт отбит
raid-ending-CLEARED = база зачищена
raid-ending-WIPED_OUT = банда уничтожена
raid-ending-MUTUAL_DESTRUCTION = взаимное уничтожение
raid-ending-WITHDREW = банда отступила
raid-ending-STALEMATE = тупик
