// Inline in every public page before its first paint; all of the script that such a page has, but for its form. It leaves its
// state on html, where a style sheet finds it: data-user (somebody is signed in), data-scrolled (10 px down). Made into one
// text by npm run inline-scripts.
import { rememberLanguage } from "@/components/layout/language-choice";
import { chooseTheme } from "@/components/layout/theme";
import { isLocale } from "@/lib/core/language";
import { signedIn } from "./account";
import { fold, openedDrawer } from "./drawer";
import { close, menuAt, open, openedMenu, panelOf, walk } from "./menus";
import { play } from "./video";

const page = document.documentElement;
const person = signedIn();
if (person) {
  page.dataset.user = "";
  page.style.setProperty("--user-initial", JSON.stringify(person.initial));
}

// A page that opens further down says so by an event; asked before, it would have to be laid out first.
addEventListener("scroll", () => page.toggleAttribute("data-scrolled", scrollY > 10), { passive: true });

/** Keeps what was chosen in a menu or at the foot of the page. */
function choose(target: Element, item: HTMLElement | null): void {
  const theme = item?.dataset.theme;
  if (theme === "light" || theme === "dark" || theme === "system") chooseTheme(theme);
  const language = target.closest<HTMLAnchorElement>("a[data-language]")?.hreflang;
  if (isLocale(language)) rememberLanguage(language);
}

document.addEventListener("click", (event) => {
  const target = event.target as Element;
  const [button, menu, drawer] = [menuAt(target), openedMenu(), openedDrawer()];
  const item = target.closest<HTMLElement>("[role^=menuitem]");
  if (button && button === menu) close(button, true);
  else if (button) open(button, person?.name);
  else if (menu && (item || !panelOf(menu).contains(target))) close(menu, item !== null && !item.hasAttribute("href"));
  if (drawer && (!drawer.contains(target) || target.closest("a"))) fold();
  choose(target, item);
  const video = target.closest<HTMLAnchorElement>("[data-video]");
  if (video) play(event, video);
});

document.addEventListener("keydown", (event) => {
  const button = event.target instanceof Element ? menuAt(event.target) : null;
  const menu = openedMenu();
  if (event.key === "Escape") {
    if (menu) close(menu, true);
    else fold(true);
  } else if (menu) {
    walk(event, menu);
  } else if (button && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
    event.preventDefault();
    open(button, person?.name, event.key === "ArrowUp");
  }
});
