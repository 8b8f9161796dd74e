import { useLayoutEffect } from 'react';
import { showStoredTheme, themeColors, themeKey } from './theme.ts';

/**
 * Runs before the first paint, so that a dark page never flashes white, and serves every button that
 * has `data-theme-toggle`: pages without React turn dark by these bytes alone. `setTheme` is its
 * twin for React; both keep the same word under the same key.
 */
export const themeScript = `(()=>{
const list=document.documentElement.classList,key=${JSON.stringify(themeKey)};
const show=t=>{t=t==='dark'?t:'light';list.remove('light','dark');list.add(t);
const bar=document.querySelector('meta[name=theme-color]');if(bar)bar.content=${JSON.stringify(themeColors)}[t]};
const kept=()=>{try{return localStorage.getItem(key)}catch{}};
show(kept());
addEventListener('storage',e=>{if(e.key===key||e.key===null)show(e.newValue)});
addEventListener('pageshow',e=>{if(e.persisted)show(kept())});
addEventListener('click',e=>{
if(!e.target.closest?.('[data-theme-toggle]'))return;
const t=list.contains('dark')?'light':'dark';
show(t);
try{localStorage.setItem(key,t)}catch{}
})
})()`;

/** On the server only: React would put the light one beside the one that the script has turned dark. */
export function ThemeColor() {
  return import.meta.env.SSR ? <meta name="theme-color" content={themeColors.light} /> : null;
}

/**
 * On the server only, like every script of a page: React would make it again through innerHTML, which
 * trusted types refuse. `nonce` is the answer's own.
 */
export function ThemeScript({ nonce }: { nonce: string | undefined }) {
  // Where React must render a page again, it makes a root without the class.
  useLayoutEffect(showStoredTheme, []);
  if (!import.meta.env.SSR) return null;
  // The text is a constant of this file; nothing from outside reaches it.
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: themeScript }} />;
}
