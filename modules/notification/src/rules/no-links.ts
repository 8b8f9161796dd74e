/**
 * A salon writes its name itself, and our messages carry it: what a phone would make a link of is broken
 * apart, so that nobody is led astray in our name.
 */
export const withoutLinks = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/\w+:\/\//gu, '')
    .replaceAll(/\.(?=[\p{L}\p{N}])/gu, ' ')
    .replaceAll('/', ' ')
    .trim();
