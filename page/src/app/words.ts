/** Texts of the page's frame. */

import { texts } from "./locale.ts";
import type { Theme } from "./theme.ts";

export const WORDS = texts({
  en: {
    name: "Dozor",
    intro:
      "Works out fights for stations and raids by the rules, law by law. Choose, and the answer changes; or take an example.",
    description: "The calls, for programs (OpenAPI)",
    views: "Views",
    examples: "Examples",
    noExamples: "No examples here.",
    find: "Find an example",
    nothingFound: "None is called that.",
    copy: "Copy",
    copyTitle: "Copy as",
    format: "Format",
    link: "Link",
    copyNow: "Copy",
    copied: "Copied",
    close: "Close",
    language: "Language",
    theme: (theme: Theme) =>
      ({ system: "Theme: as the system", light: "Theme: light", dark: "Theme: dark" })[theme],
    trouble: {
      lost: "The server does not answer. Trying again…",
      busy: "The server has too much to do. Trying again…",
    },
    noSuchView: (shown: string) => `This page has nothing at that address; here is “${shown}”.`,
    noAnswer: "The server could not answer:",
    needsToken:
      "This server answers only those who send a token, and the page has nowhere to enter one.",
    damaged: "The link is damaged, so this starts from the beginning.",
    broken: "This part of the page broke.",
    anew: "Start anew",
    loading: "Loading the rules…",
    retry: "Try again",
  },
  ru: {
    name: "Дозор",
    intro:
      "Считает бои за станции и налёты по правилам, закон за законом. Выбирайте — ответ меняется сразу; или возьмите пример.",
    description: "Вызовы для программ (OpenAPI)",
    views: "Разделы",
    examples: "Примеры",
    noExamples: "Примеров здесь нет.",
    find: "Найти пример",
    nothingFound: "Такого примера нет.",
    copy: "Копировать",
    copyTitle: "Копировать как",
    format: "Вид",
    link: "Ссылка",
    copyNow: "Скопировать",
    copied: "Скопировано",
    close: "Закрыть",
    language: "Язык",
    theme: (theme: Theme) =>
      ({ system: "Тема: как в системе", light: "Тема: светлая", dark: "Тема: тёмная" })[theme],
    trouble: {
      lost: "Сервер не отвечает. Пробуем ещё раз…",
      busy: "Сервер перегружен. Пробуем ещё раз…",
    },
    noSuchView: (shown: string) => `По такому адресу здесь ничего нет; вот «${shown}».`,
    noAnswer: "Сервер не смог ответить:",
    needsToken:
      "Этот сервер отвечает только тем, у кого есть токен, а ввести его на странице негде.",
    damaged: "Ссылка повреждена, поэтому здесь всё с начала.",
    broken: "Эта часть страницы сломалась.",
    anew: "Начать заново",
    loading: "Загружаем правила…",
    retry: "Попробовать ещё раз",
  },
});
