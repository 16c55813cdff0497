import "./look/fonts.css";
import "./look/tokens.css";
import "./look/look.css";
import { mount } from "svelte";
import App from "./App.svelte";

mount(App, { target: document.body });
