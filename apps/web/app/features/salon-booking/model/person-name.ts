/** One field for both: the last word is the last name. */
export const splitName = (typed: string): { readonly name: string; readonly lastname: string } => {
  const words = typed.trim().split(/\s+/);
  const lastname = words.length > 1 ? (words.at(-1) ?? '') : '';
  return { name: words.slice(0, Math.max(1, words.length - 1)).join(' '), lastname };
};
