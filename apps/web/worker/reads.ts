import { readsPrefix, storedAtHeader } from '../app/lib/stored-reads.ts';
import { isCalendarStart, isInCalendarStart, isYoung } from './rules.ts';

/** A few weeks of the calendar; beyond that the ones stored first go. */
const maxReads = 60;

/** After these what is stored is not for this person any more, or is gone. */
const revoking = new Set([401, 403, 404]);

/** Raised when everything is forgotten: what was asked for before must not be stored afterwards. */
let generation = 0;

const cacheOf = (owner: string): string => readsPrefix + owner;

const removeCaches = async (isRemoved: (name: string) => boolean): Promise<void> => {
  const names = await caches.keys();
  await Promise.all(names.filter(isRemoved).map((name) => caches.delete(name)));
};

export const forgetReads = (): Promise<void> => {
  generation += 1;
  return removeCaches((name) => name.startsWith(readsPrefix));
};

const removeReplaced = async (cache: Cache, start: Response): Promise<void> => {
  const { date } = (await start.json()) as { date: string };
  const stored = await cache.keys();
  const replaced = stored.filter(({ url }) => isInCalendarStart(new URL(url), date));
  await Promise.all(replaced.map((request) => cache.delete(request)));
};

const removeFirst = async (cache: Cache): Promise<void> => {
  const stored = await cache.keys();
  await Promise.all(stored.slice(0, -maxReads).map((request) => cache.delete(request)));
};

const store = async (url: string, owner: string, response: Response): Promise<void> => {
  const body = await response.blob();
  const headers = {
    'Content-Type': response.headers.get('Content-Type') ?? '',
    [storedAtHeader]: String(Date.now()),
  };
  const stored = new Response(body, { headers });
  const cache = await caches.open(cacheOf(owner));
  if (isCalendarStart(new URL(url))) await removeReplaced(cache, stored.clone());
  await cache.put(url, stored);
  await removeFirst(cache);
};

type Read = { readonly url: string; readonly owner: string };

const keep = async ({ url, owner }: Read, response: Response, asked: number): Promise<void> => {
  const name = cacheOf(owner);
  if (revoking.has(response.status)) await (await caches.open(name)).delete(url);
  if (!response.ok || generation !== asked) return;
  await removeCaches((each) => each.startsWith(readsPrefix) && each !== name);
  await store(url, owner, response);
  if (generation !== asked) await caches.delete(name);
};

const findStored = async ({ url, owner }: Read): Promise<Response | undefined> => {
  const stored = await caches.match(url, { cacheName: cacheOf(owner) });
  return stored && isYoung(Number(stored.headers.get(storedAtHeader)), Date.now()) ? stored : undefined;
};

type Surroundings = {
  readonly isOnline: boolean;
  /** Keeps the worker alive until it is done. */
  readonly waitUntil: (work: Promise<unknown>) => void;
};

/** The server's answer; without a network the last one that the same person got, marked with its age. */
export const readFromNetworkFirst = async (
  request: Request,
  owner: string,
  { isOnline, waitUntil }: Surroundings,
): Promise<Response> => {
  const read = { url: request.url, owner };
  const asked = generation;
  try {
    const response = await fetch(request);
    waitUntil(keep(read, response.clone(), asked));
    return response;
  } catch (failure) {
    // With a network it is the server that is away: the page says so, and tries again.
    const stored = isOnline ? undefined : await findStored(read);
    if (stored) return stored;
    throw failure;
  }
};
