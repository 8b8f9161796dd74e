import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from '../../e2e/support/chromium.ts';
import { openSlowPhone, type Step, stepTimer } from './slow-phone.ts';

// The same steps as plain pages with one form each: no style, no script, no database.

const names = ['salon page', 'services', 'employees', 'days', 'times', 'hold', 'details', 'code', 'done'];
const rows = Array.from(
  { length: 12 },
  (_, index) => `<p><label><input name="a${index}"> ${index}</label></p>`,
);

const pageOf = (index: number): string =>
  `<!doctype html><html lang="tr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Bare</title><link rel="icon" href="data:,"></head><body><h1>${names[index] ?? ''}</h1>
<form action="/${index + 1}"><button>next</button>${rows.join('')}</form></body></html>`;

export const serveBareForms = async () => {
  const server = createServer((request, response) => {
    const index = Number(new URL(request.url ?? '', 'http://bare').pathname.slice(1));
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(pageOf(index));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: (): void => {
      server.close();
      server.closeAllConnections();
    },
  };
};

export const walkBare = async (browser: Browser, url: string): Promise<readonly Step[]> => {
  const { context, page } = await openSlowPhone(browser, url);
  const { steps, measure } = stepTimer();
  for (const [index, name] of names.entries()) {
    const shown = () => page.getByRole('heading', { name, exact: true }).waitFor();
    const act = () =>
      index === 0 ? page.goto('/0', { waitUntil: 'commit' }) : page.getByRole('button').tap();
    await measure(name, act, shown);
  }
  await context.close();
  return steps;
};
