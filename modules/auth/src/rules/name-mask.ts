const maskWord = (word: string): string => `${(/^./u.exec(word)?.[0] ?? '').toLocaleUpperCase('tr')}***`;

/** Shows the first letter of each name: enough to recognise a known person, too little to learn a name. */
export const maskName = (name: string, lastname: string): string =>
  [name, lastname].map((word) => maskWord(word.trim())).join(' ');
