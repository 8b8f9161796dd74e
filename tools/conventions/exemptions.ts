/**
 * Files and folders (with a slash at the end) that may break a rule for now. A test fails when an entry is gone or no
 * longer breaks its rule, so the list only shrinks.
 */
export const exemptions: Readonly<Record<string, readonly string[]>> = {
  'no-private-members': ['apps/web/app/lib/load-chunk.ts'],
};

export const isExempt = (rule: string, path: string): boolean =>
  (exemptions[rule] ?? []).some((entry) => (entry.endsWith('/') ? path.startsWith(entry) : path === entry));
