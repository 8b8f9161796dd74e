// What sort of file a path names.

export const isScript = (path: string): boolean => /[.](?:ts|tsx|mjs|cjs)$/.test(path);

export const isTest = (path: string): boolean => /[.]test[.]tsx?$|^e2e\/.*[.]spec[.]ts$/.test(path);

/** What a new database is filled with: data, not code. */
export const isSeed = (path: string): boolean => /(?:^|\/)seed(?:\/|[.]ts$)/.test(path);
