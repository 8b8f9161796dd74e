// What this worker uses of its global scope. The types of workers and those of pages exclude one another in one program.

type ExtendableEvent = Event & { readonly waitUntil: (work: Promise<unknown>) => void };

type StaticRoute = { readonly condition: { readonly urlPattern: string }; readonly source: 'network' };

export type InstallEvent = ExtendableEvent & {
  /** Not in every browser. */
  readonly addRoutes?: (routes: readonly StaticRoute[]) => Promise<void>;
};

export type FetchEvent = ExtendableEvent & {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  readonly respondWith: (response: Promise<Response>) => void;
};

type WorkerEvents = {
  readonly install: InstallEvent;
  readonly activate: ExtendableEvent;
  readonly fetch: FetchEvent;
  readonly message: ExtendableEvent & { readonly data: unknown };
};

type WorkerScope = {
  readonly addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void;
  readonly skipWaiting: () => Promise<void>;
  readonly clients: { readonly claim: () => Promise<void> };
  readonly registration: { readonly navigationPreload?: { readonly enable: () => Promise<void> } };
  readonly location: Location;
  readonly navigator: { readonly onLine: boolean };
};

export const worker = globalThis as unknown as WorkerScope;
