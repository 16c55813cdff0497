import "@fontsource/grenze/latin-500.css";
import "@fontsource/grenze/latin-600.css";
import "@fontsource/grenze/latin-700.css";
import "@fontsource-variable/source-sans-3/wght.css";
import "./look/tokens.css";
import "./look/look.css";
import { mount } from "svelte";
import App from "./App.svelte";

mount(App, { target: document.body });
