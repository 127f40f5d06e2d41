/** Light or dark: as the system says, or as chosen. */
import { device } from "./storage";

export const THEMES = ["system", "light", "dark"] as const;
type Theme = (typeof THEMES)[number];

const KEY = "kontor-theme";
const system = matchMedia("(prefers-color-scheme: dark)");

function stored(): Theme {
  const found = device.read(KEY);
  return THEMES.find((theme) => theme === found) ?? "system";
}

class Choice {
  current = $state<Theme>(stored());
  private systemIsDark = $state(system.matches);

  constructor() {
    system.addEventListener("change", () => {
      this.systemIsDark = system.matches;
      this.show();
    });
    this.show();
  }

  choose(theme: Theme) {
    this.current = theme;
    device.write(KEY, theme);
    this.show();
  }

  get isDark(): boolean {
    return this.current === "dark" || (this.current === "system" && this.systemIsDark);
  }

  private show() {
    const root = document.documentElement;
    root.dataset.theme = this.isDark ? "dark" : "light";
    const page = getComputedStyle(root).getPropertyValue("--page").trim();
    for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")) if (page) meta.content = page;
  }
}

export const theme = new Choice();
