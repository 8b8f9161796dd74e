/**
 * Names for the elements of a column's blocks. What stays keeps its element; what comes takes that of what
 * went, so that a step to another day changes words and makes nothing again.
 */
export const assignKeys = (
  before: ReadonlyMap<string, number>,
  codes: readonly string[],
): ReadonlyMap<string, number> => {
  const staying = new Set(codes.filter((code) => before.has(code)));
  const free = [...before].filter(([code]) => !staying.has(code)).map(([, key]) => key);
  let next = Math.max(-1, ...before.values());
  const keyOf = (code: string): number => {
    const reused = staying.has(code) ? before.get(code) : free.shift();
    if (reused !== undefined) return reused;
    next += 1;
    return next;
  };
  return new Map(codes.map((code) => [code, keyOf(code)]));
};

/** Remembers the last names of one column. */
export const createKeyAssigner = () => {
  let last: ReadonlyMap<string, number> = new Map();
  return (codes: readonly string[]): ReadonlyMap<string, number> => {
    last = assignKeys(last, codes);
    return last;
  };
};
