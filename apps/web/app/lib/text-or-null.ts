/** What nobody wrote is nothing, and not an empty text. */
export const textOrNull = (text: string): string | null => (text.trim() === '' ? null : text);
