export type Part = { readonly key: string; readonly name: string; readonly value: number };

/** `tenths` are tenths of a percent of all parts together. */
export type Share = Part & { readonly tenths: number };

const WHOLE = 1000;

/** Percent that add up to a hundred: what rounding down leaves over goes to the largest remainders. */
const withTenths = (parts: readonly Part[]): Share[] => {
  const total = parts.reduce((sum, { value }) => sum + value, 0);
  if (total <= 0) return parts.map((part) => ({ ...part, tenths: 0 }));
  const exact = parts.map(({ value }) => (value / total) * WHOLE);
  const floors = exact.map(Math.floor);
  const left = WHOLE - floors.reduce((sum, tenths) => sum + tenths, 0);
  const winners = exact
    .map((tenths, index) => ({ index, rest: tenths - Math.floor(tenths) }))
    .toSorted((one, other) => other.rest - one.rest || one.index - other.index)
    .slice(0, left);
  const raised = new Set(winners.map(({ index }) => index));
  return parts.map((part, index) => ({
    ...part,
    tenths: (floors[index] ?? 0) + (raised.has(index) ? 1 : 0),
  }));
};

/** The largest parts and the rest in one, so that they add up to the whole. Parts of nothing are left out. */
export const sharesOf = (parts: readonly Part[], max: number, rest: string): Share[] => {
  const sorted = parts.filter(({ value }) => value > 0).toSorted((one, other) => other.value - one.value);
  if (sorted.length <= max) return withTenths(sorted);
  const others = sorted.slice(max - 1);
  // In kurus: amounts do not add up in floating point.
  const value = others.reduce((sum, one) => sum + Math.round(one.value * 100), 0) / 100;
  return withTenths([...sorted.slice(0, max - 1), { key: 'rest', name: rest, value }]);
};

/** Joins rows of the same key. */
export const groupParts = (parts: readonly Part[]): Part[] => {
  const groups = new Map<string, Part>();
  for (const part of parts) {
    const value = (groups.get(part.key)?.value ?? 0) + part.value;
    groups.set(part.key, { ...part, value });
  }
  return [...groups.values()];
};
