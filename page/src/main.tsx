import "@preact/signals";

import { render } from "preact";

import { App } from "./app/App.tsx";
import { chooseLocale, locale } from "./app/locale.ts";

chooseLocale(locale.value);
const root = document.getElementById("page");
if (root) {
  render(<App />, root);
}
