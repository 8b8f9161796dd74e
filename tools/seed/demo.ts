/** The demo data of `pnpm dev` and `pnpm stack`: one busy salon of each type with months of history. */
export const demo = { salons: 6, months: 4, now: Date.now() };
