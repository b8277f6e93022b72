/** The worked examples of the rules' source, in its order. */

import type { MessageInitShape } from "@bufbuild/protobuf";
import { Item, Objective, StationComponent, Tactic, UnitClass } from "dozor-client/gen/station";
import type { ResolveEngagementRequestSchema } from "dozor-client/gen/station_service";

/** A name in both languages. */
export interface Name {
  readonly en: string;
  readonly ru: string;
}

interface Worked {
  readonly name: Name;
  readonly fight: MessageInitShape<typeof ResolveEngagementRequestSchema>;
}

interface Group {
  readonly name: Name;
  readonly worked: readonly Worked[];
}

/** Where the source's result holds for both objectives, the fight is for liquidation. */
export const WORKED: readonly Group[] = [
  {
    name: { en: "Items", ru: "Предметы" },
    worked: [
      {
        name: { en: "Stimulant against medkit", ru: "Стимулятор против аптечки" },
        fight: {
          objective: Objective.LIQUIDATION,
          attackers: [{ unitClass: UnitClass.SENTINEL, items: [Item.STIMULANT] }],
          defenders: [{ unitClass: UnitClass.SENTINEL, items: [Item.MEDKIT] }],
        },
      },
      {
        name: { en: "Stimulant against vest", ru: "Стимулятор против бронежилета" },
        fight: {
          objective: Objective.LIQUIDATION,
          attackers: [{ unitClass: UnitClass.SENTINEL, items: [Item.STIMULANT] }],
          defenders: [{ unitClass: UnitClass.SENTINEL, items: [Item.VEST] }],
        },
      },
      {
        name: { en: "Medkit against medkit", ru: "Аптечка против аптечки" },
        fight: {
          objective: Objective.LIQUIDATION,
          attackers: [{ unitClass: UnitClass.SENTINEL, items: [Item.MEDKIT] }],
          defenders: [{ unitClass: UnitClass.SENTINEL, items: [Item.MEDKIT] }],
        },
      },
      {
        name: { en: "Vest against vest", ru: "Броник против броника" },
        fight: {
          objective: Objective.LIQUIDATION,
          attackers: [{ unitClass: UnitClass.SENTINEL, items: [Item.VEST] }],
          defenders: [{ unitClass: UnitClass.SENTINEL, items: [Item.VEST] }],
        },
      },
      {
        name: { en: "Stimulant against stimulant", ru: "Стимулятор против стимулятора" },
        fight: {
          objective: Objective.LIQUIDATION,
          attackers: [{ unitClass: UnitClass.SENTINEL, items: [Item.STIMULANT] }],
          defenders: [{ unitClass: UnitClass.SENTINEL, items: [Item.STIMULANT] }],
        },
      },
    ],
  },
  {
    name: { en: "Agent and sabotage", ru: "Агент и порча" },
    worked: [
      {
        name: {
          en: "Agent on the station: bare attacker against vest",
          ru: "Агент на станции: атакующий без предметов против бронежилета",
        },
        fight: {
          objective: Objective.LIQUIDATION,
          agent: true,
          attackers: [{ unitClass: UnitClass.SENTINEL }],
          defenders: [{ unitClass: UnitClass.SENTINEL, items: [Item.VEST] }],
        },
      },
      {
        name: {
          en: "Sabotaged station: bare attacker against medkit",
          ru: "Порча на станции: атакующий без предметов против аптечки",
        },
        fight: {
          objective: Objective.LIQUIDATION,
          sabotage: [StationComponent.GENERATOR],
          attackers: [{ unitClass: UnitClass.SENTINEL }],
          defenders: [{ unitClass: UnitClass.SENTINEL, items: [Item.MEDKIT] }],
        },
      },
      {
        name: {
          en: "Two components sabotaged: bare attacker against vest",
          ru: "Порча двух элементов: атакующий без предметов против бронежилета",
        },
        fight: {
          objective: Objective.LIQUIDATION,
          sabotage: [StationComponent.FOOD, StationComponent.TENTS],
          attackers: [{ unitClass: UnitClass.SENTINEL }],
          defenders: [{ unitClass: UnitClass.SENTINEL, items: [Item.VEST] }],
        },
      },
    ],
  },
  {
    name: { en: "Tactics", ru: "АС" },
    worked: [
      {
        name: {
          en: "Tactic against no tactic, liquidation",
          ru: "АС против защитника без АС, ликвидация",
        },
        fight: {
          objective: Objective.LIQUIDATION,
          attackers: [{ unitClass: UnitClass.SENTINEL, tactic: Tactic.SNIPER }],
          defenders: [{ unitClass: UnitClass.SENTINEL }],
        },
      },
      {
        name: {
          en: "Tactic against no tactic, control",
          ru: "АС против защитника без АС, контроль",
        },
        fight: {
          objective: Objective.CONTROL,
          attackers: [{ unitClass: UnitClass.SENTINEL, tactic: Tactic.SNIPER }],
          defenders: [{ unitClass: UnitClass.SENTINEL }],
        },
      },
      {
        name: {
          en: "The reverse: no tactic against a tactic, liquidation",
          ru: "Обратная ситуация: без АС против АС, ликвидация",
        },
        fight: {
          objective: Objective.LIQUIDATION,
          attackers: [{ unitClass: UnitClass.SENTINEL }],
          defenders: [{ unitClass: UnitClass.SENTINEL, tactic: Tactic.COVER }],
        },
      },
      {
        name: {
          en: "The reverse: no tactic against a tactic, control",
          ru: "Обратная ситуация: без АС против АС, контроль",
        },
        fight: {
          objective: Objective.CONTROL,
          attackers: [{ unitClass: UnitClass.SENTINEL }],
          defenders: [{ unitClass: UnitClass.SENTINEL, tactic: Tactic.COVER }],
        },
      },
      {
        name: { en: "Sniper against Cover", ru: "«Снайпер» против «Прикрытия»" },
        fight: {
          objective: Objective.LIQUIDATION,
          attackers: [{ unitClass: UnitClass.SENTINEL, tactic: Tactic.SNIPER }],
          defenders: [{ unitClass: UnitClass.SENTINEL, tactic: Tactic.COVER }],
        },
      },
      {
        name: {
          en: "Sniper against Suppressive fire",
          ru: "«Снайпер» против «Огня на подавление»",
        },
        fight: {
          objective: Objective.LIQUIDATION,
          attackers: [{ unitClass: UnitClass.SENTINEL, tactic: Tactic.SNIPER }],
          defenders: [{ unitClass: UnitClass.SENTINEL, tactic: Tactic.SUPPRESSIVE_FIRE }],
        },
      },
      {
        name: {
          en: "Incendiary against Armor-piercing",
          ru: "«Зажигательные» против «Бронебойных»",
        },
        fight: {
          objective: Objective.LIQUIDATION,
          attackers: [{ unitClass: UnitClass.SENTINEL, tactic: Tactic.INCENDIARY }],
          defenders: [{ unitClass: UnitClass.SENTINEL, tactic: Tactic.ARMOR_PIERCING }],
        },
      },
      {
        name: {
          en: "Armor-piercing against Incendiary",
          ru: "«Бронебойные» против «Зажигательных»",
        },
        fight: {
          objective: Objective.LIQUIDATION,
          attackers: [{ unitClass: UnitClass.SENTINEL, tactic: Tactic.ARMOR_PIERCING }],
          defenders: [{ unitClass: UnitClass.SENTINEL, tactic: Tactic.INCENDIARY }],
        },
      },
      {
        name: {
          en: "Poisoned arrows against Cover",
          ru: "«Отравленные стрелы» против «Прикрытия»",
        },
        fight: {
          objective: Objective.LIQUIDATION,
          attackers: [{ unitClass: UnitClass.SENTINEL, tactic: Tactic.POISONED_ARROWS }],
          defenders: [{ unitClass: UnitClass.SENTINEL, tactic: Tactic.COVER }],
        },
      },
      {
        name: {
          en: "Sniper against Cover and vest, liquidation",
          ru: "«Снайпер» против «Прикрытия» и броника, ликвидация",
        },
        fight: {
          objective: Objective.LIQUIDATION,
          attackers: [{ unitClass: UnitClass.SENTINEL, tactic: Tactic.SNIPER }],
          defenders: [{ unitClass: UnitClass.SENTINEL, tactic: Tactic.COVER, items: [Item.VEST] }],
        },
      },
      {
        name: {
          en: "Sniper against Cover and vest, control",
          ru: "«Снайпер» против «Прикрытия» и броника, контроль",
        },
        fight: {
          objective: Objective.CONTROL,
          attackers: [{ unitClass: UnitClass.SENTINEL, tactic: Tactic.SNIPER }],
          defenders: [{ unitClass: UnitClass.SENTINEL, tactic: Tactic.COVER, items: [Item.VEST] }],
        },
      },
      {
        name: {
          en: "Poisoned arrows against Cover and vest",
          ru: "«Отравленные стрелы» против «Прикрытия» и броника",
        },
        fight: {
          objective: Objective.LIQUIDATION,
          attackers: [{ unitClass: UnitClass.SENTINEL, tactic: Tactic.POISONED_ARROWS }],
          defenders: [{ unitClass: UnitClass.SENTINEL, tactic: Tactic.COVER, items: [Item.VEST] }],
        },
      },
      {
        name: { en: "Sniper against Massed fire", ru: "«Снайпер» против «Массированного огня»" },
        fight: {
          objective: Objective.LIQUIDATION,
          attackers: [{ unitClass: UnitClass.SENTINEL, tactic: Tactic.SNIPER }],
          defenders: [{ unitClass: UnitClass.SENTINEL, tactic: Tactic.MASSED_FIRE }],
        },
      },
      {
        name: {
          en: "Poisoned arrows against Massed fire",
          ru: "«Отравленные стрелы» против «Массированного огня»",
        },
        fight: {
          objective: Objective.LIQUIDATION,
          attackers: [{ unitClass: UnitClass.SENTINEL, tactic: Tactic.POISONED_ARROWS }],
          defenders: [{ unitClass: UnitClass.SENTINEL, tactic: Tactic.MASSED_FIRE }],
        },
      },
      {
        name: { en: "An attack on a Vegan with Slaves", ru: "Атака на Вегана с «Рабами»" },
        fight: {
          objective: Objective.LIQUIDATION,
          attackers: [{ unitClass: UnitClass.SENTINEL, tactic: Tactic.INCENDIARY }],
          defenders: [{ unitClass: UnitClass.SENTINEL, tactic: Tactic.SLAVES, vegan: true }],
        },
      },
    ],
  },
  {
    name: { en: "Stalkers", ru: "Сталкеры" },
    worked: [
      {
        name: {
          en: "Stalker against Sentinel, liquidation",
          ru: "Сталкер против Дозорного, ликвидация",
        },
        fight: {
          objective: Objective.LIQUIDATION,
          attackers: [{ unitClass: UnitClass.STALKER }],
          defenders: [{ unitClass: UnitClass.SENTINEL }],
        },
      },
      {
        name: { en: "Stalker against Sentinel, control", ru: "Сталкер против Дозорного, контроль" },
        fight: {
          objective: Objective.CONTROL,
          attackers: [{ unitClass: UnitClass.STALKER }],
          defenders: [{ unitClass: UnitClass.SENTINEL }],
        },
      },
      {
        name: {
          en: "Stalker in attack against Stalker in defense",
          ru: "Сталкер в атаке против Сталкера в обороне",
        },
        fight: {
          objective: Objective.LIQUIDATION,
          attackers: [{ unitClass: UnitClass.STALKER }],
          defenders: [{ unitClass: UnitClass.STALKER }],
        },
      },
      {
        name: {
          en: "Sentinel in a vest against Stalker, liquidation",
          ru: "Дозорный в бронике против Сталкера, ликвидация",
        },
        fight: {
          objective: Objective.LIQUIDATION,
          attackers: [{ unitClass: UnitClass.SENTINEL, items: [Item.VEST] }],
          defenders: [{ unitClass: UnitClass.STALKER }],
        },
      },
      {
        name: {
          en: "Sentinel in a vest against Stalker, control",
          ru: "Дозорный в бронике против Сталкера, контроль",
        },
        fight: {
          objective: Objective.CONTROL,
          attackers: [{ unitClass: UnitClass.SENTINEL, items: [Item.VEST] }],
          defenders: [{ unitClass: UnitClass.STALKER }],
        },
      },
      {
        name: {
          en: "Sentinel with medkit and stimulant against Stalker, liquidation",
          ru: "Дозорный с аптечкой и стимулятором против Сталкера, ликвидация",
        },
        fight: {
          objective: Objective.LIQUIDATION,
          attackers: [{ unitClass: UnitClass.SENTINEL, items: [Item.MEDKIT, Item.STIMULANT] }],
          defenders: [{ unitClass: UnitClass.STALKER }],
        },
      },
      {
        name: {
          en: "Sentinel with medkit and stimulant against Stalker, control",
          ru: "Дозорный с аптечкой и стимулятором против Сталкера, контроль",
        },
        fight: {
          objective: Objective.CONTROL,
          attackers: [{ unitClass: UnitClass.SENTINEL, items: [Item.MEDKIT, Item.STIMULANT] }],
          defenders: [{ unitClass: UnitClass.STALKER }],
        },
      },
      {
        name: {
          en: "Sniper against Stalker with a stimulant: a heavy wound",
          ru: "«Снайпер» против Сталкера со стимулятором: тяжёлое ранение",
        },
        fight: {
          objective: Objective.LIQUIDATION,
          attackers: [{ unitClass: UnitClass.SENTINEL, tactic: Tactic.SNIPER }],
          defenders: [{ unitClass: UnitClass.STALKER, items: [Item.STIMULANT] }],
        },
      },
      {
        name: {
          en: "Poisoned arrows against Stalker with a stimulant: a light wound",
          ru: "«Отравленные стрелы» против Сталкера со стимулятором: лёгкое ранение",
        },
        fight: {
          objective: Objective.LIQUIDATION,
          attackers: [{ unitClass: UnitClass.SENTINEL, tactic: Tactic.POISONED_ARROWS }],
          defenders: [{ unitClass: UnitClass.STALKER, items: [Item.STIMULANT] }],
        },
      },
      {
        name: {
          en: "Stalker against Sentinel under Cover",
          ru: "Сталкер против Дозорного под «Прикрытием»",
        },
        fight: {
          objective: Objective.LIQUIDATION,
          attackers: [{ unitClass: UnitClass.STALKER }],
          defenders: [{ unitClass: UnitClass.SENTINEL, tactic: Tactic.COVER }],
        },
      },
    ],
  },
  {
    name: { en: "Double attack and defense", ru: "Двойная атака и защита" },
    worked: [
      {
        name: { en: "Stalker against two Sentinels", ru: "Сталкер против двух Дозорных" },
        fight: {
          objective: Objective.LIQUIDATION,
          attackers: [{ unitClass: UnitClass.STALKER }],
          defenders: [{ unitClass: UnitClass.SENTINEL }, { unitClass: UnitClass.SENTINEL }],
        },
      },
      {
        name: {
          en: "Stalker with a stimulant against two Sentinels",
          ru: "Сталкер со стимулятором против двух Дозорных",
        },
        fight: {
          objective: Objective.LIQUIDATION,
          attackers: [{ unitClass: UnitClass.STALKER, items: [Item.STIMULANT] }],
          defenders: [{ unitClass: UnitClass.SENTINEL }, { unitClass: UnitClass.SENTINEL }],
        },
      },
      {
        name: {
          en: "Stalker in a vest against two Sentinels, one with Massed fire",
          ru: "Сталкер в бронике против двух Дозорных, один с «Массированным огнём»",
        },
        fight: {
          objective: Objective.LIQUIDATION,
          attackers: [{ unitClass: UnitClass.STALKER, items: [Item.VEST] }],
          defenders: [
            { unitClass: UnitClass.SENTINEL, tactic: Tactic.MASSED_FIRE },
            { unitClass: UnitClass.SENTINEL },
          ],
        },
      },
      {
        name: {
          en: "Two Sentinels, one under Healing, against Stalker with medkit and vest",
          ru: "Двое Дозорных, один под Лечением, против Сталкера с аптечкой и броником",
        },
        fight: {
          objective: Objective.LIQUIDATION,
          attackers: [
            { unitClass: UnitClass.SENTINEL, healing: true },
            { unitClass: UnitClass.SENTINEL },
          ],
          defenders: [{ unitClass: UnitClass.STALKER, items: [Item.MEDKIT, Item.VEST] }],
        },
      },
      {
        name: {
          en: "Two Sentinels, one with a tactic, against Stalker with vest and medkit",
          ru: "Двое Дозорных, один применяет АС, против Сталкера с броником и аптечкой",
        },
        fight: {
          objective: Objective.LIQUIDATION,
          attackers: [
            { unitClass: UnitClass.SENTINEL, tactic: Tactic.POISONED_ARROWS },
            { unitClass: UnitClass.SENTINEL },
          ],
          defenders: [{ unitClass: UnitClass.STALKER, items: [Item.VEST, Item.MEDKIT] }],
        },
      },
    ],
  },
  {
    name: { en: "Hunters", ru: "Хантеры" },
    worked: [
      {
        name: {
          en: "Hunter with Berserk against two Sentinels",
          ru: "Хантер с «Берсерком» против двух Дозорных",
        },
        fight: {
          objective: Objective.LIQUIDATION,
          attackers: [{ unitClass: UnitClass.HUNTER, tactic: Tactic.BERSERK }],
          defenders: [
            { unitClass: UnitClass.SENTINEL, tactic: Tactic.MASSED_FIRE },
            {
              unitClass: UnitClass.SENTINEL,
              tactic: Tactic.SUPPRESSIVE_FIRE,
              items: [Item.STIMULANT],
            },
          ],
        },
      },
      {
        name: {
          en: "Hunter with Berserk against Sentinel and Stalker",
          ru: "Хантер с «Берсерком» против Дозорного и Сталкера",
        },
        fight: {
          objective: Objective.LIQUIDATION,
          attackers: [{ unitClass: UnitClass.HUNTER, tactic: Tactic.BERSERK }],
          defenders: [
            { unitClass: UnitClass.SENTINEL, tactic: Tactic.COVER },
            { unitClass: UnitClass.STALKER, items: [Item.STIMULANT] },
          ],
        },
      },
    ],
  },
  {
    name: { en: "Experience", ru: "Опыт" },
    worked: [
      {
        name: {
          en: "Experience 1 against 0: no difference",
          ru: "Опыт 1 против опыта 0: разницы нет",
        },
        fight: {
          objective: Objective.LIQUIDATION,
          attackers: [{ unitClass: UnitClass.SENTINEL, experience: { attack: 1 } }],
          defenders: [{ unitClass: UnitClass.SENTINEL, items: [Item.VEST] }],
        },
      },
      {
        name: {
          en: "Experience 2 against 0: a light wound",
          ru: "Опыт 2 против опыта 0: лёгкое ранение",
        },
        fight: {
          objective: Objective.LIQUIDATION,
          attackers: [{ unitClass: UnitClass.SENTINEL, experience: { attack: 2 } }],
          defenders: [{ unitClass: UnitClass.SENTINEL, items: [Item.VEST] }],
        },
      },
      {
        name: {
          en: "Experience 2 against 0 under Healing: the wound comes next turn",
          ru: "Опыт 2 против опыта 0 под Лечением: рана на следующем ходу",
        },
        fight: {
          objective: Objective.LIQUIDATION,
          attackers: [{ unitClass: UnitClass.SENTINEL, experience: { attack: 2 } }],
          defenders: [{ unitClass: UnitClass.SENTINEL, items: [Item.VEST], healing: true }],
        },
      },
      {
        name: {
          en: "Experience 4 against 0: a heavy wound",
          ru: "Опыт 4 против опыта 0: тяжёлое ранение",
        },
        fight: {
          objective: Objective.LIQUIDATION,
          attackers: [{ unitClass: UnitClass.SENTINEL, experience: { attack: 4 } }],
          defenders: [{ unitClass: UnitClass.SENTINEL, items: [Item.VEST] }],
        },
      },
      {
        name: {
          en: "Experience 6 against 0: defeat and death",
          ru: "Опыт 6 против опыта 0: поражение и смерть",
        },
        fight: {
          objective: Objective.LIQUIDATION,
          attackers: [{ unitClass: UnitClass.SENTINEL, experience: { attack: 6 } }],
          defenders: [{ unitClass: UnitClass.SENTINEL, items: [Item.VEST] }],
        },
      },
      {
        name: {
          en: "Experience 6 against 0 under Healing: defeat without death",
          ru: "Опыт 6 против опыта 0 под Лечением: поражение без смерти",
        },
        fight: {
          objective: Objective.LIQUIDATION,
          attackers: [{ unitClass: UnitClass.SENTINEL, experience: { attack: 6 } }],
          defenders: [{ unitClass: UnitClass.SENTINEL, items: [Item.VEST], healing: true }],
        },
      },
      {
        name: {
          en: "Experience 6 against 0: the defender has all items and Massed fire",
          ru: "Опыт 6 против опыта 0: у защитника все предметы и «Массированный огонь»",
        },
        fight: {
          objective: Objective.LIQUIDATION,
          attackers: [{ unitClass: UnitClass.SENTINEL, experience: { attack: 6 } }],
          defenders: [
            {
              unitClass: UnitClass.SENTINEL,
              tactic: Tactic.MASSED_FIRE,
              items: [Item.STIMULANT, Item.VEST, Item.MEDKIT],
            },
          ],
        },
      },
    ],
  },
  {
    name: { en: "Heavy weapons", ru: "Тяжёлое оружие" },
    worked: [
      {
        name: {
          en: "Metrotank sweeps away a double block and takes the gun",
          ru: "Метротанк сносит двойной блок и забирает пулемёт",
        },
        fight: {
          objective: Objective.CONTROL,
          metrotank: true,
          machineGun: true,
          attackers: [{ unitClass: UnitClass.SENTINEL }],
          defenders: [
            { unitClass: UnitClass.SENTINEL, tactic: Tactic.MASSED_FIRE },
            { unitClass: UnitClass.STALKER },
          ],
        },
      },
      {
        name: {
          en: "Machine gun destroys two Hunters with Berserk",
          ru: "Пулемёт уничтожает двух Хантеров с «Берсерком»",
        },
        fight: {
          objective: Objective.LIQUIDATION,
          machineGun: true,
          attackers: [
            { unitClass: UnitClass.HUNTER, tactic: Tactic.BERSERK },
            { unitClass: UnitClass.HUNTER, tactic: Tactic.BERSERK },
          ],
          defenders: [{ unitClass: UnitClass.SENTINEL }],
        },
      },
    ],
  },
];
