const pad = (part: string): string => part.padStart(2, '0');

/** The figures of a date that is being typed, at most eight. A dot or a slash ends a part, so that 4.1. is 0401. */
export const dateDigits = (text: string): string => {
  const iso = /^\s*(\d{4})-(\d{2})-(\d{2})\s*$/.exec(text);
  if (iso) return `${iso[3]}${iso[2]}${iso[1]}`;
  const parts = text.split(/[./-]/);
  const ended = parts.map((part, index) =>
    index < Math.min(parts.length - 1, 2) && part ? pad(part) : part,
  );
  return ended.join('').replaceAll(/\D/g, '').slice(0, 8);
};

/** 14112026 as 14.11.2026, as far as it goes. */
export const dottedDate = (digits: string): string =>
  [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter(Boolean).join('.');
