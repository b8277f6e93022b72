/** Texts of the page's frame. */

import { texts } from "./locale.ts";
import type { Theme } from "./theme.ts";

export const WORDS = texts({
  en: {
    name: "Dozor",
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
    lost: "The server does not answer. Trying again…",
    damaged: "The link is damaged, so this starts from the beginning.",
    broken: "This part of the page broke.",
    anew: "Start anew",
    loading: "Loading the rules…",
    noRules: "The server does not give its rulebook:",
    retry: "Try again",
  },
  ru: {
    name: "Дозор",
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
    lost: "Сервер не отвечает. Пробуем ещё раз…",
    damaged: "Ссылка повреждена, поэтому здесь всё с начала.",
    broken: "Эта часть страницы сломалась.",
    anew: "Начать заново",
    loading: "Загружаем правила…",
    noRules: "Сервер не отдаёт книгу правил:",
    retry: "Попробовать ещё раз",
  },
});
