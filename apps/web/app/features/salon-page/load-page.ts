import { createHash } from 'node:crypto';
import { CallError } from '@ayna/contracts/core/client';
import { wallNow } from '@ayna/domain/wall-now';
import { LRUCache } from 'lru-cache';
import { loadSalonTypes, type PageReader, readPageLists, readPageSalon } from '../../data/salon-page.ts';
import { systemClock } from '../../lib/clock.ts';
import { type RenderedPage, renderPage } from './document/render-page.ts';
import type { PageData } from './model/page-data.ts';

export type LoadedPage = RenderedPage & {
  readonly etag: string;
  /** The salon's present address; a former one leads there. */
  readonly path: string;
};

type Entry = LoadedPage & {
  readonly salonCode: string;
  /** What the page was rendered from: the data and the minute. */
  readonly source: string;
  readonly loadedAt: number;
};

/** A page is about 100 kB. */
const pages = new LRUCache<string, Entry>({ max: 500 });

/** While the API does not answer, the last page is better than none; older ones could mislead about hours. */
const staleMs = 10 * 60_000;
/** In one round trip where the salon behind the address is known from before. */
const readData = async (reader: PageReader, path: string, knownCode?: string): Promise<PageData> => {
  const [salon, lists, names] = await Promise.all([
    readPageSalon(reader, path),
    knownCode === undefined ? undefined : readPageLists(reader, knownCode),
    loadSalonTypes(reader),
  ]);
  const isKnown = lists !== undefined && salon.code === knownCode;
  return { salon, ...(isKnown ? lists : await readPageLists(reader, salon.code)), types: names };
};

/** A page says nothing that changes within a minute. */
export const wallMinute = (now: number, zone: string): string => `${wallNow(now, zone).slice(0, 16)}:00`;

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** No answer, a late one, or a failure of the API itself. */
const isUnavailable = (error: unknown): boolean =>
  !(error instanceof CallError) || [0, 408].includes(error.status) || error.status >= 500;

/** The page at an address, rendered again only if its data or the minute has changed. */
export const loadPage = async (reader: PageReader, path: string, origin: string): Promise<LoadedPage> => {
  const key = `${origin} ${path}`;
  const before = pages.get(key);
  try {
    const data = await readData(reader, path, before?.salonCode);
    const now = wallMinute(systemClock.now(), data.salon.zone);
    const source = digest(JSON.stringify(data) + now);
    if (before?.source === source) {
      pages.set(key, { ...before, loadedAt: systemClock.now() });
      return before;
    }
    const page = renderPage(data, { origin, now });
    const entry = {
      ...page,
      etag: `W/"${digest(page.html)}"`,
      path: data.salon.path,
      salonCode: data.salon.code,
      source,
      loadedAt: systemClock.now(),
    };
    pages.set(key, entry);
    return entry;
  } catch (error) {
    if (before && isUnavailable(error) && systemClock.now() - before.loadedAt < staleMs) return before;
    throw error;
  }
};
