import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { greetEarly } from "./lib/guest";

if (location.pathname.startsWith("/table/")) greetEarly();

const target = document.getElementById("app");
if (target) mount(App, { target });
