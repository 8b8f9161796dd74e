type Steps = { readonly step: number; readonly min?: number; readonly max?: number };

/** From nothing the first step leads to the least that is allowed. */
export const stepNumber = (value: number | null, steps: 1 | -1, { step, min, max }: Steps): number => {
  const lowest = min ?? -Infinity;
  const highest = max ?? Infinity;
  if (value === null) return Math.min(highest, Math.max(lowest, 0));
  // Counted in steps, so that 0,1 + 0,2 stays 0,3.
  const next = Math.round((value + steps * step) / step) * step;
  return Math.min(highest, Math.max(lowest, Number(next.toFixed(10))));
};
