/** Which module answers at which address; one that is not named answers where the page came from. */
export type Bases = Readonly<Record<string, string>>;

/** The page carries it as `<meta name="ayna-bases" content='{"appointment":"https://..."}'>`. */
export const basesMeta = 'ayna-bases';

/** An origin and nothing more: paths are the contract's. */
const isOrigin = (base: unknown): base is string =>
  typeof base === 'string' &&
  (base === '' || (/^https?:/.test(base) && URL.canParse(base) && new URL(base).origin === base));

/** A wrong address is told with a sentence; fetch would make a riddle of it. */
export const basesOf = (text: string | undefined | null): Bases => {
  if (!text) return {};
  const bases: unknown = JSON.parse(text);
  for (const [module, base] of Object.entries(bases as Record<string, unknown>)) {
    if (!isOrigin(base))
      throw new Error(`The base address of ${module} must be an origin, not ${String(base)}`);
  }
  return bases as Bases;
};

let read: Bases | undefined;

/** As this page was told. */
export const pageBases = (): Bases => {
  read ??= basesOf(document.querySelector<HTMLMetaElement>(`meta[name=${basesMeta}]`)?.content);
  return read;
};

/** Before the path of a module's calls. */
export const pageBase = (module: string): string => pageBases()[module] ?? '';
