/** A call as the spec's section 7 names it; the method is 'any' where the spec shows none. */
export type SpecCall = { readonly method: string; readonly path: string; readonly cache: string | undefined };

const token = /\b(?:GET|POST|PUT|PATCH|DELETE)\b|\b\d+ min\b|(?<![\w}])\w*(?:\/[\w{}-]+)+/g;

/** `multipart/form-data` is no path; `transaction/{id}` is one. */
const isPath = (text: string): boolean => text.startsWith('/') || text.includes('/{');

const callsInLine = (line: string, baseBefore: string) => {
  const calls: SpecCall[] = [];
  let [method, base] = ['any', baseBefore];
  for (const [found] of line.matchAll(token)) {
    const last = calls.at(-1);
    if (/^[A-Z]+$/.test(found)) method = found;
    else if (/^\d/.test(found) && last) calls.splice(-1, 1, { ...last, cache: found });
    else if (isPath(found)) {
      if (found.startsWith('/api/')) base = found.split('/').slice(0, 3).join('/');
      const isSubPath = found.startsWith('/') && !found.startsWith('/api/');
      const path = isSubPath ? base + found : found.replace(/^(?!\/)/, '/');
      calls.push({ method, path, cache: undefined });
    }
  }
  return { calls, base };
};

/**
 * Every call in the excerpt. A bare sub-path belongs under the last `/api/<Entity>` before it, a method counts until the
 * next one in its line, and a number of minutes is the cache time of the call before it.
 */
export const callsInSpec = (spec: string): readonly SpecCall[] => {
  let base = '';
  return spec.split('\n').flatMap((line) => {
    const found = callsInLine(line, base);
    base = found.base;
    return found.calls;
  });
};

/** Words such as `salonCode`: names, never prose. */
export const namesInSpec = (spec: string): ReadonlySet<string> =>
  new Set(spec.replaceAll(token, '').match(/\b[A-Za-z]*[a-z][A-Z][A-Za-z]*\b/g));
