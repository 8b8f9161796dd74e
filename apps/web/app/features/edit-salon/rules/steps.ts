/** The limits that are offered, in minutes and in days; what was saved otherwise stays until it is stepped. */
export const ladders = {
  cancelMinutes: [0, 30, 60, 120, 180, 240, 360, 720, 1_440, 2_880, 4_320, 10_080],
  leadMinutes: [0, 15, 30, 60, 120, 180, 360, 720, 1_440, 2_880],
  aheadDays: [7, 14, 21, 30, 45, 60, 90, 120, 180, 365],
} as const satisfies Record<string, readonly number[]>;

/** The next one on the ladder in that direction; undefined at its end. */
export const stepFrom = (
  ladder: readonly number[],
  value: number,
  direction: 'up' | 'down',
): number | undefined =>
  direction === 'up' ? ladder.find((rung) => rung > value) : ladder.findLast((rung) => rung < value);
