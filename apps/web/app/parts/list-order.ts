/**
 * All codes in their order once some of the shown ones stand elsewhere among the shown. Those of other
 * albums keep their places: only the places of the shown are dealt out again.
 */
export const reordered = (all: readonly string[], shown: readonly string[]): readonly string[] => {
  const isShown = new Set(shown);
  const dealt = shown.values();
  return all.map((code) => (isShown.has(code) ? (dealt.next().value ?? code) : code));
};

/** The shown ones after some of them were put before or after one that stays. */
export const moved = (
  shown: readonly string[],
  codes: ReadonlySet<string>,
  target: { readonly code: string; readonly side: 'before' | 'after' },
): readonly string[] => {
  if (codes.has(target.code)) return shown;
  const moving = shown.filter((code) => codes.has(code));
  const staying = shown.filter((code) => !codes.has(code));
  const index = staying.indexOf(target.code) + (target.side === 'after' ? 1 : 0);
  return staying.toSpliced(index, 0, ...moving);
};

/** One step towards the beginning or the end. */
export const nudged = (
  shown: readonly string[],
  code: string,
  towards: 'start' | 'end',
): readonly string[] => {
  const at = shown.indexOf(code);
  const neighbour = shown[towards === 'start' ? at - 1 : at + 1];
  if (at < 0 || neighbour === undefined) return shown;
  return moved(shown, new Set([code]), {
    code: neighbour,
    side: towards === 'start' ? 'before' : 'after',
  });
};
