/** Puts the wanted codes first, without duplicates and unknown ones; the others follow in their current order. */
export const applyOrder = (current: readonly string[], wanted: readonly string[]): string[] => {
  const existing = new Set(current);
  const first = new Set(wanted.filter((code) => existing.has(code)));
  return [...first, ...current.filter((code) => !first.has(code))];
};
