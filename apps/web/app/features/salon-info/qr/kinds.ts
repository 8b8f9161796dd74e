/** What the code is printed on, as the address spells it. */
export const qrKinds = { tent: 'masa', sticker: 'vitrin', code: 'kod' } as const;

export type QrKind = keyof typeof qrKinds;
