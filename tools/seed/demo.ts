/**
 * The demo data of `pnpm dev` and `pnpm stack`: one busy salon of each type with six whole months of history before this one,
 * as many as the statistics compare and the suggestions ask for.
 */
export const demo = { salons: 6, months: 7, now: Date.now() };
