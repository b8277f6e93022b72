import "@preact/signals";
import "./ui/index.ts";
import "./app/shell.css";

import { render } from "preact";

import { App } from "./app/App.tsx";
import { chooseTheme, theme } from "./app/theme.ts";

chooseTheme(theme.value);
const root = document.getElementById("page");
if (root) {
  render(<App />, root);
}
