/**
 * A salon chooses its own name, and our messages contain it. Splits whatever a phone would turn into a link, so
 * that no salon sends links in our name.
 */
export const removeLinks = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/\w+:\/\//gu, '')
    .replaceAll(/\.(?=[\p{L}\p{N}])/gu, ' ')
    .replaceAll('/', ' ')
    .trim();
