const workerUrl = '/sw.js';

/** Registering takes the address of a script, which trusted types let nobody make of a mere string. */
type TrustedTypes = {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: () => string },
  ) => { readonly createScriptURL: (url: string) => string };
};

const trustedUrl = (): string => {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('ayna-worker', { createScriptURL: () => workerUrl });
  return policy?.createScriptURL('') ?? workerUrl;
};

let isAsked = false;

/**
 * Registers the service worker, once the page is there; `onFirst` hears when it begins to serve a page that began
 * without one. A browser that has or allows none does everything that needs a network.
 */
export const registerWorker = (onFirst: () => void): void => {
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  if (!import.meta.env.PROD || !workers || isAsked) return;
  isAsked = true;
  if (!workers.controller) workers.addEventListener('controllerchange', onFirst, { once: true });
  const register = (): void => void workers.register(trustedUrl()).catch(() => undefined);
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
};
