import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { startProcess } from '@ayna/kernel/testkit/process';
import { addService } from '../../e2e/support/appointments.ts';
import { type Browser, openChromium, type Page } from '../../e2e/support/chromium.ts';
import { type OpenSalon, openSalon } from '../../e2e/support/salon.ts';
import { ensureDebianPackages, wrk } from '../../tools/services/install.ts';
import { withThrowawayProduct } from '../../tools/stack/throwaway.ts';
import { spreadOf } from '../stats.ts';
import { readPageText } from '../web/page-text.ts';
import { measureScripts } from '../web/scripts.ts';
import { type Visit, visitPage } from '../web/visit.ts';
import { requestsPerSecond } from '../wrk.ts';

const goals = { htmlKb: 40, scriptsKb: 12, lcpRatio: 1.25, cls: 0.02, cachedRatio: 0.5, errors: 0 };
const serviceCount = 40;
const photoCount = 9;

/** Pictures with much in them, as large as a salon uploads: screens of the templates. */
const photos = new URL('../../apps/web/app/parts/template-pictures/', import.meta.url);

/** The first is the cover. */
const addPhotos = async (page: Page, { api, salonCode, token }: OpenSalon): Promise<void> => {
  const names = readdirSync(photos).toSorted().slice(0, photoCount);
  for (const [index, name] of names.entries()) {
    const added = await page.request.post(`/api/File/content?salonCode=${salonCode}&album=Work`, {
      headers: { 'X-User-Token': token },
      multipart: { file: { name, mimeType: 'image/webp', buffer: readFileSync(new URL(name, photos)) } },
    });
    if (!added.ok()) throw new Error(`${name}: ${await added.text()}`);
    const { code } = (await added.json()) as { code: string };
    if (index === 0) await api('patch', `/api/File/content/${code}`, { cover: true });
  }
};

/** The page of a new salon with many services and photos; returns its address. */
const openPage = async (browser: Browser, url: string): Promise<string> => {
  const context = await browser.newContext({ baseURL: url });
  const tab = await context.newPage();
  const salon = await openSalon(tab);
  for (let index = 0; index < serviceCount; index += 1)
    await addService(salon, { name: `Hizmet ${index + 1}`, price: 400 + index * 35 });
  await addPhotos(tab, salon);
  const { path } = await salon.api<{ path: string }>('get', `/api/Salon/${salon.salonCode}`);
  await context.close();
  return `${url}/salon/${path}`;
};

const startPageServer = async (browser: Browser, page: string, html: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'ayna-salon-page-'));
  const [bodyFile, htmlFile] = [join(folder, 'body.html'), join(folder, 'page.html')];
  writeFileSync(bodyFile, await readPageText(browser, page, { pictures: true }));
  writeFileSync(htmlFile, html);
  const server = await startProcess(join(import.meta.dirname, 'page-server.ts'), {
    BARE_BODY: bodyFile,
    PAGE_HTML: htmlFile,
    PAGE_URL: page,
  });
  rmSync(folder, { recursive: true });
  return server;
};

const gzipHeaders = join(import.meta.dirname, 'gzip.lua');

/** By turns, so that noise on the machine affects both. */
const measureRates = async (url: string, rounds: number) => {
  const rate = (path: string) => requestsPerSecond(url + path, 3, { script: gzipHeaders });
  await rate('/cached');
  const ratios: number[] = [];
  const cached: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const string = await rate('/string');
    const page = await rate('/cached');
    cached.push(page);
    ratios.push(page / string);
  }
  return { cachedRatio: spreadOf(ratios), cachedPerSecond: spreadOf(cached) };
};

const measureVisits = async (browser: Browser, page: string, bare: string, rounds: number) => {
  const ours: Visit[] = [];
  const bares: Visit[] = [];
  await visitPage(browser, bare);
  await visitPage(browser, page);
  for (let round = 0; round < rounds; round += 1) {
    bares.push(await visitPage(browser, bare));
    ours.push(await visitPage(browser, page));
  }
  const figures = (visits: readonly Visit[]) => ({
    lcpMs: spreadOf(visits.map(({ lcpMs }) => lcpMs)),
    responseMs: spreadOf(visits.map(({ responseMs }) => responseMs)),
    firstPaintMs: spreadOf(visits.map(({ firstPaintMs }) => firstPaintMs)),
    kilobytes: visits[0]?.kilobytes,
    lcpOf: visits[0]?.lcpOf,
  });
  return {
    lcpRatio: spreadOf(ours.map(({ lcpMs }, index) => lcpMs / (bares[index]?.lcpMs ?? Number.NaN))),
    ours: figures(ours),
    bare: figures(bares),
    cls: spreadOf(ours.map(({ cls }) => cls)),
    errors: ours.flatMap(({ errors }) => errors),
  };
};

/** A salon's page on a slow phone against a bare page with the same text, fonts and pictures, and from memory against the same HTML as a string. */
export const runBench = async (short: boolean) => {
  ensureDebianPackages([wrk]);
  return withThrowawayProduct('bench', async (url) => {
    await using browser = await openChromium();
    const page = await openPage(browser, url);
    const html = await (await fetch(page)).text();
    const htmlKb = gzipSync(html, { level: 7 }).length / 1000;
    const { gzipKb: scriptsKb } = await measureScripts(browser, page);
    const server = await startPageServer(browser, page, html);
    const visits = await measureVisits(browser, page, `${server.url}/bare`, short ? 3 : 7);
    const rates = await measureRates(server.url, short ? 2 : 5);
    await server.stop();
    for (const error of visits.errors) console.log(`console error: ${error}`);
    return {
      name: 'salon-page',
      passed:
        htmlKb <= goals.htmlKb &&
        scriptsKb <= goals.scriptsKb &&
        visits.lcpRatio.median <= goals.lcpRatio &&
        visits.cls.most <= goals.cls &&
        rates.cachedRatio.median >= goals.cachedRatio &&
        visits.errors.length <= goals.errors,
      goals,
      htmlKb,
      scriptsKb,
      ...visits,
      ...rates,
      errors: visits.errors.length,
      what: `${serviceCount} services, ${photoCount} photos with the cover; 390 px, CPU 4 times slower, 1.6 Mbit/s down, 150 ms`,
    };
  });
};
