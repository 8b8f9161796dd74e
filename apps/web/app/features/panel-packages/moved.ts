/** The codes with one of them a place further up or down; at an end it stays. */
export const moved = (codes: readonly string[], index: number, by: 1 | -1): string[] => {
  const [code] = codes.slice(index, index + 1);
  const to = index + by;
  if (code === undefined || to < 0 || to >= codes.length) return [...codes];
  return codes.toSpliced(index, 1).toSpliced(to, 0, code);
};
