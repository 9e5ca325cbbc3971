import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { greetEarly } from "./lib/guest";

if (location.pathname.startsWith("/table/")) greetEarly();

const target = document.getElementById("app");
if (target) mount(App, { target });

/** The page comes first; what tells the names of things is fetched later. */
const LATER = 2000;
setTimeout(() => void import("./look/tips").then(({ tellNames }) => tellNames()).catch(() => undefined), LATER);
