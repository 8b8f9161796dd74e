const masked = (word: string): string => `${(/^./u.exec(word)?.[0] ?? '').toLocaleUpperCase('tr')}***`;

/** Enough to recognise somebody one knows, too little to learn a name: one letter of each. */
export const maskedName = (name: string, lastname: string): string =>
  [name, lastname].map((word) => masked(word.trim())).join(' ');
