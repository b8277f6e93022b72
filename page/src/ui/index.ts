/** The components that all views are made of. */

import "./theme.css";
import "./controls.css";
import "./toggles.css";
import "./pieces.css";
import "./ticker.css";

export { Bar } from "./Bar.tsx";
export { Button } from "./Button.tsx";
export { Card } from "./Card.tsx";
export { Choice, type Option } from "./Choice.tsx";
export { type FieldProps, Problem } from "./field.tsx";
export { Drawing, Icon, type IconName } from "./Icon.tsx";
export { Menu } from "./Menu.tsx";
export { Moment } from "./Moment.tsx";
export { Stepper } from "./Stepper.tsx";
export { TextInput } from "./TextInput.tsx";
export { Ticker } from "./Ticker.tsx";
export { Tip } from "./Tip.tsx";
export { Toggle } from "./Toggle.tsx";
