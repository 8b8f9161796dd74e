/** These first, as far as they are there and each once; the others follow as they were. */
export const inOrder = (present: readonly string[], wanted: readonly string[]): string[] => {
  const there = new Set(present);
  const first = new Set(wanted.filter((code) => there.has(code)));
  return [...first, ...present.filter((code) => !first.has(code))];
};
