import "@preact/signals";
import "./ui/index.ts";
import "./app/shell.css";

import { render } from "preact";

import { App } from "./app/App.tsx";
import { watchTheme } from "./app/theme.ts";

watchTheme();
const root = document.getElementById("page");
if (root) {
  render(<App />, root);
}
