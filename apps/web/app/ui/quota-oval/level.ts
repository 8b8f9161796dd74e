/** From here on a quota is amber and carries a sign. */
const nearlyFullFrom = 0.9;

/** The mirror's oval, 4 : 5.1, within a line of 1.5. */
export const oval = { width: 72, height: 91.8, stroke: 1.5 } as const;

const ratioOf = (part: number, total: number): number =>
  total <= 0 ? 0 : Math.min(1, Math.max(0, part / total));

export const isNearlyFull = (used: number, total: number): boolean =>
  total <= 0 || used / total >= nearlyFullFrom;

/** What stands in the oval: how much is gone, or how much there still is. */
export const ovalValue = (used: number, total: number, shows: 'used' | 'left'): number =>
  shows === 'used' ? used : Math.max(0, total - used);

/** The surface of what fills the oval: a slow wave, never above the rim nor below the ground. */
export const surfacePath = (shown: number, total: number): string => {
  const { width, height } = oval;
  const share = ratioOf(shown, total);
  if (share === 0) return '';
  const top = height * (1 - share);
  const wave = share === 1 ? 0 : 4;
  const at = (across: number) => (width * across).toFixed(1);
  const rise = (by: number) => (top + by).toFixed(1);
  return [
    `M0 ${rise(0)}`,
    `C${at(0.25)} ${rise(-wave)} ${at(0.4)} ${rise(wave)} ${at(0.62)} ${rise(0)}`,
    `S${at(0.9)} ${rise(-wave * 0.7)} ${width} ${rise(wave * 0.2)}`,
    `V${height}H0z`,
  ].join('');
};
