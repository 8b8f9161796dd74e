/** Which module answers at which address; one that is not named answers where the page came from. */
export type ModuleOrigins = Readonly<Record<string, string>>;

/** The page carries it as `<meta name="ayna-bases" content='{"appointment":"https://..."}'>`. */
export const moduleOriginsMeta = 'ayna-bases';

/** An origin and nothing more: paths are the contract's. */
const isOrigin = (base: unknown): base is string =>
  typeof base === 'string' &&
  (base === '' || (/^https?:/.test(base) && URL.canParse(base) && new URL(base).origin === base));

/** A wrong address is told with a sentence; fetch would make a riddle of it. */
export const parseModuleOrigins = (text: string | undefined | null): ModuleOrigins => {
  if (!text) return {};
  const origins: unknown = JSON.parse(text);
  for (const [module, base] of Object.entries(origins as Record<string, unknown>)) {
    if (!isOrigin(base))
      throw new Error(`The base address of ${module} must be an origin, not ${String(base)}`);
  }
  return origins as ModuleOrigins;
};

let cached: ModuleOrigins | undefined;

/** As this page was told. */
export const pageModuleOrigins = (): ModuleOrigins => {
  cached ??= parseModuleOrigins(
    document.querySelector<HTMLMetaElement>(`meta[name=${moduleOriginsMeta}]`)?.content,
  );
  return cached;
};

/** Before the path of a module's calls. */
export const moduleOrigin = (module: string): string => pageModuleOrigins()[module] ?? '';
