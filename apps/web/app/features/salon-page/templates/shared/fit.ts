/**
 * How large a title may be: `fit-1` for a short word to `fit-5` for the longest name. The longest word decides with the
 * whole, since a word that does not fit is broken.
 */
export const fitClass = (text: string): string => {
  const longest = Math.max(0, ...text.split(/\s+/).map((word) => word.length));
  const weight = Math.max(longest, text.length * 0.45);
  const step = [7, 10, 14, 20].findIndex((limit) => weight <= limit);
  return `fit-${step < 0 ? 5 : step + 1}`;
};
