// What the pages and the service worker (`worker/worker.ts`) say to one another.

/** On a response that the worker has kept: when the server gave it, in milliseconds since 1970. */
export const storedAtHeader = 'x-stored-at';

/** Caches with what somebody has read; their code follows. */
export const readsPrefix = 'ayna-reads ';

/** To the worker: nothing that was read so far may be kept, whatever is still on its way. */
export const forgetMessage = 'forget';

/** Nothing that somebody has read stays in this browser: after signing out, and before somebody signs in. */
export const forgetStoredReads = async (): Promise<void> => {
  // Neither on the server nor outside https.
  if (typeof window === 'undefined' || !('caches' in window)) return;
  navigator.serviceWorker?.controller?.postMessage(forgetMessage);
  // A page that no worker controls has to do it itself.
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(readsPrefix)).map((name) => caches.delete(name)));
};
