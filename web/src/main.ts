import "./look/fonts.css";
import "./look/tokens.css";
import "./look/look.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { isHere } from "./house.svelte";
import { install } from "./installed";
import { route } from "./route.svelte";
import { refind } from "./tokens";

function begin(): void {
  mount(App, { target: document.body });
  install();
}

// At a table of this device one's seats are known before anything is shown.
if ("table" in route.page && isHere(route.page.table)) void refind().then(begin);
else begin();
