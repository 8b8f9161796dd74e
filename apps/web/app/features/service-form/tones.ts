/** The six tones of the calendar, as classes of the theme; their names stand in the texts in the same order. */
const toneFills = ['bg-v1', 'bg-v2', 'bg-v3', 'bg-v4', 'bg-v5', 'bg-v6'] as const;

export const fillOf = (color: number): string => toneFills[color - 1] ?? toneFills[0];
