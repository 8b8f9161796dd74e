/** The code in an SMS, if it holds one: four to eight digits on their own, and no part of a number. */
export const digitsIn = (text: string): string | null => /(?<![\d+])\d{4,8}(?!\d)/.exec(text)?.[0] ?? null;
