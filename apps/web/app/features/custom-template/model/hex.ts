/** A color of six digits as people write it, with or without the sign; null while it is not complete. */
export const toHex = (text: string): string | null => {
  const digits = text.trim().replace(/^#/, '').toLowerCase();
  return /^[0-9a-f]{6}$/.test(digits) ? `#${digits}` : null;
};
