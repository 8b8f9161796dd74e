/** An instant as PostgreSQL and JSON write it. What a clock on a wall shows is none: that is text all along. */
export const instantOf = (milliseconds: number): string => new Date(milliseconds).toISOString();
