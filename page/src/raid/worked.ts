/** Worked raids: those of the examples, and those by which the rules are tested. */

import type { MessageInitShape } from "@bufbuild/protobuf";
import type { RaidSchema, RetreatPolicySchema } from "dozor-client/gen/raid";
import { Edge, MemberRank, WeaponKind } from "dozor-client/gen/raid";
import type { Orders } from "./course.ts";

/** A name in both languages. */
interface Name {
  readonly en: string;
  readonly ru: string;
}

/** A raid, and how it is played. */
export interface Worked {
  readonly name: Name;
  readonly raid: MessageInitShape<typeof RaidSchema>;
  /** When the gang retreats, for a forecast. */
  readonly policy?: MessageInitShape<typeof RetreatPolicySchema>;
  readonly seed?: bigint;
  /** What is chosen for each round that is played; nobody holds back unless it is said. */
  readonly rounds?: ReadonlyArray<Partial<Orders>>;
}

interface Group {
  readonly name: Name;
  readonly worked: readonly Worked[];
}

export const WORKED: readonly Group[] = [
  {
    name: { en: "Examples", ru: "Примеры" },
    worked: [
      {
        name: {
          en: "A small gang on a guard post: one holds back",
          ru: "Трое на пост охраны: один воздерживается",
        },
        raid: {
          members: [
            {
              rank: MemberRank.BOSS,
              skill: 2,
              weapons: [{ kind: WeaponKind.COMBAT_FIREARM, penetration: 2 }],
            },
            {
              skill: 1,
              armor: 1,
              meleeInBreach: true,
              weapons: [{ kind: WeaponKind.MELEE, penetration: 2 }],
            },
            { edge: Edge.DISADVANTAGE, weapons: [{ kind: WeaponKind.DRONE, penetration: 1 }] },
          ],
          target: { numbers: 1, quality: 1 },
        },
        seed: 42n,
        rounds: [{ holdBack: [2] }],
      },
      {
        name: { en: "A checkpoint, with a choice of weapons", ru: "Блокпост: оружие на выбор" },
        raid: {
          members: [
            {
              rank: MemberRank.BOSS,
              skill: 2,
              armor: 1,
              weapons: [
                { kind: WeaponKind.ASSAULT_FIREARM, penetration: 3 },
                { kind: WeaponKind.DRONE, penetration: 2 },
              ],
            },
            {
              rank: MemberRank.RIGHT_HAND,
              skill: 1,
              armor: 1,
              edge: Edge.ADVANTAGE,
              weapons: [{ kind: WeaponKind.COMBAT_FIREARM, penetration: 2 }],
            },
            { skill: 2, health: 4, weapons: [{ kind: WeaponKind.MELEE, penetration: 3 }] },
            {
              skill: 1,
              weapons: [
                { kind: WeaponKind.LIGHT_FIREARM, penetration: 1 },
                { kind: WeaponKind.DECK, penetration: 3 },
              ],
              breachWeapon: 1,
            },
            { wounds: 1, armor: 2, weapons: [{ kind: WeaponKind.LIGHT_FIREARM, penetration: 2 }] },
          ],
          target: { numbers: 1, equipment: 1, perimeter: 1, reinforcements: -1 },
        },
        policy: { whenDown: 2 },
        seed: 7n,
      },
      {
        name: { en: "Twenty on a fortress", ru: "Двадцать на крепость" },
        raid: {
          members: [
            {
              rank: MemberRank.BOSS,
              skill: 3,
              armor: 3,
              health: 5,
              weapons: [{ kind: WeaponKind.ASSAULT_FIREARM, penetration: 5 }],
            },
            {
              rank: MemberRank.RIGHT_HAND,
              skill: 2,
              armor: 2,
              health: 4,
              edge: Edge.ADVANTAGE,
              weapons: [
                { kind: WeaponKind.COMBAT_FIREARM, penetration: 4 },
                { kind: WeaponKind.MELEE, penetration: 4 },
              ],
            },
            { skill: 1, armor: 2, weapons: [{ kind: WeaponKind.COMBAT_FIREARM, penetration: 4 }] },
            { skill: 1, armor: 2, weapons: [{ kind: WeaponKind.COMBAT_FIREARM, penetration: 4 }] },
            { skill: 1, armor: 2, weapons: [{ kind: WeaponKind.COMBAT_FIREARM, penetration: 4 }] },
            { skill: 1, armor: 2, weapons: [{ kind: WeaponKind.COMBAT_FIREARM, penetration: 4 }] },
            { skill: 1, armor: 2, weapons: [{ kind: WeaponKind.COMBAT_FIREARM, penetration: 4 }] },
            { skill: 1, armor: 2, weapons: [{ kind: WeaponKind.COMBAT_FIREARM, penetration: 4 }] },
            { skill: 1, armor: 2, weapons: [{ kind: WeaponKind.COMBAT_FIREARM, penetration: 4 }] },
            { skill: 1, armor: 2, weapons: [{ kind: WeaponKind.COMBAT_FIREARM, penetration: 4 }] },
            {
              skill: 2,
              armor: 3,
              weapons: [
                { kind: WeaponKind.MELEE, penetration: 5 },
                { kind: WeaponKind.LIGHT_FIREARM, penetration: 2 },
              ],
            },
            {
              skill: 2,
              armor: 3,
              weapons: [
                { kind: WeaponKind.MELEE, penetration: 5 },
                { kind: WeaponKind.LIGHT_FIREARM, penetration: 2 },
              ],
            },
            {
              skill: 2,
              armor: 3,
              weapons: [
                { kind: WeaponKind.MELEE, penetration: 5 },
                { kind: WeaponKind.LIGHT_FIREARM, penetration: 2 },
              ],
            },
            {
              skill: 2,
              armor: 3,
              weapons: [
                { kind: WeaponKind.MELEE, penetration: 5 },
                { kind: WeaponKind.LIGHT_FIREARM, penetration: 2 },
              ],
            },
            { skill: 2, weapons: [{ kind: WeaponKind.DECK, penetration: 3 }] },
            { skill: 2, weapons: [{ kind: WeaponKind.DECK, penetration: 3 }] },
            { skill: 2, weapons: [{ kind: WeaponKind.DECK, penetration: 3 }] },
            {
              skill: 1,
              armor: 1,
              edge: Edge.ADVANTAGE,
              weapons: [{ kind: WeaponKind.DRONE, penetration: 4 }],
            },
            {
              skill: 1,
              armor: 1,
              edge: Edge.ADVANTAGE,
              weapons: [{ kind: WeaponKind.DRONE, penetration: 4 }],
            },
            {
              skill: 1,
              armor: 1,
              edge: Edge.ADVANTAGE,
              weapons: [{ kind: WeaponKind.DRONE, penetration: 4 }],
            },
          ],
          target: { numbers: 2, quality: 2, equipment: 1, perimeter: 1, reinforcements: 1 },
        },
        policy: { afterRound: 10, whenDown: 12 },
        seed: 1n,
      },
      {
        name: {
          en: "Dice from a table: two rounds of a breach",
          ru: "Кости со стола: два раунда прорыва",
        },
        raid: {
          members: [
            {
              rank: MemberRank.BOSS,
              skill: 1,
              armor: 1,
              weapons: [{ kind: WeaponKind.LIGHT_FIREARM, penetration: 2 }],
            },
            {
              edge: Edge.ADVANTAGE,
              wounds: 1,
              weapons: [{ kind: WeaponKind.DRONE, penetration: 1 }],
            },
          ],
          target: { numbers: 2, quality: 1 },
        },
        rounds: [{ faces: [3, 5, 2, 6, 4] }, { faces: [6, 5, 1, 1, 3] }],
      },
    ],
  },
  {
    name: { en: "The rules, worked with dice from a table", ru: "Правила на разобранных бросках" },
    worked: [
      {
        name: {
          en: "A checkpoint is breached and cleared without a loss",
          ru: "Пост взят и зачищен без потерь",
        },
        raid: {
          members: [
            {
              skill: 1,
              weapons: [{ kind: WeaponKind.LIGHT_FIREARM, penetration: 1 }],
              rank: MemberRank.BOSS,
            },
            {
              skill: 1,
              weapons: [{ kind: WeaponKind.MELEE, penetration: 2 }],
              meleeInBreach: true,
            },
          ],
          target: {},
        },
        rounds: [{ faces: [6, 4, 5, 5] }, { faces: [3, 6, 6, 6] }],
      },
      {
        name: {
          en: "A seven takes a fighter with it and is paid for",
          ru: "Семёрка выводит защитника, но за неё платят",
        },
        raid: {
          members: [{ weapons: [{ kind: WeaponKind.DRONE, penetration: 3 }], armor: 1 }],
          target: { quality: 2 },
        },
        rounds: [{ faces: [3, 4] }, { faces: [1, 1] }, { faces: [6, 6] }],
      },
      {
        name: {
          en: "The last member falls as the last fighter does, and the raid is repelled",
          ru: "Последний боец падает вместе с последним защитником, и налёт отбит",
        },
        raid: {
          members: [{ wounds: 2, weapons: [{ kind: WeaponKind.LIGHT_FIREARM, penetration: 2 }] }],
          target: { quality: 1 },
        },
        rounds: [{ faces: [3, 4] }],
      },
      {
        name: {
          en: "The same inside is mutual destruction",
          ru: "То же внутри — взаимное уничтожение",
        },
        raid: {
          members: [
            {
              wounds: 2,
              weapons: [{ kind: WeaponKind.MELEE, penetration: 2 }],
              meleeInBreach: true,
            },
          ],
          target: { quality: 1 },
        },
        rounds: [{ faces: [6, 6] }, { faces: [3, 4] }],
      },
      {
        name: {
          en: "Negative reinforcements send fighters inside, where they are met again",
          ru: "Отрицательное подкрепление уводит защитников внутрь, где их встречают снова",
        },
        raid: {
          members: [{ weapons: [{ kind: WeaponKind.LIGHT_FIREARM, penetration: 1 }] }],
          target: { numbers: 6, reinforcements: -2 },
        },
        rounds: [
          { faces: [6, 6] },
          { faces: [6, 6] },
          { faces: [6, 6] },
          { faces: [6, 6] },
          { faces: [6, 6] },
          { faces: [6, 6] },
          { faces: [6, 6] },
          { faces: [6, 6] },
        ],
      },
      {
        name: {
          en: "Fighters outnumbered three to one fall back",
          ru: "Защитники отходят, когда банда втрое больше",
        },
        raid: {
          members: [
            { skill: 4, weapons: [{ kind: WeaponKind.LIGHT_FIREARM, penetration: 1 }] },
            { weapons: [{ kind: WeaponKind.LIGHT_FIREARM, penetration: 1 }] },
            { weapons: [{ kind: WeaponKind.LIGHT_FIREARM, penetration: 1 }] },
          ],
          target: { numbers: -1 },
        },
        rounds: [{ faces: [6, 6, 1, 1, 1, 2] }, { faces: [6, 6, 6, 6, 6, 6] }],
      },
      {
        name: {
          en: "Advantage drops the lowest die, disadvantage the highest",
          ru: "Преимущество отбрасывает меньшую кость, помеха — большую",
        },
        raid: {
          members: [
            { edge: Edge.ADVANTAGE, weapons: [{ kind: WeaponKind.LIGHT_FIREARM, penetration: 1 }] },
            {
              edge: Edge.DISADVANTAGE,
              weapons: [{ kind: WeaponKind.LIGHT_FIREARM, penetration: 1 }],
            },
          ],
          target: {},
        },
        rounds: [{ faces: [1, 6, 4, 6, 5, 5] }, { faces: [6, 6, 2, 5, 6, 6] }],
      },
      {
        name: {
          en: "A boss declares a retreat, and the round is still played",
          ru: "Босс объявляет отступление, и раунд доигрывают",
        },
        raid: {
          members: [
            {
              rank: MemberRank.BOSS,
              health: 9,
              weapons: [{ kind: WeaponKind.LIGHT_FIREARM, penetration: 1 }],
            },
          ],
          target: { numbers: 2 },
        },
        policy: { afterRound: 1 },
        rounds: [
          { faces: [6, 6] },
          { faces: [5, 5] },
          { faces: [1, 1] },
          { retreat: 0, faces: [1, 2] },
        ],
      },
      {
        name: {
          en: "Nobody who may act in the breach: repelled before a die is rolled",
          ru: "В прорыве некому действовать: налёт отбит без броска",
        },
        raid: { members: [{ weapons: [{ kind: WeaponKind.MELEE, penetration: 5 }] }], target: {} },
      },
    ],
  },
];
