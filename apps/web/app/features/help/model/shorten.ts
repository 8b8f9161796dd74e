/** What search engines show of a description. */
const most = 155;

/** As many whole words as fit, with an ellipsis where something is left out. */
export const shorten = (text: string): string => {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[,;:.]$/, '')}\u2026`;
};
