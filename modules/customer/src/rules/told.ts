import type { Kept } from './kept.ts';

/** What a booking needs to know of a card. */
export const knownOf = ({ code, name, lastname, phone, imageUrl, userCode }: Kept) => ({
  code,
  name,
  lastname,
  phone,
  imageUrl,
  userCode,
});

/** A card as its event tells it. */
export const toldOf = (row: Kept) => ({ ...knownOf(row), version: row.version, gone: row.gone });
