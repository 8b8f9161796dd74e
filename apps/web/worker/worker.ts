// The service worker: pages and reads that are there without a network. It answers from what it stored only when there is
// none, so no page is ever older than the server's, and a new version has nothing to reload for.
import { forgetMessage } from '../app/lib/stored-reads.ts';
import { offlinePage } from './offline-page.ts';
import { forgetReads, readFromNetworkFirst } from './reads.ts';
import { assetsIn, shellPages, strategyFor, untouchedPages } from './rules.ts';
import { type FetchEvent, type InstallEvent, worker } from './scope.ts';

/** Of the build; put here by `server/build-worker.ts`. */
declare const workerVersion: string;

const shellPrefix = 'ayna-shell ';
const shellCache = shellPrefix + workerVersion;

const fetchWhole = async (url: string): Promise<Response> => {
  // Without cookies: what is stored for everybody must not know who asked.
  const response = await fetch(url, { credentials: 'omit' });
  if (!response.ok || response.redirected) throw new Error(`${url} answered ${response.status}`);
  return response;
};

/** Stores files and what they name, each once. */
const storeWithAssets = async (cache: Cache, urls: readonly string[]): Promise<void> => {
  const texts = await Promise.all(
    urls.map(async (url) => {
      const response = await fetchWhole(url);
      await cache.put(url, response.clone());
      return url.endsWith('.js') || url.endsWith('.woff2') ? '' : response.text();
    }),
  );
  const named = [...new Set(texts.flatMap(assetsIn))];
  if (named.length > 0) await storeWithAssets(cache, named);
};

const install = async (event: InstallEvent): Promise<void> => {
  const routes = untouchedPages.map((urlPattern) => ({
    condition: { urlPattern },
    source: 'network' as const,
  }));
  // A browser that does not know such routes asks the worker, which passes.
  await event.addRoutes?.(routes).catch(() => undefined);
  await storeWithAssets(await caches.open(shellCache), shellPages);
  await worker.skipWaiting();
};

const activate = async (): Promise<void> => {
  const names = await caches.keys();
  const former = names.filter((name) => name.startsWith(shellPrefix) && name !== shellCache);
  await Promise.all(former.map((name) => caches.delete(name)));
  // The page is asked for while the worker starts.
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
};

const openPage = async (event: FetchEvent, shell: string | undefined): Promise<Response> => {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    // With a network it is the server that is away. A page from here would try to restore its session and sign out.
    const stored =
      shell && !worker.navigator.onLine ? await caches.match(shell, { cacheName: shellCache }) : undefined;
    return stored ?? offlinePage();
  }
};

const openAsset = async (event: FetchEvent): Promise<Response> => {
  const { request } = event;
  const stored = await caches.match(request.url, { cacheName: shellCache, ignoreVary: true });
  if (stored) return stored;
  const response = await fetch(request);
  if (response.status !== 200) return response;
  const copy = response.clone();
  event.waitUntil(caches.open(shellCache).then((cache) => cache.put(request.url, copy)));
  return response;
};

const respond = (event: FetchEvent): Promise<Response> | undefined => {
  const { request } = event;
  const seen = {
    method: request.method,
    url: new URL(request.url),
    isNavigation: request.mode === 'navigate',
    token: request.headers.get('X-User-Token'),
  };
  const strategy = strategyFor(seen, worker.location.origin);
  if (strategy.kind === 'page') return openPage(event, strategy.shell);
  if (strategy.kind === 'asset') return openAsset(event);
  if (strategy.kind === 'pass') return undefined;
  return readFromNetworkFirst(request, strategy.owner, {
    isOnline: worker.navigator.onLine,
    waitUntil: (work) => event.waitUntil(work),
  });
};

worker.addEventListener('install', (event) => event.waitUntil(install(event)));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('fetch', (event) => {
  const response = respond(event);
  if (response) event.respondWith(response);
});
worker.addEventListener('message', (event) => {
  if (event.data === forgetMessage) event.waitUntil(forgetReads());
});
