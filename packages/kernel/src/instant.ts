/** An instant as PostgreSQL and JSON write it. Wall-clock times are no instants: they stay text. */
export const instantOf = (milliseconds: number): string => new Date(milliseconds).toISOString();
