import "./look/fonts.css";
import "./look/tokens.css";
import "./look/look.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { install } from "./installed";

mount(App, { target: document.body });
install();
