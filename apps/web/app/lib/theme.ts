import { useSyncExternalStore } from 'react';

const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Under which the browser keeps it. */
export const themeKey = 'theme';

/** Light, unless the person chose otherwise: a salon reads its screen by daylight. */
export const toTheme = (stored: string | null): Theme => (stored === 'dark' ? 'dark' : 'light');

/** Of the bar that a phone draws over the page: `--surface` of `styles/tokens.css`. */
export const themeColors: Readonly<Record<Theme, string>> = { light: '#ffffff', dark: '#0f1717' };

const applyTheme = (theme: Theme): void => {
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', themeColors[theme]);
  document.documentElement.classList.remove(...themes);
  document.documentElement.classList.add(theme);
};

const storedTheme = (): Theme => {
  try {
    return toTheme(localStorage.getItem(themeKey));
  } catch {
    return 'light';
  }
};

/** Shows again what the person chose. */
export const showStoredTheme = (): void => applyTheme(storedTheme());

export function setTheme(theme: Theme): void {
  applyTheme(theme);
  try {
    localStorage.setItem(themeKey, theme);
  } catch {
    // A browser that keeps nothing still turns dark until the next page.
  }
}

const themeOnPage = (): Theme => (document.documentElement.classList.contains('dark') ? 'dark' : 'light');

// The class itself is the state: the script of `ThemeScript` and other tabs change it without React.
function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['class'] });
  return () => observer.disconnect();
}

/** The theme on the screen; the server does not know it and says light. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, themeOnPage, () => 'light');
