import { paths } from '../app/paths.ts';
import { texts } from './texts.ts';

/** The colors are those of `styles/tokens.css`; no file is needed, as there may be none. */
const style = `
:root{color-scheme:light dark;--canvas:#e9efef;--ink:#162120;--ink-2:#3c4949;--brand:#882e55}
@media(prefers-color-scheme:dark){:root{--canvas:#080f0f;--ink:#e9efef;--ink-2:#c6cfcf;--brand:#d77f9f}}
body{margin:0;min-height:100dvh;display:grid;place-content:center;justify-items:start;gap:12px;padding:24px;
box-sizing:border-box;background:var(--canvas);color:var(--ink);font:16px/1.5 Geologica,system-ui,sans-serif}
h1{margin:0;font-size:28px;line-height:1.2}p{margin:0;max-width:34em;color:var(--ink-2)}
nav{display:flex;flex-wrap:wrap;gap:8px 24px}
a{display:inline-flex;align-items:center;min-height:44px;color:var(--brand);font-weight:600}`;

const html = `<!doctype html><html lang="tr"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${texts.documentTitle}</title>
<style>${style}</style></head><body><main><h1>${texts.title}</h1><p>${texts.text}</p></main>
<nav><a href="">${texts.retry}</a><a href="${paths.profile}">${texts.calendar}</a>
<a href="${paths.myAppointments}">${texts.appointments}</a></nav></body></html>`;

/** For a page that does not open without a network. */
export const offlinePage = (): Response =>
  new Response(html, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    },
  });
