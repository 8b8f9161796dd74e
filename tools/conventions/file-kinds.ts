export const isScript = (path: string): boolean => /[.](?:ts|tsx|mjs|cjs)$/.test(path);

export const isMarkdown = (path: string): boolean => path.endsWith('.md');

export const isTest = (path: string): boolean => /[.]test[.]tsx?$|^e2e\/.*[.]spec[.]ts$/.test(path);

/** Data that fills a new database, not code. */
export const isSeed = (path: string): boolean => /(?:^|\/)seed(?:\/|[.]ts$)/.test(path);
